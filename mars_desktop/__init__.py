"""Board games about Mars on one screen: Terraforming Mars, The Legacy of Mars and On Mars."""
