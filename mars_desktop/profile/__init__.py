"""The profile: every table, answer, setting, player and record a person has, in one SQLite file.

It stores plain text and knows no Qt; of the games it knows only what a campaign is. Whatever can go wrong with it is a
`problems.ProfileProblem`, whose `str()` is one sentence for a person.
"""
