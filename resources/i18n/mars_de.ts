<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>BoardPanel</name>
        <message>
            <source>Depot and Executive actions</source>
            <translation>Depot und Exekutivaktionen</translation>
        </message>
        <message>
            <source>Laboratory</source>
            <translation>Labor</translation>
        </message>
        <message>
            <source>Player board</source>
            <translation>Spielertableau</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Lager</translation>
        </message>
    </context>
    <context>
        <name>BoardScene</name>
        <message>
            <source>This place is not among those allowed.</source>
            <translation>Dieses Feld gehört nicht zu den erlaubten.</translation>
        </message>
    </context>
    <context>
        <name>CardsPanel</name>
        <message>
            <source>Cards and tiles</source>
            <translation>Karten und Plättchen</translation>
        </message>
    </context>
    <context>
        <name>CardsSheet</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>ColonyPanel</name>
        <message>
            <source>Buildings left</source>
            <translation>Übrige Gebäude</translation>
        </message>
        <message>
            <source>Colony</source>
            <translation>Kolonie</translation>
        </message>
        <message>
            <source>Colony actions</source>
            <translation>Aktionen der Kolonie</translation>
        </message>
        <message>
            <source>Colony level {n}</source>
            <translation>Stufe {n}</translation>
        </message>
        <message>
            <source>Discoveries</source>
            <translation>Entdeckungen</translation>
        </message>
        <message>
            <source>Life support</source>
            <translation>Lebenserhaltung</translation>
        </message>
        <message>
            <source>Missions</source>
            <translation>Missionen</translation>
        </message>
    </context>
    <context>
        <name>DecisionBar</name>
        <message>
            <source>All answers</source>
            <translation>Alle Antworten</translation>
        </message>
        <message>
            <source>{what} ({key})</source>
            <translation>{what} ({key})</translation>
        </message>
    </context>
    <context>
        <name>GuideNote</name>
        <message>
            <source>Hide</source>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Hide this note (Esc)</source>
            <translation>Diesen Hinweis verbergen (Esc)</translation>
        </message>
        <message>
            <source>Look it up in the glossary</source>
            <translation>Im Glossar nachschlagen</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>No guide</source>
            <translation>Nie mehr</translation>
        </message>
        <message>
            <source>Turn the guide off; the settings turn it on again</source>
            <translation>Die Anleitung ausschalten; die Einstellungen schalten sie wieder ein</translation>
        </message>
    </context>
    <context>
        <name>OrbitPanel</name>
        <message>
            <source>Blueprints</source>
            <translation>Baupläne</translation>
        </message>
        <message>
            <source>Orbit</source>
            <translation>Orbit</translation>
        </message>
        <message>
            <source>Orbit actions</source>
            <translation>Aktionen des Orbits</translation>
        </message>
        <message>
            <source>Scientists and Contracts</source>
            <translation>Wissenschaftler und Verträge</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technologie</translation>
        </message>
        <message>
            <source>Warehouse</source>
            <translation>Lagerhaus</translation>
        </message>
    </context>
    <context>
        <name>PaymentSheet</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Pay {price}</source>
            <translation>{price} zahlen</translation>
        </message>
        <message>
            <source>Pay {price} M€</source>
            <translation>{price} M€ zahlen</translation>
        </message>
        <message>
            <source>{n} M€</source>
            <translation>{n} M€</translation>
        </message>
        <message>
            <source>{n} M€ too much is lost: no change is given.</source>
            <translation>{n} M€ zu viel sind verloren: Es gibt kein Wechselgeld.</translation>
        </message>
        <message>
            <source>{n} at hand</source>
            <translation>{n} vorhanden</translation>
        </message>
        <message>
            <source>{n} at hand, worth {value} M€ each</source>
            <translation>{n} vorhanden, je {value} M€ wert</translation>
        </message>
        <message>
            <source>{paid} of {price}</source>
            <translation>{paid} von {price}</translation>
        </message>
        <message>
            <source>{paid} of {price} M€</source>
            <translation>{paid} von {price} M€</translation>
        </message>
    </context>
    <context>
        <name>PickPanel</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
    </context>
    <context>
        <name>StoreLine</name>
        <message>
            <source>of {n}</source>
            <translation>von {n}</translation>
        </message>
    </context>
    <context>
        <name>SupportChart</name>
        <message>
            <source>+{n}</source>
            <translation>+{n}</translation>
        </message>
    </context>
    <context>
        <name>action</name>
        <message>
            <source>Action, after {condition}: {what}.</source>
            <translation>Aktion (Voraussetzung: {condition}): {What}.</translation>
        </message>
        <message>
            <source>Action: {what}.</source>
            <translation>Aktion: {What}.</translation>
        </message>
        <message>
            <source>Or, after {condition}: {what}.</source>
            <translation>Oder (Voraussetzung: {condition}): {What}.</translation>
        </message>
        <message>
            <source>Or: {what}.</source>
            <translation>Oder: {What}.</translation>
        </message>
    </context>
    <context>
        <name>answer</name>
        <message>
            <source>Buy cards</source>
            <translation>Karten kaufen</translation>
        </message>
        <message>
            <source>Buy no card</source>
            <translation>Keine Karte kaufen</translation>
        </message>
        <message>
            <source>Buy {cards}</source>
            <translation>{cards} kaufen</translation>
        </message>
        <message>
            <source>Claim {milestone}</source>
            <translation>{milestone} sichern</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <source>Discard {cards}</source>
            <translation>{cards} abwerfen</translation>
        </message>
        <message numerus="yes">
            <source>Discard {n} cards</source>
            <extracomment>Discard {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte abwerfen</numerusform>
                <numerusform>{n} Karten abwerfen</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>First action of {card}</source>
            <translation>Erste Aktion: {card}</translation>
        </message>
        <message numerus="yes">
            <source>Freeze at most {n} water tiles</source>
            <extracomment>Freeze at most {n} water tile</extracomment>
            <translation>
                <numerusform>Höchstens {n} Wasserplättchen einfrieren</numerusform>
                <numerusform>Höchstens {n} Wasserplättchen einfrieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Freeze nothing</source>
            <translation>Nichts einfrieren</translation>
        </message>
        <message>
            <source>Freeze {places}</source>
            <translation>{places} einfrieren</translation>
        </message>
        <message>
            <source>From no one</source>
            <translation>Niemandem</translation>
        </message>
        <message>
            <source>Fund {award}</source>
            <translation>{award} finanzieren</translation>
        </message>
        <message>
            <source>Innovation action</source>
            <translation>Innovationsaktion</translation>
        </message>
        <message>
            <source>Keep what was chosen</source>
            <translation>Die frühere Wahl behalten</translation>
        </message>
        <message>
            <source>Keep {cards}</source>
            <translation>{cards} behalten</translation>
        </message>
        <message numerus="yes">
            <source>Keep {n} cards</source>
            <extracomment>Keep {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte behalten</numerusform>
                <numerusform>{n} Karten behalten</numerusform>
            </translation>
        </message>
        <message>
            <source>Neither</source>
            <translation>Nichts davon</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pay {mix}</source>
            <translation>{mix} zahlen</translation>
        </message>
        <message>
            <source>Play {card}</source>
            <translation>{card} ausspielen</translation>
        </message>
        <message numerus="yes">
            <source>Put at most {n} cards into the box</source>
            <extracomment>Put at most {n} card into the box</extracomment>
            <translation>
                <numerusform>Höchstens {n} Karte in die Schachtel legen</numerusform>
                <numerusform>Höchstens {n} Karten in die Schachtel legen</numerusform>
            </translation>
        </message>
        <message>
            <source>Put {cards} into the box</source>
            <translation>{cards} in die Schachtel legen</translation>
        </message>
        <message>
            <source>Put {card} into the box</source>
            <translation>{card} in die Schachtel legen</translation>
        </message>
        <message numerus="yes">
            <source>Put {n} cards into the box</source>
            <extracomment>Put {n} card into the box</extracomment>
            <translation>
                <numerusform>{n} Karte in die Schachtel legen</numerusform>
                <numerusform>{n} Karten in die Schachtel legen</numerusform>
            </translation>
        </message>
        <message>
            <source>Save no card</source>
            <translation>Keine Karte aufheben</translation>
        </message>
        <message>
            <source>Sell cards</source>
            <translation>Karten verkaufen</translation>
        </message>
        <message>
            <source>Sell {cards}</source>
            <translation>{cards} verkaufen</translation>
        </message>
        <message>
            <source>Take {card} to hand</source>
            <translation>{card} auf die Hand nehmen</translation>
        </message>
        <message>
            <source>Turn {amount} into a Population</source>
            <translation>{amount} in eine Bevölkerung umwandeln</translation>
        </message>
        <message>
            <source>Turn {amount} into a greenery</source>
            <translation>{amount} in eine Grünfläche umwandeln</translation>
        </message>
        <message>
            <source>Turn {amount} into temperature</source>
            <translation>{amount} in Temperatur umwandeln</translation>
        </message>
        <message>
            <source>Use no action again</source>
            <translation>Keine Aktion noch einmal nutzen</translation>
        </message>
        <message>
            <source>Use the action of {cards} again</source>
            <translation>Aktion von {cards} noch einmal nutzen</translation>
        </message>
        <message numerus="yes">
            <source>Use the actions of {n} cards again</source>
            <extracomment>Use the action of {n} card again</extracomment>
            <translation>
                <numerusform>Die Aktion von {n} Karte noch einmal nutzen</numerusform>
                <numerusform>Die Aktionen von {n} Karten noch einmal nutzen</numerusform>
            </translation>
        </message>
        <message>
            <source>has {have}</source>
            <translation>hat {have}</translation>
        </message>
        <message>
            <source>no more actions in this generation</source>
            <translation>keine Aktionen mehr in dieser Generation</translation>
        </message>
        <message>
            <source>no more conversions</source>
            <translation>keine Umwandlungen mehr</translation>
        </message>
        <message>
            <source>once in a mission: draw innovations, keep one</source>
            <translation>einmal je Mission: Innovationen ziehen, eine behalten</translation>
        </message>
        <message>
            <source>the turn ends after one action</source>
            <translation>der Zug endet nach einer Aktion</translation>
        </message>
        <message>
            <source>tiles beside it: {who}</source>
            <translation>angrenzende Plättchen: {who}</translation>
        </message>
        <message>
            <source>{before} → {then}</source>
            <translation>{before} → {then}</translation>
        </message>
        <message>
            <source>{cause} of {who}: {what}</source>
            <translation>{cause} ({who}): {What}</translation>
        </message>
        <message>
            <source>{cause}: {what}</source>
            <translation>{cause}: {What}</translation>
        </message>
        <message numerus="yes">
            <source>{n} cards for {price}: {cards}</source>
            <extracomment>{n} card for {price}: {cards}</extracomment>
            <translation>
                <numerusform>{n} Karte für {price}: {cards}</numerusform>
                <numerusform>{n} Karten für {price}: {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>{price} ({mix})</source>
            <translation>{price} ({mix})</translation>
        </message>
        <message numerus="yes">
            <source>{price} each, at most {n} cards</source>
            <extracomment>{price} each, at most {n} card</extracomment>
            <translation>
                <numerusform>je {price}, höchstens {n} Karte</numerusform>
                <numerusform>je {price}, höchstens {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{price} for each card</source>
            <translation>{price} für jede Karte</translation>
        </message>
        <message>
            <source>{price} instead of {printed}</source>
            <translation>{price} statt {printed}</translation>
        </message>
        <message>
            <source>{price}: {gain}</source>
            <translation>{price}: {Gain}</translation>
        </message>
        <message>
            <source>{price}; {progress}</source>
            <translation>{price}; {progress}</translation>
        </message>
        <message>
            <source>{what} from {card} of {who}</source>
            <translation>{who}: {what} von {card}</translation>
        </message>
        <message>
            <source>{what} from {who}</source>
            <translation>{who}: {what}</translation>
        </message>
    </context>
    <context>
        <name>award</name>
        <message>
            <source>Highest production of any one resource.</source>
            <translation>Höchste Produktion einer beliebigen Ressource.</translation>
        </message>
        <message>
            <source>Highest terraform rating.</source>
            <translation>Höchster Terraforming-Wert.</translation>
        </message>
        <message>
            <source>Highest {what} together.</source>
            <translation>Höchste {what} zusammen.</translation>
        </message>
        <message>
            <source>Highest {what}.</source>
            <translation>Höchste {what}.</translation>
        </message>
        <message>
            <source>Most {what}.</source>
            <translation>Größte Anzahl: {what}.</translation>
        </message>
    </context>
    <context>
        <name>award name</name>
        <message>
            <source>Banker</source>
            <translation>Bankier</translation>
        </message>
        <message>
            <source>Benefactor</source>
            <translation>Wohltäter</translation>
        </message>
        <message>
            <source>Celebrity</source>
            <translation>Berühmtheit</translation>
        </message>
        <message>
            <source>Contractor</source>
            <translation>Bauträger</translation>
        </message>
        <message>
            <source>Cultivator</source>
            <translation>Pflanzer</translation>
        </message>
        <message>
            <source>Desert Settler</source>
            <translation>Wüstensiedler</translation>
        </message>
        <message>
            <source>Estate Dealer</source>
            <translation>Grundstückshändler</translation>
        </message>
        <message>
            <source>Excentric</source>
            <translation>Exzentriker</translation>
        </message>
        <message>
            <source>Industrialist</source>
            <translation>Industrieller</translation>
        </message>
        <message>
            <source>Landlord</source>
            <translation>Grundbesitzer</translation>
        </message>
        <message>
            <source>Magnate</source>
            <translation>Magnat</translation>
        </message>
        <message>
            <source>Miner</source>
            <translation>Bergmann</translation>
        </message>
        <message>
            <source>Scientist</source>
            <translation>Wissenschaftler</translation>
        </message>
        <message>
            <source>Space Baron</source>
            <translation>Raumbaron</translation>
        </message>
        <message>
            <source>Thermalist</source>
            <translation>Thermiker</translation>
        </message>
    </context>
    <context>
        <name>bonus</name>
        <message>
            <source>card</source>
            <translation>Karten-</translation>
        </message>
        <message>
            <source>delegate</source>
            <translation>Delegierten-</translation>
        </message>
        <message>
            <source>heat</source>
            <translation>Wärme-</translation>
        </message>
        <message>
            <source>ocean</source>
            <translation>Ozean-</translation>
        </message>
        <message>
            <source>plant</source>
            <translation>Pflanzen-</translation>
        </message>
        <message>
            <source>steel</source>
            <translation>Stahl-</translation>
        </message>
        <message>
            <source>temperature</source>
            <translation>Temperatur-</translation>
        </message>
        <message>
            <source>titanium</source>
            <translation>Titan-</translation>
        </message>
        <message>
            <source>worker</source>
            <translation>Arbeiter-</translation>
        </message>
        <message>
            <source>you may pay {price} to place an ocean tile</source>
            <translation>auf Wunsch {price} für ein Ozeanplättchen</translation>
        </message>
        <message>
            <source>you may pay {price} to raise temperature 1 step</source>
            <translation>auf Wunsch {price} für 1 Schritt Temperatur</translation>
        </message>
        <message numerus="yes">
            <source>{n} delegates</source>
            <extracomment>{n} delegate</extracomment>
            <translation>
                <numerusform>{n} Delegierter</numerusform>
                <numerusform>{n} Delegierte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>card</name>
        <message numerus="yes">
            <source>Missions {span}</source>
            <extracomment>Mission {span}</extracomment>
            <translation>
                <numerusform>Mission {span}</numerusform>
                <numerusform>Missionen {span}</numerusform>
            </translation>
        </message>
        <message>
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message numerus="yes">
            <source>active cards</source>
            <extracomment>active card</extracomment>
            <translation>
                <numerusform>aktive Karte</numerusform>
                <numerusform>aktive Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>an active card</source>
            <translation>eine aktive Karte</translation>
        </message>
        <message>
            <source>an automated card</source>
            <translation>eine automatische Karte</translation>
        </message>
        <message>
            <source>an event</source>
            <translation>ein Ereignis</translation>
        </message>
        <message>
            <source>an innovation</source>
            <translation>eine Innovation</translation>
        </message>
        <message numerus="yes">
            <source>automated cards</source>
            <extracomment>automated card</extracomment>
            <translation>
                <numerusform>automatische Karte</numerusform>
                <numerusform>automatische Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>cards</source>
            <extracomment>card</extracomment>
            <translation>
                <numerusform>Karte</numerusform>
                <numerusform>Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>events</source>
            <extracomment>event</extracomment>
            <translation>
                <numerusform>Ereignis</numerusform>
                <numerusform>Ereignisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>innovations</source>
            <extracomment>innovation</extracomment>
            <translation>
                <numerusform>Innovation</numerusform>
                <numerusform>Innovationen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>card kind</name>
        <message>
            <source>Corporation</source>
            <translation>Konzern</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Development, mission {n}</source>
            <translation>Entwicklung, Mission {n}</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Innovation</source>
            <translation>Innovation</translation>
        </message>
        <message>
            <source>Innovation, event</source>
            <translation>Innovation, Ereignis</translation>
        </message>
        <message>
            <source>Innovation, lasting</source>
            <translation>Innovation, dauerhaft</translation>
        </message>
        <message>
            <source>Innovation, once</source>
            <translation>Innovation, einmalig</translation>
        </message>
        <message>
            <source>Lasting</source>
            <translation>Dauerhaft</translation>
        </message>
        <message>
            <source>Once</source>
            <translation>Einmalig</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <source>Rule of mission {n}</source>
            <translation>Regel der Mission {n}</translation>
        </message>
        <message>
            <source>Side {side}</source>
            <translation>Seite {side}</translation>
        </message>
        <message>
            <source>{corporation}, side {side}</source>
            <translation>{corporation}, Seite {side}</translation>
        </message>
    </context>
    <context>
        <name>card name</name>
        <message>
            <source>AI Central</source>
            <translation>KI-Zentrale</translation>
        </message>
        <message>
            <source>Acquired Company</source>
            <translation>Zugekaufte Firma</translation>
        </message>
        <message>
            <source>Adaptation Technology</source>
            <translation>Anpassungs­technik</translation>
        </message>
        <message>
            <source>Adapted Lichen</source>
            <translation>Angepasste Flechten</translation>
        </message>
        <message>
            <source>Advanced Alloys</source>
            <translation>Neue Legie­rungen</translation>
        </message>
        <message>
            <source>Advanced Ecosystems</source>
            <translation>Fort­ge­schrittene Ökosysteme</translation>
        </message>
        <message>
            <source>Aerobraked Ammonia Asteroid</source>
            <translation>Ab­gebremster Ammoniak-Asteroid</translation>
        </message>
        <message>
            <source>Algae</source>
            <translation>Algen</translation>
        </message>
        <message>
            <source>Anti-Gravity Technology</source>
            <translation>Anti­gravi­tations­technik</translation>
        </message>
        <message>
            <source>Ants</source>
            <translation>Ameisen</translation>
        </message>
        <message>
            <source>Aquifer Pumping</source>
            <translation>Grundwasser­förderung</translation>
        </message>
        <message>
            <source>ArchaeBacteria</source>
            <translation>Archae­bakterien</translation>
        </message>
        <message>
            <source>Arctic Algae</source>
            <translation>Arktische Algen</translation>
        </message>
        <message>
            <source>Artificial Lake</source>
            <translation>Künst­licher See</translation>
        </message>
        <message>
            <source>Artificial Photosynthesis</source>
            <translation>Künstliche Foto­synthese</translation>
        </message>
        <message>
            <source>Asteroid</source>
            <translation>Asteroid</translation>
        </message>
        <message>
            <source>Asteroid Mining</source>
            <translation>Asteroiden­bergbau</translation>
        </message>
        <message>
            <source>Asteroid Mining Consortium</source>
            <translation>Asteroiden­bergbau-Konsortium</translation>
        </message>
        <message>
            <source>Beam From A Thorium Asteroid</source>
            <translation>Strahl vom Thorium-Asteroiden</translation>
        </message>
        <message>
            <source>Beginner Corporation</source>
            <translation>Anfänger­konzern</translation>
        </message>
        <message>
            <source>Big Asteroid</source>
            <translation>Großer Asteroid</translation>
        </message>
        <message>
            <source>Biomass Combustors</source>
            <translation>Biomasse­verbrenner</translation>
        </message>
        <message>
            <source>Birds</source>
            <translation>Vögel</translation>
        </message>
        <message>
            <source>Black Polar Dust</source>
            <translation>Schwarzer Polarstaub</translation>
        </message>
        <message>
            <source>Breathing Filters</source>
            <translation>Atemfilter</translation>
        </message>
        <message>
            <source>Bribed Committee</source>
            <translation>Be­stochener Ausschuss</translation>
        </message>
        <message>
            <source>Building Industries</source>
            <translation>Bau­industrie</translation>
        </message>
        <message>
            <source>Bushes</source>
            <translation>Büsche</translation>
        </message>
        <message>
            <source>Business Contacts</source>
            <translation>Geschäfts­kontakte</translation>
        </message>
        <message>
            <source>Business Network</source>
            <translation>Geschäfts­netzwerk</translation>
        </message>
        <message>
            <source>CEO's Favorite Project</source>
            <translation>Lieblings­projekt des Chefs</translation>
        </message>
        <message>
            <source>Callisto Penal Mines</source>
            <translation>Strafminen auf Kallisto</translation>
        </message>
        <message>
            <source>Capital</source>
            <translation>Hauptstadt</translation>
        </message>
        <message>
            <source>Carbonate Processing</source>
            <translation>Karbonat­ver­arbeitung</translation>
        </message>
        <message>
            <source>Caretaker Contract</source>
            <translation>Hausmeister­vertrag</translation>
        </message>
        <message>
            <source>Cartel</source>
            <translation>Kartell</translation>
        </message>
        <message>
            <source>Cloud Seeding</source>
            <translation>Wolken­impfung</translation>
        </message>
        <message>
            <source>Colonizer Training Camp</source>
            <translation>Ausbildungs­lager für Kolonisten</translation>
        </message>
        <message>
            <source>Comet</source>
            <translation>Komet</translation>
        </message>
        <message>
            <source>Commercial District</source>
            <translation>Geschäfts­viertel</translation>
        </message>
        <message>
            <source>Convoy From Europa</source>
            <translation>Konvoi von Europa</translation>
        </message>
        <message>
            <source>Corporate Stronghold</source>
            <translation>Konzern­festung</translation>
        </message>
        <message>
            <source>CrediCor</source>
            <translation>CrediCor</translation>
        </message>
        <message>
            <source>Cupola City</source>
            <translation>Kuppel­stadt</translation>
        </message>
        <message>
            <source>Decomposers</source>
            <translation>Zersetzer</translation>
        </message>
        <message>
            <source>Deep Well Heating</source>
            <translation>Tiefbrunnen­heizung</translation>
        </message>
        <message>
            <source>Deimos Down</source>
            <translation>Deimos-Absturz</translation>
        </message>
        <message>
            <source>Designed Microorganisms</source>
            <translation>Maß­ge­schneiderte Mikro­organismen</translation>
        </message>
        <message>
            <source>Development Center</source>
            <translation>Ent­wicklungs­zentrum</translation>
        </message>
        <message>
            <source>Domed Crater</source>
            <translation>Über­kuppelter Krater</translation>
        </message>
        <message>
            <source>Dust Seals</source>
            <translation>Staub­dichtungen</translation>
        </message>
        <message>
            <source>Earth Catapult</source>
            <translation>Erd­katapult</translation>
        </message>
        <message>
            <source>Earth Office</source>
            <translation>Erdbüro</translation>
        </message>
        <message>
            <source>EcoLine</source>
            <translation>EcoLine</translation>
        </message>
        <message>
            <source>Ecological Zone</source>
            <translation>Öko­logische Zone</translation>
        </message>
        <message>
            <source>Electro Catapult</source>
            <translation>Elektro­katapult</translation>
        </message>
        <message>
            <source>Energy Saving</source>
            <translation>Energie­sparen</translation>
        </message>
        <message>
            <source>Energy Tapping</source>
            <translation>Energie­anzapfung</translation>
        </message>
        <message>
            <source>Eos Chasma National Park</source>
            <translation>National­park Eos Chasma</translation>
        </message>
        <message>
            <source>Equatorial Magnetizer</source>
            <translation>Äqua­torialer Magneti­sierer</translation>
        </message>
        <message>
            <source>Extreme-Cold Fungus</source>
            <translation>Kältepilz</translation>
        </message>
        <message>
            <source>Farming</source>
            <translation>Land­wirtschaft</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Fische</translation>
        </message>
        <message>
            <source>Flooding</source>
            <translation>Über­flutung</translation>
        </message>
        <message>
            <source>Food Factory</source>
            <translation>Lebens­mittel­fabrik</translation>
        </message>
        <message>
            <source>Fuel Factory</source>
            <translation>Treibstoff­fabrik</translation>
        </message>
        <message>
            <source>Fueled Generators</source>
            <translation>Brennstoff­generatoren</translation>
        </message>
        <message>
            <source>Fusion Power</source>
            <translation>Fusions­kraft</translation>
        </message>
        <message>
            <source>GHG Factories</source>
            <translation>Treib­haus­gas­fabriken</translation>
        </message>
        <message>
            <source>GHG Producing Bacteria</source>
            <translation>Treib­haus­gas­bakterien</translation>
        </message>
        <message>
            <source>Ganymede Colony</source>
            <translation>Ganymed-Kolonie</translation>
        </message>
        <message>
            <source>Gene Repair</source>
            <translation>Gen­reparatur</translation>
        </message>
        <message>
            <source>Geothermal Power</source>
            <translation>Erdwärme­kraft</translation>
        </message>
        <message>
            <source>Giant Ice Asteroid</source>
            <translation>Riesiger Eis­asteroid</translation>
        </message>
        <message>
            <source>Giant Space Mirror</source>
            <translation>Riesiger Weltraum­spiegel</translation>
        </message>
        <message>
            <source>Grass</source>
            <translation>Gras</translation>
        </message>
        <message>
            <source>Great Dam</source>
            <translation>Großer Staudamm</translation>
        </message>
        <message>
            <source>Great Escarpment Consortium</source>
            <translation>Steilhang-Konsortium</translation>
        </message>
        <message>
            <source>Greenhouses</source>
            <translation>Gewächs­häuser</translation>
        </message>
        <message>
            <source>Hackers</source>
            <translation>Hacker</translation>
        </message>
        <message>
            <source>Heat Trappers</source>
            <translation>Wärme­fänger</translation>
        </message>
        <message>
            <source>Heather</source>
            <translation>Heidekraut</translation>
        </message>
        <message>
            <source>Helion</source>
            <translation>Helion</translation>
        </message>
        <message>
            <source>Herbivores</source>
            <translation>Pflanzen­fresser</translation>
        </message>
        <message>
            <source>Hired Raiders</source>
            <translation>Gedungene Räuber</translation>
        </message>
        <message>
            <source>Ice Asteroid</source>
            <translation>Eis­asteroid</translation>
        </message>
        <message>
            <source>Ice Cap Melting</source>
            <translation>Schmelzen der Eiskappen</translation>
        </message>
        <message>
            <source>Immigrant City</source>
            <translation>Einwanderer­stadt</translation>
        </message>
        <message>
            <source>Immigration Shuttles</source>
            <translation>Einwanderer­fähren</translation>
        </message>
        <message>
            <source>Import of Advanced GHG</source>
            <translation>Import neuer Treibhaus­gase</translation>
        </message>
        <message>
            <source>Imported GHG</source>
            <translation>Impor­tierte Treibhaus­gase</translation>
        </message>
        <message>
            <source>Imported Hydrogen</source>
            <translation>Impor­tierter Wasser­stoff</translation>
        </message>
        <message>
            <source>Imported Nitrogen</source>
            <translation>Impor­tierter Stickstoff</translation>
        </message>
        <message>
            <source>Indentured Workers</source>
            <translation>Vertrags­arbeiter</translation>
        </message>
        <message>
            <source>Industrial Center</source>
            <translation>Industrie­zentrum</translation>
        </message>
        <message>
            <source>Industrial Microbes</source>
            <translation>Industrie­mikroben</translation>
        </message>
        <message>
            <source>Insects</source>
            <translation>Insekten</translation>
        </message>
        <message>
            <source>Insulation</source>
            <translation>Isolierung</translation>
        </message>
        <message>
            <source>Interplanetary Cinematics</source>
            <translation>Inter­planetares Kino</translation>
        </message>
        <message>
            <source>Interstellar Colony Ship</source>
            <translation>Inter­stellares Kolonie­schiff</translation>
        </message>
        <message>
            <source>Invention Contest</source>
            <translation>Erfinder­wettbewerb</translation>
        </message>
        <message>
            <source>Inventors' Guild</source>
            <translation>Erfinder­gilde</translation>
        </message>
        <message>
            <source>Inventrix</source>
            <translation>Inventrix</translation>
        </message>
        <message>
            <source>Investment Loan</source>
            <translation>Investi­tions­kredit</translation>
        </message>
        <message>
            <source>Io Mining Industries</source>
            <translation>Io-Bergbau­industrie</translation>
        </message>
        <message>
            <source>Ironworks</source>
            <translation>Eisenhütte</translation>
        </message>
        <message>
            <source>Kelp Farming</source>
            <translation>Tangzucht</translation>
        </message>
        <message>
            <source>Lagrange Observatory</source>
            <translation>Lagrange-Obser­vatorium</translation>
        </message>
        <message>
            <source>Lake Marineris</source>
            <translation>Mariner-See</translation>
        </message>
        <message>
            <source>Land Claim</source>
            <translation>Land­anspruch</translation>
        </message>
        <message>
            <source>Large Convoy</source>
            <translation>Großer Konvoi</translation>
        </message>
        <message>
            <source>Lava Flows</source>
            <translation>Lavaströme</translation>
        </message>
        <message>
            <source>Lichen</source>
            <translation>Flechten</translation>
        </message>
        <message>
            <source>Lightning Harvest</source>
            <translation>Blitzernte</translation>
        </message>
        <message>
            <source>Livestock</source>
            <translation>Nutzvieh</translation>
        </message>
        <message>
            <source>Local Heat Trapping</source>
            <translation>Örtlicher Wärmestau</translation>
        </message>
        <message>
            <source>Lunar Beam</source>
            <translation>Mondstrahl</translation>
        </message>
        <message>
            <source>Magnetic Field Dome</source>
            <translation>Magnetfeld­kuppel</translation>
        </message>
        <message>
            <source>Magnetic Field Generators</source>
            <translation>Magnetfeld­generatoren</translation>
        </message>
        <message>
            <source>Mangrove</source>
            <translation>Mangroven</translation>
        </message>
        <message>
            <source>Mars University</source>
            <translation>Mars-Univer­sität</translation>
        </message>
        <message>
            <source>Martian Rails</source>
            <translation>Marsbahn</translation>
        </message>
        <message>
            <source>Mass Converter</source>
            <translation>Masse­wandler</translation>
        </message>
        <message>
            <source>Media Archives</source>
            <translation>Medien­archive</translation>
        </message>
        <message>
            <source>Media Group</source>
            <translation>Medien­gruppe</translation>
        </message>
        <message>
            <source>Medical Lab</source>
            <translation>Medizin­labor</translation>
        </message>
        <message>
            <source>Methane From Titan</source>
            <translation>Methan vom Titan</translation>
        </message>
        <message>
            <source>Micro-Mills</source>
            <translation>Mikro­mühlen</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>Mineral Deposit</source>
            <translation>Mineral­vorkommen</translation>
        </message>
        <message>
            <source>Mining Area</source>
            <translation>Bergbau­gebiet</translation>
        </message>
        <message>
            <source>Mining Expedition</source>
            <translation>Bergbau­expedition</translation>
        </message>
        <message>
            <source>Mining Guild</source>
            <translation>Bergbau­gilde</translation>
        </message>
        <message>
            <source>Mining Rights</source>
            <translation>Schürf­rechte</translation>
        </message>
        <message>
            <source>Miranda Resort</source>
            <translation>Ferienort Miranda</translation>
        </message>
        <message>
            <source>Mohole Area</source>
            <translation>Mohole-Gebiet</translation>
        </message>
        <message>
            <source>Moss</source>
            <translation>Moos</translation>
        </message>
        <message>
            <source>Natural Preserve</source>
            <translation>Naturschutz­gebiet</translation>
        </message>
        <message>
            <source>Nitrite Reducing Bacteria</source>
            <translation>Nitrit­abbauende Bakterien</translation>
        </message>
        <message>
            <source>Nitrogen-Rich Asteroid</source>
            <translation>Stickstoff­reicher Asteroid</translation>
        </message>
        <message>
            <source>Nitrophilic Moss</source>
            <translation>Stickstoff­liebendes Moos</translation>
        </message>
        <message>
            <source>Noctis City</source>
            <translation>Noctis-Stadt</translation>
        </message>
        <message>
            <source>Noctis Farming</source>
            <translation>Noctis-Land­wirtschaft</translation>
        </message>
        <message>
            <source>Nuclear Power</source>
            <translation>Kernkraft</translation>
        </message>
        <message>
            <source>Nuclear Zone</source>
            <translation>Nukleare Zone</translation>
        </message>
        <message>
            <source>Olympus Conference</source>
            <translation>Olympus-Konferenz</translation>
        </message>
        <message>
            <source>Open City</source>
            <translation>Offene Stadt</translation>
        </message>
        <message>
            <source>Optimal Aerobraking</source>
            <translation>Optimale Atmosphären­bremsung</translation>
        </message>
        <message>
            <source>Ore Processor</source>
            <translation>Erz­ver­arbeitung</translation>
        </message>
        <message>
            <source>Permafrost Extraction</source>
            <translation>Permafrost­gewinnung</translation>
        </message>
        <message>
            <source>Peroxide Power</source>
            <translation>Peroxid­kraftwerk</translation>
        </message>
        <message>
            <source>Pets</source>
            <translation>Haustiere</translation>
        </message>
        <message>
            <source>PhoboLog</source>
            <translation>PhoboLog</translation>
        </message>
        <message>
            <source>Phobos Space Haven</source>
            <translation>Raumhafen Phobos</translation>
        </message>
        <message>
            <source>Physics Complex</source>
            <translation>Physik­komplex</translation>
        </message>
        <message>
            <source>Plantation</source>
            <translation>Plantage</translation>
        </message>
        <message>
            <source>Power Grid</source>
            <translation>Stromnetz</translation>
        </message>
        <message>
            <source>Power Infrastructure</source>
            <translation>Strom­infra­struktur</translation>
        </message>
        <message>
            <source>Power Plant</source>
            <translation>Kraftwerk</translation>
        </message>
        <message>
            <source>Power Supply Consortium</source>
            <translation>Strom­versorgungs-Konsortium</translation>
        </message>
        <message>
            <source>Predators</source>
            <translation>Raubtiere</translation>
        </message>
        <message>
            <source>Protected Habitats</source>
            <translation>Geschützte Lebens­räume</translation>
        </message>
        <message>
            <source>Protected Valley</source>
            <translation>Ge­schütztes Tal</translation>
        </message>
        <message>
            <source>Quantum Extractor</source>
            <translation>Quanten­extraktor</translation>
        </message>
        <message>
            <source>Rad-Chem Factory</source>
            <translation>Strahlen­chemie­fabrik</translation>
        </message>
        <message>
            <source>Rad-Suits</source>
            <translation>Strahlen­schutz­anzüge</translation>
        </message>
        <message>
            <source>Regolith Eaters</source>
            <translation>Regolith­fresser</translation>
        </message>
        <message>
            <source>Release of Inert Gases</source>
            <translation>Frei­setzung von Edelgasen</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>Research Outpost</source>
            <translation>Forschungs­außen­posten</translation>
        </message>
        <message>
            <source>Restricted Area</source>
            <translation>Sperr­gebiet</translation>
        </message>
        <message>
            <source>Robotic Workforce</source>
            <translation>Roboter­arbeiter</translation>
        </message>
        <message>
            <source>Rover Construction</source>
            <translation>Roverbau</translation>
        </message>
        <message>
            <source>Sabotage</source>
            <translation>Sabotage</translation>
        </message>
        <message>
            <source>Satellites</source>
            <translation>Satelliten</translation>
        </message>
        <message>
            <source>Saturn Systems</source>
            <translation>Saturn-Systeme</translation>
        </message>
        <message>
            <source>Search For Life</source>
            <translation>Suche nach Leben</translation>
        </message>
        <message>
            <source>Security Fleet</source>
            <translation>Sicherheits­flotte</translation>
        </message>
        <message>
            <source>Shuttles</source>
            <translation>Raumfähren</translation>
        </message>
        <message>
            <source>Small Animals</source>
            <translation>Kleintiere</translation>
        </message>
        <message>
            <source>Soil Factory</source>
            <translation>Boden­fabrik</translation>
        </message>
        <message>
            <source>Solar Power</source>
            <translation>Sonnen­energie</translation>
        </message>
        <message>
            <source>Solar Wind Power</source>
            <translation>Sonnenwind­kraft</translation>
        </message>
        <message>
            <source>Soletta</source>
            <translation>Soletta</translation>
        </message>
        <message>
            <source>Space Elevator</source>
            <translation>Weltraum­aufzug</translation>
        </message>
        <message>
            <source>Space Mirrors</source>
            <translation>Weltraum­spiegel</translation>
        </message>
        <message>
            <source>Space Station</source>
            <translation>Raum­station</translation>
        </message>
        <message>
            <source>Special Design</source>
            <translation>Sonder­entwurf</translation>
        </message>
        <message>
            <source>Sponsors</source>
            <translation>Sponsoren</translation>
        </message>
        <message>
            <source>Standard Technology</source>
            <translation>Standard­technik</translation>
        </message>
        <message>
            <source>Steelworks</source>
            <translation>Stahlwerk</translation>
        </message>
        <message>
            <source>Strip Mine</source>
            <translation>Tagebau</translation>
        </message>
        <message>
            <source>Subterranean Reservoir</source>
            <translation>Unter­irdisches Reservoir</translation>
        </message>
        <message>
            <source>Symbiotic Fungus</source>
            <translation>Sym­biotischer Pilz</translation>
        </message>
        <message>
            <source>Tardigrades</source>
            <translation>Bär­tierchen</translation>
        </message>
        <message>
            <source>Technology Demonstration</source>
            <translation>Technik­vorführung</translation>
        </message>
        <message>
            <source>Tectonic Stress Power</source>
            <translation>Tek­tonische Spannungs­energie</translation>
        </message>
        <message>
            <source>Teractor</source>
            <translation>Teractor</translation>
        </message>
        <message>
            <source>Terraforming Ganymede</source>
            <translation>Terra­forming von Ganymed</translation>
        </message>
        <message>
            <source>Tharsis Republic</source>
            <translation>Republik Tharsis</translation>
        </message>
        <message>
            <source>Thorgate</source>
            <translation>Thorgate</translation>
        </message>
        <message>
            <source>Titanium Mine</source>
            <translation>Titanmine</translation>
        </message>
        <message>
            <source>Toll Station</source>
            <translation>Maut­station</translation>
        </message>
        <message>
            <source>Towing A Comet</source>
            <translation>Komet im Schlepptau</translation>
        </message>
        <message>
            <source>Trans-Neptune Probe</source>
            <translation>Trans­neptun-Sonde</translation>
        </message>
        <message>
            <source>Trees</source>
            <translation>Bäume</translation>
        </message>
        <message>
            <source>Tropical Resort</source>
            <translation>Tropischer Ferienort</translation>
        </message>
        <message>
            <source>Tundra Farming</source>
            <translation>Tundra-Land­wirtschaft</translation>
        </message>
        <message>
            <source>Underground City</source>
            <translation>Unter­irdische Stadt</translation>
        </message>
        <message>
            <source>Underground Detonations</source>
            <translation>Unter­irdische Spren­gungen</translation>
        </message>
        <message>
            <source>United Nations Mars Initiative</source>
            <translation>UN-Mars­initiative</translation>
        </message>
        <message>
            <source>Urbanized Area</source>
            <translation>Stadt­gebiet</translation>
        </message>
        <message>
            <source>Vesta Shipyard</source>
            <translation>Vesta-Werft</translation>
        </message>
        <message>
            <source>Viral Enhancers</source>
            <translation>Virale Verstärker</translation>
        </message>
        <message>
            <source>Virus</source>
            <translation>Virus</translation>
        </message>
        <message>
            <source>Water Import From Europa</source>
            <translation>Wasser­import von Europa</translation>
        </message>
        <message>
            <source>Water Splitting Plant</source>
            <translation>Wasser­spaltungs­anlage</translation>
        </message>
        <message>
            <source>Wave Power</source>
            <translation>Wellen­kraft</translation>
        </message>
        <message>
            <source>Windmills</source>
            <translation>Windräder</translation>
        </message>
        <message>
            <source>Worms</source>
            <translation>Würmer</translation>
        </message>
        <message>
            <source>Zeppelins</source>
            <translation>Zeppeline</translation>
        </message>
    </context>
    <context>
        <name>cause</name>
        <message>
            <source>Population next to it</source>
            <translation>angrenzende Bevölkerung</translation>
        </message>
        <message>
            <source>action phase</source>
            <translation>Aktionsphase</translation>
        </message>
        <message>
            <source>actions used again</source>
            <translation>noch einmal genutzte Aktionen</translation>
        </message>
        <message>
            <source>bonus of the area</source>
            <translation>Bonus des Feldes</translation>
        </message>
        <message>
            <source>bonus of the ocean track</source>
            <translation>Bonus der Ozeanleiste</translation>
        </message>
        <message>
            <source>bonus of the oxygen track</source>
            <translation>Bonus der Sauerstoffleiste</translation>
        </message>
        <message>
            <source>bonus of the temperature track</source>
            <translation>Bonus der Temperaturleiste</translation>
        </message>
        <message>
            <source>cards saved</source>
            <translation>aufgehobene Karten</translation>
        </message>
        <message>
            <source>deck</source>
            <translation>Nachziehstapel</translation>
        </message>
        <message>
            <source>developments</source>
            <translation>Entwicklungen</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>Draft</translation>
        </message>
        <message>
            <source>effects</source>
            <translation>Effekte</translation>
        </message>
        <message>
            <source>end of the game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>energy into heat</source>
            <translation>Energie wird Wärme</translation>
        </message>
        <message>
            <source>final conversion</source>
            <translation>letzte Umwandlung</translation>
        </message>
        <message>
            <source>final greeneries</source>
            <translation>letzte Grünflächen</translation>
        </message>
        <message>
            <source>goal of the mission</source>
            <translation>Ziel der Mission</translation>
        </message>
        <message>
            <source>heat into temperature</source>
            <translation>Wärme in Temperatur</translation>
        </message>
        <message>
            <source>help after the last mission</source>
            <translation>Hilfe nach der letzten Mission</translation>
        </message>
        <message>
            <source>innovation action</source>
            <translation>Innovationsaktion</translation>
        </message>
        <message>
            <source>melting</source>
            <translation>Schmelzen</translation>
        </message>
        <message>
            <source>neutral tiles</source>
            <translation>neutrale Plättchen</translation>
        </message>
        <message>
            <source>oceans next to it</source>
            <translation>angrenzende Ozeane</translation>
        </message>
        <message>
            <source>own bonus for what is next to it</source>
            <translation>eigener Bonus für Angrenzendes</translation>
        </message>
        <message>
            <source>plants into a greenery</source>
            <translation>Pflanzen in eine Grünfläche</translation>
        </message>
        <message>
            <source>production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>sale of cards</source>
            <translation>Kartenverkauf</translation>
        </message>
        <message>
            <source>start of the game</source>
            <translation>Spielbeginn</translation>
        </message>
        <message>
            <source>table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>workers into a Population</source>
            <translation>Arbeiter in eine Bevölkerung</translation>
        </message>
    </context>
    <context>
        <name>change</name>
        <message>
            <source>+{amount}</source>
            <translation>+{amount}</translation>
        </message>
        <message>
            <source>{change} %</source>
            <translation>{change} %</translation>
        </message>
        <message>
            <source>{change} °C</source>
            <translation>{change} °C</translation>
        </message>
        <message>
            <source>{what} {before} → {now}</source>
            <translation>{what} {before} → {now}</translation>
        </message>
        <message>
            <source>−{amount}</source>
            <translation>−{amount}</translation>
        </message>
    </context>
    <context>
        <name>corporation</name>
        <message>
            <source>You keep all the cards you are dealt, free of charge.</source>
            <translation>Du behältst alle ausgeteilten Karten kostenlos.</translation>
        </message>
        <message>
            <source>You start with {what}.</source>
            <translation>Du beginnst mit {what}.</translation>
        </message>
        <message>
            <source>Your first action in the game: {what}.</source>
            <translation>Deine erste Aktion im Spiel: {What}.</translation>
        </message>
    </context>
    <context>
        <name>count</name>
        <message>
            <source>{phrase} for each {what}</source>
            <translation>{phrase} je {what}</translation>
        </message>
        <message>
            <source>{phrase} for every {n} {what}</source>
            <translation>{phrase} je {n} {what}</translation>
        </message>
        <message>
            <source>{phrase}, at most {n} in all</source>
            <translation>{phrase}, insgesamt höchstens {n}</translation>
        </message>
    </context>
    <context>
        <name>deck</name>
        <message>
            <source>Base game</source>
            <translation>Grundspiel</translation>
        </message>
        <message>
            <source>Base game, for beginners</source>
            <translation>Grundspiel, für Anfänger</translation>
        </message>
        <message>
            <source>Corporate Era</source>
            <translation>Ära der Konzerne</translation>
        </message>
        <message>
            <source>Corporations of the campaign</source>
            <translation>Konzerne der Kampagne</translation>
        </message>
        <message>
            <source>Developments</source>
            <translation>Entwicklungen</translation>
        </message>
        <message>
            <source>Innovations</source>
            <translation>Innovationen</translation>
        </message>
        <message>
            <source>Mission {n}</source>
            <translation>Mission {n}</translation>
        </message>
    </context>
    <context>
        <name>glossary</name>
        <message>
            <source>61 areas of Mars, each for one tile. Each map has bonuses, milestones and awards of its own.</source>
            <translation>61 Felder des Mars, jedes für ein Plättchen. Jeder Spielplan hat eigene Boni, Meilensteine und Auszeichnungen.</translation>
        </message>
        <message>
            <source>8 heat raise the temperature one step. Leftover energy turns into it.</source>
            <translation>8 Wärme erhöhen die Temperatur um einen Schritt. Übrige Energie wird zu Wärme.</translation>
        </message>
        <message>
            <source>8 plants become a greenery tile. Others may destroy them before that: asteroids often do.</source>
            <translation>Aus 8 Pflanzen wird ein Grünflächenplättchen. Vorher können andere sie zerstören: Asteroiden tun das oft.</translation>
        </message>
        <message>
            <source>A Bot or Rover on a hex where a building or a marker comes moves to the nearest hex with room; its owner chooses among equals.</source>
            <translation>Ein Bot oder Rover auf einem Feld, auf das ein Gebäude oder Marker kommt, geht auf das nächste Feld mit Platz; unter gleichen wählt sein Besitzer.</translation>
        </message>
        <message>
            <source>A Bot that stops on a Crystal or a tile destroys it.</source>
            <translation>Ein Bot, der auf einem Kristall oder Plättchen hält, zerstört es.</translation>
        </message>
        <message>
            <source>A Colonist on a Mine goes home, Bots and Rovers [give way|onmars-displaced].</source>
            <translation>Ein Kolonist auf einer Mine geht heim, Bots und Rover [weichen aus|onmars-displaced].</translation>
        </message>
        <message>
            <source>A build that starts below the [Colony level|onmars-level] also brings the points of the tile above its column, and a Crystal or a Colonist back.</source>
            <translation>Ein Bau, der unter der [Koloniestufe|onmars-level] beginnt, bringt auch die Punkte des Plättchens über seiner Säule und einen Kristall oder einen Kolonisten zurück.</translation>
        </message>
        <message>
            <source>A building goes up in a [Building Zone|onmars-zone] of yours, joined to its [Complex|onmars-complex] or [founded anew|onmars-found]. It yields as many of its Resource as the Complex then has buildings.</source>
            <translation>Ein Gebäude entsteht in einer deiner [Bauzonen|onmars-zone], angeschlossen an seinen [Komplex|onmars-complex] oder [neu gegründet|onmars-found]. Es bringt so viele seiner Ressourcen, wie der Komplex dann Gebäude hat.</translation>
        </message>
        <message>
            <source>A building that touches none of its type goes up without Tech where one of its type lies exactly two hexes away.</source>
            <translation>Ein Gebäude, das keines seiner Art berührt, entsteht ohne Technologie dort, wo eines seiner Art genau zwei Felder entfernt liegt.</translation>
        </message>
        <message>
            <source>A building with a marker on it. It yields one of its Resource when its owner [travels|onmars-travel] to Orbit, and opens the action of its [Blueprint|onmars-blueprint].</source>
            <translation>Ein Gebäude mit einem Marker. Es bringt eine seiner Ressourcen, wenn sein Besitzer in den Orbit [reist|onmars-travel], und öffnet die Aktion seines [Bauplans|onmars-blueprint].</translation>
        </message>
        <message>
            <source>A card of a corporation, chosen from two versions in each [mission|mission]. It costs nothing and stays in play for the rest of the campaign.</source>
            <translation>Eine Karte eines Konzerns, in jeder [Mission|mission] aus zwei Fassungen gewählt. Sie kostet nichts und bleibt für den Rest der Kampagne im Spiel.</translation>
        </message>
        <message>
            <source>A card of the innovation box. Innovations come through the [innovation action|innovation-action] and through other cards, and may be played in every mission.</source>
            <translation>Eine Karte der Innovationsschachtel. Innovationen kommen durch die [Innovationsaktion|innovation-action] und durch andere Karten und dürfen in jeder Mission ausgespielt werden.</translation>
        </message>
        <message>
            <source>A card that [upgrades|onmars-upgrade] a building of its type. Taking it brings the Resource or Crystal on it and needs one of your eight markers.</source>
            <translation>Eine Karte, mit der ein Gebäude ihrer Art [ausgebaut|onmars-upgrade] wird. Sie zu nehmen bringt die Ressource oder den Kristall darauf und braucht einen deiner acht Marker.</translation>
        </message>
        <message>
            <source>A card that gives them to another card can be played even if there is none; they are then lost.</source>
            <translation>Eine Karte, die sie auf eine andere Karte legt, ist auch ohne eine solche ausspielbar; sie sind dann verloren.</translation>
        </message>
        <message>
            <source>A card that is bought for 3 M€ and later played for its price. There are three kinds: once, lasting and event.</source>
            <translation>Eine Karte, die für 3 M€ gekauft und später für ihren Preis ausgespielt wird. Es gibt drei Arten: einmalig, dauerhaft und Ereignis.</translation>
        </message>
        <message>
            <source>A card that is bought still has to be paid for when it is [played|play-card]. There is no limit to the cards in hand.</source>
            <translation>Eine gekaufte Karte muss beim [Ausspielen|play-card] noch bezahlt werden. Die Zahl der Handkarten ist nicht begrenzt.</translation>
        </message>
        <message>
            <source>A few Crystals, Batteries, Water, Plants and Oxygen in Orbit, never Minerals. It is filled up only when the [Colony level|onmars-level] rises.</source>
            <translation>Einige Kristalle, Batterien, Wasser, Pflanzen und Sauerstoff im Orbit, nie Minerale. Es wird nur aufgefüllt, wenn die [Koloniestufe|onmars-level] steigt.</translation>
        </message>
        <message>
            <source>A few cities have an area of their own, on the map or beside Mars, and follow no such rule.</source>
            <translation>Einige Städte haben ein eigenes Feld, auf dem Spielplan oder neben dem Mars, und folgen dieser Regel nicht.</translation>
        </message>
        <message>
            <source>A hex of the map. It holds one tile; some are reserved for oceans or for one city.</source>
            <translation>Ein Sechseck des Spielplans. Es fasst ein Plättchen; manche sind für Ozeane oder eine Stadt reserviert.</translation>
        </message>
        <message>
            <source>A home of your own: with each there is more room in [Storage|onmars-storage] and in the [Living Quarters|onmars-quarters]. New Bots come onto Shelters.</source>
            <translation>Dein eigenes Heim: Mit jeder ist mehr Platz im [Lager|onmars-storage] und im [Wohnquartier|onmars-quarters]. Neue Bots kommen auf Unterkünfte.</translation>
        </message>
        <message>
            <source>A parameter that is complete can be raised no further and gives no more rating; cards that would raise it can still be played. When all three are complete, the game [ends|end]. They are the ring round the planet: 19 steps of temperature, 14 of oxygen, 9 oceans.</source>
            <translation>Ein Parameter am Ziel steigt nicht weiter und bringt keinen Terraforming-Wert mehr; Karten, die ihn erhöhen würden, bleiben ausspielbar. Sind alle drei am Ziel, [endet|end] das Spiel. Sie sind der Ring um den Planeten: 19 Schritte Temperatur, 14 Sauerstoff, 9 Ozeane.</translation>
        </message>
        <message>
            <source>A second, smaller action of a turn, paid with Crystals of the [Depot|onmars-depot]. Ships cover some of them until they are [welcomed|onmars-ship].</source>
            <translation>Eine zweite, kleinere Aktion im Zug, bezahlt mit Kristallen aus dem [Depot|onmars-depot]. Schiffe verdecken einige, bis sie [empfangen|onmars-ship] sind.</translation>
        </message>
        <message>
            <source>A standard project: discard any number of cards from the hand for 1 M€ each.</source>
            <translation>Ein Standardprojekt: beliebig viele Handkarten für je 1 M€ abwerfen.</translation>
        </message>
        <message>
            <source>A start without special rules: 42 M€, and all ten first cards are kept free of charge.</source>
            <translation>Ein Anfang ohne Sonderregeln: 42 M€, und alle zehn ersten Karten bleiben kostenlos auf der Hand.</translation>
        </message>
        <message>
            <source>A step of a parameter with a gift for whoever reaches it: heat production, an ocean, or a step of temperature.</source>
            <translation>Ein Schritt eines Parameters mit einem Geschenk für alle, die ihn erreichen: Wärmeproduktion, ein Ozean oder ein Schritt Temperatur.</translation>
        </message>
        <message>
            <source>A step that is lost because the temperature is complete melts as well. Some missions melt from another temperature on. Melting gives no [placement bonus|placement-bonus] and no rating.</source>
            <translation>Auch ein Schritt, der verfällt, weil die Temperatur am Ziel ist, schmilzt. In manchen Missionen schmilzt es ab einer anderen Temperatur. Schmelzen bringt keinen [Platzierungsbonus|placement-bonus] und keinen Terraforming-Wert.</translation>
        </message>
        <message>
            <source>A turn without any action. Whoever passes has no more turns in this generation.</source>
            <translation>Ein Zug ohne jede Aktion. Wer passt, hat in dieser Generation keinen Zug mehr.</translation>
        </message>
        <message>
            <source>A variant for first games: fixed Missions, dealt start spaces, and a secret plan. Whoever builds one of its types draws two small tasks, of which one a turn brings a reward.</source>
            <translation>Eine Variante für erste Partien: feste Missionen, verteilte Startplätze und ein geheimer Plan. Wer eine seiner Arten baut, zieht zwei kleine Aufgaben, von denen eine je Zug eine Belohnung bringt.</translation>
        </message>
        <message>
            <source>A way to deal the cards of the research phase: everybody keeps one card and passes the others on, until four are kept. Only then is it decided which to buy.</source>
            <translation>Eine Art, die Karten der Forschungsphase zu verteilen: Jeder behält eine Karte und gibt die anderen weiter, bis vier beisammen sind. Erst dann wird entschieden, welche gekauft werden.</translation>
        </message>
        <message>
            <source>Action phase</source>
            <translation>Aktionsphase</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Active card</source>
            <translation>Aktive Karte</translation>
        </message>
        <message>
            <source>Advanced Building</source>
            <translation>Ausgebautes Gebäude</translation>
        </message>
        <message>
            <source>After one action a turn may end without the second. You are still in the generation and get another turn.</source>
            <translation>Nach einer Aktion darf der Zug ohne die zweite enden. Die Generation geht weiter, und es folgt noch ein Zug.</translation>
        </message>
        <message>
            <source>After that the [card actions|card-action] can be used again.</source>
            <translation>Danach sind die [Kartenaktionen|card-action] wieder nutzbar.</translation>
        </message>
        <message>
            <source>Aim of On Mars</source>
            <translation>Ziel von On Mars</translation>
        </message>
        <message>
            <source>Aim of the game</source>
            <translation>Ziel des Spiels</translation>
        </message>
        <message>
            <source>An action: 8 heat raise the temperature one step, and with it your terraform rating.</source>
            <translation>Eine Aktion: 8 Wärme erhöhen die Temperatur um einen Schritt und damit den Terraforming-Wert.</translation>
        </message>
        <message>
            <source>An action: 8 plants become a greenery tile, which raises oxygen one step.</source>
            <translation>Eine Aktion: Aus 8 Pflanzen wird ein Grünflächenplättchen, das den Sauerstoff um einen Schritt erhöht.</translation>
        </message>
        <message>
            <source>An action: meet the requirement, pay the price, carry out what the card says.</source>
            <translation>Eine Aktion: die Voraussetzung erfüllen, den Preis zahlen, ausführen, was die Karte sagt.</translation>
        </message>
        <message>
            <source>An area with a marker: only its owner may place a tile there later. The marker is no tile.</source>
            <translation>Ein Feld mit einem Marker: Nur sein Besitzer darf dort später ein Plättchen legen. Der Marker ist kein Plättchen.</translation>
        </message>
        <message>
            <source>Animals, microbes, science and fighters lie on the cards that hold them, and often are worth points at the end.</source>
            <translation>Tiere, Mikroben, Wissenschaftsressourcen und Raumjäger liegen auf den Karten, die sie tragen, und sind am Ende oft Punkte wert.</translation>
        </message>
        <message>
            <source>Answers can be taken back, one by one or the whole turn, until something hidden was revealed; and given again after that.</source>
            <translation>Antworten lassen sich einzeln oder als ganzer Zug zurücknehmen, bis etwas Verdecktes aufgedeckt wurde; und danach wieder geben.</translation>
        </message>
        <message>
            <source>Any player</source>
            <translation>Beliebiger Spieler</translation>
        </message>
        <message>
            <source>Area</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Areas with a dashed edge and waves are for [oceans|ocean] alone. A few are kept for the city that bears their name.</source>
            <translation>Felder mit gestricheltem Rand und Wellen sind allein für [Ozeane|ocean]. Einige sind der Stadt vorbehalten, die ihren Namen trägt.</translation>
        </message>
        <message>
            <source>As an action, pay 10 workers and place a [Population|population] on a tile of yours that has room for it.</source>
            <translation>Als Aktion 10 Arbeiter zahlen und eine [Bevölkerung|population] auf ein eigenes Plättchen setzen, das Platz dafür hat.</translation>
        </message>
        <message>
            <source>Asks for items, or for an [Advanced Building|onmars-advanced] in a [Complex|onmars-complex] of 4 or more. Completed it scores, otherwise it costs points.</source>
            <translation>Verlangt Lieferungen oder ein [ausgebautes Gebäude|onmars-advanced] in einem [Komplex|onmars-complex] aus 4 oder mehr. Erfüllt bringt er Punkte, sonst kostet er welche.</translation>
        </message>
        <message>
            <source>At 8 % whoever raises it also raises the [temperature|temperature] one step.</source>
            <translation>Wer ihn auf 8 % erhöht, erhöht auch die [Temperatur|temperature] um einen Schritt.</translation>
        </message>
        <message>
            <source>At Colony level 1 one Ship may have been welcomed, at level 2 two, and so on. It uncovers a Crystal space and an [Executive action|onmars-executive-action].</source>
            <translation>Auf Koloniestufe 1 darf ein Schiff empfangen worden sein, auf Stufe 2 zwei und so fort. Es gibt einen Kristallplatz und eine [Exekutivaktion|onmars-executive-action] frei.</translation>
        </message>
        <message>
            <source>At the end each tile scores by its column.</source>
            <translation>Am Ende zählt jedes Plättchen nach seiner Spalte.</translation>
        </message>
        <message>
            <source>At the end of a generation all energy becomes heat; then everybody gets M€ for their terraform rating, and what they produce of each resource.</source>
            <translation>Am Ende einer Generation wird alle Energie zu Wärme; dann erhalten alle M€ für ihren Terraforming-Wert und, was sie von jeder Ressource produzieren.</translation>
        </message>
        <message>
            <source>At the end they score by the highest row in which somebody lives; those in the Working Area and on slots of your side move in first, as far as there is room.</source>
            <translation>Am Ende zählt die höchste Reihe, in der jemand wohnt; wer im Arbeitsbereich und auf Einsatzfeldern deiner Seite ist, zieht vorher ein, soweit Platz ist.</translation>
        </message>
        <message>
            <source>At the start of each generation but the first everybody looks at four new cards and buys any number of them for 3 M€ each; the others are discarded face down.</source>
            <translation>Zu Beginn jeder Generation außer der ersten sehen alle vier neue Karten an und kaufen davon beliebig viele für je 3 M€; die anderen werden verdeckt abgeworfen.</translation>
        </message>
        <message>
            <source>At −24 °C and −20 °C whoever raises it gains a step of heat production, at 0 °C an [ocean|ocean] to place. [8 heat|convert-heat] make one step.</source>
            <translation>Bei −24 °C und −20 °C gewinnt, wer sie erhöht, einen Schritt Wärmeproduktion, bei 0 °C einen [Ozean|ocean] zum Legen. [8 Wärme|convert-heat] sind ein Schritt.</translation>
        </message>
        <message>
            <source>Automated card</source>
            <translation>Automatische Karte</translation>
        </message>
        <message>
            <source>Award</source>
            <translation>Auszeichnung</translation>
        </message>
        <message>
            <source>Before it [Crystals|onmars-pending] from below the Depot come into it. A [Private Goal|onmars-goal] and deliveries for [Contracts|onmars-contract] are free at any moment of it. At its end [lent Tech|onmars-lent] is settled and the [Colony|onmars-level] may grow.</source>
            <translation>Davor kommen [Kristalle|onmars-pending] von unter dem Depot hinein. Ein [Privates Ziel|onmars-goal] und Lieferungen für [Verträge|onmars-contract] sind jederzeit kostenlos möglich. Am Ende wird [verliehene Technologie|onmars-lent] abgerechnet, und die [Kolonie|onmars-level] kann wachsen.</translation>
        </message>
        <message>
            <source>Before its first move it stands beside the map and counts as in the centre.</source>
            <translation>Vor seiner ersten Bewegung steht er neben der Karte und gilt als in der Mitte.</translation>
        </message>
        <message>
            <source>Beginner corporation</source>
            <translation>Anfängerkonzern</translation>
        </message>
        <message>
            <source>Blueprint</source>
            <translation>Bauplan</translation>
        </message>
        <message>
            <source>Blueprints of level 3 need a [Complex|onmars-complex] of 3 or more. One that is not built at the end costs the points that it would have brought.</source>
            <translation>Baupläne der Stufe 3 brauchen einen [Komplex|onmars-complex] aus 3 oder mehr. Einer, der am Ende nicht gebaut ist, kostet die Punkte, die er gebracht hätte.</translation>
        </message>
        <message>
            <source>Bonus step</source>
            <translation>Bonusschritt</translation>
        </message>
        <message>
            <source>Boost</source>
            <translation>Verstärken</translation>
        </message>
        <message>
            <source>Bot</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Building Zone</source>
            <translation>Bauzone</translation>
        </message>
        <message>
            <source>Builds: around each Bot is a [Building Zone|onmars-zone]. You start with one of four; the others come with [Ships|onmars-ship].</source>
            <translation>Baut: Um jeden Bot liegt eine [Bauzone|onmars-zone]. Du beginnst mit einem von vieren; die anderen kommen mit [Schiffen|onmars-ship].</translation>
        </message>
        <message>
            <source>Card action</source>
            <translation>Kartenaktion</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Cards that would help a neighbour can be kept away from them. Whether a table drafts is chosen when the game is set up.</source>
            <translation>Karten, die einem Nachbarn nützen würden, lassen sich ihm so vorenthalten. Ob gedraftet wird, steht beim Einrichten des Spiels zur Wahl.</translation>
        </message>
        <message>
            <source>City tile</source>
            <translation>Stadtplättchen</translation>
        </message>
        <message>
            <source>Claimed area</source>
            <translation>Beanspruchtes Feld</translation>
        </message>
        <message>
            <source>Cleared slots</source>
            <translation>Geräumte Einsatzfelder</translation>
        </message>
        <message>
            <source>Colony level</source>
            <translation>Koloniestufe</translation>
        </message>
        <message>
            <source>Comes one space nearer each round, then crosses to the other side. Whoever is on the side that it leaves rides free of charge.</source>
            <translation>Rückt jede Runde ein Feld näher und wechselt dann auf die andere Seite. Wer auf der Seite ist, die es verlässt, fährt kostenlos mit.</translation>
        </message>
        <message>
            <source>Complex</source>
            <translation>Komplex</translation>
        </message>
        <message>
            <source>Construct a building</source>
            <translation>Ein Gebäude errichten</translation>
        </message>
        <message>
            <source>Control Center</source>
            <translation>Kontrollzentrum</translation>
        </message>
        <message>
            <source>Corporate Era</source>
            <translation>Ära der Konzerne</translation>
        </message>
        <message>
            <source>Corporation</source>
            <translation>Konzern</translation>
        </message>
        <message>
            <source>Costs a Colonist, who works on it. When you [travel|onmars-travel] to Orbit each Mine with a Colonist of yours yields a Mineral.</source>
            <translation>Kostet einen Kolonisten, der auf ihr arbeitet. Wenn du in den Orbit [reist|onmars-travel], bringt jede Mine mit einem deiner Kolonisten ein Mineral.</translation>
        </message>
        <message>
            <source>Counts 1 point at the end for every greenery beside it, whoever owns that. It may not lie next to another city.</source>
            <translation>Zählt am Ende 1 Punkt für jede angrenzende Grünfläche, wem immer sie gehört. Sie darf nicht neben einer anderen Stadt liegen.</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Abdeckung</translation>
        </message>
        <message>
            <source>Crystals below the Depot</source>
            <translation>Kristalle unter dem Depot</translation>
        </message>
        <message>
            <source>Crystals that you gain lie below the [Depot|onmars-depot] until your next turn and cannot pay before. Then they move in, and what finds no room is lost.</source>
            <translation>Kristalle, die du erhältst, liegen bis zu deinem nächsten Zug unter dem [Depot|onmars-depot] und können vorher nicht zahlen. Dann rücken sie hinein; was keinen Platz findet, ist verloren.</translation>
        </message>
        <message>
            <source>Ctrl and Z take back, Ctrl and Y give again. A table may agree to take back without limits when the game is set up.</source>
            <translation>Strg und Z nehmen zurück, Strg und Y wiederholen. Beim Einrichten des Spiels lässt sich vereinbaren, ohne Grenzen zurückzunehmen.</translation>
        </message>
        <message>
            <source>Depot</source>
            <translation>Depot</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Discount</source>
            <translation>Rabatt</translation>
        </message>
        <message>
            <source>Discovery tile</source>
            <translation>Entdeckungsplättchen</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Draft</translation>
        </message>
        <message>
            <source>Each 1 is a Crystal of the Depot or a Colonist sent to the [Working Area|onmars-working-area]. A Private Goal may pay as a Crystal. See [cleared slots|onmars-clearing].</source>
            <translation>Jede 1 ist ein Kristall aus dem Depot oder ein Kolonist, der in den [Arbeitsbereich|onmars-working-area] geht. Ein Privates Ziel kann als Kristall zahlen. Siehe [geräumte Einsatzfelder|onmars-clearing].</translation>
        </message>
        <message>
            <source>Each Crystal adds a hex, and one Rover Tech tile its level for the Rover. Pieces pass over everything, but no two stop on one hex.</source>
            <translation>Jeder Kristall gibt ein Feld mehr, ein Plättchen Rover-Tech dem Rover seine Stufe. Figuren ziehen über alles, aber keine zwei halten auf einem Feld.</translation>
        </message>
        <message>
            <source>Each [greenery|greenery] counts 1, each [city|city] 1 for every greenery beside it. If points are equal, the most [M€|mc] decide.</source>
            <translation>Jede [Grünfläche|greenery] zählt 1, jede [Stadt|city] 1 für jede angrenzende Grünfläche. Bei Gleichstand entscheiden die meisten [M€|mc].</translation>
        </message>
        <message>
            <source>Each line shows how far every seat is; the figure is what is needed. Claiming is an action, so somebody else may be quicker.</source>
            <translation>Jede Linie zeigt, wie weit alle sind; die Zahl ist, was nötig ist. Sichern ist eine Aktion, also kann jemand schneller sein.</translation>
        </message>
        <message>
            <source>Each step of [temperature|temperature] that ends at 0 °C or above turns one [glacier|glacier] to water: whoever raised it gains 1 plant, and every tile beside it gives its owner 1 plant.</source>
            <translation>Jeder Schritt [Temperatur|temperature], der bei 0 °C oder darüber endet, macht einen [Gletscher|glacier] zu Wasser: Wer sie erhöht, erhält 1 Pflanze, und jedes angrenzende Plättchen bringt seinem Besitzer 1 Pflanze.</translation>
        </message>
        <message>
            <source>Earth Contract</source>
            <translation>Erdvertrag</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effekt</translation>
        </message>
        <message>
            <source>Effects of cards in play make others cheaper. The new price stands beside the struck one; nothing costs less than 0.</source>
            <translation>Effekte ausliegender Karten machen andere billiger. Der neue Preis steht neben dem gestrichenen; nichts kostet weniger als 0.</translation>
        </message>
        <message>
            <source>Eight spaces for Crystals, each beside an [Executive action|onmars-executive-action]. At first Ships cover five of them: one Crystal fits on each space without a Ship.</source>
            <translation>Acht Plätze für Kristalle, jeder neben einer [Exekutivaktion|onmars-executive-action]. Zuerst verdecken Schiffe fünf davon: Auf jeden Platz ohne Schiff passt ein Kristall.</translation>
        </message>
        <message>
            <source>Eight spaces: 1 to 4 are in [Orbit|onmars-sides], 5 to 8 at the Colony. The lower number acts first, and most spaces bring something when they are taken.</source>
            <translation>Acht Plätze: 1 bis 4 sind im [Orbit|onmars-sides], 5 bis 8 bei der Kolonie. Die kleinere Zahl ist früher am Zug, und die meisten Plätze bringen etwas, wenn sie genommen werden.</translation>
        </message>
        <message>
            <source>End of On Mars</source>
            <translation>Ende von On Mars</translation>
        </message>
        <message>
            <source>End of the game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>Ending a turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Energy</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Everybody chooses one of two [corporations|corporation] and buys as many of ten cards as they like, 3 M€ each.</source>
            <translation>Alle wählen einen von zwei [Konzernen|corporation] und kaufen von zehn Karten beliebig viele für je 3 M€.</translation>
        </message>
        <message>
            <source>Everybody helps the Colony to grow and to need Earth less and less; whoever gets the most points out of that wins.</source>
            <translation>Alle helfen der Kolonie zu wachsen und die Erde immer weniger zu brauchen; wer daraus die meisten Punkte zieht, gewinnt.</translation>
        </message>
        <message>
            <source>Everybody holds three in secret and can complete one of them, for its own reward or for two free development steps. The others may each be given away as a Crystal.</source>
            <translation>Alle haben drei im Geheimen und können eines davon erreichen, für seine eigene Belohnung oder für zwei kostenlose Entwicklungsschritte. Die anderen lassen sich je als Kristall abgeben.</translation>
        </message>
        <message>
            <source>Everybody makes Mars liveable, and everybody for themselves: whoever has the most points when the three [global parameters|parameter] are complete wins.</source>
            <translation>Alle machen den Mars bewohnbar, und jeder für sich: Wer die meisten Punkte hat, wenn die drei [globalen Parameter|parameter] am Ziel sind, gewinnt.</translation>
        </message>
        <message>
            <source>Everybody may then turn plants into [greeneries|convert-plants] once more, and the points are [counted|final-scoring]. A game [alone|solo] ends after generation 14.</source>
            <translation>Danach dürfen alle noch einmal Pflanzen in [Grünflächen|convert-plants] umwandeln, und die Punkte werden [gezählt|final-scoring]. Ein Spiel [allein|solo] endet nach Generation 14.</translation>
        </message>
        <message>
            <source>Everybody takes one [turn|onmars-turn] in the order of the spaces 1 to 8; then the [Shuttle|onmars-shuttle] moves and everybody travels or stays.</source>
            <translation>Alle machen einen [Zug|onmars-turn] in der Reihenfolge der Plätze 1 bis 8; dann rückt das [Shuttle|onmars-shuttle] vor, und alle reisen oder bleiben.</translation>
        </message>
        <message>
            <source>Everything that happened, each line under its cause. Choosing a line shows the place or the card.</source>
            <translation>Alles, was geschah, jede Zeile unter ihrer Ursache. Eine gewählte Zeile zeigt das Feld oder die Karte.</translation>
        </message>
        <message>
            <source>Executive action</source>
            <translation>Exekutivaktion</translation>
        </message>
        <message>
            <source>Explores: it takes up the Crystals on its way and claims the [Discovery|onmars-discovery] or [Research tile|onmars-research] on which it stops.</source>
            <translation>Erkundet: Er nimmt die Kristalle auf seinem Weg auf und nimmt das [Entdeckungs-|onmars-discovery] oder [Forschungsplättchen|onmars-research], auf dem er hält.</translation>
        </message>
        <message>
            <source>Final scoring</source>
            <translation>Schlusswertung</translation>
        </message>
        <message>
            <source>First Colonists</source>
            <translation>Erste Kolonisten</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>Founding a Complex</source>
            <translation>Einen Komplex gründen</translation>
        </message>
        <message>
            <source>Four columns that rise with each Generator, Water Extractor, Greenhouse and Oxygen Condenser. The first building of each type scores 2 points.</source>
            <translation>Vier Säulen, die mit jedem Generator, jeder Wassergewinnung, jedem Gewächshaus und jedem Sauerstoffkondensator steigen. Das erste Gebäude jeder Art bringt 2 Punkte.</translation>
        </message>
        <message>
            <source>Fund those in which you will lead. With two players there is nothing for the second; players who are equal get the same, and after a shared first place there is no second.</source>
            <translation>Zu finanzieren lohnt, worin man am Ende führt. Zu zweit geht der Zweite leer aus; Gleichstände erhalten dasselbe, und nach einem geteilten ersten Platz gibt es keinen zweiten.</translation>
        </message>
        <message>
            <source>Game alone</source>
            <translation>Spiel allein</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>Giving way</source>
            <translation>Ausweichen</translation>
        </message>
        <message>
            <source>Glacier</source>
            <translation>Gletscher</translation>
        </message>
        <message>
            <source>Glaciers [melt|melting] later.</source>
            <translation>Gletscher [schmelzen|melting] später.</translation>
        </message>
        <message>
            <source>Global parameter</source>
            <translation>Globaler Parameter</translation>
        </message>
        <message>
            <source>Greenery tile</source>
            <translation>Grünflächenplättchen</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Hangar</source>
            <translation>Hangar</translation>
        </message>
        <message>
            <source>Has an effect that always holds, or an action for once in each generation. Printed cards are blue; here it says “lasting”.</source>
            <translation>Hat einen Effekt, der immer gilt, oder eine Aktion für einmal je Generation. Gedruckte Karten sind blau; hier steht „dauerhaft“.</translation>
        </message>
        <message>
            <source>He shares his [Tech|onmars-lent] like anybody else.</source>
            <translation>Seine [Technologie|onmars-lent] teilt er wie alle.</translation>
        </message>
        <message>
            <source>Heat</source>
            <translation>Wärme</translation>
        </message>
        <message>
            <source>Heat into temperature</source>
            <translation>Wärme in Temperatur</translation>
        </message>
        <message>
            <source>Hides the screen when hidden cards would change hands. It lifts when its button is held for half a second by whoever it names.</source>
            <translation>Verbirgt den Bildschirm, wenn verdeckte Karten den Besitzer wechseln würden. Sie hebt sich, wenn die genannte Person den Knopf eine halbe Sekunde hält.</translation>
        </message>
        <message>
            <source>Holds of each [Resource|onmars-resource] as many as you have [Shelters|onmars-shelter] on the map, and one more. What has no room is lost.</source>
            <translation>Fasst von jeder [Ressource|onmars-resource] so viele, wie du [Unterkünfte|onmars-shelter] auf der Karte hast, und eine mehr. Was keinen Platz hat, ist verloren.</translation>
        </message>
        <message>
            <source>Holds welcomed [Ships|onmars-ship]. One carries you across when the [Shuttle|onmars-shuttle] does not; each that is left at the end scores 3 points.</source>
            <translation>Fasst empfangene [Schiffe|onmars-ship]. Eines bringt dich hinüber, wenn das [Shuttle|onmars-shuttle] es nicht tut; jedes, das am Ende übrig ist, bringt 3 Punkte.</translation>
        </message>
        <message>
            <source>How a game goes</source>
            <translation>Ablauf eines Spiels</translation>
        </message>
        <message>
            <source>How much of a resource comes at the end of each generation. Early production pays back many times.</source>
            <translation>Wie viel von einer Ressource am Ende jeder Generation kommt. Frühe Produktion zahlt sich vielfach aus.</translation>
        </message>
        <message>
            <source>How much you have done for Mars. It brings that many M€ in every production and counts as points at the end. Everybody starts at 20.</source>
            <translation>Wie viel jemand für den Mars getan hat. Er bringt in jeder Produktion so viele M€ und zählt am Ende als Punkte. Alle beginnen mit 20.</translation>
        </message>
        <message>
            <source>In Orbit: Landing Pod, Obtain Blueprint, Learn New Technology, Research and Development, Resupply. At the Colony: Control Center, Construct, Upgrade, Welcome a Ship, Hire.</source>
            <translation>Im Orbit: Landekapsel, Bauplan beschaffen, Neue Technologie erlernen, Forschung und Entwicklung, Nachschub. Bei der Kolonie: Kontrollzentrum, Errichten, Ausbauen, Schiff empfangen, Einstellen.</translation>
        </message>
        <message>
            <source>In a tie Crystals in the Depot decide, then Advanced Buildings, then Progress cubes.</source>
            <translation>Bei Gleichstand entscheiden Kristalle im Depot, dann ausgebaute Gebäude, dann Fortschrittswürfel.</translation>
        </message>
        <message>
            <source>In each [round|onmars-round] everybody takes a [turn|onmars-turn]: one [Main action|onmars-main-action] of the [side|onmars-sides] where they are, and an [Executive action|onmars-executive-action] if they like. In Orbit you get ready, with [Blueprints|onmars-blueprint], [technology|onmars-tech] and supplies. At the Colony you [build|onmars-construct], [upgrade|onmars-upgrade], move [Bots|onmars-bot] and [Rover|onmars-rover], welcome [Ships|onmars-ship] and hire. Then the [Shuttle|onmars-shuttle] may take you across, and your Colonists come back. Buildings raise the [Life Support System|onmars-life-support] and with it the [Colony level|onmars-level]; when the [Missions|onmars-mission] are done the game comes to its [end|onmars-end]. [Points|onmars-points] come all along, and once more at the end.</source>
            <translation>In jeder [Runde|onmars-round] machen alle einen [Zug|onmars-turn]: eine [Hauptaktion|onmars-main-action] der [Seite|onmars-sides], auf der sie sind, und auf Wunsch eine [Exekutivaktion|onmars-executive-action]. Im Orbit bereitest du dich vor, mit [Bauplänen|onmars-blueprint], [Technologie|onmars-tech] und Nachschub. Bei der Kolonie [errichtest|onmars-construct] du Gebäude, [baust sie aus|onmars-upgrade], bewegst [Bots|onmars-bot] und [Rover|onmars-rover], empfängst [Schiffe|onmars-ship] und stellst ein. Danach kann dich das [Shuttle|onmars-shuttle] auf die andere Seite bringen, und deine Kolonisten kommen zurück. Gebäude heben die [Lebenserhaltung|onmars-life-support] und mit ihr die [Koloniestufe|onmars-level]; sind die [Missionen|onmars-mission] erfüllt, geht das Spiel zu [Ende|onmars-end]. [Punkte|onmars-points] gibt es unterwegs und noch einmal am Ende.</translation>
        </message>
        <message>
            <source>Innovation</source>
            <translation>Innovation</translation>
        </message>
        <message>
            <source>Innovation action</source>
            <translation>Innovationsaktion</translation>
        </message>
        <message>
            <source>Instead of one of the Depot a [Scientist|onmars-scientist] may be sent to another player’s [Advanced Building|onmars-advanced].</source>
            <translation>Statt einer aus dem Depot kann ein [Wissenschaftler|onmars-scientist] in ein [ausgebautes Gebäude|onmars-advanced] anderer gehen.</translation>
        </message>
        <message>
            <source>It can also be done at the very end of a mission, when nobody acts any more.</source>
            <translation>Das geht auch noch ganz am Ende einer Mission, wenn niemand mehr handelt.</translation>
        </message>
        <message>
            <source>It costs what the type before it in the chain yields: Mine, Generator, Water Extractor, Greenhouse, Oxygen Condenser, Shelter. A Mine takes a Colonist, who stays on it. A Shelter yields Crystals.</source>
            <translation>Es kostet, was die Art davor in der Kette bringt: Mine, Generator, Wassergewinnung, Gewächshaus, Sauerstoffkondensator, Unterkunft. Eine Mine braucht einen Kolonisten, der darauf bleibt. Eine Unterkunft bringt Kristalle.</translation>
        </message>
        <message>
            <source>It rises by 1 with every step of a [parameter|parameter] that you make, and by some cards. A game [alone|solo] starts at 14.</source>
            <translation>Er steigt um 1 mit jedem eigenen Schritt eines [Parameters|parameter] und durch manche Karten. Ein Spiel [allein|solo] beginnt mit 14.</translation>
        </message>
        <message>
            <source>Items can be delivered one by one at any moment of your turn and stay on the card.</source>
            <translation>Geliefert werden kann einzeln und jederzeit in deinem Zug; was geliefert ist, bleibt auf der Karte.</translation>
        </message>
        <message>
            <source>LSS</source>
            <translation>LES</translation>
        </message>
        <message>
            <source>Laboratory</source>
            <translation>Labor</translation>
        </message>
        <message>
            <source>Lacerda acts by a deck of cards, pays no Resources and can build anywhere. You win if every line of the goal that you chose is met.</source>
            <translation>Lacerda handelt nach einem Kartenstapel, zahlt keine Ressourcen und kann überall bauen. Du gewinnst, wenn jede Zeile des gewählten Ziels erfüllt ist.</translation>
        </message>
        <message>
            <source>Lent Tech</source>
            <translation>Verliehene Technologie</translation>
        </message>
        <message>
            <source>Lies in the [Depot|onmars-depot] until it is welcomed for a Plant and a Water: it goes to the [Hangar|onmars-hangar] and brings two Colonists, or one and a [Bot|onmars-bot].</source>
            <translation>Liegt im [Depot|onmars-depot], bis es für eine Pflanze und ein Wasser empfangen wird: Es kommt in den [Hangar|onmars-hangar] und bringt zwei Kolonisten oder einen und einen [Bot|onmars-bot].</translation>
        </message>
        <message>
            <source>Lies in the corners of the map from the start. Whoever claims one pays its price and gets its effect; of a colour and letter only one each.</source>
            <translation>Liegt von Anfang an in den Ecken der Karte. Wer eines nimmt, zahlt seinen Preis und erhält seine Wirkung; von einer Farbe und einem Buchstaben nur je eines.</translation>
        </message>
        <message>
            <source>Life Support System</source>
            <translation>Lebenserhaltungssystem</translation>
        </message>
        <message>
            <source>Living Quarters</source>
            <translation>Wohnquartier</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <source>Made from [8 plants|convert-plants], by the [standard project|standard-project] or by cards. If oxygen is complete it is placed without raising anything.</source>
            <translation>Entsteht aus [8 Pflanzen|convert-plants], durch das [Standardprojekt|standard-project] oder durch Karten. Ist der Sauerstoff am Ziel, wird sie gelegt, ohne etwas zu erhöhen.</translation>
        </message>
        <message>
            <source>Main action</source>
            <translation>Hauptaktion</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Spielplan</translation>
        </message>
        <message>
            <source>MegaCredits, the money of the game: for cards, projects, milestones and awards. Each production brings the terraform rating and the M€ production.</source>
            <translation>MegaCredits, das Geld des Spiels: für Karten, Projekte, Meilensteine und Auszeichnungen. Jede Produktion bringt den Terraforming-Wert und die M€-Produktion.</translation>
        </message>
        <message>
            <source>Melting</source>
            <translation>Schmelzen</translation>
        </message>
        <message>
            <source>Milestone</source>
            <translation>Meilenstein</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>Minerals, Batteries, Water, Plants and Oxygen: a chain in which each [building|onmars-construct] costs what the one before it yields. A Mineral may stand in for any other of them.</source>
            <translation>Minerale, Batterien, Wasser, Pflanzen und Sauerstoff: eine Kette, in der jedes [Gebäude|onmars-construct] kostet, was das vorige bringt. Ein Mineral kann jede andere ersetzen.</translation>
        </message>
        <message>
            <source>Mission</source>
            <translation>Mission</translation>
        </message>
        <message>
            <source>Missions of the Colony</source>
            <translation>Missionen der Kolonie</translation>
        </message>
        <message>
            <source>More cards and two more corporations for a longer game: every production starts at 0 instead of 1.</source>
            <translation>Mehr Karten und zwei weitere Konzerne für ein längeres Spiel: Jede Produktion beginnt bei 0 statt bei 1.</translation>
        </message>
        <message>
            <source>Most points come from the [terraform rating|rating], from [greenery|greenery] and [city|city] tiles, from [milestones|milestone], [awards|award] and cards.</source>
            <translation>Die meisten Punkte kommen vom [Terraforming-Wert|rating], von [Grünflächen|greenery] und [Städten|city], von [Meilensteinen|milestone], [Auszeichnungen|award] und Karten.</translation>
        </message>
        <message>
            <source>M€</source>
            <translation>M€</translation>
        </message>
        <message>
            <source>M€, steel, titanium, plants, energy and heat. The upper figure on a board is what there is, the framed one below what is produced each generation.</source>
            <translation>M€, Stahl, Titan, Pflanzen, Energie und Wärme. Die obere Zahl einer Tafel ist der Vorrat, die gerahmte darunter die Produktion je Generation.</translation>
        </message>
        <message>
            <source>Ocean tile</source>
            <translation>Ozeanplättchen</translation>
        </message>
        <message>
            <source>Oceans, greeneries, cities and special tiles are placed on the map and stay there. All but oceans bear their owner’s mark.</source>
            <translation>Ozeane, Grünflächen, Städte und Sonderplättchen werden auf den Spielplan gelegt und bleiben dort. Alle außer Ozeanen tragen das Zeichen ihres Besitzers.</translation>
        </message>
        <message>
            <source>On Mars</source>
            <translation>On Mars</translation>
        </message>
        <message>
            <source>On the way to Orbit your [Advanced Buildings|onmars-advanced] and Mines produce. On the way to the Colony you place a [Discovery tile|onmars-discovery], but not by Landing Pod. Colonists come back from the slots of the side you arrive at and from the Working Area.</source>
            <translation>Auf dem Weg in den Orbit produzieren deine [ausgebauten Gebäude|onmars-advanced] und Minen. Auf dem Weg zur Kolonie legst du ein [Entdeckungsplättchen|onmars-discovery], nicht aber mit der Landekapsel. Kolonisten kommen von den Einsatzfeldern der Seite zurück, auf der du ankommst, und aus dem Arbeitsbereich.</translation>
        </message>
        <message>
            <source>Once in a mission, with enough science [tags|tag]: draw 3 [innovations|innovation] and keep one, in the hand or in the own [box|box].</source>
            <translation>Einmal je Mission, mit genug Wissenschafts-[Symbolen|tag]: 3 [Innovationen|innovation] ziehen und eine behalten, auf der Hand oder in der eigenen [Schachtel|box].</translation>
        </message>
        <message>
            <source>One [Main action|onmars-main-action] of the side on which you are, and one [Executive action|onmars-executive-action] before or after it if you want.</source>
            <translation>Eine [Hauptaktion|onmars-main-action] der Seite, auf der du bist, und davor oder danach, wenn du willst, eine [Exekutivaktion|onmars-executive-action].</translation>
        </message>
        <message>
            <source>One for each Resource: it moves the first time that you join a building of its type to a Complex. They score at the first two Colony levels and at the end.</source>
            <translation>Einer für jede Ressource: Er rückt, wenn du zum ersten Mal ein Gebäude ihrer Art an einen Komplex anschließt. Gewertet wird bei den ersten zwei Koloniestufen und am Ende.</translation>
        </message>
        <message>
            <source>One game of a campaign, with a map, goals and a rule of its own. What is chosen, won and saved in it counts in later missions.</source>
            <translation>Eine Partie einer Kampagne mit eigenem Spielplan, eigenen Zielen und einer eigenen Regel. Was darin gewählt, gewonnen und aufgehoben wird, zählt in späteren Missionen.</translation>
        </message>
        <message>
            <source>One of nine tiles for the areas reserved for oceans. It raises your terraform rating and belongs to nobody; later tiles beside it bring their owner 2 M€.</source>
            <translation>Eines von neun Plättchen für die Ozeanfelder. Es erhöht den Terraforming-Wert und gehört niemandem; spätere Plättchen daneben bringen ihrem Besitzer 2 M€.</translation>
        </message>
        <message>
            <source>One or two actions, in any combination; then the next seat acts.</source>
            <translation>Eine oder zwei Aktionen in beliebiger Verbindung; dann ist der nächste Platz am Zug.</translation>
        </message>
        <message>
            <source>One person against time: by the end of generation 14 all three parameters must be complete. The rating starts at 14, and there are no milestones or awards.</source>
            <translation>Eine Person gegen die Zeit: Bis zum Ende von Generation 14 müssen alle drei Parameter am Ziel sein. Der Terraforming-Wert beginnt bei 14, und es gibt keine Meilensteine und Auszeichnungen.</translation>
        </message>
        <message>
            <source>One round of the game: the first player changes, cards are bought, everybody acts until all have passed, and then everybody produces.</source>
            <translation>Eine Runde des Spiels: Der Startspieler wechselt, Karten werden gekauft, alle handeln, bis alle gepasst haben, und dann wird produziert.</translation>
        </message>
        <message>
            <source>Only M€ production may be negative, down to −5. The others cannot fall below 0, so a card that lowers one can only be played if there is enough of it. With the [Corporate Era|corporate-era] productions start at 0, else at 1.</source>
            <translation>Nur die M€-Produktion darf negativ sein, bis −5. Die anderen fallen nie unter 0; eine Karte, die eine senkt, ist also nur ausspielbar, wenn genug davon da ist. Mit der [Ära der Konzerne|corporate-era] beginnen Produktionen bei 0, sonst bei 1.</translation>
        </message>
        <message>
            <source>Only cards that are legal in the next mission can be saved: every card names its missions at its foot. Whoever saves none gets two random cards.</source>
            <translation>Aufgehoben werden nur Karten, die in der nächsten Mission erlaubt sind: Jede Karte nennt am Fuß ihre Missionen. Wer keine aufhebt, erhält zwei zufällige Karten.</translation>
        </message>
        <message>
            <source>Opportunity Points count during the game. At the end come Progress cubes, Ships, Colonists, technology, Blueprints, Scientists and Contracts.</source>
            <translation>Chancenpunkte zählen während des Spiels. Am Ende kommen Fortschrittswürfel, Schiffe, Kolonisten, Technologie, Baupläne, Wissenschaftler und Verträge dazu.</translation>
        </message>
        <message>
            <source>Orbit and Colony</source>
            <translation>Orbit und Kolonie</translation>
        </message>
        <message>
            <source>Order of effects</source>
            <translation>Reihenfolge der Effekte</translation>
        </message>
        <message>
            <source>Own box</source>
            <translation>Eigene Schachtel</translation>
        </message>
        <message>
            <source>Oxygen</source>
            <translation>Sauerstoff</translation>
        </message>
        <message>
            <source>Passing</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pays for cards with a building tag, 2 M€ each. What is paid too much is lost.</source>
            <translation>Zahlt für Karten mit Gebäude-Symbol, je 2 M€. Was zu viel gezahlt wird, ist verloren.</translation>
        </message>
        <message>
            <source>Pays for cards with a space tag, 3 M€ each. What is paid too much is lost.</source>
            <translation>Zahlt für Karten mit Weltraum-Symbol, je 3 M€. Was zu viel gezahlt wird, ist verloren.</translation>
        </message>
        <message>
            <source>People on own tiles: a [city|city] has room for 2, a [special tile|special-tile] for 1. Placing one raises the [terraform rating|rating] 1 step.</source>
            <translation>Menschen auf eigenen Plättchen: Eine [Stadt|city] hat Platz für 2, ein [Sonderplättchen|special-tile] für 1. Jede gesetzte erhöht den [Terraforming-Wert|rating] um 1 Schritt.</translation>
        </message>
        <message>
            <source>Placed by whoever [travels|onmars-travel] to the Colony, three hexes from their Rover. The Rover that stops on it claims it and gets what it says.</source>
            <translation>Wer zur Kolonie [reist|onmars-travel], legt eines drei Felder vom eigenen Rover entfernt. Der Rover, der darauf hält, nimmt es und bringt, was es sagt.</translation>
        </message>
        <message>
            <source>Placement bonus</source>
            <translation>Feldbonus</translation>
        </message>
        <message>
            <source>Placing one brings the [bonus|placement-bonus] of the area. With the ninth the parameter is complete.</source>
            <translation>Einen zu legen bringt den [Bonus|placement-bonus] des Feldes. Mit dem neunten ist der Parameter am Ziel.</translation>
        </message>
        <message>
            <source>Plants</source>
            <translation>Pflanzen</translation>
        </message>
        <message>
            <source>Plants into a greenery</source>
            <translation>Pflanzen in eine Grünfläche</translation>
        </message>
        <message>
            <source>Playing a card</source>
            <translation>Karte ausspielen</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points of On Mars</source>
            <translation>Punkte von On Mars</translation>
        </message>
        <message>
            <source>Population</source>
            <translation>Bevölkerung</translation>
        </message>
        <message>
            <source>Power plant for 11 M€, asteroid for 14, aquifer for 18, greenery for 23, city for 25; and [selling patents|sell-patents]. They cost more than cards do, but never run out.</source>
            <translation>Kraftwerk für 11 M€, Asteroid für 14, Grundwasser für 18, Grünfläche für 23, Stadt für 25; und [Patente verkaufen|sell-patents]. Sie kosten mehr als Karten, gehen aber nie aus.</translation>
        </message>
        <message>
            <source>Private Goal</source>
            <translation>Privates Ziel</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Production of a resource</source>
            <translation>Produktion einer Ressource</translation>
        </message>
        <message>
            <source>Progress cube</source>
            <translation>Fortschrittswürfel</translation>
        </message>
        <message>
            <source>Project card</source>
            <translation>Projektkarte</translation>
        </message>
        <message>
            <source>Raises oxygen one step and counts 1 point at the end, and 1 more for every city beside it. It goes next to a tile of yours if it can.</source>
            <translation>Erhöht den Sauerstoff um einen Schritt und zählt am Ende 1 Punkt und noch 1 für jede angrenzende Stadt. Sie gehört neben ein eigenes Plättchen, wenn möglich.</translation>
        </message>
        <message>
            <source>Red corners round a sign: it is about whichever player you choose, or counts those of everybody. Without them a card is about yourself.</source>
            <translation>Rote Ecken um ein Zeichen: Es geht um einen beliebigen Spieler oder zählt die Dinge aller. Ohne sie geht es um einen selbst.</translation>
        </message>
        <message>
            <source>Requirement</source>
            <translation>Voraussetzung</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>Research tile</source>
            <translation>Forschungsplättchen</translation>
        </message>
        <message>
            <source>Resource</source>
            <translation>Ressource</translation>
        </message>
        <message>
            <source>Resources need not be taken away, and all come from one player or one card. A production must be lowered by all it says, if need be your own.</source>
            <translation>Ressourcen müssen nicht weggenommen werden, und alle stammen von einem Spieler oder einer Karte. Eine Produktion muss ganz gesenkt werden, notfalls die eigene.</translation>
        </message>
        <message>
            <source>Resources of On Mars</source>
            <translation>Ressourcen von On Mars</translation>
        </message>
        <message>
            <source>Resources on cards</source>
            <translation>Ressourcen auf Karten</translation>
        </message>
        <message>
            <source>Rises at the end of a turn when all four columns of the [Life Support System|onmars-life-support] have reached its row. It goes from 1 to 5.</source>
            <translation>Steigt am Ende eines Zuges, wenn alle vier Säulen des [Lebenserhaltungssystems|onmars-life-support] ihre Reihe erreicht haben. Sie geht von 1 bis 5.</translation>
        </message>
        <message>
            <source>Rises from 0 to 14 %. Every greenery tile raises it by one step.</source>
            <translation>Steigt von 0 auf 14 %. Jedes Grünflächenplättchen erhöht ihn um einen Schritt.</translation>
        </message>
        <message>
            <source>Rises from −30 °C to +8 °C in steps of 2. Asteroids, heat and many cards raise it.</source>
            <translation>Steigt von −30 °C auf +8 °C in Schritten von 2. Asteroiden, Wärme und viele Karten erhöhen sie.</translation>
        </message>
        <message>
            <source>Round of On Mars</source>
            <translation>Runde von On Mars</translation>
        </message>
        <message>
            <source>Rover</source>
            <translation>Rover</translation>
        </message>
        <message>
            <source>Rule book: {heading}</source>
            <translation>Spielregel: {heading}</translation>
        </message>
        <message>
            <source>Says with what you start and gives you something of your own for the whole game. It is face up from the start.</source>
            <translation>Sagt, womit man beginnt, und gibt einem etwas Eigenes für das ganze Spiel. Er liegt von Anfang an offen.</translation>
        </message>
        <message>
            <source>Scientist</source>
            <translation>Wissenschaftler</translation>
        </message>
        <message>
            <source>See [greenery tile|greenery]. Some corporations need fewer plants.</source>
            <translation>Siehe [Grünflächenplättchen|greenery]. Manche Konzerne brauchen weniger Pflanzen.</translation>
        </message>
        <message>
            <source>See [turning heat into temperature|convert-heat].</source>
            <translation>Siehe [Wärme in Temperatur|convert-heat].</translation>
        </message>
        <message>
            <source>See [turning plants into a greenery|convert-plants].</source>
            <translation>Siehe [Pflanzen in eine Grünfläche|convert-plants].</translation>
        </message>
        <message>
            <source>Selling patents</source>
            <translation>Patente verkaufen</translation>
        </message>
        <message>
            <source>Shelter</source>
            <translation>Unterkunft</translation>
        </message>
        <message>
            <source>Shelters of different players are different types; all other buildings belong to nobody.</source>
            <translation>Unterkünfte verschiedener Spieler sind verschiedene Arten; alle anderen Gebäude gehören niemandem.</translation>
        </message>
        <message>
            <source>Ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <source>Shuttle</source>
            <translation>Shuttle</translation>
        </message>
        <message>
            <source>Six columns of spaces for your [Tech tiles|onmars-tech]. A development step moves a tile to a free space of the next column, for its price; most spaces bring something.</source>
            <translation>Sechs Spalten mit Feldern für deine [Tech-Plättchen|onmars-tech]. Ein Entwicklungsschritt zieht ein Plättchen zu seinem Preis auf ein freies Feld der nächsten Spalte; die meisten Felder bringen etwas.</translation>
        </message>
        <message>
            <source>Six projects that are open to everybody without a card, as often as they can be paid.</source>
            <translation>Sechs Projekte, die allen ohne Karte offenstehen, so oft sie bezahlbar sind.</translation>
        </message>
        <message>
            <source>Solo against Lacerda</source>
            <translation>Allein gegen Lacerda</translation>
        </message>
        <message>
            <source>Some cards let workers pay, and some ask for them.</source>
            <translation>Manche Karten lassen mit Arbeitern zahlen, manche verlangen sie.</translation>
        </message>
        <message>
            <source>Something that always holds, or that happens by itself whenever what stands before the colon happens. It costs no action.</source>
            <translation>Etwas, das immer gilt oder von selbst geschieht, sobald geschieht, was vor dem Doppelpunkt steht. Es kostet keine Aktion.</translation>
        </message>
        <message>
            <source>Special tile</source>
            <translation>Sonderplättchen</translation>
        </message>
        <message>
            <source>Standard project</source>
            <translation>Standardprojekt</translation>
        </message>
        <message>
            <source>Start of the game</source>
            <translation>Spielbeginn</translation>
        </message>
        <message>
            <source>Steel</source>
            <translation>Stahl</translation>
        </message>
        <message>
            <source>Steel helps to pay for [building|tag] cards, titanium for space cards. What it says about productions must be possible, if need be with your own; raising a parameter that is complete is simply left out.</source>
            <translation>Stahl hilft, Karten mit [Gebäude-Symbol|tag] zu bezahlen, Titan solche mit Weltraum-Symbol. Was über Produktionen gesagt ist, muss möglich sein, notfalls mit der eigenen; ein Parameter am Ziel wird einfach nicht mehr erhöht.</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Lager</translation>
        </message>
        <message>
            <source>Surcharge</source>
            <translation>Aufpreis</translation>
        </message>
        <message>
            <source>TR, rating, income</source>
            <translation>TW, TR, Wert, Einkommen</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Symbol</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Tech of a building type says how many buildings a new one may [join|onmars-complex]; Rover Tech adds hexes, Upgrade and Ship Tech repeat their action. Tech of others may be [used|onmars-lent] as well.</source>
            <translation>Technologie einer Gebäudeart sagt, an wie viele Gebäude ein neues [anschließen|onmars-complex] darf; Rover-Tech gibt Felder, Ausbau- und Schiffs-Tech wiederholen ihre Aktion. Auch die Technologie anderer ist [nutzbar|onmars-lent].</translation>
        </message>
        <message>
            <source>Tech tile</source>
            <translation>Tech-Plättchen</translation>
        </message>
        <message>
            <source>Technology of a building type, of Rover, Ship or Upgrade. Its level is its column in your [laboratory|onmars-laboratory]. Everybody has Shelter Tech from the start.</source>
            <translation>Technologie einer Gebäudeart, des Rovers, der Schiffe oder des Ausbaus. Ihre Stufe ist die Spalte in deinem [Labor|onmars-laboratory]. Unterkunfts-Tech haben alle von Anfang an.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatur</translation>
        </message>
        <message>
            <source>Temperature, oxygen and oceans. Each step that somebody raises one of them also raises their terraform rating by 1.</source>
            <translation>Temperatur, Sauerstoff und Ozeane. Jeder Schritt, um den jemand einen davon erhöht, erhöht auch dessen Terraforming-Wert um 1.</translation>
        </message>
        <message>
            <source>Terraform rating</source>
            <translation>Terraforming-Wert</translation>
        </message>
        <message>
            <source>Terraform rating, awards, milestones, greeneries, cities and cards are added up. The most points win.</source>
            <translation>Terraforming-Wert, Auszeichnungen, Meilensteine, Grünflächen, Städte und Karten werden zusammengezählt. Die meisten Punkte gewinnen.</translation>
        </message>
        <message>
            <source>The Legacy of Mars</source>
            <translation>The Legacy of Mars</translation>
        </message>
        <message>
            <source>The Main action that moves: two hexes for all your [Bots|onmars-bot] together and two for the [Rover|onmars-rover], in any order.</source>
            <translation>Die Hauptaktion, die bewegt: zwei Felder für alle deine [Bots|onmars-bot] zusammen und zwei für den [Rover|onmars-rover], in beliebiger Reihenfolge.</translation>
        </message>
        <message>
            <source>The best players of a mission become Governor, Administrator and Prefect. Titles are points for the campaign.</source>
            <translation>Die Besten einer Mission werden Gouverneur, Administrator und Präfekt. Titel sind Punkte für die Kampagne.</translation>
        </message>
        <message>
            <source>The best players win [titles|title]; [developments|development] stay in play, and [saved cards|box] come to the next starting hand.</source>
            <translation>Die Besten erringen [Titel|title]; [Entwicklungen|development] bleiben im Spiel, und [aufgehobene Karten|box] kommen auf die nächste Starthand.</translation>
        </message>
        <message>
            <source>The cards that were bought and not yet played. Only their owner sees them; their number is known to all.</source>
            <translation>Die gekauften, noch nicht ausgespielten Karten. Nur ihr Besitzer sieht sie; ihre Zahl kennen alle.</translation>
        </message>
        <message>
            <source>The corporation says how much money there is, so choose both together. Money that is left is needed to play the cards. Nobody sees the choices before all have chosen.</source>
            <translation>Der Konzern bestimmt das Geld, also beides zusammen wählen. Übriges Geld wird zum Ausspielen der Karten gebraucht. Niemand sieht die Wahl, bevor alle gewählt haben.</translation>
        </message>
        <message>
            <source>The first to reach one may claim it for 8 M€ and has 5 points at the end. Only three can be claimed in a game.</source>
            <translation>Wer einen als Erster erreicht, darf ihn für 8 M€ sichern und hat am Ende 5 Punkte. Nur drei lassen sich in einem Spiel sichern.</translation>
        </message>
        <message>
            <source>The frozen side of an [ocean|ocean] tile; the other one is its water side. Oceans are placed as glaciers while it is too cold, and both sides count as oceans.</source>
            <translation>Die gefrorene Seite eines [Ozeanplättchens|ocean]; die andere ist die Wasserseite. Solange es zu kalt ist, werden Ozeane als Gletscher gelegt; beide Seiten zählen als Ozean.</translation>
        </message>
        <message>
            <source>The game ends after the production of the generation in which temperature, oxygen and oceans are all complete.</source>
            <translation>Das Spiel endet nach der Produktion der Generation, in der Temperatur, Sauerstoff und Ozeane alle am Ziel sind.</translation>
        </message>
        <message>
            <source>The hex of a [Bot|onmars-bot] and the hexes next to it. You build and upgrade only there.</source>
            <translation>Das Feld eines [Bots|onmars-bot] und die Felder daneben. Nur dort baust du und baust du aus.</translation>
        </message>
        <message>
            <source>The higher the [Colony level|onmars-level], the longer its way.</source>
            <translation>Je höher die [Koloniestufe|onmars-level], desto länger sein Weg.</translation>
        </message>
        <message>
            <source>The marker of a [Blueprint|onmars-blueprint] goes onto a building of its type in a [Building Zone|onmars-zone] of yours, for a Mineral. That makes it an [Advanced Building|onmars-advanced].</source>
            <translation>Der Marker eines [Bauplans|onmars-blueprint] kommt für ein Mineral auf ein Gebäude seiner Art in einer deiner [Bauzonen|onmars-zone]. So wird es ein [ausgebautes Gebäude|onmars-advanced].</translation>
        </message>
        <message>
            <source>The marker of the remaining [Missions|onmars-mission] also moves at every Colony level from 3 on. With Space Oddity there is no further round.</source>
            <translation>Der Marker der übrigen [Missionen|onmars-mission] rückt auch bei jeder Koloniestufe von 3 an. „Ohne Nachspiel“ gibt es keine weitere Runde.</translation>
        </message>
        <message>
            <source>The mission says how many tags are needed. The others go back into the innovation box at the end of the mission.</source>
            <translation>Wie viele Symbole nötig sind, sagt die Mission. Die anderen kommen am Ende der Mission zurück in die Innovationsschachtel.</translation>
        </message>
        <message>
            <source>The one action that everybody takes in each turn. Red ones need a Colonist on a slot and perhaps a [surcharge|onmars-surcharge].</source>
            <translation>Die eine Aktion, die alle in jedem Zug machen. Rote brauchen einen Kolonisten auf einem Einsatzfeld und vielleicht einen [Aufpreis|onmars-surcharge].</translation>
        </message>
        <message>
            <source>The owner uses the action through the Executive action of the Depot that says so; others send a [Scientist|onmars-scientist] there.</source>
            <translation>Der Besitzer nutzt sie durch die entsprechende Exekutivaktion des Depots; andere schicken einen [Wissenschaftler|onmars-scientist].</translation>
        </message>
        <message>
            <source>The phases are [player order|first-player], [research|research], [actions|action-phase] and [production|production-phase]. The first generation begins with the actions, as cards were bought at the start.</source>
            <translation>Die Phasen sind [Spielreihenfolge|first-player], [Forschung|research], [Aktionen|action-phase] und [Produktion|production-phase]. Die erste Generation beginnt mit den Aktionen, da schon zu Beginn Karten gekauft wurden.</translation>
        </message>
        <message>
            <source>The planet</source>
            <translation>Der Planet</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>Das Programm</translation>
        </message>
        <message>
            <source>The seventh resource of a campaign. 10 of them can be [turned into a Population|convert-workers].</source>
            <translation>Die siebte Ressource einer Kampagne. 10 von ihnen lassen sich [in eine Bevölkerung umwandeln|convert-workers].</translation>
        </message>
        <message>
            <source>The signs at the top right of a card. They say what may pay for it, what makes it cheaper, and they are counted by other cards, milestones and awards.</source>
            <translation>Die Zeichen oben rechts auf einer Karte. Sie sagen, womit gezahlt werden darf und was die Karte billiger macht, und andere Karten, Meilensteine und Auszeichnungen zählen sie.</translation>
        </message>
        <message>
            <source>The signs beside the ring show where they are.</source>
            <translation>Die Zeichen am Ring zeigen, wo sie liegen.</translation>
        </message>
        <message>
            <source>The tile of one card; the card says where it may lie and what it brings.</source>
            <translation>Das Plättchen einer Karte; die Karte sagt, wo es liegen darf und was es bringt.</translation>
        </message>
        <message>
            <source>The two sides of the board. Each has its own [Main actions|onmars-main-action], and only by [travelling|onmars-travel] you come from one to the other.</source>
            <translation>Die zwei Seiten des Spielplans. Jede hat ihre [Hauptaktionen|onmars-main-action], und nur durch [Reisen|onmars-travel] kommst du von einer zur anderen.</translation>
        </message>
        <message>
            <source>Then new Blueprints and Tech tiles come, the [Warehouse|onmars-warehouse] is filled up, and the first two times [Progress cubes|onmars-progress] score. From level 3 on the marker of the [remaining Missions|onmars-mission] moves as well.</source>
            <translation>Dann kommen neue Baupläne und Tech-Plättchen, das [Lagerhaus|onmars-warehouse] wird aufgefüllt, und die ersten zwei Male zählen [Fortschrittswürfel|onmars-progress]. Von Stufe 3 an rückt auch der Marker der [übrigen Missionen|onmars-mission].</translation>
        </message>
        <message>
            <source>There are seven kinds of action: [play a card|play-card], use a [standard project|standard-project], claim a [milestone|milestone], fund an [award|award], use a [card action|card-action], turn plants into a [greenery|convert-plants], turn heat into [temperature|convert-heat].</source>
            <translation>Es gibt sieben Arten von Aktionen: eine [Karte ausspielen|play-card], ein [Standardprojekt|standard-project] nutzen, einen [Meilenstein|milestone] sichern, eine [Auszeichnung|award] finanzieren, eine [Kartenaktion|card-action] nutzen, Pflanzen in eine [Grünfläche|convert-plants] umwandeln, Wärme in [Temperatur|convert-heat] umwandeln.</translation>
        </message>
        <message>
            <source>There are ten, and the sign of [events|event]. Only tags of cards that lie face up count.</source>
            <translation>Es gibt zehn, dazu das Zeichen der [Ereignisse|event]. Nur Symbole offen liegender Karten zählen.</translation>
        </message>
        <message>
            <source>They must have been in the [Living Quarters|onmars-quarters] before the action began. Movement is boosted with Crystals instead.</source>
            <translation>Sie müssen vor Beginn der Aktion im [Wohnquartier|onmars-quarters] gewesen sein. Bewegung wird stattdessen mit Kristallen verstärkt.</translation>
        </message>
        <message>
            <source>Three cards that everybody advances: whoever contributes gets Crystals at once. Each that is completed brings the [end|onmars-end] a step nearer.</source>
            <translation>Drei Karten, die alle voranbringen: Wer beiträgt, erhält sofort Kristalle. Jede erfüllte bringt das [Ende|onmars-end] einen Schritt näher.</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Titanium</source>
            <translation>Titan</translation>
        </message>
        <message>
            <source>Titles</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>To do more of an action by sending Colonists to the [Working Area|onmars-working-area]: another Blueprint, item, step, Tech tile or Ship for each.</source>
            <translation>Mehr aus einer Aktion machen, indem Kolonisten in den [Arbeitsbereich|onmars-working-area] gehen: für jeden ein weiterer Bauplan, Schritt, ein Stück, Tech-Plättchen oder Schiff.</translation>
        </message>
        <message>
            <source>To the other side, with the [Shuttle|onmars-shuttle], a [Ship|onmars-hangar], or by Landing Pod: Colonists come back, and you choose a new space of the [turn order|onmars-turn-order].</source>
            <translation>Auf die andere Seite, mit dem [Shuttle|onmars-shuttle], einem [Schiff|onmars-hangar] oder der Landekapsel: Kolonisten kommen zurück, und du wählst einen neuen Platz der [Zugfolge|onmars-turn-order].</translation>
        </message>
        <message>
            <source>Travelling</source>
            <translation>Reisen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Turn of On Mars</source>
            <translation>Zug von On Mars</translation>
        </message>
        <message>
            <source>Turn order</source>
            <translation>Zugfolge</translation>
        </message>
        <message>
            <source>Turning workers into a Population</source>
            <translation>Arbeiter in Bevölkerung umwandeln</translation>
        </message>
        <message>
            <source>Turns go round the table, one or two actions each, until everybody has passed.</source>
            <translation>Züge gehen reihum, mit je ein oder zwei Aktionen, bis alle gepasst haben.</translation>
        </message>
        <message>
            <source>Two actions surprise the others, one lets you wait and see what they do. Taking none at all is [passing|pass].</source>
            <translation>Zwei Aktionen überraschen die anderen, eine lässt abwarten, was sie tun. Gar keine ist [Passen|pass].</translation>
        </message>
        <message>
            <source>Two cities and two greeneries of nobody lie on Mars from the start. What a card takes from another player may be taken from a neutral opponent.</source>
            <translation>Zwei Städte und zwei Grünflächen, die niemandem gehören, liegen von Anfang an auf dem Mars. Was eine Karte einem anderen Spieler nimmt, darf einem neutralen Gegner genommen werden.</translation>
        </message>
        <message>
            <source>Two or more buildings of one type side by side. To join buildings you use [Tech|onmars-tech] of their type whose level is at least how many of them the new one connects.</source>
            <translation>Zwei oder mehr Gebäude einer Art nebeneinander. Zum Anschließen brauchst du [Technologie|onmars-tech] dieser Art, deren Stufe mindestens so hoch ist wie die Zahl der Gebäude, die das neue verbindet.</translation>
        </message>
        <message>
            <source>Upgrade</source>
            <translation>Ausbauen</translation>
        </message>
        <message>
            <source>Used by many card actions. What is left of it becomes heat at the beginning of production.</source>
            <translation>Von vielen Kartenaktionen gebraucht. Was davon übrig ist, wird zu Beginn der Produktion zu Wärme.</translation>
        </message>
        <message>
            <source>VP, victory points</source>
            <translation>SP, Siegpunkte</translation>
        </message>
        <message>
            <source>Victory points; they stand in the rosette of a card and are counted at the end. “1/” with a sign means 1 point for each of those.</source>
            <translation>Siegpunkte; sie stehen in der Rosette einer Karte und werden am Ende gezählt. „1/“ mit einem Zeichen heißt 1 Punkt für jedes davon.</translation>
        </message>
        <message>
            <source>WA</source>
            <translation>Arbeit</translation>
        </message>
        <message>
            <source>Warehouse</source>
            <translation>Lagerhaus</translation>
        </message>
        <message>
            <source>Ways to play</source>
            <translation>Spielarten</translation>
        </message>
        <message>
            <source>What a corporation takes along in a campaign. At the end of a mission up to 2 cards are saved in it; they come to the next starting hand for nothing.</source>
            <translation>Was ein Konzern in einer Kampagne mitnimmt. Am Ende einer Mission werden bis zu 2 Karten darin aufgehoben; sie kommen kostenlos auf die nächste Starthand.</translation>
        </message>
        <message>
            <source>What a red action costs besides its Colonist: with three and four players 1 for each other colour on its slots, with one and two players 1 for each Colonist there.</source>
            <translation>Was eine rote Aktion außer ihrem Kolonisten kostet: zu dritt und viert 1 für jede andere Farbe auf ihren Einsatzfeldern, allein und zu zweit 1 für jeden Kolonisten dort.</translation>
        </message>
        <message>
            <source>What a seat has</source>
            <translation>Was ein Platz hat</translation>
        </message>
        <message>
            <source>What is printed on an area: whoever places a tile there gets it at once, with 2 M€ for each ocean next to it.</source>
            <translation>Was auf einem Feld steht: Wer dort ein Plättchen legt, erhält es sofort, dazu 2 M€ für jeden angrenzenden Ozean.</translation>
        </message>
        <message>
            <source>What must hold when a card is played: a parameter that is high or still low enough, tags, production or tiles. Later it does not matter any more.</source>
            <translation>Was beim Ausspielen einer Karte gelten muss: ein Parameter, der hoch oder noch niedrig genug ist, Symbole, Produktion oder Plättchen. Später spielt es keine Rolle mehr.</translation>
        </message>
        <message>
            <source>What stands behind an arrow: an action that each card allows once in every generation. What stands before the arrow is its price.</source>
            <translation>Was hinter einem Pfeil steht: eine Aktion, die jede Karte einmal je Generation erlaubt. Vor dem Pfeil steht ihr Preis.</translation>
        </message>
        <message>
            <source>When all slots of a red action are full, the Colonists of whoever has most there go to the [Working Area|onmars-working-area] before the next one comes; in a tie those of all tied players. The slots for hiring never clear.</source>
            <translation>Sind alle Einsatzfelder einer roten Aktion voll, gehen die Kolonisten dessen, der dort am meisten hat, in den [Arbeitsbereich|onmars-working-area], bevor der nächste kommt; bei Gleichstand die aller Gleichen. Die fürs Einstellen nie.</translation>
        </message>
        <message>
            <source>When everybody has passed, [production|production-phase] follows. Money, plants and heat that were not used are kept.</source>
            <translation>Haben alle gepasst, folgt die [Produktion|production-phase]. Ungenutztes Geld, Pflanzen und Wärme bleiben erhalten.</translation>
        </message>
        <message>
            <source>When it falls can be set in the settings. A game alone is never covered.</source>
            <translation>Wann sie fällt, bestimmen die Einstellungen. Ein Spiel allein wird nie verdeckt.</translation>
        </message>
        <message>
            <source>When no Mission remains at the end of a round, one more round is played; then the [points|onmars-points] are counted.</source>
            <translation>Ist am Ende einer Runde keine Mission mehr übrig, folgt noch eine Runde; dann werden die [Punkte|onmars-points] gezählt.</translation>
        </message>
        <message>
            <source>When several effects happen at the same time, the active seat chooses which comes first. It is only asked where that can matter.</source>
            <translation>Geschehen mehrere Effekte gleichzeitig, bestimmt der aktive Platz, welcher zuerst kommt. Gefragt wird nur, wo das zählen kann.</translation>
        </message>
        <message>
            <source>When several happen at once, the active seat chooses the [order|order].</source>
            <translation>Geschehen mehrere zugleich, bestimmt der aktive Platz die [Reihenfolge|order].</translation>
        </message>
        <message>
            <source>Where Colonists go who [boosted|onmars-boost] an action or paid a [surcharge|onmars-surcharge]. They come back when you [travel|onmars-travel].</source>
            <translation>Wohin Kolonisten gehen, die eine Aktion [verstärkt|onmars-boost] oder [Aufpreis|onmars-surcharge] gezahlt haben. Sie kommen zurück, wenn du [reist|onmars-travel].</translation>
        </message>
        <message>
            <source>Where your free Colonists are. There is room for 4, and for 2 more with every [Shelter|onmars-shelter] after the first.</source>
            <translation>Wo deine freien Kolonisten sind. Platz ist für 4 und mit jeder [Unterkunft|onmars-shelter] nach der ersten für 2 mehr.</translation>
        </message>
        <message>
            <source>Whoever has a lesser title or none starts the next mission with more M€.</source>
            <translation>Wer einen niedrigeren oder keinen Titel hat, beginnt die nächste Mission mit mehr M€.</translation>
        </message>
        <message>
            <source>Whoever is best at the end has 5 points, the second 2, whoever funded it. Only three are funded: for 8, 14 and 20 M€.</source>
            <translation>Wer am Ende vorn liegt, hat 5 Punkte, der Zweite 2, wer immer sie finanziert hat. Nur drei werden finanziert: für 8, 14 und 20 M€.</translation>
        </message>
        <message>
            <source>Whoever places a [tile|tile] beside it later gains 1 M€ for each Population there. Some cards make more room. Tiles off the map have room as well.</source>
            <translation>Wer später ein [Plättchen|tile] daneben legt, erhält 1 M€ je Bevölkerung dort. Manche Karten schaffen mehr Platz. Auch Plättchen außerhalb des Spielplans haben Platz.</translation>
        </message>
        <message>
            <source>Whoever takes the first turn of a generation. It goes on to the next seat with every generation.</source>
            <translation>Wer den ersten Zug einer Generation hat. Mit jeder Generation wechselt das zum nächsten Platz.</translation>
        </message>
        <message>
            <source>Whoever uses a [Tech tile|onmars-tech] of yours does you a favour: at the end of the turn you develop it one step free of charge, or take 1 Oxygen.</source>
            <translation>Wer ein [Tech-Plättchen|onmars-tech] von dir nutzt, tut dir einen Gefallen: Am Ende des Zuges entwickelst du es kostenlos einen Schritt oder nimmst 1 Sauerstoff.</translation>
        </message>
        <message>
            <source>Workers</source>
            <translation>Arbeiter</translation>
        </message>
        <message>
            <source>Working Area</source>
            <translation>Arbeitsbereich</translation>
        </message>
        <message>
            <source>Works in Blueprints of one building type: as an [Executive action|onmars-executive-action] you use such an [Advanced Building|onmars-advanced] of another player. At the end scores 3 points for each Advanced Building of another type.</source>
            <translation>Arbeitet in Bauplänen einer Gebäudeart: Als [Exekutivaktion|onmars-executive-action] nutzt du ein solches [ausgebautes Gebäude|onmars-advanced] anderer. Am Ende bringt er 3 Punkte für jedes ausgebaute Gebäude einer anderen Art.</translation>
        </message>
        <message>
            <source>Works once and is then put face down: its tags count only while it is played. Its points count at the end all the same.</source>
            <translation>Wirkt einmal und liegt dann verdeckt: Seine Symbole zählen nur beim Ausspielen. Seine Punkte zählen am Ende trotzdem.</translation>
        </message>
        <message>
            <source>Works once, when it is played. It then lies face up, so that its tags and points count. Printed cards are green; here it says “once”.</source>
            <translation>Wirkt einmal, beim Ausspielen. Danach liegt sie offen, sodass ihre Symbole und Punkte zählen. Gedruckte Karten sind grün; hier steht „einmalig“.</translation>
        </message>
        <message>
            <source>[Automated|automated-card] cards work once and stay for their tags, [active|active-card] ones have effects or actions that last, [events|event] work once and are put face down.</source>
            <translation>[Automatische|automated-card] Karten wirken einmal und bleiben für ihre Symbole, [aktive|active-card] haben dauerhafte Effekte oder Aktionen, [Ereignisse|event] wirken einmal und werden verdeckt.</translation>
        </message>
        <message>
            <source>[Crystals|onmars-depot] are not Resources: no Mineral can be one, and they pay for other things.</source>
            <translation>[Kristalle|onmars-depot] sind keine Ressourcen: Kein Mineral ersetzt sie, und sie zahlen für anderes.</translation>
        </message>
        <message>
            <source>action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>action, arrow, use</source>
            <translation>Aktion, Pfeil, nutzen</translation>
        </message>
        <message>
            <source>action, two actions</source>
            <translation>Aktion, zwei Aktionen</translation>
        </message>
        <message>
            <source>air, breathable</source>
            <translation>Luft, atembar</translation>
        </message>
        <message>
            <source>animals, microbes, fighters, science resource, cubes</source>
            <translation>Tiere, Mikroben, Raumjäger, Wissenschaftsressource, Würfel</translation>
        </message>
        <message>
            <source>awards, fund</source>
            <translation>Auszeichnungen, finanzieren</translation>
        </message>
        <message>
            <source>beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>beginners, variant</source>
            <translation>Anfänger, Variante</translation>
        </message>
        <message>
            <source>blue card, lasting</source>
            <translation>blaue Karte, dauerhaft</translation>
        </message>
        <message>
            <source>board, Tharsis, Hellas, Elysium</source>
            <translation>Karte, Tharsis, Hellas, Elysium</translation>
        </message>
        <message>
            <source>bonus, area bonus</source>
            <translation>Bonus, Platzierungsbonus</translation>
        </message>
        <message>
            <source>borrow, lend</source>
            <translation>leihen, verleihen</translation>
        </message>
        <message>
            <source>build, building</source>
            <translation>bauen, Gebäude</translation>
        </message>
        <message>
            <source>buy cards, buying</source>
            <translation>Karten kaufen, Kauf</translation>
        </message>
        <message>
            <source>campaign, legacy</source>
            <translation>Kampagne, Legacy</translation>
        </message>
        <message>
            <source>card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>card tile</source>
            <translation>Kartenplättchen</translation>
        </message>
        <message>
            <source>card, project, cards</source>
            <translation>Karte, Projekt, Karten</translation>
        </message>
        <message>
            <source>cards in hand</source>
            <translation>Handkarten</translation>
        </message>
        <message>
            <source>cheaper, price</source>
            <translation>billiger, Preis</translation>
        </message>
        <message>
            <source>cities, Noctis, Phobos, Ganymede</source>
            <translation>Städte, Noctis, Phobos, Ganymed</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>räumen</translation>
        </message>
        <message>
            <source>colonists, LQ</source>
            <translation>Kolonisten, Wohnraum</translation>
        </message>
        <message>
            <source>colonization phase, shuttle phase</source>
            <translation>Kolonisierungsphase, Shuttlephase</translation>
        </message>
        <message>
            <source>company</source>
            <translation>Firma, Unternehmen</translation>
        </message>
        <message>
            <source>contract, delivery</source>
            <translation>Vertrag, Lieferung</translation>
        </message>
        <message>
            <source>convert heat</source>
            <translation>Wärme umwandeln</translation>
        </message>
        <message>
            <source>convert plants</source>
            <translation>Pflanzen umwandeln</translation>
        </message>
        <message>
            <source>corner</source>
            <translation>Ecke</translation>
        </message>
        <message>
            <source>crystal, crystals</source>
            <translation>Kristall, Kristalle</translation>
        </message>
        <message>
            <source>curtain, hidden, hot seat</source>
            <translation>Vorhang, verdeckt, ein Bildschirm</translation>
        </message>
        <message>
            <source>develop, development, research and development</source>
            <translation>entwickeln, Entwicklung, Forschung und Entwicklung</translation>
        </message>
        <message>
            <source>discovery, exploration</source>
            <translation>Entdeckung, Erkundung</translation>
        </message>
        <message>
            <source>displaced, displace</source>
            <translation>verdrängt, verdrängen</translation>
        </message>
        <message>
            <source>end turn, second action</source>
            <translation>Zugende, zweite Aktion</translation>
        </message>
        <message>
            <source>executive</source>
            <translation>Exekutive</translation>
        </message>
        <message>
            <source>explore</source>
            <translation>erkunden</translation>
        </message>
        <message>
            <source>extra cost</source>
            <translation>Zuschlag</translation>
        </message>
        <message>
            <source>forest, greeneries, plants</source>
            <translation>Wald, Grünflächen, Pflanzen</translation>
        </message>
        <message>
            <source>found, distance two</source>
            <translation>gründen, Abstand zwei</translation>
        </message>
        <message>
            <source>global parameters, ring, track</source>
            <translation>globale Parameter, Ring, Leiste</translation>
        </message>
        <message>
            <source>goal, win, winner</source>
            <translation>Ziel, gewinnen, Sieger</translation>
        </message>
        <message>
            <source>goal, win, winner, how the game goes</source>
            <translation>Ziel, gewinnen, Sieger, wie das Spiel geht</translation>
        </message>
        <message>
            <source>governor, administrator, prefect</source>
            <translation>Gouverneur, Administrator, Präfekt</translation>
        </message>
        <message>
            <source>green card, once</source>
            <translation>grüne Karte, einmalig</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>heat, degrees, warm</source>
            <translation>Hitze, Grad, warm</translation>
        </message>
        <message>
            <source>hex, space, reserved area, place</source>
            <translation>Sechseck, reserviertes Feld, Platz</translation>
        </message>
        <message>
            <source>hire</source>
            <translation>einstellen</translation>
        </message>
        <message>
            <source>history</source>
            <translation>Protokoll, Verlauf</translation>
        </message>
        <message>
            <source>home</source>
            <translation>Heim</translation>
        </message>
        <message>
            <source>ice, water, frozen</source>
            <translation>Eis, Wasser, gefroren</translation>
        </message>
        <message>
            <source>income, brown box</source>
            <translation>Einkommen, brauner Kasten</translation>
        </message>
        <message>
            <source>lacerda, alone</source>
            <translation>Lacerda, solo</translation>
        </message>
        <message>
            <source>lamp</source>
            <translation>Lampe</translation>
        </message>
        <message>
            <source>last generation</source>
            <translation>letzte Generation</translation>
        </message>
        <message>
            <source>last round</source>
            <translation>letzte Runde</translation>
        </message>
        <message>
            <source>limit</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <source>marker</source>
            <translation>Marker</translation>
        </message>
        <message>
            <source>marker, land claim</source>
            <translation>Marker, Landanspruch</translation>
        </message>
        <message>
            <source>melt, thaw</source>
            <translation>schmelzen, tauen</translation>
        </message>
        <message>
            <source>metal, payment</source>
            <translation>Metall, Zahlung</translation>
        </message>
        <message>
            <source>milestones, claim</source>
            <translation>Meilensteine, sichern</translation>
        </message>
        <message>
            <source>min, max, condition, prerequisite</source>
            <translation>min, max, Bedingung</translation>
        </message>
        <message>
            <source>miner</source>
            <translation>Bergmann</translation>
        </message>
        <message>
            <source>mineral, battery, water, plant, oxygen</source>
            <translation>Mineral, Batterie, Wasser, Pflanze, Sauerstoff</translation>
        </message>
        <message>
            <source>mission, remaining missions</source>
            <translation>Mission, übrige Missionen</translation>
        </message>
        <message>
            <source>money, MegaCredits, megacredit, credits</source>
            <translation>Geld, MegaCredits, Megacredit</translation>
        </message>
        <message>
            <source>move, movement</source>
            <translation>bewegen, Bewegung</translation>
        </message>
        <message>
            <source>oceans, water, aquifer</source>
            <translation>Ozeane, Wasser, Grundwasser</translation>
        </message>
        <message>
            <source>opportunity points, score, scoring</source>
            <translation>Chancenpunkte, Wertung</translation>
        </message>
        <message>
            <source>order of play, player order, space</source>
            <translation>Reihenfolge, Spielerreihenfolge, Platz</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passen</translation>
        </message>
        <message>
            <source>pending crystals</source>
            <translation>wartende Kristalle</translation>
        </message>
        <message>
            <source>people, inhabitants</source>
            <translation>Menschen, Bewohner</translation>
        </message>
        <message>
            <source>phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <source>plant</source>
            <translation>Pflanze</translation>
        </message>
        <message>
            <source>play</source>
            <translation>ausspielen</translation>
        </message>
        <message>
            <source>player order, starting player</source>
            <translation>Spielreihenfolge, Startspielerin</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Strom</translation>
        </message>
        <message>
            <source>production area</source>
            <translation>Produktionsbereich</translation>
        </message>
        <message>
            <source>production phase, income</source>
            <translation>Produktionsphase, Einkommen</translation>
        </message>
        <message>
            <source>projects, power plant, asteroid, aquifer, greenery, city</source>
            <translation>Projekte, Kraftwerk, Asteroid, Grundwasser, Grünfläche, Stadt</translation>
        </message>
        <message>
            <source>red action, slot</source>
            <translation>rote Aktion, Einsatzfeld</translation>
        </message>
        <message>
            <source>red border, remove, steal, take away</source>
            <translation>roter Rand, entfernen, stehlen, wegnehmen</translation>
        </message>
        <message>
            <source>red card</source>
            <translation>rote Karte</translation>
        </message>
        <message>
            <source>research draft, passing cards</source>
            <translation>Forschungsdraft, Karten weitergeben</translation>
        </message>
        <message>
            <source>resupply</source>
            <translation>Nachschub</translation>
        </message>
        <message>
            <source>ride</source>
            <translation>mitfahren</translation>
        </message>
        <message>
            <source>robot</source>
            <translation>Roboter</translation>
        </message>
        <message>
            <source>round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>score, tie, winner</source>
            <translation>Ergebnis, Gleichstand, Sieger</translation>
        </message>
        <message>
            <source>secret goal</source>
            <translation>geheimes Ziel</translation>
        </message>
        <message>
            <source>sell cards, discard</source>
            <translation>Karten verkaufen, abwerfen</translation>
        </message>
        <message>
            <source>set-up, setup</source>
            <translation>Aufbau, Vorbereitung</translation>
        </message>
        <message>
            <source>several effects</source>
            <translation>mehrere Effekte</translation>
        </message>
        <message>
            <source>ships</source>
            <translation>Schiffe</translation>
        </message>
        <message>
            <source>side</source>
            <translation>Seite</translation>
        </message>
        <message>
            <source>solo, neutral opponent</source>
            <translation>Solo, Neutraler Gegner</translation>
        </message>
        <message>
            <source>status update, level</source>
            <translation>Aktualisierung, Stufe</translation>
        </message>
        <message>
            <source>stock, resources, cubes</source>
            <translation>Vorrat, Ressourcen, Würfel</translation>
        </message>
        <message>
            <source>tags, building, space, science, power, earth, jovian, plant, microbe, animal, city</source>
            <translation>Symbole, Gebäude, Weltraum, Wissenschaft, Energie, Erde, Jupiter, Pflanze, Mikrobe, Tier, Stadt</translation>
        </message>
        <message>
            <source>teal</source>
            <translation>Verstärkung, türkis</translation>
        </message>
        <message>
            <source>technology, tech grid, learn</source>
            <translation>Technologie, Tech-Raster, erlernen</translation>
        </message>
        <message>
            <source>tiles, marker, owner</source>
            <translation>Kacheln, Marker, Besitzer</translation>
        </message>
        <message>
            <source>track bonus</source>
            <translation>Leistenbonus</translation>
        </message>
        <message>
            <source>travel, landing pod</source>
            <translation>Reise, Landekapsel</translation>
        </message>
        <message>
            <source>trigger, ongoing effect</source>
            <translation>Auslöser, Dauereffekt</translation>
        </message>
        <message>
            <source>tuckbox, save, saved cards</source>
            <translation>Schachtel, aufheben, aufgehobene Karten</translation>
        </message>
        <message>
            <source>undo, redo, barrier</source>
            <translation>Rückgängig, Wiederholen, Grenze</translation>
        </message>
        <message>
            <source>upgrade a building</source>
            <translation>Ausbau</translation>
        </message>
        <message>
            <source>variant, deck</source>
            <translation>Variante, Stapel</translation>
        </message>
        <message>
            <source>version</source>
            <translation>Fassung</translation>
        </message>
        <message>
            <source>warm</source>
            <translation>warm</translation>
        </message>
        <message>
            <source>welcome a ship</source>
            <translation>Schiff empfangen</translation>
        </message>
        <message>
            <source>worker, helmet</source>
            <translation>Arbeiter, Helm</translation>
        </message>
        <message>
            <source>workers</source>
            <translation>Arbeiter</translation>
        </message>
        <message>
            <source>zone</source>
            <translation>Zone</translation>
        </message>
    </context>
    <context>
        <name>instruction</name>
        <message>
            <source>add {what} to another card</source>
            <translation>lege {what} auf eine andere Karte</translation>
        </message>
        <message>
            <source>add {what} to the card played</source>
            <translation>lege {what} auf die ausgespielte Karte</translation>
        </message>
        <message>
            <source>add {what} to this card</source>
            <translation>lege {what} auf diese Karte</translation>
        </message>
        <message>
            <source>carry out again all production changes printed on one card of yours with {tag}</source>
            <translation>führe alle aufgedruckten Produktionsänderungen einer eigenen Karte mit {tag} noch einmal aus</translation>
        </message>
        <message>
            <source>discard {what}</source>
            <translation>wirf {what} ab</translation>
        </message>
        <message>
            <source>draw {cards}</source>
            <translation>ziehe {cards}</translation>
        </message>
        <message>
            <source>draw {cards}, keep {n} of them and discard the rest</source>
            <translation>ziehe {cards}, behalte davon {n} und wirf den Rest ab</translation>
        </message>
        <message numerus="yes">
            <source>gain {n} victory points</source>
            <extracomment>gain {n} victory point</extracomment>
            <translation>
                <numerusform>erhalte {n} Siegpunkt</numerusform>
                <numerusform>erhalte {n} Siegpunkte</numerusform>
            </translation>
        </message>
        <message>
            <source>gain {what}</source>
            <translation>erhalte {what}</translation>
        </message>
        <message>
            <source>have each opponent do this: {what}</source>
            <translation>jeder Gegner führt aus: {What}</translation>
        </message>
        <message>
            <source>if you have {condition}, {then}</source>
            <translation>hast du {condition}, {then}</translation>
        </message>
        <message>
            <source>look at {cards} from the deck and either buy it or discard it</source>
            <translation>sieh dir {cards} vom Nachziehstapel an und kaufe sie oder wirf sie ab</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy any of them and discard the rest</source>
            <translation>sieh dir {cards} vom Nachziehstapel an, kaufe davon beliebig viele und wirf den Rest ab</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy up to {n} of them and discard the rest</source>
            <translation>sieh dir {cards} vom Nachziehstapel an, kaufe davon bis zu {n} und wirf den Rest ab</translation>
        </message>
        <message numerus="yes">
            <source>lose {n} victory points</source>
            <extracomment>lose {n} victory point</extracomment>
            <translation>
                <numerusform>verliere {n} Siegpunkt</numerusform>
                <numerusform>verliere {n} Siegpunkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower oxygen {n} steps</source>
            <extracomment>lower oxygen {n} step</extracomment>
            <translation>
                <numerusform>senke den Sauerstoff um {n} Schritt</numerusform>
                <numerusform>senke den Sauerstoff um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower temperature {n} steps</source>
            <extracomment>lower temperature {n} step</extracomment>
            <translation>
                <numerusform>senke die Temperatur um {n} Schritt</numerusform>
                <numerusform>senke die Temperatur um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower the {what} of any one player {n} steps</source>
            <extracomment>lower the {what} of any one player {n} step</extracomment>
            <translation>
                <numerusform>senke die {what} eines beliebigen Spielers um {n} Schritt</numerusform>
                <numerusform>senke die {what} eines beliebigen Spielers um {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>lower {changes}</source>
            <translation>senke {changes}</translation>
        </message>
        <message numerus="yes">
            <source>lower {what} {n} steps</source>
            <extracomment>lower {what} {n} step</extracomment>
            <translation>
                <numerusform>senke die {what} um {n} Schritt</numerusform>
                <numerusform>senke die {what} um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>make the used actions of {n} cards available again</source>
            <extracomment>make the used action of {n} card available again</extracomment>
            <translation>
                <numerusform>mache die genutzte Aktion von {n} Karte wieder verfügbar</numerusform>
                <numerusform>mache die genutzten Aktionen von {n} Karten wieder verfügbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>melt {n} glaciers</source>
            <extracomment>melt {n} glacier</extracomment>
            <translation>
                <numerusform>schmelze {n} Gletscher</numerusform>
                <numerusform>schmelze {n} Gletscher</numerusform>
            </translation>
        </message>
        <message>
            <source>pay {price} less for the next card you play this generation</source>
            <translation>zahle {price} weniger für die nächste Karte, die du in dieser Generation ausspielst</translation>
        </message>
        <message>
            <source>pay {what}</source>
            <translation>zahle {what}</translation>
        </message>
        <message>
            <source>place this card’s tile</source>
            <translation>lege das Plättchen dieser Karte</translation>
        </message>
        <message numerus="yes">
            <source>place {n} Populations</source>
            <extracomment>place {n} Population</extracomment>
            <translation>
                <numerusform>setze {n} Bevölkerung</numerusform>
                <numerusform>setze {n} Bevölkerung</numerusform>
            </translation>
        </message>
        <message>
            <source>place {tiles}</source>
            <translation>lege {tiles}</translation>
        </message>
        <message>
            <source>place {tile}</source>
            <translation>lege {tile}</translation>
        </message>
        <message>
            <source>put your marker on a free land area {place}: only you may place a tile there</source>
            <translation>setze deinen Marker {place} (ein freies Landfeld): Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message>
            <source>put your marker on a free land area: only you may place a tile there</source>
            <translation>setze deinen Marker auf ein freies Landfeld: Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message numerus="yes">
            <source>put {n} cards from your hand into your box for the next mission</source>
            <extracomment>put {n} card from your hand into your box for the next mission</extracomment>
            <translation>
                <numerusform>lege {n} Handkarte für die nächste Mission in deine Schachtel</numerusform>
                <numerusform>lege {n} Handkarten für die nächste Mission in deine Schachtel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise oxygen {n} steps</source>
            <extracomment>raise oxygen {n} step</extracomment>
            <translation>
                <numerusform>erhöhe den Sauerstoff um {n} Schritt</numerusform>
                <numerusform>erhöhe den Sauerstoff um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise temperature {n} steps</source>
            <extracomment>raise temperature {n} step</extracomment>
            <translation>
                <numerusform>erhöhe die Temperatur um {n} Schritt</numerusform>
                <numerusform>erhöhe die Temperatur um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise your terraform rating {n} steps</source>
            <extracomment>raise your terraform rating {n} step</extracomment>
            <translation>
                <numerusform>erhöhe den Terraforming-Wert um {n} Schritt</numerusform>
                <numerusform>erhöhe den Terraforming-Wert um {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>raise {changes}</source>
            <translation>erhöhe {changes}</translation>
        </message>
        <message>
            <source>remove up to {what} from any card</source>
            <translation>entferne bis zu {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>remove up to {what} from any player</source>
            <translation>entferne bis zu {what} eines beliebigen Spielers</translation>
        </message>
        <message>
            <source>remove up to {what} from the owner of a tile next to it</source>
            <translation>entferne bis zu {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message>
            <source>remove {what} from any card</source>
            <translation>entferne {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>remove {what} from any player</source>
            <translation>entferne {what} eines beliebigen Spielers</translation>
        </message>
        <message>
            <source>remove {what} from the owner of a tile next to it</source>
            <translation>entferne {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message>
            <source>remove {what} from this card</source>
            <translation>entferne {what} von dieser Karte</translation>
        </message>
        <message>
            <source>show {cards} from the deck to all and discard it; if it has {tag}, {then}</source>
            <translation>decke {cards} vom Nachziehstapel auf und wirf sie ab; hat sie ein {tag}, {then}</translation>
        </message>
        <message>
            <source>steal up to {what} from any card</source>
            <translation>stiehl bis zu {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>steal up to {what} from any player</source>
            <translation>stiehl bis zu {what} von einem beliebigen Spieler</translation>
        </message>
        <message>
            <source>steal up to {what} from the owner of a tile next to it</source>
            <translation>stiehl bis zu {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message numerus="yes">
            <source>the next card you play this generation may miss its temperature, oxygen and ocean requirements by up to {n} steps</source>
            <extracomment>the next card you play this generation may miss its temperature, oxygen and ocean requirements by {n} step</extracomment>
            <translation>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um {n} Schritt verfehlen</numerusform>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um bis zu {n} Schritte verfehlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turn up to {n} water tiles into glaciers</source>
            <extracomment>turn up to {n} water tile into a glacier</extracomment>
            <translation>
                <numerusform>drehe bis zu {n} Wasserplättchen auf die Gletscherseite</numerusform>
                <numerusform>drehe bis zu {n} Wasserplättchen auf die Gletscherseite</numerusform>
            </translation>
        </message>
        <message>
            <source>unless you have {condition}, {then}</source>
            <translation>hast du nicht {condition}, {then}</translation>
        </message>
        <message>
            <source>you may {what}</source>
            <translation>{what}</translation>
        </message>
        <message>
            <source>{cost} to {gain}</source>
            <translation>{cost}, um {gain}</translation>
        </message>
        <message>
            <source>{losses}, and {gains}</source>
            <translation>{losses} und {gains}</translation>
        </message>
        <message>
            <source>{pay} ({metals} may be used)</source>
            <translation>{pay} (auch mit {metals})</translation>
        </message>
        <message>
            <source>{then}; otherwise {rest}</source>
            <translation>{then}; sonst {rest}</translation>
        </message>
        <message>
            <source>{what} (nobody loses terraform rating)</source>
            <translation>{what} (niemand verliert Terraforming-Wert)</translation>
        </message>
        <message>
            <source>{what} (you choose x, at least {n})</source>
            <translation>{what} (x frei wählbar, mindestens {n})</translation>
        </message>
        <message>
            <source>{what} that already holds at least {held}</source>
            <translation>{what} (dort schon mindestens {held})</translation>
        </message>
        <message>
            <source>{what} {place}</source>
            <translation>{what} {place}</translation>
        </message>
        <message>
            <source>{what}; raise the production of that metal {n} step</source>
            <translation>{what} und erhöhe die Produktion dieses Metalls um {n} Schritt</translation>
        </message>
    </context>
    <context>
        <name>kernel reason</name>
        <message>
            <source>A sealed choice cannot be taken back.</source>
            <translation>Eine verdeckte Wahl lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Less than 0 {what} cannot be paid.</source>
            <translation>Weniger als 0 {what} lassen sich nicht zahlen.</translation>
        </message>
        <message>
            <source>The turn has passed to somebody else, so this cannot be taken back.</source>
            <translation>Der Zug ist weitergegangen, daher ist das nicht zurückzunehmen.</translation>
        </message>
        <message>
            <source>There is nothing to do again.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>There is nothing to pay here.</source>
            <translation>Hier ist nichts zu zahlen.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>This belongs to a question that is no longer asked.</source>
            <translation>Das gehört zu einer Frage, die nicht mehr gestellt ist.</translation>
        </message>
        <message>
            <source>This pays one part of the price twice and leaves another part unpaid.</source>
            <translation>So ist ein Teil des Preises doppelt gezahlt und ein anderer gar nicht.</translation>
        </message>
        <message>
            <source>{what} cannot pay for this.</source>
            <translation>Hierfür lässt sich nicht zahlen mit: {what}.</translation>
        </message>
        <message>
            <source>{who} is not asked anything now.</source>
            <translation>{who} wird gerade nichts gefragt.</translation>
        </message>
        <message>
            <source>“{answer}” is not possible now.</source>
            <translation>„{answer}“ ist jetzt nicht möglich.</translation>
        </message>
    </context>
    <context>
        <name>kind of card</name>
        <message>
            <source>Active (lasting)</source>
            <translation>Aktiv (dauerhaft)</translation>
        </message>
        <message>
            <source>Automated (once)</source>
            <translation>Automatisch (einmalig)</translation>
        </message>
        <message>
            <source>Corporation</source>
            <translation>Konzern</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
    </context>
    <context>
        <name>list</name>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} oder {last}</translation>
        </message>
        <message>
            <source>{first}, {next}</source>
            <translation>{first}, {next}</translation>
        </message>
    </context>
    <context>
        <name>log</name>
        <message numerus="yes">
            <source>Bought {bought} of {n} cards for {price}</source>
            <extracomment>Bought {bought} of {n} card for {price}</extracomment>
            <translation>
                <numerusform>{bought} von {n} Karte für {price} gekauft</numerusform>
                <numerusform>{bought} von {n} Karten für {price} gekauft</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Chooses from {n} cards</source>
            <extracomment>Chooses from {n} card</extracomment>
            <translation>
                <numerusform>Wählt aus {n} Karte</numerusform>
                <numerusform>Wählt aus {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Chose the metal</source>
            <translation>Metall gewählt</translation>
        </message>
        <message>
            <source>Chose: {what}</source>
            <translation>Wahl: {What}</translation>
        </message>
        <message numerus="yes">
            <source>Dealt {n} cards</source>
            <extracomment>Dealt {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte ausgeteilt</numerusform>
                <numerusform>{n} Karten ausgeteilt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Deck used up: {n} discarded cards shuffled into a new one</source>
            <extracomment>Deck used up: {n} discarded card shuffled into a new one</extracomment>
            <translation>
                <numerusform>Nachziehstapel aufgebraucht: {n} abgeworfene Karte neu gemischt</numerusform>
                <numerusform>Nachziehstapel aufgebraucht: {n} abgeworfene Karten neu gemischt</numerusform>
            </translation>
        </message>
        <message>
            <source>Declined</source>
            <translation>Verzichtet</translation>
        </message>
        <message numerus="yes">
            <source>Discarded {n} cards</source>
            <extracomment>Discarded {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte abgeworfen</numerusform>
                <numerusform>{n} Karten abgeworfen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Drew {n} cards</source>
            <extracomment>Drew {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte gezogen</numerusform>
                <numerusform>{n} Karten gezogen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Drew {n} innovations</source>
            <extracomment>Drew {n} innovation</extracomment>
            <translation>
                <numerusform>{n} Innovation gezogen</numerusform>
                <numerusform>{n} Innovationen gezogen</numerusform>
            </translation>
        </message>
        <message>
            <source>Generation {n}: {phase}</source>
            <translation>Generation {n}: {phase}</translation>
        </message>
        <message>
            <source>Generation {n}: {phase}, first player {who}</source>
            <translation>Generation {n}: {phase}, Startspieler {who}</translation>
        </message>
        <message>
            <source>Glacier on {place} melted</source>
            <translation>Gletscher auf {place} geschmolzen</translation>
        </message>
        <message numerus="yes">
            <source>Kept {kept} of {n} cards</source>
            <extracomment>Kept {kept} of {n} card</extracomment>
            <translation>
                <numerusform>{kept} von {n} Karte behalten</numerusform>
                <numerusform>{kept} von {n} Karten behalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Looked at {n} cards from the deck</source>
            <extracomment>Looked at {n} card from the deck</extracomment>
            <translation>
                <numerusform>{n} Karte vom Nachziehstapel angesehen</numerusform>
                <numerusform>{n} Karten vom Nachziehstapel angesehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Marker on {place}</source>
            <translation>Marker auf {place}</translation>
        </message>
        <message>
            <source>Neutral {tile} on {place}</source>
            <translation>Neutral: {tile} auf {place}</translation>
        </message>
        <message>
            <source>No card to add {what} to</source>
            <translation>Keine Karte für {what}</translation>
        </message>
        <message>
            <source>No {tile} placed: there is none left or no place for it</source>
            <translation>Nicht gelegt: {tile} – es gibt keine mehr oder keinen Platz dafür</translation>
        </message>
        <message>
            <source>Nothing removed</source>
            <translation>Nichts entfernt</translation>
        </message>
        <message>
            <source>Population on {place}, now {n}</source>
            <translation>Bevölkerung auf {place}, jetzt {n}</translation>
        </message>
        <message numerus="yes">
            <source>Put {n} cards into the own box</source>
            <extracomment>Put {n} card into the own box</extracomment>
            <translation>
                <numerusform>{n} Karte in die eigene Schachtel gelegt</numerusform>
                <numerusform>{n} Karten in die eigene Schachtel gelegt</numerusform>
            </translation>
        </message>
        <message>
            <source>Repeats the production of {card}</source>
            <translation>Wiederholt die Produktion von {card}</translation>
        </message>
        <message>
            <source>Revealed {card}, a card without tags</source>
            <translation>{card} aufgedeckt, eine Karte ohne Symbole</translation>
        </message>
        <message>
            <source>Revealed {card}, with {tags}</source>
            <translation>{card} aufgedeckt, mit {tags}</translation>
        </message>
        <message>
            <source>Revealed {card}: its cost of {price} places a neutral tile</source>
            <translation>{card} aufgedeckt: Die Kosten von {price} bestimmen ein neutrales Plättchen</translation>
        </message>
        <message>
            <source>Rule of the mission: {name}</source>
            <translation>Regel der Mission: {name}</translation>
        </message>
        <message numerus="yes">
            <source>Saved {n} cards for the next mission</source>
            <extracomment>Saved {n} card for the next mission</extracomment>
            <translation>
                <numerusform>{n} Karte für die nächste Mission aufgehoben</numerusform>
                <numerusform>{n} Karten für die nächste Mission aufgehoben</numerusform>
            </translation>
        </message>
        <message>
            <source>The action of {card} can be used again</source>
            <translation>Die Aktion von {card} ist wieder verfügbar</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist zu Ende</translation>
        </message>
        <message>
            <source>The goal of the mission is missed: {have} of {need}</source>
            <translation>Das Ziel der Mission ist verfehlt: {have} von {need}</translation>
        </message>
        <message>
            <source>The goal of the mission is reached: {have} of {need}</source>
            <translation>Das Ziel der Mission ist erreicht: {have} von {need}</translation>
        </message>
        <message numerus="yes">
            <source>The neutral opponent loses {n} steps of {what}</source>
            <extracomment>The neutral opponent loses {n} step of {what}</extracomment>
            <translation>
                <numerusform>Der neutrale Gegner verliert {n} Schritt {what}</numerusform>
                <numerusform>Der neutrale Gegner verliert {n} Schritte {what}</numerusform>
            </translation>
        </message>
        <message>
            <source>The neutral opponent loses {what}</source>
            <translation>Der neutrale Gegner verliert {what}</translation>
        </message>
        <message>
            <source>The next card this generation costs {price} less</source>
            <translation>Die nächste Karte dieser Generation kostet {price} weniger</translation>
        </message>
        <message numerus="yes">
            <source>The next card this generation may miss global requirements by {n} steps</source>
            <extracomment>The next card this generation may miss global requirements by {n} step</extracomment>
            <translation>
                <numerusform>Die nächste Karte dieser Generation darf globale Voraussetzungen um {n} Schritt verfehlen</numerusform>
                <numerusform>Die nächste Karte dieser Generation darf globale Voraussetzungen um {n} Schritte verfehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>Water on {place} frozen</source>
            <translation>Wasser auf {place} eingefroren</translation>
        </message>
        <message>
            <source>rating</source>
            <translation>Terraforming-Wert</translation>
        </message>
        <message>
            <source>{change} on {card}, now {now}</source>
            <translation>{change} auf {card}, jetzt {now}</translation>
        </message>
        <message>
            <source>{energy} turned into heat</source>
            <translation>{energy} wird zu Wärme</translation>
        </message>
        <message>
            <source>{less} less than the printed {printed}</source>
            <translation>{less} weniger als die aufgedruckten {printed}</translation>
        </message>
        <message numerus="yes">
            <source>{n} points gained</source>
            <extracomment>{n} point gained</extracomment>
            <translation>
                <numerusform>{n} Punkt erhalten</numerusform>
                <numerusform>{n} Punkte erhalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points lost</source>
            <extracomment>{n} point lost</extracomment>
            <translation>
                <numerusform>{n} Punkt verloren</numerusform>
                <numerusform>{n} Punkte verloren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} random cards, as none were saved</source>
            <extracomment>{n} random card, as none was saved</extracomment>
            <translation>
                <numerusform>{n} zufällige Karte, da keine aufgehoben war</numerusform>
                <numerusform>{n} zufällige Karten, da keine aufgehoben waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} saved cards come to hand</source>
            <extracomment>{n} saved card comes to hand</extracomment>
            <translation>
                <numerusform>{n} aufgehobene Karte kommt auf die Hand</numerusform>
                <numerusform>{n} aufgehobene Karten kommen auf die Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} saved cards that are not legal here are replaced by random ones</source>
            <extracomment>{n} saved card that is not legal here is replaced by a random one</extracomment>
            <translation>
                <numerusform>{n} hier nicht erlaubte aufgehobene Karte wird durch eine zufällige ersetzt</numerusform>
                <numerusform>{n} hier nicht erlaubte aufgehobene Karten werden durch zufällige ersetzt</numerusform>
            </translation>
        </message>
        <message>
            <source>{parameter} is complete: no step, no rating</source>
            <translation>{parameter} am Ziel: kein Schritt, kein Terraforming-Wert</translation>
        </message>
        <message>
            <source>{tile} on {place}</source>
            <translation>{tile} auf {place}</translation>
        </message>
        <message>
            <source>{what} ({cause})</source>
            <translation>{what} ({cause})</translation>
        </message>
        <message numerus="yes">
            <source>{who} are dealt {n} cards each</source>
            <extracomment>{who} are dealt {n} card each</extracomment>
            <translation>
                <numerusform>{who} erhalten je {n} Karte</numerusform>
                <numerusform>{who} erhalten je {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} chose {corporation}</source>
            <translation>{who} wählt {corporation}</translation>
        </message>
        <message>
            <source>{who} claimed the milestone {what}</source>
            <translation>{who} sichert sich den Meilenstein {what}</translation>
        </message>
        <message>
            <source>{who} claimed the milestone {what} for {price}</source>
            <translation>{who} sichert sich den Meilenstein {what} für {price}</translation>
        </message>
        <message>
            <source>{who} ended the turn</source>
            <translation>{who} beendet den Zug</translation>
        </message>
        <message>
            <source>{who} ended the turn after one action</source>
            <translation>{who} beendet den Zug nach einer Aktion</translation>
        </message>
        <message>
            <source>{who} funded the award {what}</source>
            <translation>{who} finanziert die Auszeichnung {what}</translation>
        </message>
        <message>
            <source>{who} funded the award {what} for {price}</source>
            <translation>{who} finanziert die Auszeichnung {what} für {price}</translation>
        </message>
        <message>
            <source>{who} has chosen a corporation and cards</source>
            <translation>{who} hat Konzern und Karten gewählt</translation>
        </message>
        <message>
            <source>{who} has chosen a development</source>
            <translation>{who} hat eine Entwicklung gewählt</translation>
        </message>
        <message>
            <source>{who} has chosen what to keep</source>
            <translation>{who} hat gewählt, was bleibt</translation>
        </message>
        <message>
            <source>{who} has decided what to buy</source>
            <translation>{who} hat den Kauf entschieden</translation>
        </message>
        <message>
            <source>{who} has decided what to save</source>
            <translation>{who} hat gewählt, was aufgehoben wird</translation>
        </message>
        <message>
            <source>{who} has the development {card}</source>
            <translation>{who} hat die Entwicklung {card}</translation>
        </message>
        <message numerus="yes">
            <source>{who} has {n} cards to choose from</source>
            <extracomment>{who} has {n} card to choose from</extracomment>
            <translation>
                <numerusform>{who} wählt aus {n} Karte</numerusform>
                <numerusform>{who} wählt aus {n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} have {n} cards each to choose from</source>
            <extracomment>{who} have {n} card each to choose from</extracomment>
            <translation>
                <numerusform>{who} wählen aus je {n} Karte</numerusform>
                <numerusform>{who} wählen aus je {n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} is dealt {n} cards</source>
            <extracomment>{who} is dealt {n} card</extracomment>
            <translation>
                <numerusform>{who} erhält {n} Karte</numerusform>
                <numerusform>{who} erhält {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} passed</source>
            <translation>{who} passt</translation>
        </message>
        <message>
            <source>{who} played {what} at no cost</source>
            <translation>{who} spielt {what} kostenlos aus</translation>
        </message>
        <message>
            <source>{who} played {what} for {price}</source>
            <translation>{who} spielt {what} für {price} aus</translation>
        </message>
        <message>
            <source>{who} plays {card}</source>
            <translation>{who} spielt den Konzern {card}</translation>
        </message>
        <message numerus="yes">
            <source>{who} sold {n} cards for {price}</source>
            <extracomment>{who} sold {n} card for {price}</extracomment>
            <translation>
                <numerusform>{who} verkauft {n} Karte für {price}</numerusform>
                <numerusform>{who} verkauft {n} Karten für {price}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} to act</source>
            <translation>{who} ist am Zug</translation>
        </message>
        <message>
            <source>{who} took the first action of {card}</source>
            <translation>{who} führt die erste Aktion von {card} aus</translation>
        </message>
        <message>
            <source>{who} took the innovation action</source>
            <translation>{who} führt die Innovationsaktion aus</translation>
        </message>
        <message>
            <source>{who} turned {amount} into a Population</source>
            <translation>{who} wandelt {amount} in eine Bevölkerung um</translation>
        </message>
        <message>
            <source>{who} turned {amount} into a greenery</source>
            <translation>{who} wandelt {amount} in eine Grünfläche um</translation>
        </message>
        <message>
            <source>{who} turned {amount} into a greenery on {place}</source>
            <translation>{who} wandelt {amount} in eine Grünfläche auf {place} um</translation>
        </message>
        <message>
            <source>{who} turned {amount} into temperature</source>
            <translation>{who} wandelt {amount} in Temperatur um</translation>
        </message>
        <message>
            <source>{who} used the standard project {what} at no cost</source>
            <translation>{who} nutzt das Standardprojekt {what} kostenlos</translation>
        </message>
        <message>
            <source>{who} used the standard project {what} for {price}</source>
            <translation>{who} nutzt das Standardprojekt {what} für {price}</translation>
        </message>
        <message>
            <source>{who} used {card}</source>
            <translation>{who} nutzt {card}</translation>
        </message>
        <message>
            <source>{who}: {what}</source>
            <translation>{who}: {what}</translation>
        </message>
    </context>
    <context>
        <name>map name</name>
        <message>
            <source>Elysium</source>
            <translation>Elysium</translation>
        </message>
        <message>
            <source>Hellas</source>
            <translation>Hellas</translation>
        </message>
        <message>
            <source>Tharsis</source>
            <translation>Tharsis</translation>
        </message>
    </context>
    <context>
        <name>measure</name>
        <message numerus="yes">
            <source>Populations</source>
            <extracomment>Population</extracomment>
            <translation>
                <numerusform>Bevölkerung</numerusform>
                <numerusform>Bevölkerung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Populations in play</source>
            <extracomment>Population in play</extracomment>
            <translation>
                <numerusform>Bevölkerung im Spiel</numerusform>
                <numerusform>Bevölkerung im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Populations of your opponents</source>
            <extracomment>Population of your opponents</extracomment>
            <translation>
                <numerusform>Bevölkerung der Gegner</numerusform>
                <numerusform>Bevölkerung der Gegner</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Populations of yours</source>
            <extracomment>Population of yours</extracomment>
            <translation>
                <numerusform>eigene Bevölkerung</numerusform>
                <numerusform>eigene Bevölkerung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>cards in hand</source>
            <extracomment>card in hand</extracomment>
            <translation>
                <numerusform>Handkarte</numerusform>
                <numerusform>Handkarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>cards in play with requirements</source>
            <extracomment>card in play with a requirement</extracomment>
            <translation>
                <numerusform>Karte im Spiel mit Voraussetzung</numerusform>
                <numerusform>Karten im Spiel mit Voraussetzung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>developments anyone has in play</source>
            <extracomment>development anyone has in play</extracomment>
            <translation>
                <numerusform>Entwicklung im Spiel (aller Spieler)</numerusform>
                <numerusform>Entwicklungen im Spiel (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>developments in play</source>
            <extracomment>development in play</extracomment>
            <translation>
                <numerusform>Entwicklung im Spiel</numerusform>
                <numerusform>Entwicklungen im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>developments you have in play</source>
            <extracomment>development you have in play</extracomment>
            <translation>
                <numerusform>eigene Entwicklung im Spiel</numerusform>
                <numerusform>eigene Entwicklungen im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>developments your opponents have in play</source>
            <extracomment>development your opponents have in play</extracomment>
            <translation>
                <numerusform>Entwicklung der Gegner im Spiel</numerusform>
                <numerusform>Entwicklungen der Gegner im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>different kinds of resource on your cards</source>
            <extracomment>kind of resource on your cards</extracomment>
            <translation>
                <numerusform>Ressourcenart auf eigenen Karten</numerusform>
                <numerusform>verschiedene Ressourcenarten auf eigenen Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>different tags in play</source>
            <extracomment>different tag in play</extracomment>
            <translation>
                <numerusform>verschiedenes Symbol im Spiel</numerusform>
                <numerusform>verschiedene Symbole im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>events anyone has played</source>
            <extracomment>event anyone has played</extracomment>
            <translation>
                <numerusform>ausgespieltes Ereignis (aller Spieler)</numerusform>
                <numerusform>ausgespielte Ereignisse (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>events played</source>
            <extracomment>event played</extracomment>
            <translation>
                <numerusform>ausgespieltes Ereignis</numerusform>
                <numerusform>ausgespielte Ereignisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>events you have played</source>
            <extracomment>event you have played</extracomment>
            <translation>
                <numerusform>selbst ausgespieltes Ereignis</numerusform>
                <numerusform>selbst ausgespielte Ereignisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>events your opponents have played</source>
            <extracomment>event your opponents have played</extracomment>
            <translation>
                <numerusform>von Gegnern ausgespieltes Ereignis</numerusform>
                <numerusform>von Gegnern ausgespielte Ereignisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>glaciers anyone has melted</source>
            <extracomment>glacier anyone has melted</extracomment>
            <translation>
                <numerusform>geschmolzener Gletscher (aller Spieler)</numerusform>
                <numerusform>geschmolzene Gletscher (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>glaciers melted</source>
            <extracomment>glacier melted</extracomment>
            <translation>
                <numerusform>geschmolzener Gletscher</numerusform>
                <numerusform>geschmolzene Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>glaciers you have melted</source>
            <extracomment>glacier you have melted</extracomment>
            <translation>
                <numerusform>selbst geschmolzener Gletscher</numerusform>
                <numerusform>selbst geschmolzene Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>glaciers your opponents have melted</source>
            <extracomment>glacier your opponents have melted</extracomment>
            <translation>
                <numerusform>von Gegnern geschmolzener Gletscher</numerusform>
                <numerusform>von Gegnern geschmolzene Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>innovations anyone has played</source>
            <extracomment>innovation anyone has played</extracomment>
            <translation>
                <numerusform>ausgespielte Innovation (aller Spieler)</numerusform>
                <numerusform>ausgespielte Innovationen (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>innovations played</source>
            <extracomment>innovation played</extracomment>
            <translation>
                <numerusform>ausgespielte Innovation</numerusform>
                <numerusform>ausgespielte Innovationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>innovations you have played</source>
            <extracomment>innovation you have played</extracomment>
            <translation>
                <numerusform>selbst ausgespielte Innovation</numerusform>
                <numerusform>selbst ausgespielte Innovationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>innovations your opponents have played</source>
            <extracomment>innovation your opponents have played</extracomment>
            <translation>
                <numerusform>von Gegnern ausgespielte Innovation</numerusform>
                <numerusform>von Gegnern ausgespielte Innovationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>productions above their values at the start</source>
            <extracomment>production above its value at the start</extracomment>
            <translation>
                <numerusform>über ihren Startwert erhöhte Produktion</numerusform>
                <numerusform>über ihren Startwert erhöhte Produktionen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>steps of terraform rating</source>
            <extracomment>step of terraform rating</extracomment>
            <translation>
                <numerusform>Schritt des Terraforming-Werts</numerusform>
                <numerusform>Schritte des Terraforming-Werts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>steps of your highest production</source>
            <extracomment>step of your highest production</extracomment>
            <translation>
                <numerusform>Schritt der höchsten eigenen Produktion</numerusform>
                <numerusform>Schritte der höchsten eigenen Produktion</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>steps of {what}</source>
            <extracomment>step of {what}</extracomment>
            <translation>
                <numerusform>Schritt {what}</numerusform>
                <numerusform>Schritte {what}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>tiles in your largest connected group</source>
            <extracomment>tile in your largest connected group</extracomment>
            <translation>
                <numerusform>Plättchen in der größten eigenen zusammenhängenden Gruppe</numerusform>
                <numerusform>Plättchen in der größten eigenen zusammenhängenden Gruppe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>titles of {titles} anyone has won</source>
            <extracomment>title of {titles} anyone has won</extracomment>
            <translation>
                <numerusform>errungener Titel (aller Spieler): {titles}</numerusform>
                <numerusform>errungene Titel (aller Spieler): {titles}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>titles of {titles} won</source>
            <extracomment>title of {titles} won</extracomment>
            <translation>
                <numerusform>errungener Titel: {titles}</numerusform>
                <numerusform>errungene Titel: {titles}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>titles of {titles} you have won</source>
            <extracomment>title of {titles} you have won</extracomment>
            <translation>
                <numerusform>selbst errungener Titel: {titles}</numerusform>
                <numerusform>selbst errungene Titel: {titles}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>titles of {titles} your opponents have won</source>
            <extracomment>title of {titles} your opponents have won</extracomment>
            <translation>
                <numerusform>von Gegnern errungener Titel: {titles}</numerusform>
                <numerusform>von Gegnern errungene Titel: {titles}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{tags} tags</source>
            <extracomment>{tags} tag</extracomment>
            <translation>
                <numerusform>{tags}Symbol</numerusform>
                <numerusform>{tags}Symbole</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{tags} tags in play</source>
            <extracomment>{tags} tag in play</extracomment>
            <translation>
                <numerusform>{tags}Symbol im Spiel</numerusform>
                <numerusform>{tags}Symbole im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{tags} tags you have</source>
            <extracomment>{tags} tag you have</extracomment>
            <translation>
                <numerusform>eigenes {tags}Symbol</numerusform>
                <numerusform>eigene {tags}Symbole</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{tags} tags your opponents have</source>
            <extracomment>{tags} tag your opponents have</extracomment>
            <translation>
                <numerusform>{tags}Symbol der Gegner</numerusform>
                <numerusform>{tags}Symbole der Gegner</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} at the edge of the map</source>
            <translation>{what} am Rand des Spielplans</translation>
        </message>
        <message>
            <source>{what} in play</source>
            <translation>{what} im Spiel</translation>
        </message>
        <message>
            <source>{what} in play that cost at least {cost}</source>
            <translation>{what} im Spiel mit Kosten von mindestens {cost}</translation>
        </message>
        <message>
            <source>{what} in rows {rows}</source>
            <translation>{what} in den Reihen {rows}</translation>
        </message>
        <message>
            <source>{what} next to this card’s tile</source>
            <translation>{what} neben dem Plättchen dieser Karte</translation>
        </message>
        <message>
            <source>{what} next to {tile}</source>
            <translation>{what} angrenzend an {tile}</translation>
        </message>
        <message>
            <source>{what} not next to {tile}</source>
            <translation>{what} nicht angrenzend an {tile}</translation>
        </message>
        <message>
            <source>{what} of your opponents</source>
            <translation>{what} der Gegner</translation>
        </message>
        <message>
            <source>{what} of yours</source>
            <translation>{what} in eigenem Besitz</translation>
        </message>
        <message>
            <source>{what} off the map</source>
            <translation>{what} außerhalb des Spielplans</translation>
        </message>
        <message>
            <source>{what} on Mars</source>
            <translation>{what} auf dem Mars</translation>
        </message>
        <message>
            <source>{what} on areas with {bonus}</source>
            <translation>{what} auf Feldern mit {bonus}</translation>
        </message>
        <message>
            <source>{what} on city tiles</source>
            <translation>{what} auf Stadtplättchen</translation>
        </message>
        <message>
            <source>{what} on or next to a land area</source>
            <translation>{what} auf oder neben einem Landfeld</translation>
        </message>
        <message>
            <source>{what} on or next to a volcanic area</source>
            <translation>{what} auf oder neben einem Vulkanfeld</translation>
        </message>
        <message>
            <source>{what} on or next to an area reserved for ocean</source>
            <translation>{what} auf oder neben einem Ozeanfeld</translation>
        </message>
        <message>
            <source>{what} on special tiles</source>
            <translation>{what} auf Sonderplättchen</translation>
        </message>
        <message>
            <source>{what} on the map</source>
            <translation>{what} auf dem Spielplan</translation>
        </message>
        <message>
            <source>{what} on this card</source>
            <translation>{what} auf dieser Karte</translation>
        </message>
        <message>
            <source>{what} on your cards</source>
            <translation>{what} auf eigenen Karten</translation>
        </message>
        <message>
            <source>{what} with Population</source>
            <translation>{what} mit Bevölkerung</translation>
        </message>
        <message>
            <source>{what}, including this card’s</source>
            <translation>{what} (auch auf dieser Karte)</translation>
        </message>
    </context>
    <context>
        <name>milestone</name>
        <message>
            <source>Have a production of at least {n} of any one resource.</source>
            <translation>Produktion einer beliebigen Ressource mindestens {n}.</translation>
        </message>
        <message>
            <source>Have a terraform rating of at least {n}.</source>
            <translation>Terraforming-Wert mindestens {n}.</translation>
        </message>
        <message>
            <source>Have at least {n} {what}.</source>
            <translation>Mindestens {n} {what}.</translation>
        </message>
        <message>
            <source>Have {what} of at least {n} together.</source>
            <translation>{what} zusammen mindestens {n}.</translation>
        </message>
        <message>
            <source>Have {what} of at least {n}.</source>
            <translation>{what} mindestens {n}.</translation>
        </message>
    </context>
    <context>
        <name>milestone name</name>
        <message>
            <source>Builder</source>
            <translation>Baumeister</translation>
        </message>
        <message>
            <source>Diversifier</source>
            <translation>Tausendsassa</translation>
        </message>
        <message>
            <source>Ecologist</source>
            <translation>Ökologe</translation>
        </message>
        <message>
            <source>Energizer</source>
            <translation>Energiespender</translation>
        </message>
        <message>
            <source>Gardener</source>
            <translation>Gärtner</translation>
        </message>
        <message>
            <source>Generalist</source>
            <translation>Generalist</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>Legende</translation>
        </message>
        <message>
            <source>Mayor</source>
            <translation>Bürgermeister</translation>
        </message>
        <message>
            <source>Planner</source>
            <translation>Planer</translation>
        </message>
        <message>
            <source>Polar Explorer</source>
            <translation>Polarforscher</translation>
        </message>
        <message>
            <source>Rim Settler</source>
            <translation>Randsiedler</translation>
        </message>
        <message>
            <source>Specialist</source>
            <translation>Spezialist</translation>
        </message>
        <message>
            <source>Tactician</source>
            <translation>Taktiker</translation>
        </message>
        <message>
            <source>Terraformer</source>
            <translation>Terraformer</translation>
        </message>
        <message>
            <source>Tycoon</source>
            <translation>Tycoon</translation>
        </message>
    </context>
    <context>
        <name>models</name>
        <message numerus="yes">
            <source>+ {heading} ({n} lines)</source>
            <extracomment>+ {heading} ({n} line)</extracomment>
            <translation>
                <numerusform>+ {heading} ({n} Zeile)</numerusform>
                <numerusform>+ {heading} ({n} Zeilen)</numerusform>
            </translation>
        </message>
        <message>
            <source>; {who}: {cards}</source>
            <translation>; {who}: {cards}</translation>
        </message>
        <message>
            <source>A build below the level line: {reward}</source>
            <translation>Ein Bau unter der Stufenlinie: {reward}</translation>
        </message>
        <message>
            <source>A player is now called {name}</source>
            <translation>Jemand heißt jetzt {name}</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Actions are used in the seat's own turn.</source>
            <translation>Aktionen werden im eigenen Zug genutzt.</translation>
        </message>
        <message>
            <source>Acts after {who}</source>
            <translation>Nach {who} am Zug</translation>
        </message>
        <message>
            <source>Acts by the card</source>
            <translation>Handelt nach der Karte</translation>
        </message>
        <message>
            <source>Acts next</source>
            <translation>Als Nächstes am Zug</translation>
        </message>
        <message>
            <source>Administrator</source>
            <translation>Administrator</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Ausbau</translation>
        </message>
        <message>
            <source>Advanced Building of {who}</source>
            <translation>Ausgebautes Gebäude von {who}</translation>
        </message>
        <message>
            <source>Advanced Buildings</source>
            <translation>Ausbauten</translation>
        </message>
        <message>
            <source>Advanced Buildings on the map</source>
            <translation>Ausgebaute Gebäude auf der Karte</translation>
        </message>
        <message>
            <source>All productions together</source>
            <translation>Alle Produktionen zusammen</translation>
        </message>
        <message>
            <source>Awards</source>
            <translation>Auszeichnungen</translation>
        </message>
        <message>
            <source>Blueprints</source>
            <translation>Baupläne</translation>
        </message>
        <message>
            <source>Bot of {who}</source>
            <translation>Bot von {who}</translation>
        </message>
        <message numerus="yes">
            <source>Box of {name} changed: {n} cards</source>
            <extracomment>Box of {name} changed: {n} card</extracomment>
            <translation>
                <numerusform>Schachtel von {name} geändert: {n} Karte</numerusform>
                <numerusform>Schachtel von {name} geändert: {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Can be played now.</source>
            <translation>Jetzt ausspielbar.</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Cards are played in your own turn of the action phase.</source>
            <translation>Karten werden im eigenen Zug der Aktionsphase ausgespielt.</translation>
        </message>
        <message>
            <source>Colonist of {who}</source>
            <translation>Kolonist von {who}</translation>
        </message>
        <message>
            <source>Colonists</source>
            <translation>Kolonisten</translation>
        </message>
        <message>
            <source>Colonists at home, at work and on actions</source>
            <translation>Kolonisten daheim, bei der Arbeit und auf Aktionen</translation>
        </message>
        <message>
            <source>Construct</source>
            <translation>Errichten</translation>
        </message>
        <message>
            <source>Contracts</source>
            <translation>Verträge</translation>
        </message>
        <message>
            <source>Corporation of {name} corrected: {corporation}</source>
            <translation>Konzern von {name} berichtigt: {corporation}</translation>
        </message>
        <message>
            <source>Crystals</source>
            <translation>Kristalle</translation>
        </message>
        <message>
            <source>Crystals in the Depot and below it</source>
            <translation>Kristalle im Depot und darunter</translation>
        </message>
        <message>
            <source>Development {n} of {name} corrected: version {letter}</source>
            <translation>Entwicklung {n} von {name} berichtigt: Fassung {letter}</translation>
        </message>
        <message>
            <source>Discovery: {what}</source>
            <translation>Entdeckung: {what}</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Everybody chooses a corporation and keeps it for the whole campaign.</source>
            <translation>Alle wählen einen Konzern und behalten ihn die ganze Kampagne.</translation>
        </message>
        <message>
            <source>Everybody chooses a version of this mission's development, for good.</source>
            <translation>Alle wählen eine Fassung der Entwicklung dieser Mission, ein für alle Mal.</translation>
        </message>
        <message>
            <source>Everybody takes the corporation box with its cards.</source>
            <translation>Alle nehmen die Schachtel ihres Konzerns mit ihren Karten.</translation>
        </message>
        <message>
            <source>Finished this round</source>
            <translation>In dieser Runde fertig</translation>
        </message>
        <message>
            <source>First Colonists</source>
            <translation>Erste Kolonisten</translation>
        </message>
        <message>
            <source>First the question above has to be answered.</source>
            <translation>Zuerst ist die Frage oben zu beantworten.</translation>
        </message>
        <message numerus="yes">
            <source>For you now {n} points.</source>
            <extracomment>For you now {n} point.</extracomment>
            <translation>
                <numerusform>Für dich jetzt {n} Punkt.</numerusform>
                <numerusform>Für dich jetzt {n} Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>From {value} on glaciers melt.</source>
            <translation>Ab {value} schmelzen Gletscher.</translation>
        </message>
        <message numerus="yes">
            <source>Gained most in {round}: {n} points</source>
            <extracomment>Gained most in {round}: {n} point</extracomment>
            <translation>
                <numerusform>Bester Zuwachs in {round}: {n} Punkt</numerusform>
                <numerusform>Bester Zuwachs in {round}: {n} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Generation {n}</source>
            <translation>Generation {n}</translation>
        </message>
        <message>
            <source>Governor</source>
            <translation>Gouverneur</translation>
        </message>
        <message>
            <source>Has a question to answer</source>
            <translation>Hat eine Frage zu beantworten</translation>
        </message>
        <message>
            <source>In front until {round}</source>
            <translation>In Führung bis {round}</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>Last card: {orbit} or {colony}</source>
            <translation>Letzte Karte: {orbit} oder {colony}</translation>
        </message>
        <message>
            <source>Levels of all Tech tiles together</source>
            <translation>Stufen aller Tech-Plättchen zusammen</translation>
        </message>
        <message>
            <source>Life support by {building}: row {row} of {rows}; the Colony is at level {level}.</source>
            <translation>Lebenserhaltung, {building}: Reihe {row} von {rows}; die Kolonie ist auf Stufe {level}.</translation>
        </message>
        <message>
            <source>Line {n} undone</source>
            <translation>Zeile {n} zurückgenommen</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Mars is not terraformed</source>
            <translation>Der Mars ist nicht terraformt</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Meilensteine</translation>
        </message>
        <message>
            <source>Mission {n}</source>
            <translation>Mission {n}</translation>
        </message>
        <message>
            <source>Mission {n} begun here by {people}</source>
            <translation>Mission {n} hier begonnen von {people}</translation>
        </message>
        <message>
            <source>Mission {n} begun on a real table by {people}</source>
            <translation>Mission {n} an einem echten Tisch begonnen von {people}</translation>
        </message>
        <message>
            <source>Mission {n} finished: {points}</source>
            <translation>Mission {n} beendet: {points}</translation>
        </message>
        <message>
            <source>Mission {n} given up</source>
            <translation>Mission {n} aufgegeben</translation>
        </message>
        <message>
            <source>Mission {n} opened</source>
            <translation>Mission {n} geöffnet</translation>
        </message>
        <message>
            <source>Mission {n}, {title}</source>
            <translation>Mission {n}, {title}</translation>
        </message>
        <message>
            <source>Money and resources</source>
            <translation>Geld und Ressourcen</translation>
        </message>
        <message>
            <source>M€ of the next production, rating included</source>
            <translation>M€ der nächsten Produktion samt Terraforming-Wert</translation>
        </message>
        <message>
            <source>No Tech of this building: it can only be founded anew</source>
            <translation>Keine Technologie dieser Art: Das Gebäude lässt sich nur neu gründen</translation>
        </message>
        <message>
            <source>No card “{name}” can be saved for the next mission: type the name on the card.</source>
            <translation>Keine Karte „{name}“ kann für die nächste Mission aufgehoben werden: den Namen auf der Karte eingeben.</translation>
        </message>
        <message>
            <source>No tags</source>
            <translation>Keine Symbole</translation>
        </message>
        <message>
            <source>On Mars</source>
            <translation>On Mars</translation>
        </message>
        <message>
            <source>One executive action may follow</source>
            <translation>Eine Exekutivaktion ist noch möglich</translation>
        </message>
        <message>
            <source>One mission by itself, as if everybody entered the campaign with it. Nothing of it is sealed here: it tells a part of the story. Campaigns are founded from the home page.</source>
            <translation>Eine Mission für sich, als kämen alle mit ihr in die Kampagne. Hier ist nichts an ihr versiegelt: Sie erzählt einen Teil der Geschichte. Kampagnen werden von der Startseite aus gegründet.</translation>
        </message>
        <message>
            <source>Open the envelope of this mission and read it aloud. It says how the mission is set up and won.</source>
            <translation>Den Umschlag dieser Mission öffnen und vorlesen. Er sagt, wie die Mission aufgebaut und gewonnen wird.</translation>
        </message>
        <message>
            <source>Opportunity Points scored so far</source>
            <translation>Bisherige Chancenpunkte</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points as if the game ended now, with the awards funded so far.</source>
            <translation>Punkte, als endete das Spiel jetzt, mit den bisher finanzierten Auszeichnungen.</translation>
        </message>
        <message>
            <source>Points as if the game ended now, with unbuilt Blueprints and open Contracts taken off.</source>
            <translation>Punkte, als wäre jetzt Schluss, abzüglich nicht gebauter Baupläne und offener Verträge.</translation>
        </message>
        <message>
            <source>Population</source>
            <translation>Bevölkerung</translation>
        </message>
        <message>
            <source>Population on the seat’s own tiles</source>
            <translation>Bevölkerung auf den eigenen Plättchen</translation>
        </message>
        <message>
            <source>Prefect</source>
            <translation>Präfekt</translation>
        </message>
        <message>
            <source>Private Goals</source>
            <translation>Private Ziele</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Progress cube: {building}</source>
            <translation>Fortschrittswürfel: {building}</translation>
        </message>
        <message>
            <source>Progress cubes on the Production area</source>
            <translation>Fortschrittswürfel im Produktionsbereich</translation>
        </message>
        <message>
            <source>Project cards played</source>
            <translation>Ausgespielte Projektkarten</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>TW</translation>
        </message>
        <message>
            <source>Rating at the start</source>
            <translation>Terraforming-Wert zu Beginn</translation>
        </message>
        <message>
            <source>Read the instructions in the envelope and shuffle its cards into the deck.</source>
            <translation>Die Anweisungen im Umschlag lesen und seine Karten in den Stapel mischen.</translation>
        </message>
        <message>
            <source>Research tiles</source>
            <translation>Forschungsplättchen</translation>
        </message>
        <message>
            <source>Research {letter}: {what}, for {cost}</source>
            <translation>Forschung {letter}: {what}, für {cost}</translation>
        </message>
        <message>
            <source>Resources and Colonists</source>
            <translation>Ressourcen und Kolonisten</translation>
        </message>
        <message>
            <source>Results of mission {n} corrected: {points}</source>
            <translation>Ergebnisse von Mission {n} berichtigt: {points}</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <source>Rover of {who}</source>
            <translation>Rover von {who}</translation>
        </message>
        <message>
            <source>Saved cards come to the hand; who saved none draws two.</source>
            <translation>Aufgehobene Karten kommen auf die Hand; wer keine aufgehoben hat, zieht zwei.</translation>
        </message>
        <message>
            <source>Science tags for the innovation action</source>
            <translation>Wissenschaftssymbole für die Innovationsaktion</translation>
        </message>
        <message>
            <source>Scientist, Contract</source>
            <translation>Einstellen</translation>
        </message>
        <message>
            <source>Scientists</source>
            <translation>Wissenschaftler</translation>
        </message>
        <message>
            <source>Scored</source>
            <translation>Gewertet</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Shelters</source>
            <translation>Unterkünfte</translation>
        </message>
        <message>
            <source>Shelters on the map</source>
            <translation>Unterkünfte auf der Karte</translation>
        </message>
        <message numerus="yes">
            <source>Shuttle: crosses to Orbit after {n} rounds</source>
            <extracomment>Shuttle: crosses to Orbit after this round</extracomment>
            <translation>
                <numerusform>Shuttle: wechselt nach {n} Runde in den Orbit</numerusform>
                <numerusform>Shuttle: wechselt nach {n} Runden in den Orbit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shuttle: crosses to the Colony after {n} rounds</source>
            <extracomment>Shuttle: crosses to the Colony after this round</extracomment>
            <translation>
                <numerusform>Shuttle: wechselt nach {n} Runde zur Kolonie</numerusform>
                <numerusform>Shuttle: wechselt nach {n} Runden zur Kolonie</numerusform>
            </translation>
        </message>
        <message>
            <source>Space {n} of the Depot: {what}</source>
            <translation>Platz {n} im Depot: {what}</translation>
        </message>
        <message>
            <source>Storage: {amount}</source>
            <translation>Lager: {amount}</translation>
        </message>
        <message>
            <source>Tags: {tags}</source>
            <translation>Symbole: {tags}</translation>
        </message>
        <message>
            <source>Take every card without the mark of mission {n} out of the card pool.</source>
            <translation>Alle Karten ohne das Zeichen von Mission {n} aus dem Kartenvorrat nehmen.</translation>
        </message>
        <message>
            <source>Tech level: own {own}, best of others {best}</source>
            <translation>Tech-Stufe: eigene {own}, beste der anderen {best}</translation>
        </message>
        <message>
            <source>Tech level: {own}</source>
            <translation>Tech-Stufe: {own}</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technik</translation>
        </message>
        <message>
            <source>Technology and cards</source>
            <translation>Technologie und Karten</translation>
        </message>
        <message>
            <source>Ten project cards are dealt; everybody chooses a side of the corporation and what to buy.</source>
            <translation>Zehn Projektkarten werden ausgeteilt; alle wählen eine Seite des Konzerns und was sie kaufen.</translation>
        </message>
        <message>
            <source>Terraform rating</source>
            <translation>Terraforming-Wert</translation>
        </message>
        <message>
            <source>Terraforming Mars</source>
            <translation>Terraforming Mars</translation>
        </message>
        <message>
            <source>The Legacy of Mars</source>
            <translation>The Legacy of Mars</translation>
        </message>
        <message>
            <source>The M€ for the last title are paid out.</source>
            <translation>Die M€ für den letzten Titel werden ausgezahlt.</translation>
        </message>
        <message>
            <source>The answer could not be saved, so it was not taken.</source>
            <translation>Die Antwort ließ sich nicht speichern und gilt daher nicht.</translation>
        </message>
        <message>
            <source>The campaign is now called “{title}”</source>
            <translation>Die Kampagne heißt jetzt „{title}“</translation>
        </message>
        <message>
            <source>The campaign is over: everything may go back to its place.</source>
            <translation>Die Kampagne ist zu Ende: Alles darf zurück an seinen Platz.</translation>
        </message>
        <message>
            <source>The first one scores {points}.</source>
            <translation>Das erste bringt {points}.</translation>
        </message>
        <message>
            <source>The first seat begins the first generation.</source>
            <translation>Der erste Platz beginnt die erste Generation.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>The goal of the mission is not reached</source>
            <translation>Das Ziel der Mission ist nicht erreicht</translation>
        </message>
        <message>
            <source>The history of this campaign does not fit its pack at line {n} ({why}): restore a backup or the pack as it was.</source>
            <translation>Die Geschichte dieser Kampagne passt in Zeile {n} nicht zu ihrem Paket ({why}): eine Sicherung zurückholen oder das Paket, wie es war.</translation>
        </message>
        <message>
            <source>The mission is won with</source>
            <translation>Die Mission ist gewonnen mit</translation>
        </message>
        <message numerus="yes">
            <source>The next one points {n} arrows</source>
            <extracomment>The next one points {n} arrow</extracomment>
            <translation>
                <numerusform>Das nächste hat {n} Pfeil</numerusform>
                <numerusform>Das nächste hat {n} Pfeile</numerusform>
            </translation>
        </message>
        <message>
            <source>The pack “{pack}” of this campaign cannot be read ({why}): put it right or install it again.</source>
            <translation>Das Paket „{pack}“ dieser Kampagne kann nicht gelesen werden ({why}): es richtigstellen oder neu installieren.</translation>
        </message>
        <message>
            <source>The points of {name} are missing: type them.</source>
            <translation>Die Punkte von {name} fehlen: bitte eingeben.</translation>
        </message>
        <message>
            <source>The printed game</source>
            <translation>Das gedruckte Spiel</translation>
        </message>
        <message>
            <source>The table file “{file}” holds a game that cannot be played here ({why}): choose another one.</source>
            <translation>Die Tischdatei „{file}“ enthält ein Spiel, das hier nicht spielbar ist ({why}): eine andere wählen.</translation>
        </message>
        <message>
            <source>The table “{title}” cannot go on in this version ({why}): use the version that began it, or delete it.</source>
            <translation>Der Tisch „{title}“ lässt sich in dieser Version nicht fortsetzen ({why}): die Version nehmen, die ihn begann, oder ihn löschen.</translation>
        </message>
        <message>
            <source>The terraform rating is too low</source>
            <translation>Der Terraforming-Wert ist zu niedrig</translation>
        </message>
        <message>
            <source>The turn can be ended</source>
            <translation>Der Zug kann beendet werden</translation>
        </message>
        <message>
            <source>Tiles and parameters</source>
            <translation>Plättchen und Parameter</translation>
        </message>
        <message>
            <source>Title points</source>
            <translation>Titelpunkte</translation>
        </message>
        <message>
            <source>To act: main action</source>
            <translation>Am Zug: Hauptaktion</translation>
        </message>
        <message>
            <source>To act: main action and one executive action</source>
            <translation>Am Zug: Hauptaktion und eine Exekutivaktion</translation>
        </message>
        <message>
            <source>Upgrade</source>
            <translation>Ausbauen</translation>
        </message>
        <message>
            <source>Warehouse: {amount}</source>
            <translation>Lagerhaus: {amount}</translation>
        </message>
        <message>
            <source>Who chooses first is drawn by lot; the others follow clockwise.</source>
            <translation>Wer zuerst wählt, wird ausgelost; die anderen folgen im Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>a Crystal</source>
            <translation>ein Kristall</translation>
        </message>
        <message>
            <source>a Ship</source>
            <translation>ein Schiff</translation>
        </message>
        <message>
            <source>a Ship covers it</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>a card without a name</source>
            <translation>eine Karte ohne Namen</translation>
        </message>
        <message>
            <source>a corporation not noted</source>
            <translation>einem nicht notierten Konzern</translation>
        </message>
        <message>
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <source>all missions played</source>
            <translation>alle Missionen gespielt</translation>
        </message>
        <message numerus="yes">
            <source>and {n} more changes</source>
            <extracomment>and {n} more change</extracomment>
            <translation>
                <numerusform>und {n} weitere Änderung</numerusform>
                <numerusform>und {n} weitere Änderungen</numerusform>
            </translation>
        </message>
        <message>
            <source>brings nothing</source>
            <translation>bringt nichts</translation>
        </message>
        <message>
            <source>completed</source>
            <translation>erfüllt</translation>
        </message>
        <message>
            <source>delivered: {items}</source>
            <translation>geliefert: {items}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>empty slot</source>
            <translation>leeres Einsatzfeld</translation>
        </message>
        <message>
            <source>empty space, {price}</source>
            <translation>leeres Feld, {price}</translation>
        </message>
        <message>
            <source>event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>first player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>for {cost}</source>
            <translation>für {cost}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>kostenlos</translation>
        </message>
        <message>
            <source>generation {n}</source>
            <translation>Generation {n}</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>aufgegeben</translation>
        </message>
        <message>
            <source>has finished the turn</source>
            <translation>hat den Zug beendet</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>ist gegangen</translation>
        </message>
        <message>
            <source>has passed</source>
            <translation>hat gepasst</translation>
        </message>
        <message>
            <source>in play</source>
            <translation>im Spiel</translation>
        </message>
        <message>
            <source>innovation action open</source>
            <translation>Innovationsaktion noch offen</translation>
        </message>
        <message>
            <source>innovation action taken</source>
            <translation>Innovationsaktion genutzt</translation>
        </message>
        <message>
            <source>level {n} · {building}</source>
            <translation>Stufe {n} · {building}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>manned by {who}</source>
            <translation>besetzt von {who}</translation>
        </message>
        <message>
            <source>mission {n} comes next</source>
            <translation>Mission {n} kommt als Nächstes</translation>
        </message>
        <message>
            <source>mission {n} in play</source>
            <translation>Mission {n} im Spiel</translation>
        </message>
        <message>
            <source>no title</source>
            <translation>kein Titel</translation>
        </message>
        <message>
            <source>not at work yet</source>
            <translation>noch untätig</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>of {who}</source>
            <translation>von {who}</translation>
        </message>
        <message>
            <source>on {hex}</source>
            <translation>auf {hex}</translation>
        </message>
        <message>
            <source>opened, not begun</source>
            <translation>geöffnet, nicht begonnen</translation>
        </message>
        <message>
            <source>rating {n}</source>
            <translation>Terraforming-Wert {n}</translation>
        </message>
        <message>
            <source>round {n}</source>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <source>sealed</source>
            <translation>versiegelt</translation>
        </message>
        <message>
            <source>secret plan, face down</source>
            <translation>geheimer Plan, verdeckt</translation>
        </message>
        <message>
            <source>side {side}</source>
            <translation>Seite {side}</translation>
        </message>
        <message>
            <source>tags: {tags}</source>
            <translation>Symbole: {tags}</translation>
        </message>
        <message numerus="yes">
            <source>to act, {n} actions left</source>
            <extracomment>to act, {n} action left</extracomment>
            <translation>
                <numerusform>am Zug, noch {n} Aktion</numerusform>
                <numerusform>am Zug, noch {n} Aktionen</numerusform>
            </translation>
        </message>
        <message>
            <source>up to {n} each</source>
            <translation>je bis zu {n}</translation>
        </message>
        <message>
            <source>version {letter}</source>
            <translation>Fassung {letter}</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>works in {blueprint}</source>
            <translation>arbeitet in {blueprint}</translation>
        </message>
        <message>
            <source>{amount}, production {production}</source>
            <translation>{amount}, Produktion {production}</translation>
        </message>
        <message>
            <source>{building}: {n} left</source>
            <translation>{building}: noch {n}</translation>
        </message>
        <message>
            <source>{built} of {n} Blueprints built</source>
            <translation>{built} von {n} Bauplänen gebaut</translation>
        </message>
        <message>
            <source>{campaign}, mission {n}</source>
            <translation>{campaign}, Mission {n}</translation>
        </message>
        <message>
            <source>{card} On it: {n}.</source>
            <translation>{card} Darauf: {n}.</translation>
        </message>
        <message>
            <source>{card}. {text}</source>
            <translation>{card}. {text}</translation>
        </message>
        <message>
            <source>{crystals}, {n} more next turn</source>
            <translation>{crystals}, nächsten Zug {n} mehr</translation>
        </message>
        <message>
            <source>{line}: {cards}</source>
            <translation>{line}: {cards}</translation>
        </message>
        <message>
            <source>{name} came back</source>
            <translation>{name} kam zurück</translation>
        </message>
        <message>
            <source>{name} joined with {corporation}</source>
            <translation>{name} kam dazu mit {corporation}</translation>
        </message>
        <message>
            <source>{name} keeps version {letter} of development {n}</source>
            <translation>{name} behält Fassung {letter} von Entwicklung {n}</translation>
        </message>
        <message>
            <source>{name} left; the box is kept</source>
            <translation>{name} ging; die Schachtel wird aufbewahrt</translation>
        </message>
        <message>
            <source>{name} {n}</source>
            <translation>{name} {n}</translation>
        </message>
        <message>
            <source>{name} {reading}</source>
            <translation>{name} {reading}</translation>
        </message>
        <message>
            <source>{name}, corporation, {cost} M€ to start</source>
            <translation>{name}, Konzern, {cost} M€ zu Beginn</translation>
        </message>
        <message>
            <source>{name}, free, stand {progress}</source>
            <translation>{name}, frei, Stand {progress}</translation>
        </message>
        <message>
            <source>{name}, mission {n}</source>
            <translation>{name}, Mission {n}</translation>
        </message>
        <message>
            <source>{name}, taken, stand {progress}</source>
            <translation>{name}, vergeben, Stand {progress}</translation>
        </message>
        <message>
            <source>{name}, {cost} M€</source>
            <translation>{name}, {cost} M€</translation>
        </message>
        <message>
            <source>{name}, {price} M€</source>
            <translation>{name}, {price} M€</translation>
        </message>
        <message numerus="yes">
            <source>{name}: {n} points</source>
            <extracomment>{name}: {n} point</extracomment>
            <translation>
                <numerusform>{name}: {n} Punkt</numerusform>
                <numerusform>{name}: {n} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}: {n} title points, place {place}</source>
            <translation>{name}: {n} Titelpunkte, Platz {place}</translation>
        </message>
        <message numerus="yes">
            <source>{n} Bots</source>
            <extracomment>{n} Bot</extracomment>
            <translation>
                <numerusform>{n} Bot</numerusform>
                <numerusform>{n} Bots</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} Colonists in the Living Quarters, which hold {limit}</source>
            <translation>{n} Kolonisten im Wohnquartier, das {limit} fasst</translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists in the Working Area</source>
            <extracomment>{n} Colonist in the Working Area</extracomment>
            <translation>
                <numerusform>{n} Kolonist im Arbeitsbereich</numerusform>
                <numerusform>{n} Kolonisten im Arbeitsbereich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Shelters built</source>
            <extracomment>{n} Shelter built</extracomment>
            <translation>
                <numerusform>{n} Unterkunft gebaut</numerusform>
                <numerusform>{n} Unterkünfte gebaut</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Ships in the Hangar</source>
            <extracomment>{n} Ship in the Hangar</extracomment>
            <translation>
                <numerusform>{n} Schiff im Hangar</numerusform>
                <numerusform>{n} Schiffe im Hangar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards in hand</source>
            <extracomment>{n} card in hand</extracomment>
            <translation>
                <numerusform>{n} Handkarte</numerusform>
                <numerusform>{n} Handkarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards left in his deck</source>
            <extracomment>{n} card left in his deck</extracomment>
            <translation>
                <numerusform>noch {n} Karte in seinem Stapel</numerusform>
                <numerusform>noch {n} Karten in seinem Stapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards played</source>
            <extracomment>{n} card played</extracomment>
            <translation>
                <numerusform>{n} Karte ausgespielt</numerusform>
                <numerusform>{n} Karten ausgespielt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards put into the box</source>
            <extracomment>{n} card put into the box</extracomment>
            <translation>
                <numerusform>{n} Karte in die Schachtel gelegt</numerusform>
                <numerusform>{n} Karten in die Schachtel gelegt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards without a name</source>
            <extracomment>{n} card without a name</extracomment>
            <translation>
                <numerusform>{n} Karte ohne Namen</numerusform>
                <numerusform>{n} Karten ohne Namen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} face down</source>
            <extracomment>{n} face down</extracomment>
            <translation>
                <numerusform>{n} verdeckt</numerusform>
                <numerusform>{n} verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} free slots</source>
            <extracomment>{n} free slot</extracomment>
            <translation>
                <numerusform>{n} freies Einsatzfeld</numerusform>
                <numerusform>{n} freie Einsatzfelder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} glaciers melted</source>
            <extracomment>{n} glacier melted</extracomment>
            <translation>
                <numerusform>{n} Gletscher geschmolzen</numerusform>
                <numerusform>{n} Gletscher geschmolzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} innovation cards lie in the innovation box, those discarded included.</source>
            <extracomment>{n} innovation card lies in the innovation box, those discarded included.</extracomment>
            <translation>
                <numerusform>{n} Innovationskarte liegt in der Innovationsschachtel, abgeworfene mitgezählt.</numerusform>
                <numerusform>{n} Innovationskarten liegen in der Innovationsschachtel, abgeworfene mitgezählt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} innovation cards stay in the card pool for the rest of the campaign.</source>
            <extracomment>{n} innovation card stays in the card pool for the rest of the campaign.</extracomment>
            <translation>
                <numerusform>{n} Innovationskarte bleibt für den Rest der Kampagne im Kartenvorrat.</numerusform>
                <numerusform>{n} Innovationskarten bleiben für den Rest der Kampagne im Kartenvorrat.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} next turn</source>
            <translation>{n} nächsten Zug</translation>
        </message>
        <message>
            <source>{n} of {all}</source>
            <translation>{n} von {all}</translation>
        </message>
        <message numerus="yes">
            <source>{n} on display</source>
            <extracomment>{n} on display</extracomment>
            <translation>
                <numerusform>{n} ausliegend</numerusform>
                <numerusform>{n} ausliegend</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} parameters complete and {points} points</source>
            <translation>{n} vollständigen Werten und {points} Punkten</translation>
        </message>
        <message numerus="yes">
            <source>{n} points</source>
            <extracomment>{n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} project cards without the mark of mission {next} leave the card pool.</source>
            <extracomment>{n} project card without the mark of mission {next} leaves the card pool.</extracomment>
            <translation>
                <numerusform>{n} Projektkarte ohne das Zeichen von Mission {next} verlässt den Kartenvorrat.</numerusform>
                <numerusform>{n} Projektkarten ohne das Zeichen von Mission {next} verlassen den Kartenvorrat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} remain</source>
            <extracomment>{n} remains</extracomment>
            <translation>
                <numerusform>{n} übrig</numerusform>
                <numerusform>{n} übrig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} saved cards stay in their boxes.</source>
            <extracomment>{n} saved card stays in its corporation's box.</extracomment>
            <translation>
                <numerusform>{n} aufgehobene Karte bleibt in der Schachtel ihres Konzerns.</numerusform>
                <numerusform>{n} aufgehobene Karten bleiben in ihren Schachteln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} steps left</source>
            <extracomment>{n} step left</extracomment>
            <translation>
                <numerusform>noch {n} Schritt</numerusform>
                <numerusform>noch {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} {tag}</source>
            <translation>{n} {tag}</translation>
        </message>
        <message>
            <source>{one} and {other}: more than anybody else</source>
            <translation>{one} und {other}: mehr als alle anderen</translation>
        </message>
        <message>
            <source>{one}: more than anybody else</source>
            <translation>{one}: mehr als alle anderen</translation>
        </message>
        <message>
            <source>{source} {n}</source>
            <translation>{source} {n}</translation>
        </message>
        <message>
            <source>{steps} of {n} movement points</source>
            <translation>{steps} von {n} Bewegungspunkten</translation>
        </message>
        <message>
            <source>{tech}, level {n}</source>
            <translation>{tech}, Stufe {n}</translation>
        </message>
        <message>
            <source>{title}, finished, {names}</source>
            <translation>{title}, beendet, {names}</translation>
        </message>
        <message>
            <source>{title}, {round}, {names}</source>
            <translation>{title}, {round}, {names}</translation>
        </message>
        <message>
            <source>{track}, complete</source>
            <translation>{track}, am Ziel</translation>
        </message>
        <message>
            <source>{track}, {left}</source>
            <translation>{track}, {left}</translation>
        </message>
        <message>
            <source>{where}: absent</source>
            <translation>{where}: abwesend</translation>
        </message>
        <message>
            <source>{where}: {a}, {b}</source>
            <translation>{where}: {a}, {b}</translation>
        </message>
        <message>
            <source>{where}: {state}</source>
            <translation>{where}: {state}</translation>
        </message>
        <message>
            <source>{who}: the Rover waits for its first move</source>
            <translation>{who}: Der Rover wartet auf seine erste Bewegung</translation>
        </message>
        <message>
            <source>“{goal}” is not met</source>
            <translation>„{goal}“ ist nicht erfüllt</translation>
        </message>
        <message>
            <source>“{title}” founded by {people}</source>
            <translation>„{title}“ gegründet von {people}</translation>
        </message>
        <message>
            <source>“{title}” was begun under other rules and goes on from where it stood; what was answered before cannot be taken back.</source>
            <translation>„{title}“ wurde unter anderen Regeln begonnen und geht vom letzten Stand aus weiter; frühere Antworten lassen sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>“{title}” was begun under other rules: only its last moment can be shown.</source>
            <translation>„{title}“ wurde unter anderen Regeln begonnen: Nur der letzte Stand lässt sich zeigen.</translation>
        </message>
        <message>
            <source>− {heading}</source>
            <translation>− {heading}</translation>
        </message>
    </context>
    <context>
        <name>modifier</name>
        <message>
            <source>A Population costs you {amount}.</source>
            <translation>Eine Bevölkerung kostet dich {amount}.</translation>
        </message>
        <message>
            <source>A greenery costs you {amount}.</source>
            <translation>Eine Grünfläche kostet dich {amount}.</translation>
        </message>
        <message numerus="yes">
            <source>Each of your city tiles has room for {n} more Populations.</source>
            <extracomment>Each of your city tiles has room for {n} more Population.</extracomment>
            <translation>
                <numerusform>Jedes deiner Stadtplättchen hat Platz für {n} weitere Bevölkerung.</numerusform>
                <numerusform>Jedes deiner Stadtplättchen hat Platz für {n} weitere Bevölkerung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each of your special tiles has room for {n} more Populations.</source>
            <extracomment>Each of your special tiles has room for {n} more Population.</extracomment>
            <translation>
                <numerusform>Jedes deiner Sonderplättchen hat Platz für {n} weitere Bevölkerung.</numerusform>
                <numerusform>Jedes deiner Sonderplättchen hat Platz für {n} weitere Bevölkerung.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of your {metal} is worth {price} more.</source>
            <translation>Dein {metal} ist je Stück {price} mehr wert.</translation>
        </message>
        <message>
            <source>Raising temperature costs you {amount}.</source>
            <translation>Ein Schritt Temperatur kostet dich {amount}.</translation>
        </message>
        <message>
            <source>When you place a tile on the map, you gain {what} for each {tile} next to it.</source>
            <translation>Legst du ein Plättchen auf den Spielplan, erhältst du {what} je {tile} daneben.</translation>
        </message>
        <message>
            <source>When you play {card}, you pay {price} less for each {tag} tag of it.</source>
            <translation>Spielst du {card} aus, zahlst du je {tag}Symbol darauf {price} weniger.</translation>
        </message>
        <message>
            <source>When you play {card}, you pay {price} less.</source>
            <translation>Spielst du {card} aus, zahlst du {price} weniger.</translation>
        </message>
        <message>
            <source>You gain {price} more for each card you sell.</source>
            <translation>Du erhältst {price} mehr für jede Karte, die du verkaufst.</translation>
        </message>
        <message>
            <source>You may pay for cards with {tag} with {resource} too, each worth {price}.</source>
            <translation>Für Karten mit {tag} darfst du auch mit {resource} zahlen, je {price} wert.</translation>
        </message>
        <message numerus="yes">
            <source>You may save {n} more cards at the end of the mission.</source>
            <extracomment>You may save {n} more card at the end of the mission.</extracomment>
            <translation>
                <numerusform>Du darfst am Ende der Mission {n} Karte mehr aufheben.</numerusform>
                <numerusform>Du darfst am Ende der Mission {n} Karten mehr aufheben.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may use heat as M€, each worth {price}.</source>
            <translation>Du darfst Wärme wie M€ ausgeben, je {price} wert.</translation>
        </message>
        <message>
            <source>You may use workers as M€, each worth {price}.</source>
            <translation>Du darfst Arbeiter wie M€ ausgeben, je {price} wert.</translation>
        </message>
        <message>
            <source>You pay {price} less for each card you buy.</source>
            <translation>Du zahlst {price} weniger für jede Karte, die du kaufst.</translation>
        </message>
        <message>
            <source>You pay {price} less for each card you play.</source>
            <translation>Du zahlst {price} weniger für jede Karte, die du ausspielst.</translation>
        </message>
        <message>
            <source>You pay {price} less for each {tag} tag of a card you play.</source>
            <translation>Du zahlst {price} weniger für jedes {tag}Symbol einer Karte, die du ausspielst.</translation>
        </message>
        <message>
            <source>You pay {price} less for the standard project {project}.</source>
            <translation>Du zahlst {price} weniger für das Standardprojekt {project}.</translation>
        </message>
        <message>
            <source>You pay {price} more for each card you buy.</source>
            <translation>Du zahlst {price} mehr für jede Karte, die du kaufst.</translation>
        </message>
        <message numerus="yes">
            <source>Your cards may miss their temperature, oxygen and ocean requirements by up to {n} steps either way.</source>
            <extracomment>Your cards may miss their temperature, oxygen and ocean requirements by {n} step either way.</extracomment>
            <translation>
                <numerusform>Deine Karten dürfen ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um {n} Schritt in beide Richtungen verfehlen.</numerusform>
                <numerusform>Deine Karten dürfen ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um bis zu {n} Schritte in beide Richtungen verfehlen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your innovation action draws {n} more innovations.</source>
            <extracomment>Your innovation action draws {n} more innovation.</extracomment>
            <translation>
                <numerusform>Deine Innovationsaktion zieht {n} Innovation mehr.</numerusform>
                <numerusform>Deine Innovationsaktion zieht {n} Innovationen mehr.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your innovation action needs {n} science tags less.</source>
            <extracomment>Your innovation action needs {n} science tag less.</extracomment>
            <translation>
                <numerusform>Deine Innovationsaktion benötigt {n} Wissenschafts-Symbol weniger.</numerusform>
                <numerusform>Deine Innovationsaktion benötigt {n} Wissenschafts-Symbole weniger.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your innovation action needs {n} science tags more.</source>
            <extracomment>Your innovation action needs {n} science tag more.</extracomment>
            <translation>
                <numerusform>Deine Innovationsaktion benötigt {n} Wissenschafts-Symbol mehr.</numerusform>
                <numerusform>Deine Innovationsaktion benötigt {n} Wissenschafts-Symbole mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>nobody may remove your {what}</source>
            <translation>niemand darf deine {what} entfernen</translation>
        </message>
        <message>
            <source>nobody may remove {what} from this card</source>
            <translation>niemand darf {what} von dieser Karte entfernen</translation>
        </message>
        <message>
            <source>opponents may not remove your {what}</source>
            <translation>Gegner dürfen deine {what} nicht entfernen</translation>
        </message>
        <message>
            <source>opponents may not remove {what} from this card</source>
            <translation>Gegner dürfen {what} nicht von dieser Karte entfernen</translation>
        </message>
        <message>
            <source>{card} that began this mission in your box</source>
            <translation>{card}, die diese Mission in deiner Schachtel begann,</translation>
        </message>
    </context>
    <context>
        <name>neighbour</name>
        <message>
            <source>Population</source>
            <translation>Bevölkerung</translation>
        </message>
        <message>
            <source>city tile of yours</source>
            <translation>eigene Stadt</translation>
        </message>
        <message>
            <source>glacier</source>
            <translation>Gletscher</translation>
        </message>
        <message>
            <source>ocean tile</source>
            <translation>Ozeanplättchen</translation>
        </message>
        <message>
            <source>special tile of yours</source>
            <translation>eigenes Sonderplättchen</translation>
        </message>
        <message>
            <source>water tile</source>
            <translation>Wasserplättchen</translation>
        </message>
    </context>
    <context>
        <name>onmars action</name>
        <message>
            <source>Construct a Building</source>
            <translation>Gebäude errichten</translation>
        </message>
        <message>
            <source>Control Center</source>
            <translation>Kontrollzentrum</translation>
        </message>
        <message>
            <source>Hire a Scientist or take a Contract</source>
            <translation>Wissenschaftler oder Vertrag nehmen</translation>
        </message>
        <message>
            <source>Landing Pod</source>
            <translation>Landekapsel</translation>
        </message>
        <message>
            <source>Learn New Technology</source>
            <translation>Neue Technologie erlernen</translation>
        </message>
        <message>
            <source>Obtain Blueprint</source>
            <translation>Bauplan beschaffen</translation>
        </message>
        <message>
            <source>Research and Development</source>
            <translation>Forschung und Entwicklung</translation>
        </message>
        <message>
            <source>Resupply</source>
            <translation>Nachschub</translation>
        </message>
        <message>
            <source>Upgrade a Building</source>
            <translation>Gebäude ausbauen</translation>
        </message>
        <message>
            <source>Welcome a Ship</source>
            <translation>Schiff empfangen</translation>
        </message>
    </context>
    <context>
        <name>onmars answer</name>
        <message>
            <source>A Scientist works there: {what}</source>
            <translation>Ein Wissenschaftler arbeitet dort: {what}</translation>
        </message>
        <message>
            <source>Bot {start} → {goal}</source>
            <translation>Bot {start} → {goal}</translation>
        </message>
        <message>
            <source>Bots 1 hex more</source>
            <translation>Bots 1 Feld mehr</translation>
        </message>
        <message>
            <source>Build nothing</source>
            <translation>Nichts bauen</translation>
        </message>
        <message>
            <source>Complex of {size} with {tech} of {who}; yields {what}</source>
            <translation>Komplex aus {size} mit {tech} von {who}; bringt {what}</translation>
        </message>
        <message>
            <source>Deliver {item}</source>
            <translation>{item} liefern</translation>
        </message>
        <message>
            <source>Discovery tile on {hex}</source>
            <translation>Entdeckungsplättchen auf {hex}</translation>
        </message>
        <message>
            <source>End the movement</source>
            <translation>Bewegung beenden</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Founds a place of its own; yields {what}</source>
            <translation>Gründet einen eigenen Standort; bringt {what}</translation>
        </message>
        <message>
            <source>Free of charge</source>
            <translation>Kostenlos</translation>
        </message>
        <message>
            <source>From the Working Area</source>
            <translation>Aus dem Arbeitsbereich</translation>
        </message>
        <message>
            <source>From “{action}”</source>
            <translation>Von „{action}“</translation>
        </message>
        <message>
            <source>Gain nothing more</source>
            <translation>Nichts mehr erhalten</translation>
        </message>
        <message>
            <source>Give nothing more</source>
            <translation>Nichts mehr abgeben</translation>
        </message>
        <message>
            <source>Goal met: {goal}</source>
            <translation>Ziel erreicht: {goal}</translation>
        </message>
        <message>
            <source>Hire {scientist}</source>
            <translation>{scientist} einstellen</translation>
        </message>
        <message>
            <source>Its own reward: {what}</source>
            <translation>Eigene Belohnung: {what}</translation>
        </message>
        <message>
            <source>Keep {what}</source>
            <translation>{what} behalten</translation>
        </message>
        <message>
            <source>Learn nothing more</source>
            <translation>Nichts mehr erlernen</translation>
        </message>
        <message>
            <source>No benefit</source>
            <translation>Kein Bonus</translation>
        </message>
        <message>
            <source>No more Ships</source>
            <translation>Keine Schiffe mehr</translation>
        </message>
        <message>
            <source>No more production</source>
            <translation>Keine Produktion mehr</translation>
        </message>
        <message>
            <source>No more upgrades</source>
            <translation>Nicht mehr ausbauen</translation>
        </message>
        <message>
            <source>On {space} again; no Colonists come back</source>
            <translation>Wieder auf {space}; keine Kolonisten kommen zurück</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Place no tile</source>
            <translation>Kein Plättchen legen</translation>
        </message>
        <message>
            <source>Rover 1 hex more</source>
            <translation>Rover 1 Feld mehr</translation>
        </message>
        <message>
            <source>Rover to {goal}</source>
            <translation>Rover nach {goal}</translation>
        </message>
        <message>
            <source>Ship {n}: 1 Colonist and 1 Bot</source>
            <translation>Schiff {n}: 1 Kolonist und 1 Bot</translation>
        </message>
        <message>
            <source>Ship {n}: 2 Colonists</source>
            <translation>Schiff {n}: 2 Kolonisten</translation>
        </message>
        <message>
            <source>Shuttle at the Colony</source>
            <translation>Shuttle bei der Kolonie</translation>
        </message>
        <message>
            <source>Shuttle in Orbit</source>
            <translation>Shuttle im Orbit</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Swap nothing more</source>
            <translation>Nichts mehr tauschen</translation>
        </message>
        <message>
            <source>Take no card</source>
            <translation>Keine Karte nehmen</translation>
        </message>
        <message>
            <source>Take no more Blueprints</source>
            <translation>Keine Baupläne mehr nehmen</translation>
        </message>
        <message>
            <source>Take no more steps</source>
            <translation>Keine Schritte mehr</translation>
        </message>
        <message>
            <source>Take nobody back</source>
            <translation>Niemanden zurückholen</translation>
        </message>
        <message>
            <source>Take nothing more</source>
            <translation>Nichts mehr nehmen</translation>
        </message>
        <message>
            <source>Take {contract}</source>
            <translation>{contract} nehmen</translation>
        </message>
        <message>
            <source>The reward of every Goal: {what}</source>
            <translation>Belohnung jedes Ziels: {what}</translation>
        </message>
        <message>
            <source>Travel to Orbit</source>
            <translation>In den Orbit reisen</translation>
        </message>
        <message>
            <source>Travel to the Colony</source>
            <translation>Zur Kolonie reisen</translation>
        </message>
        <message>
            <source>Use {blueprint}</source>
            <translation>{blueprint} nutzen</translation>
        </message>
        <message>
            <source>Use {tech} of {who}</source>
            <translation>{tech} von {who} nutzen</translation>
        </message>
        <message>
            <source>a surcharge of {n}</source>
            <translation>{n} Aufpreis</translation>
        </message>
        <message>
            <source>build next to a Bot; the building yields as many Resources as its Complex is large</source>
            <translation>neben einem Bot bauen; das Gebäude bringt so viele Ressourcen, wie sein Komplex groß ist</translation>
        </message>
        <message>
            <source>develop Tech two steps</source>
            <translation>Technologie zwei Schritte entwickeln</translation>
        </message>
        <message>
            <source>level {level}</source>
            <translation>Stufe {level}</translation>
        </message>
        <message>
            <source>move Bots 2 hexes and the Rover 2 hexes</source>
            <translation>Bots 2 Felder und den Rover 2 Felder bewegen</translation>
        </message>
        <message>
            <source>move a Ship to the Hangar, with Colonists or a Bot on board</source>
            <translation>ein Schiff in den Hangar holen, mit Kolonisten oder einem Bot an Bord</translation>
        </message>
        <message>
            <source>opens its action: {what}</source>
            <translation>öffnet die Aktion: {what}</translation>
        </message>
        <message>
            <source>opens “{executive}”</source>
            <translation>öffnet „{executive}“</translation>
        </message>
        <message>
            <source>place a Discovery tile, take Colonists back, choose a space</source>
            <translation>Entdeckungsplättchen legen, Kolonisten zurückholen, Platz wählen</translation>
        </message>
        <message>
            <source>production, take Colonists back, choose a space</source>
            <translation>Produktion, Kolonisten zurückholen, Platz wählen</translation>
        </message>
        <message>
            <source>take a Blueprint and what it brings</source>
            <translation>einen Bauplan nehmen und was er bringt</translation>
        </message>
        <message>
            <source>take a Tech tile from the Tech Grid</source>
            <translation>ein Tech-Plättchen aus dem Tech-Raster nehmen</translation>
        </message>
        <message>
            <source>take an item from the Warehouse</source>
            <translation>etwas aus dem Lagerhaus nehmen</translation>
        </message>
        <message>
            <source>travel to the Colony at once; this ends the turn</source>
            <translation>sofort zur Kolonie reisen; das beendet den Zug</translation>
        </message>
        <message>
            <source>turn a building into an Advanced Building with a Blueprint</source>
            <translation>ein Gebäude mit einem Bauplan ausbauen</translation>
        </message>
        <message>
            <source>yields {resource}</source>
            <translation>bringt {resource}</translation>
        </message>
        <message>
            <source>{blueprint} on {hex}</source>
            <translation>{blueprint} auf {hex}</translation>
        </message>
        <message>
            <source>{gain}; {building}, level {level}: {effect}</source>
            <translation>{gain}; {building}, Stufe {level}: {effect}</translation>
        </message>
        <message>
            <source>{give} for {take}</source>
            <translation>{give} für {take}</translation>
        </message>
        <message>
            <source>{hexes}; claims a tile there: {tile}</source>
            <translation>{hexes}; nimmt dort ein Plättchen: {tile}</translation>
        </message>
        <message>
            <source>{hex} with Tech of {who}</source>
            <translation>{hex} mit Technologie von {who}</translation>
        </message>
        <message>
            <source>{item}: {stored}</source>
            <translation>{item}: {stored}</translation>
        </message>
        <message>
            <source>{level}; {effect}</source>
            <translation>{level}; {effect}</translation>
        </message>
        <message>
            <source>{n} in Storage</source>
            <translation>{n} im Lager</translation>
        </message>
        <message>
            <source>{n} in the Warehouse</source>
            <translation>{n} im Lagerhaus</translation>
        </message>
        <message>
            <source>{n} more; {who} may develop it or keep 1 Oxygen</source>
            <translation>{n} mehr; {who} darf sie entwickeln oder 1 Sauerstoff behalten</translation>
        </message>
        <message>
            <source>{points} at the end for each Advanced Building: {building}</source>
            <translation>am Ende {points} für jedes ausgebaute Gebäude: {building}</translation>
        </message>
        <message>
            <source>{points} at the end, or {penalty} lost if it is not completed</source>
            <translation>am Ende {points}, unerfüllt {penalty} Verlust</translation>
        </message>
        <message>
            <source>{price}: {what}</source>
            <translation>{price}: {what}</translation>
        </message>
        <message>
            <source>{scientist}: use {blueprint} of {who}</source>
            <translation>{scientist}: {blueprint} von {who} nutzen</translation>
        </message>
        <message>
            <source>{tech} to {space}</source>
            <translation>{tech} nach {space}</translation>
        </message>
        <message>
            <source>{what} (Complex of {size})</source>
            <translation>{what} (Komplex aus {size})</translation>
        </message>
        <message numerus="yes">
            <source>“{contract}”: {n} items are missing</source>
            <extracomment>“{contract}”: {n} item is missing</extracomment>
            <translation>
                <numerusform>„{contract}“: {n} Stück fehlt</numerusform>
                <numerusform>„{contract}“: {n} Stück fehlen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>onmars building</name>
        <message>
            <source>Generator</source>
            <translation>Generator</translation>
        </message>
        <message>
            <source>Greenhouse</source>
            <translation>Gewächshaus</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>Oxygen Condenser</source>
            <translation>Sauerstoffkondensator</translation>
        </message>
        <message>
            <source>Shelter</source>
            <translation>Unterkunft</translation>
        </message>
        <message>
            <source>Water Extractor</source>
            <translation>Wassergewinnung</translation>
        </message>
        <message numerus="yes">
            <source>{n} Generators</source>
            <extracomment>{n} Generator</extracomment>
            <translation>
                <numerusform>{n} Generator</numerusform>
                <numerusform>{n} Generatoren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Greenhouses</source>
            <extracomment>{n} Greenhouse</extracomment>
            <translation>
                <numerusform>{n} Gewächshaus</numerusform>
                <numerusform>{n} Gewächshäuser</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Mines</source>
            <extracomment>{n} Mine</extracomment>
            <translation>
                <numerusform>{n} Mine</numerusform>
                <numerusform>{n} Minen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Oxygen Condensers</source>
            <extracomment>{n} Oxygen Condenser</extracomment>
            <translation>
                <numerusform>{n} Sauerstoffkondensator</numerusform>
                <numerusform>{n} Sauerstoffkondensatoren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Shelters</source>
            <extracomment>{n} Shelter</extracomment>
            <translation>
                <numerusform>{n} Unterkunft</numerusform>
                <numerusform>{n} Unterkünfte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Water Extractors</source>
            <extracomment>{n} Water Extractor</extracomment>
            <translation>
                <numerusform>{n} Wassergewinnung</numerusform>
                <numerusform>{n} Wassergewinnungen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>onmars card</name>
        <message>
            <source>A step here costs {price}.</source>
            <translation>Ein Schritt hierher kostet: {price}.</translation>
        </message>
        <message>
            <source>A tile here scores {points} at the end.</source>
            <translation>Ein Plättchen hier bringt am Ende {points}.</translation>
        </message>
        <message>
            <source>Action when built: {effect}.</source>
            <translation>Aktion, wenn gebaut: {Effect}.</translation>
        </message>
        <message>
            <source>At the end {points} for each Advanced Building of anybody: {building}.</source>
            <translation>Am Ende {points} für jedes ausgebaute Gebäude, gleich von wem: {building}.</translation>
        </message>
        <message>
            <source>At the end {points} if built, otherwise as many lost.</source>
            <translation>Am Ende {points}, wenn gebaut, sonst ebenso viel Verlust.</translation>
        </message>
        <message>
            <source>At the end {points}; {penalty} lost if it is not completed.</source>
            <translation>Am Ende {points}; unerfüllt {penalty} Verlust.</translation>
        </message>
        <message>
            <source>Build a Shelter.</source>
            <translation>Eine Unterkunft bauen.</translation>
        </message>
        <message>
            <source>Build one of these: {buildings}.</source>
            <translation>Eines davon bauen: {buildings}.</translation>
        </message>
        <message>
            <source>Claim a Discovery tile.</source>
            <translation>Ein Entdeckungsplättchen nehmen.</translation>
        </message>
        <message>
            <source>Contract: Generator Complex</source>
            <translation>Vertrag: Generatorenkomplex</translation>
        </message>
        <message>
            <source>Contract: Greenhouse Complex</source>
            <translation>Vertrag: Gewächshauskomplex</translation>
        </message>
        <message>
            <source>Contract: Mine Complex</source>
            <translation>Vertrag: Minenkomplex</translation>
        </message>
        <message>
            <source>Contract: Oxygen Condenser Complex</source>
            <translation>Vertrag: Kondensatorenkomplex</translation>
        </message>
        <message>
            <source>Contract: Shelter Complex</source>
            <translation>Vertrag: Unterkunftskomplex</translation>
        </message>
        <message>
            <source>Contract: Water Extractor Complex</source>
            <translation>Vertrag: Wasserkomplex</translation>
        </message>
        <message>
            <source>Contract: {items}</source>
            <translation>Vertrag: {items}</translation>
        </message>
        <message>
            <source>Cost: {price}.</source>
            <translation>Preis: {price}.</translation>
        </message>
        <message>
            <source>Deliver {items}.</source>
            <translation>Lieferung: {items}.</translation>
        </message>
        <message>
            <source>Discovery tile</source>
            <translation>Entdeckungsplättchen</translation>
        </message>
        <message>
            <source>Have an Advanced Building in a Complex of {size} or more: {building}.</source>
            <translation>Ein ausgebautes Gebäude in einem Komplex aus {size} oder mehr haben: {building}.</translation>
        </message>
        <message>
            <source>Hire a Scientist.</source>
            <translation>Einen Wissenschaftler einstellen.</translation>
        </message>
        <message>
            <source>Its own reward: {effect}.</source>
            <translation>Eigene Belohnung: {Effect}.</translation>
        </message>
        <message>
            <source>Learn a Tech tile.</source>
            <translation>Ein Tech-Plättchen erlernen.</translation>
        </message>
        <message>
            <source>Level 1: upgrades any {building}.</source>
            <translation>Stufe 1: für jedes Gebäude dieser Art: {building}.</translation>
        </message>
        <message>
            <source>Level 3: upgrades a building in a Complex of {size} or more: {building}.</source>
            <translation>Stufe 3: für ein Gebäude in einem Komplex aus {size} oder mehr: {building}.</translation>
        </message>
        <message>
            <source>No benefit.</source>
            <translation>Kein Bonus.</translation>
        </message>
        <message>
            <source>Or it is given away as a Crystal.</source>
            <translation>Oder es wird als Kristall abgegeben.</translation>
        </message>
        <message>
            <source>Or the reward of every Goal: {effect}.</source>
            <translation>Oder die Belohnung jedes Ziels: {Effect}.</translation>
        </message>
        <message>
            <source>Research tile, {colour} {letter}</source>
            <translation>Forschungsplättchen, {colour} {letter}</translation>
        </message>
        <message>
            <source>Reward tile</source>
            <translation>Belohnungsplättchen</translation>
        </message>
        <message>
            <source>Reward: {effect}.</source>
            <translation>Belohnung: {Effect}.</translation>
        </message>
        <message>
            <source>Secret plan</source>
            <translation>Geheimer Plan</translation>
        </message>
        <message>
            <source>Take a Blueprint.</source>
            <translation>Einen Bauplan nehmen.</translation>
        </message>
        <message>
            <source>Take two development steps in one turn.</source>
            <translation>Zwei Entwicklungsschritte in einem Zug machen.</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <source>Then {n} tasks are drawn.</source>
            <translation>Dann werden {n} Aufgaben gezogen.</translation>
        </message>
        <message>
            <source>Travel to the other side.</source>
            <translation>Auf die andere Seite reisen.</translation>
        </message>
        <message>
            <source>Use Tech of another player.</source>
            <translation>Technologie anderer nutzen.</translation>
        </message>
        <message>
            <source>When taken: {gain}.</source>
            <translation>Beim Nehmen: {gain}.</translation>
        </message>
        <message>
            <source>Works in one Advanced Building of another player: {building}.</source>
            <translation>Arbeitet in einem ausgebauten Gebäude anderer: {building}.</translation>
        </message>
        <message>
            <source>{points} for {what}, at most {most}.</source>
            <translation>{points} für {what}, höchstens {most}.</translation>
        </message>
        <message>
            <source>{price}: {effect}</source>
            <translation>{price}: {effect}</translation>
        </message>
    </context>
    <context>
        <name>onmars card name</name>
        <message>
            <source>Aerial Elevator</source>
            <translation>Luftaufzug</translation>
        </message>
        <message>
            <source>Aqueduct</source>
            <translation>Aquädukt</translation>
        </message>
        <message>
            <source>Automated Production</source>
            <translation>Automatik</translation>
        </message>
        <message>
            <source>Biochemist</source>
            <translation>Biochemiker</translation>
        </message>
        <message>
            <source>Biolab</source>
            <translation>Biolabor</translation>
        </message>
        <message>
            <source>Biomarket</source>
            <translation>Biomarkt</translation>
        </message>
        <message>
            <source>Builder Drone AI600</source>
            <translation>Baudrohne AI600</translation>
        </message>
        <message>
            <source>Casino</source>
            <translation>Kasino</translation>
        </message>
        <message>
            <source>Command Center</source>
            <translation>Kommandozentrale</translation>
        </message>
        <message>
            <source>Concentrator</source>
            <translation>Konzentrator</translation>
        </message>
        <message>
            <source>Construction Yard</source>
            <translation>Bauhof</translation>
        </message>
        <message>
            <source>Eco Resort</source>
            <translation>Öko-Resort</translation>
        </message>
        <message>
            <source>Geochemist</source>
            <translation>Geochemiker</translation>
        </message>
        <message>
            <source>Geologist</source>
            <translation>Geologe</translation>
        </message>
        <message>
            <source>Gym</source>
            <translation>Fitnessraum</translation>
        </message>
        <message>
            <source>Hydrologist</source>
            <translation>Hydrologe</translation>
        </message>
        <message>
            <source>Hydroponic Farm</source>
            <translation>Hydroponikfarm</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothek</translation>
        </message>
        <message>
            <source>Metal Deposit</source>
            <translation>Metallfund</translation>
        </message>
        <message>
            <source>Mineral Mine</source>
            <translation>Mineralienmine</translation>
        </message>
        <message>
            <source>Moisture Vaporator</source>
            <translation>Wasserfänger</translation>
        </message>
        <message>
            <source>Oxygen Tank</source>
            <translation>Sauerstofftank</translation>
        </message>
        <message>
            <source>Private Ship</source>
            <translation>Privatschiff</translation>
        </message>
        <message>
            <source>R&amp;D Engineer</source>
            <translation>Entwickler</translation>
        </message>
        <message>
            <source>Radar</source>
            <translation>Radar</translation>
        </message>
        <message>
            <source>Recycling Bots</source>
            <translation>Recycling-Bots</translation>
        </message>
        <message>
            <source>Research Lab</source>
            <translation>Forschungslabor</translation>
        </message>
        <message>
            <source>Systems Engineer</source>
            <translation>Techniker</translation>
        </message>
        <message>
            <source>Trade Market</source>
            <translation>Handelsmarkt</translation>
        </message>
        <message>
            <source>Wind Turbines</source>
            <translation>Windräder</translation>
        </message>
    </context>
    <context>
        <name>onmars cause</name>
        <message>
            <source>Colonists on Mines</source>
            <translation>Kolonisten auf Minen</translation>
        </message>
        <message>
            <source>Colony Status Update</source>
            <translation>Aktualisierung der Kolonie</translation>
        </message>
        <message>
            <source>Colony level</source>
            <translation>Koloniestufe</translation>
        </message>
        <message>
            <source>Lacerda</source>
            <translation>Lacerda</translation>
        </message>
        <message>
            <source>Life Support System</source>
            <translation>Lebenserhaltungssystem</translation>
        </message>
        <message>
            <source>Life Support System, {building}</source>
            <translation>Lebenserhaltungssystem, {building}</translation>
        </message>
        <message>
            <source>Private Goal</source>
            <translation>Privates Ziel</translation>
        </message>
        <message>
            <source>Progress cubes</source>
            <translation>Fortschrittswürfel</translation>
        </message>
        <message>
            <source>Reward tile, {what}</source>
            <translation>Belohnungsplättchen, {what}</translation>
        </message>
        <message>
            <source>Shuttle phase</source>
            <translation>Shuttlephase</translation>
        </message>
        <message>
            <source>a card of Lacerda</source>
            <translation>eine Karte von Lacerda</translation>
        </message>
        <message>
            <source>end of the game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>first building of its type</source>
            <translation>erstes Gebäude seiner Art</translation>
        </message>
        <message>
            <source>laboratory, {space}</source>
            <translation>Labor, {space}</translation>
        </message>
        <message>
            <source>lent Tech</source>
            <translation>verliehene Technologie</translation>
        </message>
        <message>
            <source>new Tech tiles</source>
            <translation>neue Tech-Plättchen</translation>
        </message>
        <message>
            <source>pieces that give way</source>
            <translation>ausweichende Figuren</translation>
        </message>
        <message>
            <source>round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>start of the turn</source>
            <translation>Beginn des Zuges</translation>
        </message>
        <message>
            <source>travel</source>
            <translation>Reise</translation>
        </message>
    </context>
    <context>
        <name>onmars colour</name>
        <message>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <source>purple</source>
            <translation>violett</translation>
        </message>
        <message>
            <source>teal</source>
            <translation>türkis</translation>
        </message>
        <message>
            <source>white</source>
            <translation>weiß</translation>
        </message>
    </context>
    <context>
        <name>onmars count</name>
        <message numerus="yes">
            <source>{n} Batteries</source>
            <extracomment>{n} Battery</extracomment>
            <translation>
                <numerusform>{n} Batterie</numerusform>
                <numerusform>{n} Batterien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists</source>
            <extracomment>{n} Colonist</extracomment>
            <translation>
                <numerusform>{n} Kolonist</numerusform>
                <numerusform>{n} Kolonisten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Crystals</source>
            <extracomment>{n} Crystal</extracomment>
            <translation>
                <numerusform>{n} Kristall</numerusform>
                <numerusform>{n} Kristalle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Minerals</source>
            <extracomment>{n} Mineral</extracomment>
            <translation>
                <numerusform>{n} Mineral</numerusform>
                <numerusform>{n} Minerale</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Oxygen</source>
            <extracomment>{n} Oxygen</extracomment>
            <translation>
                <numerusform>{n} Sauerstoff</numerusform>
                <numerusform>{n} Sauerstoff</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Plants</source>
            <extracomment>{n} Plant</extracomment>
            <translation>
                <numerusform>{n} Pflanze</numerusform>
                <numerusform>{n} Pflanzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Private Goals</source>
            <extracomment>{n} Private Goal</extracomment>
            <translation>
                <numerusform>{n} Privates Ziel</numerusform>
                <numerusform>{n} Private Ziele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Resources</source>
            <extracomment>{n} Resource</extracomment>
            <translation>
                <numerusform>{n} Ressource</numerusform>
                <numerusform>{n} Ressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Resources of any kind</source>
            <extracomment>{n} Resource of any kind</extracomment>
            <translation>
                <numerusform>{n} beliebige Ressource</numerusform>
                <numerusform>{n} beliebige Ressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Ships</source>
            <extracomment>{n} Ship</extracomment>
            <translation>
                <numerusform>{n} Schiff</numerusform>
                <numerusform>{n} Schiffe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Water</source>
            <extracomment>{n} Water</extracomment>
            <translation>
                <numerusform>{n} Wasser</numerusform>
                <numerusform>{n} Wasser</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} hexes</source>
            <extracomment>{n} hex</extracomment>
            <translation>
                <numerusform>{n} Feld</numerusform>
                <numerusform>{n} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} hexes allowed</source>
            <extracomment>{n} hex allowed</extracomment>
            <translation>
                <numerusform>{n} Feld möglich</numerusform>
                <numerusform>{n} Felder möglich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points</source>
            <extracomment>{n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>onmars effect</name>
        <message>
            <source>construct a Generator</source>
            <translation>errichte einen Generator</translation>
        </message>
        <message>
            <source>construct a Greenhouse</source>
            <translation>errichte ein Gewächshaus</translation>
        </message>
        <message>
            <source>construct a Mine</source>
            <translation>errichte eine Mine</translation>
        </message>
        <message>
            <source>construct a Shelter</source>
            <translation>errichte eine Unterkunft</translation>
        </message>
        <message>
            <source>construct a Water Extractor</source>
            <translation>errichte eine Wassergewinnung</translation>
        </message>
        <message>
            <source>construct an Oxygen Condenser</source>
            <translation>errichte einen Sauerstoffkondensator</translation>
        </message>
        <message>
            <source>construct any building</source>
            <translation>errichte ein beliebiges Gebäude</translation>
        </message>
        <message numerus="yes">
            <source>develop your Tech {n} steps at their prices</source>
            <extracomment>develop your Tech {n} step at its price</extracomment>
            <translation>
                <numerusform>entwickle deine Technologie {n} Schritt zu seinem Preis</numerusform>
                <numerusform>entwickle deine Technologie {n} Schritte zu ihren Preisen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>develop your Tech {n} steps free of charge</source>
            <extracomment>develop your Tech {n} step free of charge</extracomment>
            <translation>
                <numerusform>entwickle deine Technologie {n} Schritt kostenlos</numerusform>
                <numerusform>entwickle deine Technologie {n} Schritte kostenlos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>gain {n} Colonists, as far as the Living Quarters have room</source>
            <extracomment>gain {n} Colonist, as far as the Living Quarters have room</extracomment>
            <translation>
                <numerusform>erhalte {n} Kolonisten, soweit das Wohnquartier Platz hat</numerusform>
                <numerusform>erhalte {n} Kolonisten, soweit das Wohnquartier Platz hat</numerusform>
            </translation>
        </message>
        <message>
            <source>gain {what}</source>
            <translation>erhalte {what}</translation>
        </message>
        <message>
            <source>gain {what} in any mix of {kinds}</source>
            <translation>erhalte {what}, beliebig gemischt aus {kinds}</translation>
        </message>
        <message>
            <source>give up to {what} for {crystals} each</source>
            <translation>gib bis zu {what} ab, jede für {crystals}</translation>
        </message>
        <message>
            <source>give {what} for {crystals}</source>
            <translation>gib {what} für {crystals} ab</translation>
        </message>
        <message>
            <source>hire a displayed Scientist free of charge</source>
            <translation>stelle einen ausliegenden Wissenschaftler kostenlos ein</translation>
        </message>
        <message numerus="yes">
            <source>learn {n} Tech tiles at their prices</source>
            <extracomment>learn {n} Tech tile at its price</extracomment>
            <translation>
                <numerusform>erlerne {n} Tech-Plättchen zu seinem Preis</numerusform>
                <numerusform>erlerne {n} Tech-Plättchen zu ihren Preisen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learn {n} Tech tiles free of charge</source>
            <extracomment>learn {n} Tech tile free of charge</extracomment>
            <translation>
                <numerusform>erlerne {n} Tech-Plättchen kostenlos</numerusform>
                <numerusform>erlerne {n} Tech-Plättchen kostenlos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>let {n} other Advanced Buildings of yours produce</source>
            <extracomment>let {n} other Advanced Building of yours produce</extracomment>
            <translation>
                <numerusform>lass {n} anderes deiner ausgebauten Gebäude produzieren</numerusform>
                <numerusform>lass {n} andere deiner ausgebauten Gebäude produzieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move your Bots and your Rover {n} hexes in all</source>
            <extracomment>move your Bots and your Rover {n} hex in all</extracomment>
            <translation>
                <numerusform>bewege deine Bots und deinen Rover insgesamt {n} Feld</numerusform>
                <numerusform>bewege deine Bots und deinen Rover insgesamt {n} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move your Bots {n} hexes in all</source>
            <extracomment>move your Bots {n} hex in all</extracomment>
            <translation>
                <numerusform>bewege deine Bots insgesamt {n} Feld</numerusform>
                <numerusform>bewege deine Bots insgesamt {n} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move your Rover up to {n} hexes</source>
            <extracomment>move your Rover up to {n} hex</extracomment>
            <translation>
                <numerusform>bewege deinen Rover bis zu {n} Feld</numerusform>
                <numerusform>bewege deinen Rover bis zu {n} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move your Rover up to {n} hexes; Rover Tech and Crystals may add to that</source>
            <extracomment>move your Rover up to {n} hex; Rover Tech and Crystals may add to that</extracomment>
            <translation>
                <numerusform>bewege deinen Rover bis zu {n} Feld; Rover-Tech und Kristalle können mehr daraus machen</numerusform>
                <numerusform>bewege deinen Rover bis zu {n} Felder; Rover-Tech und Kristalle können mehr daraus machen</numerusform>
            </translation>
        </message>
        <message>
            <source>place an open Discovery tile on the map</source>
            <translation>lege ein offenes Entdeckungsplättchen auf die Karte</translation>
        </message>
        <message numerus="yes">
            <source>put {n} Bots from the supply on the map</source>
            <extracomment>put {n} Bot from the supply on the map</extracomment>
            <translation>
                <numerusform>setze {n} Bot aus dem Vorrat auf die Karte</numerusform>
                <numerusform>setze {n} Bots aus dem Vorrat auf die Karte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>score {n} points</source>
            <extracomment>score {n} point</extracomment>
            <translation>
                <numerusform>erhalte {n} Punkt</numerusform>
                <numerusform>erhalte {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>swap up to {n} Resources for others, but not for Minerals</source>
            <extracomment>swap {n} Resource for another one, but not for a Mineral</extracomment>
            <translation>
                <numerusform>tausche {n} Ressource gegen eine andere, aber nicht gegen ein Mineral</numerusform>
                <numerusform>tausche bis zu {n} Ressourcen gegen andere, aber nicht gegen Minerale</numerusform>
            </translation>
        </message>
        <message>
            <source>take a displayed Contract free of charge</source>
            <translation>nimm einen ausliegenden Vertrag kostenlos</translation>
        </message>
        <message numerus="yes">
            <source>take {n} Blueprints from the display</source>
            <extracomment>take {n} Blueprint from the display</extracomment>
            <translation>
                <numerusform>nimm {n} Bauplan aus der Auslage</numerusform>
                <numerusform>nimm {n} Baupläne aus der Auslage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take {n} Colonists of yours back from action slots or the Working Area</source>
            <extracomment>take {n} Colonist of yours back from action slots or the Working Area</extracomment>
            <translation>
                <numerusform>hole {n} deiner Kolonisten von Einsatzfeldern oder aus dem Arbeitsbereich zurück</numerusform>
                <numerusform>hole {n} deiner Kolonisten von Einsatzfeldern oder aus dem Arbeitsbereich zurück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take {n} items from the Warehouse</source>
            <extracomment>take {n} item from the Warehouse</extracomment>
            <translation>
                <numerusform>nimm {n} Stück aus dem Lagerhaus</numerusform>
                <numerusform>nimm {n} Stück aus dem Lagerhaus</numerusform>
            </translation>
        </message>
        <message>
            <source>travel to the other side at the end of the turn, without a Ship</source>
            <translation>reise am Ende des Zuges ohne Schiff auf die andere Seite</translation>
        </message>
        <message numerus="yes">
            <source>upgrade {n} buildings for a Mineral each</source>
            <extracomment>upgrade {n} building for a Mineral</extracomment>
            <translation>
                <numerusform>baue {n} Gebäude für 1 Mineral aus</numerusform>
                <numerusform>baue {n} Gebäude für je 1 Mineral aus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade {n} buildings free of charge</source>
            <extracomment>upgrade {n} building free of charge</extracomment>
            <translation>
                <numerusform>baue {n} Gebäude kostenlos aus</numerusform>
                <numerusform>baue {n} Gebäude kostenlos aus</numerusform>
            </translation>
        </message>
        <message>
            <source>use the action of an Advanced Building of yours</source>
            <translation>nutze die Aktion eines deiner ausgebauten Gebäude</translation>
        </message>
        <message numerus="yes">
            <source>welcome {n} Ships at their prices</source>
            <extracomment>welcome {n} Ship at its price</extracomment>
            <translation>
                <numerusform>empfange {n} Schiff zu seinem Preis</numerusform>
                <numerusform>empfange {n} Schiffe zu ihren Preisen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>welcome {n} Ships free of charge</source>
            <extracomment>welcome {n} Ship free of charge</extracomment>
            <translation>
                <numerusform>empfange {n} Schiff kostenlos</numerusform>
                <numerusform>empfange {n} Schiffe kostenlos</numerusform>
            </translation>
        </message>
        <message>
            <source>{first}, then {next}</source>
            <translation>{first}, dann {next}</translation>
        </message>
        <message>
            <source>{what}, and one more for each Colonist sent to the Working Area</source>
            <translation>{what}, und eines mehr für jeden Kolonisten, der in den Arbeitsbereich geht</translation>
        </message>
        <message>
            <source>{what}, {saved} less for each</source>
            <translation>{what}, jeder {saved} billiger</translation>
        </message>
        <message>
            <source>{what}; each Colonist sent to the Working Area raises the Tech used by 1 level</source>
            <translation>{what}; jeder Kolonist, der in den Arbeitsbereich geht, hebt die genutzte Technologie um 1 Stufe</translation>
        </message>
    </context>
    <context>
        <name>onmars executive</name>
        <message>
            <source>Extra Blueprint</source>
            <translation>Extra-Bauplan</translation>
        </message>
        <message>
            <source>Extra Build</source>
            <translation>Extra-Bau</translation>
        </message>
        <message>
            <source>Extra Upgrade</source>
            <translation>Extra-Ausbau</translation>
        </message>
        <message>
            <source>Field Move</source>
            <translation>Feldbewegung</translation>
        </message>
        <message>
            <source>Quick Resupply</source>
            <translation>Eilnachschub</translation>
        </message>
        <message>
            <source>Quick Step</source>
            <translation>Schnellschritt</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Rückruf</translation>
        </message>
        <message>
            <source>Use Building</source>
            <translation>Gebäude nutzen</translation>
        </message>
    </context>
    <context>
        <name>onmars goal line</name>
        <message>
            <source>Advanced Buildings: {building}</source>
            <translation>ausgebaute Gebäude: {building}</translation>
        </message>
        <message numerus="yes">
            <source>a Colony level of {n} or more</source>
            <extracomment>a Colony level of {n} or more</extracomment>
            <translation>
                <numerusform>Koloniestufe {n} oder höher</numerusform>
                <numerusform>Koloniestufe {n} oder höher</numerusform>
            </translation>
        </message>
        <message>
            <source>a Complex of {building}</source>
            <translation>ein Komplex: {building}</translation>
        </message>
        <message>
            <source>a completed Contract of each of the two kinds</source>
            <translation>je ein erfüllter Vertrag beider Arten</translation>
        </message>
        <message numerus="yes">
            <source>at least {n} points more than Lacerda</source>
            <extracomment>at least {n} point more than Lacerda</extracomment>
            <translation>
                <numerusform>mindestens {n} Punkt mehr als Lacerda</numerusform>
                <numerusform>mindestens {n} Punkte mehr als Lacerda</numerusform>
            </translation>
        </message>
        <message>
            <source>completed: {contracts}</source>
            <translation>erfüllt: {contracts}</translation>
        </message>
        <message>
            <source>the Scientist {scientist}</source>
            <translation>der Wissenschaftler {scientist}</translation>
        </message>
        <message>
            <source>the marker at the Colony at the end</source>
            <translation>der Marker am Ende bei der Kolonie</translation>
        </message>
        <message>
            <source>the marker in Orbit at the end</source>
            <translation>der Marker am Ende im Orbit</translation>
        </message>
        <message numerus="yes">
            <source>{n} Advanced Buildings</source>
            <extracomment>{n} Advanced Building</extracomment>
            <translation>
                <numerusform>{n} ausgebautes Gebäude</numerusform>
                <numerusform>{n} ausgebaute Gebäude</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Mines with an own Colonist</source>
            <extracomment>{n} Mine with an own Colonist</extracomment>
            <translation>
                <numerusform>{n} Mine mit eigenem Kolonisten</numerusform>
                <numerusform>{n} Minen mit eigenem Kolonisten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Private Goals met</source>
            <extracomment>{n} Private Goal met</extracomment>
            <translation>
                <numerusform>{n} Privates Ziel erreicht</numerusform>
                <numerusform>{n} Private Ziele erreicht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Research tiles</source>
            <extracomment>{n} Research tile</extracomment>
            <translation>
                <numerusform>{n} Forschungsplättchen</numerusform>
                <numerusform>{n} Forschungsplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Shelters on the map</source>
            <extracomment>{n} Shelter on the map</extracomment>
            <translation>
                <numerusform>{n} Unterkunft auf der Karte</numerusform>
                <numerusform>{n} Unterkünfte auf der Karte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Tech tiles at level 6</source>
            <extracomment>{n} Tech tile at level 6</extracomment>
            <translation>
                <numerusform>{n} Tech-Plättchen auf Stufe 6</numerusform>
                <numerusform>{n} Tech-Plättchen auf Stufe 6</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} completed Contracts</source>
            <extracomment>{n} completed Contract</extracomment>
            <translation>
                <numerusform>{n} erfüllter Vertrag</numerusform>
                <numerusform>{n} erfüllte Verträge</numerusform>
            </translation>
        </message>
        <message>
            <source>{tech} at level 6</source>
            <translation>{tech} auf Stufe 6</translation>
        </message>
        <message>
            <source>{what} left</source>
            <translation>{what} übrig</translation>
        </message>
    </context>
    <context>
        <name>onmars hint</name>
        <message>
            <source>A Blueprint also from the Colony, and without a Colonist.</source>
            <translation>Ein Bauplan auch von der Kolonie aus und ohne Kolonisten.</translation>
        </message>
        <message>
            <source>A Bot is best near where you want to build next.</source>
            <translation>Am besten steht ein Bot dort, wo du als Nächstes bauen willst.</translation>
        </message>
        <message>
            <source>A Colonist on a slot and the surcharge.</source>
            <translation>Ein Kolonist auf einem Einsatzfeld und der Aufpreis.</translation>
        </message>
        <message>
            <source>A Colonist on a slot, the surcharge, and a Mineral for each upgrade.</source>
            <translation>Ein Kolonist auf einem Einsatzfeld, der Aufpreis und ein Mineral je Ausbau.</translation>
        </message>
        <message>
            <source>A Colonist on a slot, the surcharge, and the Resource of the chain.</source>
            <translation>Ein Kolonist auf einem Einsatzfeld, der Aufpreis und die Ressource der Kette.</translation>
        </message>
        <message>
            <source>A Colonist on a slot, the surcharge, and the price of each column.</source>
            <translation>Ein Kolonist auf einem Einsatzfeld, der Aufpreis und der Preis jeder Spalte.</translation>
        </message>
        <message>
            <source>A Colonist on a slot, the surcharge, and the price of the card.</source>
            <translation>Ein Kolonist auf einem Einsatzfeld, der Aufpreis und der Preis der Karte.</translation>
        </message>
        <message>
            <source>A Crystal pays later; a Colonist back can act or boost again.</source>
            <translation>Ein Kristall zahlt später; ein Kolonist, der zurückkommt, kann wieder handeln oder verstärken.</translation>
        </message>
        <message>
            <source>A Discovery tile</source>
            <translation>Ein Entdeckungsplättchen</translation>
        </message>
        <message>
            <source>A Plant and a Water.</source>
            <translation>Eine Pflanze und ein Wasser.</translation>
        </message>
        <message>
            <source>A Plant and a Water; further Ships take Colonists or Ship Tech.</source>
            <translation>Eine Pflanze und ein Wasser; weitere Schiffe brauchen Kolonisten oder Schiffs-Tech.</translation>
        </message>
        <message>
            <source>A Private Goal as a Crystal</source>
            <translation>Ein Privates Ziel als Kristall</translation>
        </message>
        <message>
            <source>A building or marker came to where a piece stands: choose where the piece goes.</source>
            <translation>Ein Gebäude oder Marker kam auf das Feld einer Figur: Wähle, wohin sie geht.</translation>
        </message>
        <message>
            <source>A low number acts early. A high number often brings more at once.</source>
            <translation>Eine kleine Zahl ist früh am Zug. Eine große bringt oft sofort mehr.</translation>
        </message>
        <message>
            <source>A new Bot</source>
            <translation>Ein neuer Bot</translation>
        </message>
        <message>
            <source>A new Contract</source>
            <translation>Ein neuer Vertrag</translation>
        </message>
        <message>
            <source>A new Tech tile</source>
            <translation>Ein neues Tech-Plättchen</translation>
        </message>
        <message>
            <source>A place for the first Shelter</source>
            <translation>Ein Ort für die erste Unterkunft</translation>
        </message>
        <message>
            <source>A second building in the turn, without a surcharge.</source>
            <translation>Ein zweites Gebäude im Zug, ohne Aufpreis.</translation>
        </message>
        <message>
            <source>A second upgrade in the turn, or one without a Colonist.</source>
            <translation>Ein zweiter Ausbau im Zug oder einer ohne Kolonisten.</translation>
        </message>
        <message>
            <source>A space of the turn order</source>
            <translation>Ein Platz der Zugfolge</translation>
        </message>
        <message>
            <source>A step ahead before building lets you join a larger Complex.</source>
            <translation>Ein Schritt vor dem Bauen erlaubt den Anschluss an einen größeren Komplex.</translation>
        </message>
        <message>
            <source>Actions with slots take a Colonist; there are {n} in the Living Quarters.</source>
            <translation>Aktionen mit Einsatzfeldern brauchen einen Kolonisten; im Wohnquartier sind {n}.</translation>
        </message>
        <message>
            <source>Advanced Buildings score, open their action, and bring their owner Resources on the way to Orbit.</source>
            <translation>Ausgebaute Gebäude bringen Punkte, öffnen ihre Aktion und liefern auf der Reise in den Orbit Ressourcen.</translation>
        </message>
        <message>
            <source>Advanced Buildings score, produce when you travel to Orbit, and fulfil Contracts.</source>
            <translation>Ausgebaute Gebäude bringen Punkte, produzieren bei der Reise in den Orbit und erfüllen Verträge.</translation>
        </message>
        <message>
            <source>An Executive action?</source>
            <translation>Eine Exekutivaktion?</translation>
        </message>
        <message>
            <source>At Colony level {level} it is possible {level} times in all; you have done it {n} times.</source>
            <translation>Auf Koloniestufe {level} geht es insgesamt {level}-mal; bisher hast du es {n}-mal getan.</translation>
        </message>
        <message>
            <source>Blueprints</source>
            <translation>Baupläne</translation>
        </message>
        <message>
            <source>Bots and Rover</source>
            <translation>Bots und Rover</translation>
        </message>
        <message>
            <source>Build one building on or next to the hex of one of your Bots.</source>
            <translation>Errichte ein Gebäude auf oder neben dem Feld eines deiner Bots.</translation>
        </message>
        <message>
            <source>Buildings bring Resources and let the Colony grow.</source>
            <translation>Gebäude bringen Ressourcen und lassen die Kolonie wachsen.</translation>
        </message>
        <message>
            <source>Buildings go up on and around Bots. The Rover claims tiles on which it stops.</source>
            <translation>Gebaut wird auf und neben Bots. Der Rover nimmt Plättchen, auf denen er hält.</translation>
        </message>
        <message>
            <source>Built by nobody yet: {buildings}. The first of each type scores {points}.</source>
            <translation>Noch von niemandem gebaut: {buildings}. Das erste jeder Art bringt {points}.</translation>
        </message>
        <message>
            <source>Choose a Ship of the Depot: it opens the Executive action and the Crystal space under it.</source>
            <translation>Wähle ein Schiff im Depot: Es gibt die Exekutivaktion und den Kristallplatz unter sich frei.</translation>
        </message>
        <message>
            <source>Choose a tile and where it is placed, near your Rover.</source>
            <translation>Wähle ein Plättchen und wohin es in der Nähe deines Rovers kommt.</translation>
        </message>
        <message>
            <source>Choose one Main action of Orbit. Here you get ready: Blueprints, technology and supplies.</source>
            <translation>Wähle eine Hauptaktion des Orbits. Hier bereitest du vor: Baupläne, Technologie und Nachschub.</translation>
        </message>
        <message>
            <source>Choose one Main action of the Colony. Here you move, build, upgrade, welcome Ships and hire.</source>
            <translation>Wähle eine Hauptaktion der Kolonie. Hier bewegst, baust und empfängst du und stellst ein.</translation>
        </message>
        <message>
            <source>Choose one of the start hexes. A Bot starts on it.</source>
            <translation>Wähle eines der Startfelder. Darauf beginnt ein Bot.</translation>
        </message>
        <message>
            <source>Choose one that suits nobody but you.</source>
            <translation>Wähle einen, der niemandem nützt außer dir.</translation>
        </message>
        <message>
            <source>Choose one whose building stands near your Bots. A Blueprint that is never built costs points.</source>
            <translation>Wähle einen, dessen Gebäude nahe bei deinen Bots steht. Ein nie gebauter Bauplan kostet Punkte.</translation>
        </message>
        <message>
            <source>Choose the Contract that fills the slot you emptied.</source>
            <translation>Wähle den Vertrag, der das von dir geleerte Feld füllt.</translation>
        </message>
        <message>
            <source>Choose what pays for the tile that your Rover claimed.</source>
            <translation>Wähle, womit das Plättchen deines Rovers bezahlt wird.</translation>
        </message>
        <message>
            <source>Choose what to construct; it yields as many Resources as its Complex then has buildings.</source>
            <translation>Wähle, was du errichtest; es bringt so viele Ressourcen, wie sein Komplex dann Gebäude hat.</translation>
        </message>
        <message>
            <source>Choose where a Colonist of yours comes back from.</source>
            <translation>Wähle, woher einer deiner Kolonisten zurückkommt.</translation>
        </message>
        <message>
            <source>Choose where the Shuttle starts. It crosses from there after the first round.</source>
            <translation>Wähle, wo das Shuttle beginnt. Nach der ersten Runde wechselt es von dort.</translation>
        </message>
        <message>
            <source>Choose which of your Private Goals pays.</source>
            <translation>Wähle, welches deiner Privaten Ziele zahlt.</translation>
        </message>
        <message>
            <source>Colonists back</source>
            <translation>Kolonisten zurück</translation>
        </message>
        <message>
            <source>Colonists on actions and in the Working Area come back only so. Travelling to Orbit also produces.</source>
            <translation>Nur so kommen Kolonisten von Aktionen und aus dem Arbeitsbereich zurück. Die Reise in den Orbit produziert auch.</translation>
        </message>
        <message>
            <source>Develop the tile one step free of charge, or keep 1 Oxygen.</source>
            <translation>Entwickle das Plättchen kostenlos einen Schritt, oder behalte 1 Sauerstoff.</translation>
        </message>
        <message>
            <source>Development steps</source>
            <translation>Entwicklungsschritte</translation>
        </message>
        <message>
            <source>Each column has its price; more steps take Colonists.</source>
            <translation>Jede Spalte hat ihren Preis; weitere Schritte brauchen Kolonisten.</translation>
        </message>
        <message>
            <source>Each one beyond the first takes a Colonist to the Working Area.</source>
            <translation>Jedes weitere schickt einen Kolonisten in den Arbeitsbereich.</translation>
        </message>
        <message>
            <source>Each type costs what the one before it yields: a Generator a Mineral, a Water Extractor a Battery, and so on.</source>
            <translation>Jede Art kostet, was die vorige bringt: ein Generator ein Mineral, eine Wassergewinnung eine Batterie und so fort.</translation>
        </message>
        <message>
            <source>Each upgrade costs a Mineral; Upgrade Tech allows more of them.</source>
            <translation>Jeder Ausbau kostet ein Mineral; Ausbau-Tech erlaubt mehrere.</translation>
        </message>
        <message>
            <source>Every space brings something, and the level of a tile is the size it can build to.</source>
            <translation>Fast jedes Feld bringt etwas, und die Stufe eines Plättchens sagt, an wie viele Gebäude es anschließt.</translation>
        </message>
        <message>
            <source>Everybody on the side it leaves rides free of charge, so start it where you are if you want to change sides.</source>
            <translation>Wer auf der Seite ist, die es verlässt, fährt kostenlos mit: Lass es bei dir beginnen, wenn du die Seite wechseln willst.</translation>
        </message>
        <message>
            <source>Executive actions cost Crystals of the Depot; ending the turn costs nothing.</source>
            <translation>Exekutivaktionen kosten Kristalle aus dem Depot; den Zug zu beenden kostet nichts.</translation>
        </message>
        <message>
            <source>Go where you want to build, and stop the Rover on Discovery and Research tiles.</source>
            <translation>Geh dorthin, wo du bauen willst, und halte mit dem Rover auf Entdeckungs- und Forschungsplättchen.</translation>
        </message>
        <message>
            <source>It gets the one item that is missing for the Main action.</source>
            <translation>Sie holt das eine Stück, das für die Hauptaktion fehlt.</translation>
        </message>
        <message>
            <source>It is the way down when the Shuttle is far and no Ship is in the Hangar.</source>
            <translation>Der Weg hinunter, wenn das Shuttle fern und kein Schiff im Hangar ist.</translation>
        </message>
        <message>
            <source>It leaves the game.</source>
            <translation>Es kommt aus dem Spiel.</translation>
        </message>
        <message>
            <source>Join buildings of its type, with Tech of that level, or found a new place two hexes from one.</source>
            <translation>Schließ es mit Technologie der nötigen Stufe an Gebäude seiner Art an, oder gründe zwei Felder von einem entfernt einen neuen Standort.</translation>
        </message>
        <message>
            <source>Keep what you need for the next building.</source>
            <translation>Behalte, was das nächste Gebäude braucht.</translation>
        </message>
        <message>
            <source>Making room</source>
            <translation>Platz machen</translation>
        </message>
        <message>
            <source>More Bots reach more hexes to build on.</source>
            <translation>Mehr Bots erreichen mehr Bauplätze.</translation>
        </message>
        <message>
            <source>More Colonists do more; a further Bot builds in another place. Ships in the Hangar carry you across.</source>
            <translation>Mehr Kolonisten schaffen mehr; ein weiterer Bot baut an einem anderen Ort. Schiffe im Hangar bringen dich hinüber.</translation>
        </message>
        <message>
            <source>Move a Ship from the Depot to the Hangar; it brings two Colonists, or one and a Bot.</source>
            <translation>Hol ein Schiff vom Depot in den Hangar; es bringt zwei Kolonisten oder einen und einen Bot.</translation>
        </message>
        <message>
            <source>Move a Tech tile one column to the right and get what the space brings.</source>
            <translation>Zieh ein Tech-Plättchen eine Spalte nach rechts und erhalte, was das Feld bringt.</translation>
        </message>
        <message>
            <source>Move your Bots two hexes in all and your Rover two hexes.</source>
            <translation>Bewege deine Bots insgesamt zwei Felder und deinen Rover zwei Felder.</translation>
        </message>
        <message>
            <source>Nothing, not even a Ship.</source>
            <translation>Nichts, nicht einmal ein Schiff.</translation>
        </message>
        <message>
            <source>Nothing; further hexes cost a Crystal each.</source>
            <translation>Nichts; jedes weitere Feld kostet einen Kristall.</translation>
        </message>
        <message>
            <source>Nothing; no Colonist is needed for the first one.</source>
            <translation>Nichts; für das erste Stück braucht es keinen Kolonisten.</translation>
        </message>
        <message>
            <source>One a turn is allowed, and Crystals that find no room are lost.</source>
            <translation>Eine je Zug ist erlaubt, und Kristalle, die keinen Platz finden, sind verloren.</translation>
        </message>
        <message>
            <source>Only Blueprints turn buildings into Advanced Buildings.</source>
            <translation>Nur mit Bauplänen werden Gebäude ausgebaut.</translation>
        </message>
        <message>
            <source>Only one of the three can ever be completed, so two are there to be given.</source>
            <translation>Nur eines der drei lässt sich je erreichen; zwei sind also zum Abgeben da.</translation>
        </message>
        <message>
            <source>Place it where your Rover can claim it before the others.</source>
            <translation>Leg es dorthin, wo dein Rover es vor den anderen nehmen kann.</translation>
        </message>
        <message>
            <source>Press a Bot or the Rover and then where it goes. How far they may still move stands beside the question.</source>
            <translation>Drück auf einen Bot oder den Rover und dann auf sein Ziel. Wie weit es noch gehen darf, steht neben der Frage.</translation>
        </message>
        <message>
            <source>Put it on one of your Shelters, or as near as there is room.</source>
            <translation>Setz ihn auf eine deiner Unterkünfte, oder so nah, wie Platz ist.</translation>
        </message>
        <message>
            <source>Put the marker of a Blueprint on a building of its type near your Bots. Its action is open from now on.</source>
            <translation>Setz den Marker eines Bauplans auf ein Gebäude seiner Art nahe bei deinen Bots. Seine Aktion ist nun offen.</translation>
        </message>
        <message>
            <source>Scientists use Advanced Buildings of the others and score at the end; Contracts score most of all.</source>
            <translation>Wissenschaftler nutzen ausgebaute Gebäude anderer und bringen am Ende Punkte; Verträge bringen am meisten.</translation>
        </message>
        <message>
            <source>Spaces 1 to 4 are in Orbit, 5 to 8 at the Colony. The space decides when you act and from which side.</source>
            <translation>Die Plätze 1 bis 4 sind im Orbit, 5 bis 8 bei der Kolonie. Der Platz sagt, wann du am Zug bist und auf welcher Seite.</translation>
        </message>
        <message>
            <source>Take a Blueprint with the Resource or Crystal printed on it; boost it with Colonists to take more.</source>
            <translation>Nimm einen Bauplan mit der Ressource oder dem Kristall darauf; mit Kolonisten verstärkt sind es mehr.</translation>
        </message>
        <message>
            <source>Take a Blueprint: it brings its Resource or Crystal at once, and later upgrades a building of its type.</source>
            <translation>Nimm einen Bauplan: Er bringt sofort seine Ressource oder seinen Kristall und baut später ein Gebäude seiner Art aus.</translation>
        </message>
        <message>
            <source>Take a Scientist or an Earth Contract from the display.</source>
            <translation>Nimm einen Wissenschaftler oder einen Erdvertrag aus der Auslage.</translation>
        </message>
        <message>
            <source>Take a Tech tile of a type you do not have from the Tech Grid into the first column of your laboratory.</source>
            <translation>Nimm ein Tech-Plättchen einer Art, die du nicht hast, aus dem Tech-Raster in die erste Spalte deines Labors.</translation>
        </message>
        <message>
            <source>Take a tile from the Tech Grid onto the first column of your laboratory and get what that space brings.</source>
            <translation>Nimm ein Plättchen aus dem Tech-Raster in die erste Spalte deines Labors und erhalte, was dieses Feld bringt.</translation>
        </message>
        <message>
            <source>Take an Executive action, or end the turn.</source>
            <translation>Mach eine Exekutivaktion, oder beende den Zug.</translation>
        </message>
        <message>
            <source>Take an item for which you have room.</source>
            <translation>Nimm ein Stück, für das du Platz hast.</translation>
        </message>
        <message>
            <source>Take one item from the Warehouse; boost it with Colonists for more.</source>
            <translation>Nimm ein Stück aus dem Lagerhaus; mit Kolonisten verstärkt sind es mehr.</translation>
        </message>
        <message>
            <source>Take two development steps with one tile or two; boost it with Colonists for more.</source>
            <translation>Mach zwei Entwicklungsschritte mit einem Plättchen oder zweien; mit Kolonisten verstärkt sind es mehr.</translation>
        </message>
        <message>
            <source>Take what your next building costs. Crystals pay surcharges and Executive actions.</source>
            <translation>Nimm, was dein nächstes Gebäude kostet. Kristalle zahlen Aufpreise und Exekutivaktionen.</translation>
        </message>
        <message>
            <source>Tech of a building type lets you build larger Complexes. Others may use it too, and you gain from that.</source>
            <translation>Technologie einer Gebäudeart erlaubt größere Komplexe. Auch andere dürfen sie nutzen, und du hast etwas davon.</translation>
        </message>
        <message>
            <source>Tech of another player may be used: they get a step or 1 Oxygen.</source>
            <translation>Auch Technologie anderer lässt sich nutzen: Sie erhalten einen Schritt oder 1 Sauerstoff.</translation>
        </message>
        <message>
            <source>The Colony needed this building: choose a benefit.</source>
            <translation>Die Kolonie brauchte dieses Gebäude: Wähle einen Bonus.</translation>
        </message>
        <message>
            <source>The Colony needs for its next level: {buildings}. Each of these brings points and a benefit.</source>
            <translation>Die Kolonie braucht für die nächste Stufe: {buildings}. Jedes davon bringt Punkte und einen Bonus.</translation>
        </message>
        <message>
            <source>The Life Support System</source>
            <translation>Das Lebenserhaltungssystem</translation>
        </message>
        <message>
            <source>The Life Support System has all it needs for the next level.</source>
            <translation>Das Lebenserhaltungssystem hat alles für die nächste Stufe.</translation>
        </message>
        <message>
            <source>The Resource shown on it, or a Mineral in its place.</source>
            <translation>Die gezeigte Ressource oder ein Mineral an ihrer Stelle.</translation>
        </message>
        <message>
            <source>The Warehouse</source>
            <translation>Das Lagerhaus</translation>
        </message>
        <message>
            <source>The bottom row is free, the rows above cost Resources.</source>
            <translation>Die unterste Reihe ist kostenlos, die oberen kosten Ressourcen.</translation>
        </message>
        <message>
            <source>The hexes shown are free of charge; what more costs stands with the answers.</source>
            <translation>Die genannten Felder sind kostenlos; was mehr kostet, steht bei den Antworten.</translation>
        </message>
        <message>
            <source>The larger the Complex, the more Resources at once.</source>
            <translation>Je größer der Komplex, desto mehr Ressourcen auf einmal.</translation>
        </message>
        <message>
            <source>The level is how many buildings a new one may join. Far columns score many points.</source>
            <translation>Die Stufe sagt, an wie viele Gebäude ein neues anschließen darf. Die hinteren Spalten bringen viele Punkte.</translation>
        </message>
        <message>
            <source>The more Advanced Buildings you have, the more there is to choose from.</source>
            <translation>Je mehr ausgebaute Gebäude du hast, desto größer die Auswahl.</translation>
        </message>
        <message>
            <source>The price of a tile</source>
            <translation>Der Preis eines Plättchens</translation>
        </message>
        <message>
            <source>The price of its row; no Colonist.</source>
            <translation>Der Preis seiner Reihe; kein Kolonist.</translation>
        </message>
        <message>
            <source>The ride is free when the Shuttle crosses from your side; otherwise it takes a Ship from the Hangar.</source>
            <translation>Die Fahrt ist frei, wenn das Shuttle von deiner Seite wechselt; sonst braucht sie ein Schiff aus dem Hangar.</translation>
        </message>
        <message>
            <source>The side of the Shuttle</source>
            <translation>Die Seite des Shuttles</translation>
        </message>
        <message>
            <source>The step is worth more, unless you need the Oxygen at once.</source>
            <translation>Der Schritt ist mehr wert, es sei denn, du brauchst den Sauerstoff sofort.</translation>
        </message>
        <message numerus="yes">
            <source>There is room for {n} of each Resource in Storage, one more with every Shelter.</source>
            <extracomment>There is room for {n} of each Resource in Storage, one more with every Shelter.</extracomment>
            <translation>
                <numerusform>Im Lager ist Platz für {n} jeder Ressource, mit jeder Unterkunft für eine mehr.</numerusform>
                <numerusform>Im Lager ist Platz für {n} jeder Ressource, mit jeder Unterkunft für eine mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>Those on actions still let others pay a surcharge; those in the Working Area do nothing.</source>
            <translation>Wer auf einer Aktion steht, lässt andere Aufpreis zahlen; wer im Arbeitsbereich ist, tut nichts.</translation>
        </message>
        <message>
            <source>To travel is to change sides: your Colonists come back and you choose a new space of the turn order.</source>
            <translation>Reisen heißt die Seite wechseln: Deine Kolonisten kommen zurück, und du wählst einen neuen Platz der Zugfolge.</translation>
        </message>
        <message>
            <source>Travel or stay</source>
            <translation>Reisen oder bleiben</translation>
        </message>
        <message>
            <source>Travel to the Colony at once and choose a space there. This is your whole turn.</source>
            <translation>Reise sofort zur Kolonie und wähle dort einen Platz. Das ist dein ganzer Zug.</translation>
        </message>
        <message>
            <source>Two Colonists back are two more actions or boosts without travelling.</source>
            <translation>Zwei Kolonisten zurück sind zwei Aktionen oder Verstärkungen mehr, ohne zu reisen.</translation>
        </message>
        <message>
            <source>Upgrading</source>
            <translation>Ausbauen</translation>
        </message>
        <message>
            <source>Use a Blueprint on a building of its type near one of your Bots.</source>
            <translation>Setz einen Bauplan für ein Gebäude seiner Art nahe bei einem deiner Bots ein.</translation>
        </message>
        <message>
            <source>Use it to bring a Bot beside the place of the next building, or the Rover onto a tile.</source>
            <translation>Bring damit einen Bot an den nächsten Bauplatz oder den Rover auf ein Plättchen.</translation>
        </message>
        <message>
            <source>Welcoming a Ship</source>
            <translation>Ein Schiff empfangen</translation>
        </message>
        <message>
            <source>What you take here decides what you can build at the Colony.</source>
            <translation>Was du hier nimmst, entscheidet, was du bei der Kolonie bauen kannst.</translation>
        </message>
        <message>
            <source>Where it goes</source>
            <translation>Wohin es kommt</translation>
        </message>
        <message>
            <source>Which building</source>
            <translation>Welches Gebäude</translation>
        </message>
        <message>
            <source>Without Tech nothing can be joined, neither by you nor by the others.</source>
            <translation>Ohne Technologie lässt sich nichts anschließen, weder von dir noch von anderen.</translation>
        </message>
        <message>
            <source>You can only build near your Bots: a start near the buildings on the map saves movement.</source>
            <translation>Du baust nur nahe bei deinen Bots: Ein Start bei den Gebäuden auf der Karte spart Bewegung.</translation>
        </message>
        <message>
            <source>Your Tech was used</source>
            <translation>Deine Technologie wurde genutzt</translation>
        </message>
        <message>
            <source>Your turn: at the Colony</source>
            <translation>Dein Zug: bei der Kolonie</translation>
        </message>
        <message>
            <source>Your turn: in Orbit</source>
            <translation>Dein Zug: im Orbit</translation>
        </message>
        <message>
            <source>{cost} The surcharge is {n} now.</source>
            <translation>{cost} Der Aufpreis ist jetzt {n}.</translation>
        </message>
        <message>
            <source>{what} Away now: {colonists}.</source>
            <translation>{what} Zurzeit fort: {colonists}.</translation>
        </message>
    </context>
    <context>
        <name>onmars item</name>
        <message>
            <source>Battery</source>
            <translation>Batterie</translation>
        </message>
        <message>
            <source>Colonist</source>
            <translation>Kolonist</translation>
        </message>
        <message>
            <source>Crystal</source>
            <translation>Kristall</translation>
        </message>
        <message>
            <source>Mineral</source>
            <translation>Mineral</translation>
        </message>
        <message>
            <source>Oxygen</source>
            <translation>Sauerstoff</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Pflanze</translation>
        </message>
        <message>
            <source>Private Goal</source>
            <translation>Privates Ziel</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
    </context>
    <context>
        <name>onmars items</name>
        <message>
            <source>Batteries</source>
            <translation>Batterien</translation>
        </message>
        <message>
            <source>Colonists</source>
            <translation>Kolonisten</translation>
        </message>
        <message>
            <source>Crystals</source>
            <translation>Kristalle</translation>
        </message>
        <message>
            <source>Minerals</source>
            <translation>Minerale</translation>
        </message>
        <message>
            <source>Oxygen</source>
            <translation>Sauerstoff</translation>
        </message>
        <message>
            <source>Plants</source>
            <translation>Pflanzen</translation>
        </message>
        <message>
            <source>Private Goals</source>
            <translation>Private Ziele</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
    </context>
    <context>
        <name>onmars log</name>
        <message>
            <source>+{item} from the Warehouse</source>
            <translation>+{item} aus dem Lagerhaus</translation>
        </message>
        <message>
            <source>1 Colonist on a slot of the action</source>
            <translation>1 Kolonist auf einem Einsatzfeld der Aktion</translation>
        </message>
        <message>
            <source>1 Ship used for the ride</source>
            <translation>1 Schiff für die Reise verbraucht</translation>
        </message>
        <message>
            <source>A Crystal appears on {hexes}</source>
            <translation>Ein Kristall erscheint auf {hexes}</translation>
        </message>
        <message>
            <source>A Ship goes to the Hangar</source>
            <translation>Ein Schiff kommt in den Hangar</translation>
        </message>
        <message>
            <source>Bot {start} → {goal}</source>
            <translation>Bot {start} → {goal}</translation>
        </message>
        <message>
            <source>Card {n}; he does not ride the Shuttle</source>
            <translation>Karte {n}; er fährt nicht mit dem Shuttle</translation>
        </message>
        <message>
            <source>Card {n}; he rides the Shuttle</source>
            <translation>Karte {n}; er fährt mit dem Shuttle</translation>
        </message>
        <message>
            <source>Developed {tech}: {space}</source>
            <translation>{tech} entwickelt: {space}</translation>
        </message>
        <message>
            <source>First Shelter on {hex}</source>
            <translation>Erste Unterkunft auf {hex}</translation>
        </message>
        <message>
            <source>Gives a Private Goal as a Crystal: {goal}</source>
            <translation>Gibt ein Privates Ziel als Kristall ab: {goal}</translation>
        </message>
        <message>
            <source>Hired: {card}</source>
            <translation>Eingestellt: {card}</translation>
        </message>
        <message>
            <source>Learned {tech}: {space}</source>
            <translation>{tech} erlernt: {space}</translation>
        </message>
        <message>
            <source>Life Support System, {building}: row {row}</source>
            <translation>Lebenserhaltungssystem, {building}: Reihe {row}</translation>
        </message>
        <message>
            <source>Neither Missions nor life support move any more: the game comes to its end</source>
            <translation>Weder Missionen noch Lebenserhaltung bewegen sich mehr: Das Spiel endet</translation>
        </message>
        <message>
            <source>New Blueprints: {cards}</source>
            <translation>Neue Baupläne: {cards}</translation>
        </message>
        <message>
            <source>New Bot on {hex}</source>
            <translation>Neuer Bot auf {hex}</translation>
        </message>
        <message>
            <source>New Discovery tile: {text}</source>
            <translation>Neues Entdeckungsplättchen: {text}</translation>
        </message>
        <message>
            <source>New in the display: {card}</source>
            <translation>Neu in der Auslage: {card}</translation>
        </message>
        <message>
            <source>New on the Tech Grid: {tiles}</source>
            <translation>Neu im Tech-Raster: {tiles}</translation>
        </message>
        <message>
            <source>No Mission remains: one more round is played</source>
            <translation>Keine Mission ist mehr übrig: Es folgt noch eine Runde</translation>
        </message>
        <message>
            <source>No Mission remains: the game ends</source>
            <translation>Keine Mission ist mehr übrig: Das Spiel endet</translation>
        </message>
        <message>
            <source>Paid {what}</source>
            <translation>{what} gezahlt</translation>
        </message>
        <message>
            <source>Progress cube onto the Production area: {building}</source>
            <translation>Fortschrittswürfel in den Produktionsbereich: {building}</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <source>Rover {start} → {goal}</source>
            <translation>Rover {start} → {goal}</translation>
        </message>
        <message>
            <source>Set-up, first player {who}</source>
            <translation>Aufbau, Startspieler {who}</translation>
        </message>
        <message>
            <source>Takes up the Crystal on {hexes}</source>
            <translation>Nimmt den Kristall auf {hexes} auf</translation>
        </message>
        <message>
            <source>Takes {space}</source>
            <translation>Nimmt {space}</translation>
        </message>
        <message>
            <source>Task done: {task}</source>
            <translation>Aufgabe erfüllt: {task}</translation>
        </message>
        <message>
            <source>Tasks drawn: {tasks}</source>
            <translation>Aufgaben gezogen: {tasks}</translation>
        </message>
        <message>
            <source>The Bot gives way, {start} → {goal}</source>
            <translation>Der Bot weicht aus, {start} → {goal}</translation>
        </message>
        <message>
            <source>The Colonist on {hex} comes home</source>
            <translation>Der Kolonist auf {hex} kommt heim</translation>
        </message>
        <message>
            <source>The Colonist on {hex} goes to the supply</source>
            <translation>Der Kolonist auf {hex} geht in den Vorrat</translation>
        </message>
        <message>
            <source>The Colony reaches level {n}</source>
            <translation>Die Kolonie erreicht Stufe {n}</translation>
        </message>
        <message>
            <source>The Crystal on {hexes} is lost</source>
            <translation>Der Kristall auf {hexes} geht verloren</translation>
        </message>
        <message>
            <source>The Rover gives way, {start} → {goal}</source>
            <translation>Der Rover weicht aus, {start} → {goal}</translation>
        </message>
        <message>
            <source>The Shuttle comes nearer at the Colony: space {n}</source>
            <translation>Das Shuttle rückt bei der Kolonie vor: Feld {n}</translation>
        </message>
        <message>
            <source>The Shuttle comes nearer in Orbit: space {n}</source>
            <translation>Das Shuttle rückt im Orbit vor: Feld {n}</translation>
        </message>
        <message>
            <source>The Shuttle crosses to Orbit: space {n}</source>
            <translation>Das Shuttle wechselt in den Orbit: Feld {n}</translation>
        </message>
        <message>
            <source>The Shuttle crosses to the Colony: space {n}</source>
            <translation>Das Shuttle wechselt zur Kolonie: Feld {n}</translation>
        </message>
        <message>
            <source>The Shuttle starts at the Colony</source>
            <translation>Das Shuttle beginnt bei der Kolonie</translation>
        </message>
        <message>
            <source>The Shuttle starts in Orbit</source>
            <translation>Das Shuttle beginnt im Orbit</translation>
        </message>
        <message numerus="yes">
            <source>The Warehouse is filled up to {n} of each</source>
            <extracomment>The Warehouse is filled up to {n} of each</extracomment>
            <translation>
                <numerusform>Das Lagerhaus wird auf je {n} aufgefüllt</numerusform>
                <numerusform>Das Lagerhaus wird auf je {n} aufgefüllt</numerusform>
            </translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist vorbei</translation>
        </message>
        <message>
            <source>The secret plan is fulfilled</source>
            <translation>Der geheime Plan ist erfüllt</translation>
        </message>
        <message>
            <source>Took the Blueprint {card}</source>
            <translation>Bauplan genommen: {card}</translation>
        </message>
        <message>
            <source>Took “{card}”</source>
            <translation>„{card}“ genommen</translation>
        </message>
        <message>
            <source>Uses {tech} of {who}</source>
            <translation>Nutzt {tech} von {who}</translation>
        </message>
        <message>
            <source>{blueprint} opens on {hex}</source>
            <translation>{blueprint} wird auf {hex} ausgebaut</translation>
        </message>
        <message>
            <source>{building} is to go up on {hex}</source>
            <translation>{building} soll auf {hex} entstehen</translation>
        </message>
        <message>
            <source>{building} on {hex}</source>
            <translation>{building} auf {hex}</translation>
        </message>
        <message>
            <source>{building} on {hex}, Complex of {size}</source>
            <translation>{building} auf {hex}, Komplex aus {size}</translation>
        </message>
        <message>
            <source>{colonists} back from the Working Area</source>
            <translation>{colonists} zurück aus dem Arbeitsbereich</translation>
        </message>
        <message>
            <source>{colonists} back from “{action}”</source>
            <translation>{colonists} zurück von „{action}“</translation>
        </message>
        <message>
            <source>{colonists} back in the Living Quarters</source>
            <translation>{colonists} zurück im Wohnquartier</translation>
        </message>
        <message>
            <source>{crystals} into the Depot</source>
            <translation>{crystals} ins Depot</translation>
        </message>
        <message>
            <source>{gain} ({n} without room)</source>
            <translation>{gain} ({n} ohne Platz)</translation>
        </message>
        <message>
            <source>{given} swapped for {taken}</source>
            <translation>{given} gegen {taken} getauscht</translation>
        </message>
        <message>
            <source>{home}, {n} to the supply for lack of room</source>
            <translation>{home}, {n} mangels Platz in den Vorrat</translation>
        </message>
        <message>
            <source>{item} delivered for “{card}”</source>
            <translation>{item} geliefert für „{card}“</translation>
        </message>
        <message>
            <source>{item} leaves the Warehouse</source>
            <translation>{item} verlässt das Lagerhaus</translation>
        </message>
        <message numerus="yes">
            <source>{mission} advanced: {n} contributions are missing</source>
            <extracomment>{mission} advanced: {n} contribution is missing</extracomment>
            <translation>
                <numerusform>{mission} vorangebracht: {n} Beitrag fehlt</numerusform>
                <numerusform>{mission} vorangebracht: {n} Beiträge fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>{mission} is completed</source>
            <translation>{mission} ist erfüllt</translation>
        </message>
        <message numerus="yes">
            <source>{mission}: {n} contributions complete it</source>
            <extracomment>{mission}: {n} contribution completes it</extracomment>
            <translation>
                <numerusform>{mission}: {n} Beitrag erfüllt sie</numerusform>
                <numerusform>{mission}: {n} Beiträge erfüllen sie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Bots on his board</source>
            <extracomment>{n} Bot on his board</extracomment>
            <translation>
                <numerusform>{n} Bot auf seinem Tableau</numerusform>
                <numerusform>{n} Bots auf seinem Tableau</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists from the full slots to the Working Area</source>
            <extracomment>{n} Colonist from the full slots to the Working Area</extracomment>
            <translation>
                <numerusform>{n} Kolonist von den vollen Einsatzfeldern in den Arbeitsbereich</numerusform>
                <numerusform>{n} Kolonisten von den vollen Einsatzfeldern in den Arbeitsbereich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists to the Working Area for a boost</source>
            <extracomment>{n} Colonist to the Working Area for a boost</extracomment>
            <translation>
                <numerusform>{n} Kolonist zur Verstärkung in den Arbeitsbereich</numerusform>
                <numerusform>{n} Kolonisten zur Verstärkung in den Arbeitsbereich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} remaining Missions</source>
            <extracomment>{n} remaining Mission</extracomment>
            <translation>
                <numerusform>{n} Mission übrig</numerusform>
                <numerusform>{n} Missionen übrig</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} for Progress cubes</source>
            <translation>{points} für Fortschrittswürfel</translation>
        </message>
        <message>
            <source>{points} for the first building of its type</source>
            <translation>{points} für das erste Gebäude seiner Art</translation>
        </message>
        <message>
            <source>{tile} on {hex} claimed: {text}</source>
            <translation>{tile} auf {hex} genommen: {text}</translation>
        </message>
        <message>
            <source>{tile} on {hex} leaves the game</source>
            <translation>{tile} auf {hex} kommt aus dem Spiel</translation>
        </message>
        <message>
            <source>{tile} on {hex}: {text}</source>
            <translation>{tile} auf {hex}: {text}</translation>
        </message>
        <message>
            <source>{what} ({cause})</source>
            <translation>{what} ({cause})</translation>
        </message>
        <message>
            <source>{who} ended the turn</source>
            <translation>{who} beendet den Zug</translation>
        </message>
        <message>
            <source>{who} met a Private Goal, for its own reward: {goal}</source>
            <translation>{who} erreicht ein Privates Ziel und nimmt die eigene Belohnung: {goal}</translation>
        </message>
        <message>
            <source>{who} met a Private Goal, for the reward of every Goal: {goal}</source>
            <translation>{who} erreicht ein Privates Ziel und nimmt die Belohnung jedes Ziels: {goal}</translation>
        </message>
        <message>
            <source>{who} to act, on {space}</source>
            <translation>{who} ist am Zug, auf {space}</translation>
        </message>
        <message>
            <source>{who} travels to Orbit</source>
            <translation>{who} reist in den Orbit</translation>
        </message>
        <message>
            <source>{who} travels to the Colony</source>
            <translation>{who} reist zur Kolonie</translation>
        </message>
        <message>
            <source>{who} used {blueprint}</source>
            <translation>{who} nutzt {blueprint}</translation>
        </message>
        <message>
            <source>{who}, Executive action: {action}</source>
            <translation>{who}, Exekutivaktion: {action}</translation>
        </message>
        <message>
            <source>{who}: {action}</source>
            <translation>{who}: {action}</translation>
        </message>
        <message>
            <source>{who}: {scientist} works in {blueprint}</source>
            <translation>{who}: {scientist} arbeitet in {blueprint}</translation>
        </message>
        <message>
            <source>{who}: {what}</source>
            <translation>{who}: {what}</translation>
        </message>
        <message>
            <source>“{card}” is completed</source>
            <translation>„{card}“ ist erfüllt</translation>
        </message>
    </context>
    <context>
        <name>onmars measure</name>
        <message numerus="yes">
            <source>a Colony level of {n} or more</source>
            <extracomment>a Colony level of {n} or more</extracomment>
            <translation>
                <numerusform>Koloniestufe {n} oder höher</numerusform>
                <numerusform>Koloniestufe {n} oder höher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Advanced Buildings</source>
            <extracomment>{n} Advanced Building</extracomment>
            <translation>
                <numerusform>{n} ausgebautes Gebäude</numerusform>
                <numerusform>{n} ausgebaute Gebäude</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Blueprints, built or not</source>
            <extracomment>{n} Blueprint, built or not</extracomment>
            <translation>
                <numerusform>{n} Bauplan, gebaut oder nicht</numerusform>
                <numerusform>{n} Baupläne, gebaut oder nicht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Bots on the map</source>
            <extracomment>{n} Bot on the map</extracomment>
            <translation>
                <numerusform>{n} Bot auf der Karte</numerusform>
                <numerusform>{n} Bots auf der Karte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists in the Living Quarters</source>
            <extracomment>{n} Colonist in the Living Quarters</extracomment>
            <translation>
                <numerusform>{n} Kolonist im Wohnquartier</numerusform>
                <numerusform>{n} Kolonisten im Wohnquartier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Discovery or Research tiles</source>
            <extracomment>{n} Discovery or Research tile</extracomment>
            <translation>
                <numerusform>{n} Entdeckungs- oder Forschungsplättchen</numerusform>
                <numerusform>{n} Entdeckungs- oder Forschungsplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Discovery tiles</source>
            <extracomment>{n} Discovery tile</extracomment>
            <translation>
                <numerusform>{n} Entdeckungsplättchen</numerusform>
                <numerusform>{n} Entdeckungsplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Mines with an own Colonist or marker</source>
            <extracomment>{n} Mine with an own Colonist or marker</extracomment>
            <translation>
                <numerusform>{n} Mine mit eigenem Kolonisten oder Marker</numerusform>
                <numerusform>{n} Minen mit eigenem Kolonisten oder Marker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Progress cubes on the Production area</source>
            <extracomment>{n} Progress cube on the Production area</extracomment>
            <translation>
                <numerusform>{n} Fortschrittswürfel im Produktionsbereich</numerusform>
                <numerusform>{n} Fortschrittswürfel im Produktionsbereich</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Research tiles</source>
            <extracomment>{n} Research tile</extracomment>
            <translation>
                <numerusform>{n} Forschungsplättchen</numerusform>
                <numerusform>{n} Forschungsplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Resources of one kind in Storage, Minerals apart</source>
            <extracomment>{n} Resource of one kind in Storage, Minerals apart</extracomment>
            <translation>
                <numerusform>{n} Ressource einer Art außer Mineralen im Lager</numerusform>
                <numerusform>{n} Ressourcen einer Art außer Mineralen im Lager</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Scientists</source>
            <extracomment>{n} Scientist</extracomment>
            <translation>
                <numerusform>{n} Wissenschaftler</numerusform>
                <numerusform>{n} Wissenschaftler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Shelters on the map</source>
            <extracomment>{n} Shelter on the map</extracomment>
            <translation>
                <numerusform>{n} Unterkunft auf der Karte</numerusform>
                <numerusform>{n} Unterkünfte auf der Karte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Ships in the Hangar</source>
            <extracomment>{n} Ship in the Hangar</extracomment>
            <translation>
                <numerusform>{n} Schiff im Hangar</numerusform>
                <numerusform>{n} Schiffe im Hangar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Tech tiles</source>
            <extracomment>{n} Tech tile</extracomment>
            <translation>
                <numerusform>{n} Tech-Plättchen</numerusform>
                <numerusform>{n} Tech-Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Tech tiles at level 2 or more</source>
            <extracomment>{n} Tech tile at level 2 or more</extracomment>
            <translation>
                <numerusform>{n} Tech-Plättchen auf Stufe 2 oder höher</numerusform>
                <numerusform>{n} Tech-Plättchen auf Stufe 2 oder höher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Tech tiles on {spaces}</source>
            <extracomment>{n} Tech tile on {spaces}</extracomment>
            <translation>
                <numerusform>{n} Tech-Plättchen auf {spaces}</numerusform>
                <numerusform>{n} Tech-Plättchen auf {spaces}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} completed Contracts</source>
            <extracomment>{n} completed Contract</extracomment>
            <translation>
                <numerusform>{n} erfüllter Vertrag</numerusform>
                <numerusform>{n} erfüllte Verträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} different Complexes of {size} or more with an own marker</source>
            <extracomment>{n} Complex of {size} or more with an own marker</extracomment>
            <translation>
                <numerusform>{n} Komplex aus {size} oder mehr mit eigenem Marker</numerusform>
                <numerusform>{n} verschiedene Komplexe aus {size} oder mehr mit eigenem Marker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} different Complexes with an own marker</source>
            <extracomment>{n} Complex with an own marker</extracomment>
            <translation>
                <numerusform>{n} Komplex mit eigenem Marker</numerusform>
                <numerusform>{n} verschiedene Komplexe mit eigenem Marker</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>onmars mission</name>
        <message>
            <source>Blueprint Mission</source>
            <translation>Bauplanmission</translation>
        </message>
        <message>
            <source>Blueprints are taken.</source>
            <translation>Baupläne werden genommen.</translation>
        </message>
        <message>
            <source>Bot Mission</source>
            <translation>Botmission</translation>
        </message>
        <message>
            <source>Bots are put on the map.</source>
            <translation>Bots kommen auf die Karte.</translation>
        </message>
        <message>
            <source>Buildings are upgraded.</source>
            <translation>Gebäude werden ausgebaut.</translation>
        </message>
        <message>
            <source>Completed after {n} contributions.</source>
            <translation>Erfüllt nach {n} Beiträgen.</translation>
        </message>
        <message>
            <source>Contract Mission</source>
            <translation>Vertragsmission</translation>
        </message>
        <message>
            <source>Contracts are completed.</source>
            <translation>Verträge werden erfüllt.</translation>
        </message>
        <message>
            <source>Discovery Mission</source>
            <translation>Entdeckungsmission</translation>
        </message>
        <message>
            <source>Each contribution: {gain}.</source>
            <translation>Jeder Beitrag: {gain}.</translation>
        </message>
        <message>
            <source>Progress Mission</source>
            <translation>Fortschrittsmission</translation>
        </message>
        <message>
            <source>Progress cubes come onto the Production area.</source>
            <translation>Fortschrittswürfel kommen in den Produktionsbereich.</translation>
        </message>
        <message>
            <source>Research Mission</source>
            <translation>Forschungsmission</translation>
        </message>
        <message>
            <source>Rovers claim Discovery tiles.</source>
            <translation>Rover nehmen Entdeckungsplättchen.</translation>
        </message>
        <message>
            <source>Rovers claim Research tiles.</source>
            <translation>Rover nehmen Forschungsplättchen.</translation>
        </message>
        <message>
            <source>Scientist Mission</source>
            <translation>Wissenschaftsmission</translation>
        </message>
        <message>
            <source>Scientists are hired.</source>
            <translation>Wissenschaftler werden eingestellt.</translation>
        </message>
        <message>
            <source>Tech tiles are learned.</source>
            <translation>Tech-Plättchen werden erlernt.</translation>
        </message>
        <message>
            <source>Technology Mission</source>
            <translation>Technologiemission</translation>
        </message>
        <message>
            <source>Upgrade Mission</source>
            <translation>Ausbaumission</translation>
        </message>
    </context>
    <context>
        <name>onmars option</name>
        <message>
            <source>First Colonists</source>
            <translation>Erste Kolonisten</translation>
        </message>
        <message>
            <source>For first games: the Missions are fixed, the start spaces are dealt, and small tasks bring rewards.</source>
            <translation>Für erste Partien: Die Missionen stehen fest, die Startplätze werden verteilt, und kleine Aufgaben bringen Belohnungen.</translation>
        </message>
        <message>
            <source>Goal of a solo game</source>
            <translation>Ziel im Solospiel</translation>
        </message>
        <message>
            <source>How long the Missions are that bring the end: a short game has two short ones and a long one, a long game one short and two long ones.</source>
            <translation>Wie lang die Missionen sind, die das Ende bringen: Ein kurzes Spiel hat zwei kurze und eine lange, ein langes eine kurze und zwei lange.</translation>
        </message>
        <message>
            <source>Hunky Dory</source>
            <translation>Alles bestens</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Lang</translation>
        </message>
        <message>
            <source>Martian Potato</source>
            <translation>Marskartoffel</translation>
        </message>
        <message>
            <source>Next Generation</source>
            <translation>Nächste Generation</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Ausgabe</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>Space Oddity</source>
            <translation>Ohne Nachspiel</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>The game ends in the round in which no Mission remains, without another one.</source>
            <translation>Das Spiel endet in der Runde, in der keine Mission mehr übrig ist, ohne eine weitere.</translation>
        </message>
        <message>
            <source>The pack that Blueprints, Missions and all other contents come from.</source>
            <translation>Das Paket, aus dem Baupläne, Missionen und alle anderen Inhalte kommen.</translation>
        </message>
        <message>
            <source>Until something is revealed</source>
            <translation>Bis etwas aufgedeckt wird</translation>
        </message>
        <message>
            <source>Up to what was revealed or passed on, or without limits for tables that trust each other.</source>
            <translation>Bis zu dem, was aufgedeckt oder weitergegeben wurde, oder unbegrenzt für Runden, die einander vertrauen.</translation>
        </message>
        <message>
            <source>What has to be reached against Lacerda, from easy to hard; every line of the goal must be met.</source>
            <translation>Was gegen Lacerda erreicht werden muss, von leicht bis schwer; jede Zeile des Ziels muss erfüllt sein.</translation>
        </message>
        <message>
            <source>Without limits</source>
            <translation>Unbegrenzt</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
    </context>
    <context>
        <name>onmars place</name>
        <message>
            <source>Bot of {who}</source>
            <translation>Bot von {who}</translation>
        </message>
        <message>
            <source>Colonist of {who}</source>
            <translation>Kolonist von {who}</translation>
        </message>
        <message>
            <source>Complex of {size}</source>
            <translation>Komplex aus {size}</translation>
        </message>
        <message>
            <source>Rover of {who}</source>
            <translation>Rover von {who}</translation>
        </message>
        <message>
            <source>Shelter of {who}</source>
            <translation>Unterkunft von {who}</translation>
        </message>
        <message>
            <source>bottom</source>
            <translation>unten</translation>
        </message>
        <message>
            <source>column {column}</source>
            <translation>Spalte {column}</translation>
        </message>
        <message>
            <source>column {column} {height}</source>
            <translation>Spalte {column} {height}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>middle</source>
            <translation>Mitte</translation>
        </message>
        <message>
            <source>space {n}, {side}</source>
            <translation>Platz {n}, {side}</translation>
        </message>
        <message>
            <source>top</source>
            <translation>oben</translation>
        </message>
        <message>
            <source>{blueprint} of {who}</source>
            <translation>{blueprint} von {who}</translation>
        </message>
    </context>
    <context>
        <name>onmars prompt</name>
        <message>
            <source>A Mineral may stand in for any other Resource</source>
            <translation>Ein Mineral ersetzt jede andere Ressource</translation>
        </message>
        <message>
            <source>A building or a marker came to where it stood: the nearest hexes are offered</source>
            <translation>Ein Gebäude oder Marker kam auf sein Feld: die nächsten Felder stehen zur Wahl</translation>
        </message>
        <message>
            <source>A second Tech tile costs a Colonist besides its price</source>
            <translation>Ein zweites Tech-Plättchen kostet außer dem Preis einen Kolonisten</translation>
        </message>
        <message>
            <source>All Contracts left may be looked through</source>
            <translation>Alle übrigen Verträge dürfen angesehen werden</translation>
        </message>
        <message>
            <source>Bots and Rover together {hexes}</source>
            <translation>Bots und Rover zusammen {hexes}</translation>
        </message>
        <message>
            <source>Bots {hexes}</source>
            <translation>Bots {hexes}</translation>
        </message>
        <message>
            <source>Colonists come back to the Living Quarters while these have room</source>
            <translation>Kolonisten kommen ins Wohnquartier zurück, solange es Platz hat</translation>
        </message>
        <message>
            <source>Develop it one step free of charge, or keep 1 Oxygen</source>
            <translation>Sie kostenlos einen Schritt entwickeln oder 1 Sauerstoff behalten</translation>
        </message>
        <message>
            <source>Each costs what the one before it in the chain yields; a Mine takes a Colonist</source>
            <translation>Jedes kostet, was das vorige der Kette bringt; eine Mine braucht einen Kolonisten</translation>
        </message>
        <message>
            <source>Each further Blueprint costs a Colonist</source>
            <translation>Jeder weitere Bauplan kostet einen Kolonisten</translation>
        </message>
        <message>
            <source>Each further Ship costs a Colonist besides its price</source>
            <translation>Jedes weitere Schiff kostet außer dem Preis einen Kolonisten</translation>
        </message>
        <message>
            <source>Each further item costs a Colonist</source>
            <translation>Jedes weitere Stück kostet einen Kolonisten</translation>
        </message>
        <message>
            <source>Each further step costs a Colonist besides its price</source>
            <translation>Jeder weitere Schritt kostet außer dem Preis einen Kolonisten</translation>
        </message>
        <message>
            <source>Each gives one of its Resource, a Shelter a Crystal</source>
            <translation>Jedes bringt eine seiner Ressourcen, eine Unterkunft einen Kristall</translation>
        </message>
        <message>
            <source>It counts as a Crystal and leaves the game</source>
            <translation>Es zählt als Kristall und kommt aus dem Spiel</translation>
        </message>
        <message>
            <source>It starts on the first space of that side and crosses from there next</source>
            <translation>Es beginnt auf dem ersten Feld dieser Seite und wechselt von dort als Nächstes</translation>
        </message>
        <message>
            <source>Its action is carried out at once</source>
            <translation>Seine Aktion wird sofort ausgeführt</translation>
        </message>
        <message>
            <source>Minerals can be given, but not gained</source>
            <translation>Minerale dürfen abgegeben, aber nicht genommen werden</translation>
        </message>
        <message>
            <source>No movement left</source>
            <translation>Keine Bewegung übrig</translation>
        </message>
        <message>
            <source>On a Shelter of the player without a piece, else as near to one as possible</source>
            <translation>Auf eine eigene Unterkunft ohne Figur, sonst so nah wie möglich</translation>
        </message>
        <message>
            <source>One Bot starts there; buildings go up near Bots</source>
            <translation>Ein Bot beginnt dort; gebaut wird in der Nähe von Bots</translation>
        </message>
        <message>
            <source>One Main action, and one Executive action if wanted</source>
            <translation>Eine Hauptaktion und, wenn gewünscht, eine Exekutivaktion</translation>
        </message>
        <message>
            <source>Rover {hexes}</source>
            <translation>Rover {hexes}</translation>
        </message>
        <message>
            <source>Rovers can claim it there</source>
            <translation>Rover können es dort nehmen</translation>
        </message>
        <message>
            <source>Ship Tech of another player may add Ships</source>
            <translation>Schiffs-Tech anderer kann weitere Schiffe bringen</translation>
        </message>
        <message>
            <source>The Executive action of this turn is taken</source>
            <translation>Die Exekutivaktion dieses Zuges ist gemacht</translation>
        </message>
        <message>
            <source>The Main action of this turn is taken</source>
            <translation>Die Hauptaktion dieses Zuges ist gemacht</translation>
        </message>
        <message>
            <source>The Shuttle crosses from this side: the ride is free</source>
            <translation>Das Shuttle wechselt von dieser Seite: die Fahrt ist frei</translation>
        </message>
        <message>
            <source>The building has to be in a Building Zone of one of the player’s Bots</source>
            <translation>Das Gebäude muss in einer Bauzone eines eigenen Bots liegen</translation>
        </message>
        <message>
            <source>The display is filled up at the end of the turn</source>
            <translation>Die Auslage wird am Ende des Zuges aufgefüllt</translation>
        </message>
        <message>
            <source>The lower the number, the earlier the turn; most spaces bring a benefit</source>
            <translation>Je kleiner die Zahl, desto früher der Zug; die meisten Plätze bringen einen Bonus</translation>
        </message>
        <message>
            <source>Travelling takes a Ship; {ships} there</source>
            <translation>Die Reise braucht ein Schiff; {ships} vorhanden</translation>
        </message>
        <message>
            <source>What is free may still be done</source>
            <translation>Was kostenlos ist, geht noch</translation>
        </message>
        <message>
            <source>{left}. {boost}</source>
            <translation>{left}. {boost}</translation>
        </message>
        <message numerus="yes">
            <source>{n} Blueprints are free of charge</source>
            <extracomment>{n} Blueprint is free of charge</extracomment>
            <translation>
                <numerusform>{n} Bauplan ist kostenlos</numerusform>
                <numerusform>{n} Baupläne sind kostenlos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Colonists left</source>
            <extracomment>{n} Colonist left</extracomment>
            <translation>
                <numerusform>Noch {n} Kolonist</numerusform>
                <numerusform>Noch {n} Kolonisten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Ships left</source>
            <extracomment>{n} Ship left</extracomment>
            <translation>
                <numerusform>Noch {n} Schiff</numerusform>
                <numerusform>Noch {n} Schiffe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Tech tiles may be learned</source>
            <extracomment>{n} Tech tile may be learned</extracomment>
            <translation>
                <numerusform>{n} Tech-Plättchen darf erlernt werden</numerusform>
                <numerusform>{n} Tech-Plättchen dürfen erlernt werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} buildings left</source>
            <extracomment>{n} building left</extracomment>
            <translation>
                <numerusform>Noch {n} Gebäude</numerusform>
                <numerusform>Noch {n} Gebäude</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} items are free of charge</source>
            <extracomment>{n} item is free of charge</extracomment>
            <translation>
                <numerusform>{n} Stück ist kostenlos</numerusform>
                <numerusform>{n} Stück sind kostenlos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} more may be given</source>
            <extracomment>{n} more may be given</extracomment>
            <translation>
                <numerusform>Noch {n} darf abgegeben werden</numerusform>
                <numerusform>Noch {n} dürfen abgegeben werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} more to gain</source>
            <extracomment>{n} more to gain</extracomment>
            <translation>
                <numerusform>Noch {n} zu nehmen</numerusform>
                <numerusform>Noch {n} zu nehmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} steps left</source>
            <extracomment>{n} step left</extracomment>
            <translation>
                <numerusform>Noch {n} Schritt</numerusform>
                <numerusform>Noch {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} swaps left</source>
            <extracomment>{n} swap left</extracomment>
            <translation>
                <numerusform>Noch {n}-mal tauschen</numerusform>
                <numerusform>Noch {n}-mal tauschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} upgrades left</source>
            <extracomment>{n} upgrade left</extracomment>
            <translation>
                <numerusform>Noch {n} Ausbau</numerusform>
                <numerusform>Noch {n} Ausbauten</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: an Executive action, or the end of the turn</source>
            <translation>{who}: eine Exekutivaktion oder das Ende des Zuges</translation>
        </message>
        <message>
            <source>{who}: choose a space of the turn order</source>
            <translation>{who}: einen Platz der Zugfolge wählen</translation>
        </message>
        <message>
            <source>{who}: choose an action</source>
            <translation>{who}: eine Aktion wählen</translation>
        </message>
        <message>
            <source>{who}: choose the Main action</source>
            <translation>{who}: die Hauptaktion wählen</translation>
        </message>
        <message>
            <source>{who}: end the turn</source>
            <translation>{who}: den Zug beenden</translation>
        </message>
        <message>
            <source>{who}: from where does a Colonist come back?</source>
            <translation>{who}: Von wo kommt ein Kolonist zurück?</translation>
        </message>
        <message>
            <source>{who}: how is the tile paid?</source>
            <translation>{who}: Womit wird das Plättchen bezahlt?</translation>
        </message>
        <message>
            <source>{who}: move Bots and Rover</source>
            <translation>{who}: Bots und Rover bewegen</translation>
        </message>
        <message>
            <source>{who}: on which side does the Shuttle start?</source>
            <translation>{who}: Auf welcher Seite beginnt das Shuttle?</translation>
        </message>
        <message>
            <source>{who}: travel or stay?</source>
            <translation>{who}: Reisen oder bleiben?</translation>
        </message>
        <message>
            <source>{who}: what is taken from the Warehouse?</source>
            <translation>{who}: Was wird aus dem Lagerhaus genommen?</translation>
        </message>
        <message>
            <source>{who}: what to do with the {tech} that was lent?</source>
            <translation>{who}: Was geschieht mit der verliehenen Technologie ({tech})?</translation>
        </message>
        <message>
            <source>{who}: where does the Bot give way to?</source>
            <translation>{who}: Wohin weicht der Bot aus?</translation>
        </message>
        <message>
            <source>{who}: where does the Generator go?</source>
            <translation>{who}: Wohin kommt der Generator?</translation>
        </message>
        <message>
            <source>{who}: where does the Greenhouse go?</source>
            <translation>{who}: Wohin kommt das Gewächshaus?</translation>
        </message>
        <message>
            <source>{who}: where does the Mine go?</source>
            <translation>{who}: Wohin kommt die Mine?</translation>
        </message>
        <message>
            <source>{who}: where does the Oxygen Condenser go?</source>
            <translation>{who}: Wohin kommt der Sauerstoffkondensator?</translation>
        </message>
        <message>
            <source>{who}: where does the Rover give way to?</source>
            <translation>{who}: Wohin weicht der Rover aus?</translation>
        </message>
        <message>
            <source>{who}: where does the Shelter go?</source>
            <translation>{who}: Wohin kommt die Unterkunft?</translation>
        </message>
        <message>
            <source>{who}: where does the Water Extractor go?</source>
            <translation>{who}: Wohin kommt die Wassergewinnung?</translation>
        </message>
        <message>
            <source>{who}: where does the first Shelter stand?</source>
            <translation>{who}: Wo steht die erste Unterkunft?</translation>
        </message>
        <message>
            <source>{who}: where does the new Bot go?</source>
            <translation>{who}: Wohin kommt der neue Bot?</translation>
        </message>
        <message>
            <source>{who}: which Advanced Building is used?</source>
            <translation>{who}: Welches ausgebaute Gebäude wird genutzt?</translation>
        </message>
        <message>
            <source>{who}: which Advanced Building produces?</source>
            <translation>{who}: Welches ausgebaute Gebäude produziert?</translation>
        </message>
        <message>
            <source>{who}: which Blueprint is taken?</source>
            <translation>{who}: Welcher Bauplan wird genommen?</translation>
        </message>
        <message>
            <source>{who}: which Blueprint upgrades which building?</source>
            <translation>{who}: Welcher Bauplan baut welches Gebäude aus?</translation>
        </message>
        <message>
            <source>{who}: which Contract fills the empty slot?</source>
            <translation>{who}: Welcher Vertrag füllt das leere Feld?</translation>
        </message>
        <message>
            <source>{who}: which Contract is taken?</source>
            <translation>{who}: Welcher Vertrag wird genommen?</translation>
        </message>
        <message>
            <source>{who}: which Discovery tile is placed, and where?</source>
            <translation>{who}: Welches Entdeckungsplättchen wird wohin gelegt?</translation>
        </message>
        <message>
            <source>{who}: which Private Goal is given away?</source>
            <translation>{who}: Welches Private Ziel wird abgegeben?</translation>
        </message>
        <message>
            <source>{who}: which Resource is gained?</source>
            <translation>{who}: Welche Ressource kommt hinzu?</translation>
        </message>
        <message>
            <source>{who}: which Resource is given away?</source>
            <translation>{who}: Welche Ressource wird abgegeben?</translation>
        </message>
        <message>
            <source>{who}: which Resource is swapped for which?</source>
            <translation>{who}: Welche Ressource wird gegen welche getauscht?</translation>
        </message>
        <message>
            <source>{who}: which Scientist is hired?</source>
            <translation>{who}: Welcher Wissenschaftler wird eingestellt?</translation>
        </message>
        <message>
            <source>{who}: which Ship is welcomed, and what does it bring?</source>
            <translation>{who}: Welches Schiff wird empfangen, und was bringt es?</translation>
        </message>
        <message>
            <source>{who}: which Tech tile is developed?</source>
            <translation>{who}: Welches Tech-Plättchen wird entwickelt?</translation>
        </message>
        <message>
            <source>{who}: which Tech tile is learned, and where does it go?</source>
            <translation>{who}: Welches Tech-Plättchen wird erlernt, und wohin kommt es?</translation>
        </message>
        <message>
            <source>{who}: which benefit of the Life Support System?</source>
            <translation>{who}: Welcher Bonus des Lebenserhaltungssystems?</translation>
        </message>
        <message>
            <source>{who}: which building is constructed?</source>
            <translation>{who}: Welches Gebäude wird errichtet?</translation>
        </message>
    </context>
    <context>
        <name>onmars reason</name>
        <message>
            <source>A Colonist of the player is there already; travelling brings it back.</source>
            <translation>Dort ist schon ein eigener Kolonist; eine Reise holt ihn zurück.</translation>
        </message>
        <message>
            <source>A Ship costs {cost}.</source>
            <translation>Preis eines Schiffs: {cost}.</translation>
        </message>
        <message>
            <source>A Ship lies on it; it opens when the Ship is welcomed.</source>
            <translation>Ein Schiff liegt darauf; sie öffnet sich, wenn das Schiff empfangen wird.</translation>
        </message>
        <message>
            <source>All Advanced Building markers lie on Blueprints or on the map.</source>
            <translation>Alle Ausbaumarker liegen auf Bauplänen oder auf der Karte.</translation>
        </message>
        <message>
            <source>All slots are taken.</source>
            <translation>Alle Einsatzfelder sind besetzt.</translation>
        </message>
        <message>
            <source>An upgrade costs 1 Mineral.</source>
            <translation>Ein Ausbau kostet 1 Mineral.</translation>
        </message>
        <message numerus="yes">
            <source>At Colony level {n} only {n} Ships may have been welcomed; each further level allows one more.</source>
            <extracomment>At Colony level {n} only {n} Ship may have been welcomed; each further level allows one more.</extracomment>
            <translation>
                <numerusform>Auf Koloniestufe {n} darf nur {n} Schiff empfangen worden sein; jede weitere Stufe erlaubt eines mehr.</numerusform>
                <numerusform>Auf Koloniestufe {n} dürfen nur {n} Schiffe empfangen worden sein; jede weitere Stufe erlaubt eines mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>Both spaces of the first column of the laboratory are full.</source>
            <translation>Beide Felder der ersten Spalte des Labors sind belegt.</translation>
        </message>
        <message>
            <source>Costs {cost} and a Colonist for the slot; that cannot be paid.</source>
            <translation>Preis: {cost} und ein Kolonist für das Einsatzfeld; das lässt sich nicht zahlen.</translation>
        </message>
        <message>
            <source>Costs {cost} from the Depot; those gained this turn do not count yet.</source>
            <translation>Kostet {cost} aus dem Depot; in diesem Zug erhaltene zählen noch nicht.</translation>
        </message>
        <message>
            <source>Costs {cost}, a Colonist for the slot and a surcharge of {n}; that cannot be paid.</source>
            <translation>Preis: {cost}, ein Kolonist für das Einsatzfeld und {n} Aufpreis; das lässt sich nicht zahlen.</translation>
        </message>
        <message>
            <source>It would bring nothing now.</source>
            <translation>Es würde jetzt nichts bringen.</translation>
        </message>
        <message>
            <source>It would join {joined}; that takes {tech} of level {joined}, and the highest to be used is {level}.</source>
            <translation>Es würde sich an {joined} anschließen; dafür braucht es {tech} der Stufe {joined}, die höchste nutzbare ist {level}.</translation>
        </message>
        <message>
            <source>Needs a Colonist in the Living Quarters.</source>
            <translation>Braucht einen Kolonisten im Wohnquartier.</translation>
        </message>
        <message>
            <source>No Blueprint is left in the display; the next Colony level brings new ones.</source>
            <translation>Kein Bauplan liegt mehr aus; die nächste Koloniestufe bringt neue.</translation>
        </message>
        <message>
            <source>No Blueprint taken fits a building in a Building Zone of a Bot.</source>
            <translation>Kein genommener Bauplan passt zu einem Gebäude in einer Bauzone eines Bots.</translation>
        </message>
        <message>
            <source>No Ship is left in the Depot.</source>
            <translation>Im Depot ist kein Schiff mehr.</translation>
        </message>
        <message>
            <source>No Tech tile has a free space ahead of it that can be paid.</source>
            <translation>Kein Tech-Plättchen hat ein freies, bezahlbares Feld vor sich.</translation>
        </message>
        <message>
            <source>No Tech tile of the Grid can be paid, or each of them is owned already.</source>
            <translation>Kein Tech-Plättchen des Rasters ist bezahlbar, oder jedes ist schon im Besitz.</translation>
        </message>
        <message>
            <source>No building can be paid and has a hex in a Building Zone of a Bot.</source>
            <translation>Kein Gebäude ist bezahlbar und hat ein Feld in einer Bauzone eines Bots.</translation>
        </message>
        <message>
            <source>Only a Mine could be constructed, and it takes a second Colonist.</source>
            <translation>Nur eine Mine ließe sich errichten, und sie braucht einen zweiten Kolonisten.</translation>
        </message>
        <message>
            <source>Something hidden came to light ({cause}), so this cannot be taken back.</source>
            <translation>Verdecktes kam ans Licht ({cause}), daher ist das nicht zurückzunehmen.</translation>
        </message>
        <message>
            <source>The Goal is not met yet: {goal}.</source>
            <translation>Das Ziel ist noch nicht erreicht: {goal}.</translation>
        </message>
        <message numerus="yes">
            <source>The surcharge is {n} Crystals or Colonists beyond the one for the slot; they cannot be paid.</source>
            <extracomment>The surcharge is {n} Crystal or Colonist beyond the one for the slot; that cannot be paid.</extracomment>
            <translation>
                <numerusform>Der Aufpreis ist {n} Kristall oder Kolonist außer dem für das Einsatzfeld; das lässt sich nicht zahlen.</numerusform>
                <numerusform>Der Aufpreis ist {n} Kristalle oder Kolonisten außer dem für das Einsatzfeld; das lässt sich nicht zahlen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{hex}: a building stands there.</source>
            <translation>{hex}: Dort steht ein Gebäude.</translation>
        </message>
        <message>
            <source>{hex}: no Bot of the player stands there or next to it.</source>
            <translation>{hex}: Dort oder daneben steht kein eigener Bot.</translation>
        </message>
        <message>
            <source>{hex}: no Generator is adjacent or at distance two.</source>
            <translation>{hex}: Kein Generator liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{hex}: no Greenhouse is adjacent or at distance two.</source>
            <translation>{hex}: Kein Gewächshaus liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{hex}: no Mine is adjacent or at distance two.</source>
            <translation>{hex}: Keine Mine liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{hex}: no Oxygen Condenser is adjacent or at distance two.</source>
            <translation>{hex}: Kein Sauerstoffkondensator liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{hex}: no Shelter of the player is adjacent or at distance two.</source>
            <translation>{hex}: Keine eigene Unterkunft liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{hex}: no Water Extractor is adjacent or at distance two.</source>
            <translation>{hex}: Keine Wassergewinnung liegt daneben oder im Abstand zwei.</translation>
        </message>
        <message>
            <source>{price} are to be paid in all; this is only {paid}.</source>
            <translation>Insgesamt sind {price} zu zahlen; das sind nur {paid}.</translation>
        </message>
        <message>
            <source>{price} are to be paid in all; {paid} are too many.</source>
            <translation>Insgesamt sind {price} zu zahlen; {paid} sind zu viele.</translation>
        </message>
        <message>
            <source>{what}: {paid} are to be paid, but only {have} may be.</source>
            <translation>{what}: {paid} sollen gezahlt werden, aber nur {have} dürfen es.</translation>
        </message>
    </context>
    <context>
        <name>onmars score</name>
        <message>
            <source>Blueprints</source>
            <translation>Baupläne</translation>
        </message>
        <message>
            <source>By the highest row of the Living Quarters that is filled</source>
            <translation>Nach der höchsten Reihe des Wohnquartiers, in der jemand wohnt</translation>
        </message>
        <message>
            <source>By the number of Progress cubes on the Production area</source>
            <translation>Nach der Zahl der Fortschrittswürfel im Produktionsbereich</translation>
        </message>
        <message>
            <source>Colonists</source>
            <translation>Kolonisten</translation>
        </message>
        <message>
            <source>Contracts</source>
            <translation>Verträge</translation>
        </message>
        <message>
            <source>For Advanced Buildings of anybody that the Scientists score</source>
            <translation>Für ausgebaute Gebäude aller, die die Wissenschaftler werten</translation>
        </message>
        <message>
            <source>For Blueprints that were built, less those that were not</source>
            <translation>Für gebaute Baupläne, abzüglich der nicht gebauten</translation>
        </message>
        <message>
            <source>For completed Contracts, less the penalties of the others</source>
            <translation>Für erfüllte Verträge, abzüglich der Strafen der anderen</translation>
        </message>
        <message>
            <source>For each Ship in the Hangar</source>
            <translation>Für jedes Schiff im Hangar</translation>
        </message>
        <message>
            <source>For each Tech tile, by its column of the laboratory</source>
            <translation>Für jedes Tech-Plättchen, nach seiner Spalte im Labor</translation>
        </message>
        <message>
            <source>Opportunity Points</source>
            <translation>Chancenpunkte</translation>
        </message>
        <message>
            <source>Points scored during the game</source>
            <translation>Punkte während des Spiels</translation>
        </message>
        <message>
            <source>Progress cubes</source>
            <translation>Fortschrittswürfel</translation>
        </message>
        <message>
            <source>Scientists</source>
            <translation>Wissenschaftler</translation>
        </message>
        <message>
            <source>Ships in the Hangar</source>
            <translation>Schiffe im Hangar</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technologie</translation>
        </message>
        <message>
            <source>{level} are level at {points}, also in Crystals and Advanced Buildings. {who} wins with more Progress cubes: {n}.</source>
            <translation>{level} haben gleich viel: {points}, auch an Kristallen und ausgebauten Gebäuden. {who} gewinnt mit mehr Fortschrittswürfeln: {n}.</translation>
        </message>
        <message>
            <source>{level} are level at {points}, also in Crystals. {who} wins with more Advanced Buildings: {n}.</source>
            <translation>{level} haben gleich viel: {points}, auch an Kristallen. {who} gewinnt mit mehr ausgebauten Gebäuden: {n}.</translation>
        </message>
        <message>
            <source>{level} are level at {points}. {who} wins with more Crystals in the Depot: {n}.</source>
            <translation>{level} haben gleich viel: {points}. {who} gewinnt mit mehr Kristallen im Depot: {n}.</translation>
        </message>
        <message>
            <source>{who} loses: “{goal}” is not met in every line. The score is {points}.</source>
            <translation>{who} verliert: „{goal}“ ist nicht in jeder Zeile erfüllt. Das Ergebnis: {points}.</translation>
        </message>
        <message>
            <source>{who} share the victory: they are level at {points} and in all that settles ties.</source>
            <translation>{who} teilen sich den Sieg: Sie haben gleich viel, {points}, und auch alles andere ist gleich.</translation>
        </message>
        <message>
            <source>{who} wins with {points}, {n} more than anybody else.</source>
            <translation>{who} gewinnt mit {points}, {n} mehr als alle anderen.</translation>
        </message>
        <message>
            <source>{who} wins: every line of “{goal}” is met. The score is {points}.</source>
            <translation>{who} gewinnt: Jede Zeile von „{goal}“ ist erfüllt. Das Ergebnis: {points}.</translation>
        </message>
    </context>
    <context>
        <name>onmars side</name>
        <message>
            <source>Colony</source>
            <translation>Kolonie</translation>
        </message>
        <message>
            <source>Orbit</source>
            <translation>Orbit</translation>
        </message>
    </context>
    <context>
        <name>onmars tech</name>
        <message>
            <source>Generator Tech</source>
            <translation>Generatoren-Tech</translation>
        </message>
        <message>
            <source>Greenhouse Tech</source>
            <translation>Gewächshaus-Tech</translation>
        </message>
        <message>
            <source>Mine Tech</source>
            <translation>Minen-Tech</translation>
        </message>
        <message>
            <source>Oxygen Condenser Tech</source>
            <translation>Kondensatoren-Tech</translation>
        </message>
        <message>
            <source>Rover Tech</source>
            <translation>Rover-Tech</translation>
        </message>
        <message>
            <source>Shelter Tech</source>
            <translation>Unterkunfts-Tech</translation>
        </message>
        <message>
            <source>Ship Tech</source>
            <translation>Schiffs-Tech</translation>
        </message>
        <message>
            <source>Upgrade Tech</source>
            <translation>Ausbau-Tech</translation>
        </message>
        <message>
            <source>Water Extractor Tech</source>
            <translation>Wasser-Tech</translation>
        </message>
    </context>
    <context>
        <name>option</name>
        <message>
            <source>A beginner keeps all ten first cards free of charge and has no special rules to learn.</source>
            <translation>Ein Anfänger behält alle zehn ersten Karten kostenlos und muss keine Sonderregeln lernen.</translation>
        </message>
        <message>
            <source>A full map ends the game</source>
            <translation>Voller Spielplan beendet das Spiel</translation>
        </message>
        <message>
            <source>Beginner corporations</source>
            <translation>Anfängerkonzerne</translation>
        </message>
        <message>
            <source>Beginning</source>
            <translation>Beginn</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Kampagne</translation>
        </message>
        <message>
            <source>Corporate Era</source>
            <translation>Ära der Konzerne</translation>
        </message>
        <message>
            <source>Each map has areas, milestones and awards of its own.</source>
            <translation>Jeder Spielplan hat eigene Felder, Meilensteine und Auszeichnungen.</translation>
        </message>
        <message>
            <source>Goal of a solo game</source>
            <translation>Ziel im Solospiel</translation>
        </message>
        <message>
            <source>House rule: the game also ends when no free land is left.</source>
            <translation>Hausregel: Das Spiel endet auch, wenn kein Landfeld mehr frei ist.</translation>
        </message>
        <message>
            <source>How a mission of a campaign begins; the campaign itself fills this in.</source>
            <translation>Wie eine Mission einer Kampagne beginnt; die Kampagne trägt es selbst ein.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Spielplan</translation>
        </message>
        <message>
            <source>Mission</source>
            <translation>Mission</translation>
        </message>
        <message>
            <source>More cards and corporations; every production starts at 0 instead of 1. A solo game always uses it.</source>
            <translation>Mehr Karten und Konzerne; jede Produktion beginnt bei 0 statt bei 1. Im Solospiel gilt sie immer.</translation>
        </message>
        <message>
            <source>Order of effects</source>
            <translation>Reihenfolge der Effekte</translation>
        </message>
        <message>
            <source>Research draft</source>
            <translation>Forschungsdraft</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>The cards of the research phase are passed round: everybody keeps some and passes on the rest.</source>
            <translation>Die Karten der Forschungsphase gehen reihum: Jeder behält einige und gibt den Rest weiter.</translation>
        </message>
        <message>
            <source>The pack that missions, corporations and cards come from.</source>
            <translation>Das Paket, aus dem Missionen, Konzerne und Karten stammen.</translation>
        </message>
        <message>
            <source>Tiles without a place</source>
            <translation>Plättchen ohne Platz</translation>
        </message>
        <message>
            <source>Up to what was revealed or passed on, or without limits for tables that trust each other.</source>
            <translation>Bis zu dem, was aufgedeckt oder weitergegeben wurde, oder ohne Grenzen, wo man sich vertraut.</translation>
        </message>
        <message>
            <source>What has to be reached by the end of generation 14.</source>
            <translation>Was bis zum Ende von Generation 14 erreicht sein muss.</translation>
        </message>
        <message>
            <source>When the active player is asked for the order of effects that happen at the same time.</source>
            <translation>Wann nach der Reihenfolge gleichzeitiger Effekte gefragt wird.</translation>
        </message>
        <message>
            <source>Whether a card may be played whose tile cannot be placed. Oceans that have run out never matter.</source>
            <translation>Ob eine Karte ausgespielt werden darf, deren Plättchen keinen Platz hat. Aufgebrauchte Ozeane zählen nie.</translation>
        </message>
        <message>
            <source>Which mission of the campaign is played by itself, as if everybody entered the campaign with it.</source>
            <translation>Welche Mission der Kampagne für sich gespielt wird, als ob alle mit ihr in die Kampagne einstiegen.</translation>
        </message>
    </context>
    <context>
        <name>option value</name>
        <message>
            <source>A terraform rating of 63</source>
            <translation>Ein Terraforming-Wert von 63</translation>
        </message>
        <message>
            <source>All three parameters complete</source>
            <translation>Alle drei Parameter am Ziel</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Keep one, pass the rest</source>
            <translation>Eine behalten, den Rest weitergeben</translation>
        </message>
        <message>
            <source>Keep two, pass two</source>
            <translation>Zwei behalten, zwei weitergeben</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keiner</translation>
        </message>
        <message>
            <source>The card cannot be played</source>
            <translation>Karte nicht ausspielbar</translation>
        </message>
        <message>
            <source>The tile is left out</source>
            <translation>Plättchen entfällt</translation>
        </message>
        <message>
            <source>Until something is revealed</source>
            <translation>Bis etwas aufgedeckt wird</translation>
        </message>
        <message>
            <source>Where it can matter</source>
            <translation>Wo sie zählen kann</translation>
        </message>
        <message>
            <source>Without limits</source>
            <translation>Ohne Grenzen</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
    </context>
    <context>
        <name>parameter</name>
        <message>
            <source>oceans</source>
            <translation>Ozeane</translation>
        </message>
        <message>
            <source>oxygen</source>
            <translation>Sauerstoff</translation>
        </message>
        <message>
            <source>temperature</source>
            <translation>Temperatur</translation>
        </message>
    </context>
    <context>
        <name>permission</name>
        <message>
            <source>add {what} to another card</source>
            <translation>lege auf Wunsch {what} auf eine andere Karte</translation>
        </message>
        <message>
            <source>add {what} to the card played</source>
            <translation>lege auf Wunsch {what} auf die ausgespielte Karte</translation>
        </message>
        <message>
            <source>add {what} to this card</source>
            <translation>lege auf Wunsch {what} auf diese Karte</translation>
        </message>
        <message>
            <source>carry out again all production changes printed on one card of yours with {tag}</source>
            <translation>führe auf Wunsch alle aufgedruckten Produktionsänderungen einer eigenen Karte mit {tag} noch einmal aus</translation>
        </message>
        <message>
            <source>discard {what}</source>
            <translation>wirf auf Wunsch {what} ab</translation>
        </message>
        <message>
            <source>draw {cards}</source>
            <translation>ziehe auf Wunsch {cards}</translation>
        </message>
        <message>
            <source>draw {cards}, keep {n} of them and discard the rest</source>
            <translation>ziehe auf Wunsch {cards}, behalte davon {n} und wirf den Rest ab</translation>
        </message>
        <message numerus="yes">
            <source>gain {n} victory points</source>
            <extracomment>gain {n} victory point</extracomment>
            <translation>
                <numerusform>erhalte auf Wunsch {n} Siegpunkt</numerusform>
                <numerusform>erhalte auf Wunsch {n} Siegpunkte</numerusform>
            </translation>
        </message>
        <message>
            <source>gain {what}</source>
            <translation>erhalte auf Wunsch {what}</translation>
        </message>
        <message>
            <source>have each opponent do this: {what}</source>
            <translation>auf Wunsch führt jeder Gegner aus: {What}</translation>
        </message>
        <message>
            <source>if you have {condition}, {then}</source>
            <translation>hast du {condition}, {then}</translation>
        </message>
        <message>
            <source>look at {cards} from the deck and either buy it or discard it</source>
            <translation>sieh dir auf Wunsch {cards} vom Nachziehstapel an und kaufe sie oder wirf sie ab</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy any of them and discard the rest</source>
            <translation>sieh dir auf Wunsch {cards} vom Nachziehstapel an, kaufe davon beliebig viele und wirf den Rest ab</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy up to {n} of them and discard the rest</source>
            <translation>sieh dir auf Wunsch {cards} vom Nachziehstapel an, kaufe davon bis zu {n} und wirf den Rest ab</translation>
        </message>
        <message numerus="yes">
            <source>lose {n} victory points</source>
            <extracomment>lose {n} victory point</extracomment>
            <translation>
                <numerusform>verliere auf Wunsch {n} Siegpunkt</numerusform>
                <numerusform>verliere auf Wunsch {n} Siegpunkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower oxygen {n} steps</source>
            <extracomment>lower oxygen {n} step</extracomment>
            <translation>
                <numerusform>senke auf Wunsch den Sauerstoff um {n} Schritt</numerusform>
                <numerusform>senke auf Wunsch den Sauerstoff um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower temperature {n} steps</source>
            <extracomment>lower temperature {n} step</extracomment>
            <translation>
                <numerusform>senke auf Wunsch die Temperatur um {n} Schritt</numerusform>
                <numerusform>senke auf Wunsch die Temperatur um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower the {what} of any one player {n} steps</source>
            <extracomment>lower the {what} of any one player {n} step</extracomment>
            <translation>
                <numerusform>senke auf Wunsch die {what} eines beliebigen Spielers um {n} Schritt</numerusform>
                <numerusform>senke auf Wunsch die {what} eines beliebigen Spielers um {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>lower {changes}</source>
            <translation>senke auf Wunsch {changes}</translation>
        </message>
        <message numerus="yes">
            <source>lower {what} {n} steps</source>
            <extracomment>lower {what} {n} step</extracomment>
            <translation>
                <numerusform>senke auf Wunsch die {what} um {n} Schritt</numerusform>
                <numerusform>senke auf Wunsch die {what} um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>make the used actions of {n} cards available again</source>
            <extracomment>make the used action of {n} card available again</extracomment>
            <translation>
                <numerusform>mache auf Wunsch die genutzte Aktion von {n} Karte wieder verfügbar</numerusform>
                <numerusform>mache auf Wunsch die genutzten Aktionen von {n} Karten wieder verfügbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>melt {n} glaciers</source>
            <extracomment>melt {n} glacier</extracomment>
            <translation>
                <numerusform>schmelze auf Wunsch {n} Gletscher</numerusform>
                <numerusform>schmelze auf Wunsch {n} Gletscher</numerusform>
            </translation>
        </message>
        <message>
            <source>pay {price} less for the next card you play this generation</source>
            <translation>zahle auf Wunsch {price} weniger für die nächste Karte, die du in dieser Generation ausspielst</translation>
        </message>
        <message>
            <source>pay {what}</source>
            <translation>zahle auf Wunsch {what}</translation>
        </message>
        <message>
            <source>place this card’s tile</source>
            <translation>lege auf Wunsch das Plättchen dieser Karte</translation>
        </message>
        <message numerus="yes">
            <source>place {n} Populations</source>
            <extracomment>place {n} Population</extracomment>
            <translation>
                <numerusform>setze auf Wunsch {n} Bevölkerung</numerusform>
                <numerusform>setze auf Wunsch {n} Bevölkerung</numerusform>
            </translation>
        </message>
        <message>
            <source>place {tiles}</source>
            <translation>lege auf Wunsch {tiles}</translation>
        </message>
        <message>
            <source>place {tile}</source>
            <translation>lege auf Wunsch {tile}</translation>
        </message>
        <message>
            <source>put your marker on a free land area {place}: only you may place a tile there</source>
            <translation>setze auf Wunsch deinen Marker {place} (ein freies Landfeld): Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message>
            <source>put your marker on a free land area: only you may place a tile there</source>
            <translation>setze auf Wunsch deinen Marker auf ein freies Landfeld: Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message numerus="yes">
            <source>put {n} cards from your hand into your box for the next mission</source>
            <extracomment>put {n} card from your hand into your box for the next mission</extracomment>
            <translation>
                <numerusform>lege auf Wunsch {n} Handkarte für die nächste Mission in deine Schachtel</numerusform>
                <numerusform>lege auf Wunsch {n} Handkarten für die nächste Mission in deine Schachtel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise oxygen {n} steps</source>
            <extracomment>raise oxygen {n} step</extracomment>
            <translation>
                <numerusform>erhöhe auf Wunsch den Sauerstoff um {n} Schritt</numerusform>
                <numerusform>erhöhe auf Wunsch den Sauerstoff um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise temperature {n} steps</source>
            <extracomment>raise temperature {n} step</extracomment>
            <translation>
                <numerusform>erhöhe auf Wunsch die Temperatur um {n} Schritt</numerusform>
                <numerusform>erhöhe auf Wunsch die Temperatur um {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise your terraform rating {n} steps</source>
            <extracomment>raise your terraform rating {n} step</extracomment>
            <translation>
                <numerusform>erhöhe auf Wunsch den Terraforming-Wert um {n} Schritt</numerusform>
                <numerusform>erhöhe auf Wunsch den Terraforming-Wert um {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>raise {changes}</source>
            <translation>erhöhe auf Wunsch {changes}</translation>
        </message>
        <message>
            <source>remove up to {what} from any card</source>
            <translation>entferne auf Wunsch bis zu {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>remove up to {what} from any player</source>
            <translation>entferne auf Wunsch bis zu {what} eines beliebigen Spielers</translation>
        </message>
        <message>
            <source>remove up to {what} from the owner of a tile next to it</source>
            <translation>entferne auf Wunsch bis zu {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message>
            <source>remove {what} from any card</source>
            <translation>entferne auf Wunsch {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>remove {what} from any player</source>
            <translation>entferne auf Wunsch {what} eines beliebigen Spielers</translation>
        </message>
        <message>
            <source>remove {what} from the owner of a tile next to it</source>
            <translation>entferne auf Wunsch {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message>
            <source>remove {what} from this card</source>
            <translation>entferne auf Wunsch {what} von dieser Karte</translation>
        </message>
        <message>
            <source>show {cards} from the deck to all and discard it; if it has {tag}, {then}</source>
            <translation>decke auf Wunsch {cards} vom Nachziehstapel auf und wirf sie ab; hat sie ein {tag}, {then}</translation>
        </message>
        <message>
            <source>steal up to {what} from any card</source>
            <translation>stiehl auf Wunsch bis zu {what} von einer beliebigen Karte</translation>
        </message>
        <message>
            <source>steal up to {what} from any player</source>
            <translation>stiehl auf Wunsch bis zu {what} von einem beliebigen Spieler</translation>
        </message>
        <message>
            <source>steal up to {what} from the owner of a tile next to it</source>
            <translation>stiehl auf Wunsch bis zu {what} vom Besitzer eines angrenzenden Plättchens</translation>
        </message>
        <message numerus="yes">
            <source>the next card you play this generation may miss its temperature, oxygen and ocean requirements by up to {n} steps</source>
            <extracomment>the next card you play this generation may miss its temperature, oxygen and ocean requirements by {n} step</extracomment>
            <translation>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um {n} Schritt verfehlen</numerusform>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um bis zu {n} Schritte verfehlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turn up to {n} water tiles into glaciers</source>
            <extracomment>turn up to {n} water tile into a glacier</extracomment>
            <translation>
                <numerusform>drehe auf Wunsch bis zu {n} Wasserplättchen auf die Gletscherseite</numerusform>
                <numerusform>drehe auf Wunsch bis zu {n} Wasserplättchen auf die Gletscherseite</numerusform>
            </translation>
        </message>
        <message>
            <source>unless you have {condition}, {then}</source>
            <translation>hast du nicht {condition}, {then}</translation>
        </message>
        <message>
            <source>you may {what}</source>
            <translation>{what}</translation>
        </message>
        <message>
            <source>{cost} to {gain}</source>
            <translation>{cost}, um {gain}</translation>
        </message>
        <message>
            <source>{losses}, and {gains}</source>
            <translation>{losses} und {gains}</translation>
        </message>
        <message>
            <source>{pay} ({metals} may be used)</source>
            <translation>{pay} (auch mit {metals})</translation>
        </message>
        <message>
            <source>{then}; otherwise {rest}</source>
            <translation>{then}; sonst {rest}</translation>
        </message>
        <message>
            <source>{what} (nobody loses terraform rating)</source>
            <translation>{what} (niemand verliert Terraforming-Wert)</translation>
        </message>
        <message>
            <source>{what} that already holds at least {held}</source>
            <translation>{what} (dort schon mindestens {held})</translation>
        </message>
        <message>
            <source>{what} {place}</source>
            <translation>{what} {place}</translation>
        </message>
        <message>
            <source>{what}; raise the production of that metal {n} step</source>
            <translation>{what} und erhöhe die Produktion dieses Metalls um {n} Schritt</translation>
        </message>
    </context>
    <context>
        <name>phase</name>
        <message>
            <source>Action phase</source>
            <translation>Aktionsphase</translation>
        </message>
        <message>
            <source>Corporations</source>
            <translation>Konzerne</translation>
        </message>
        <message>
            <source>Corporations and first cards</source>
            <translation>Konzerne und erste Karten</translation>
        </message>
        <message>
            <source>Developments</source>
            <translation>Entwicklungen</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Draft</translation>
        </message>
        <message>
            <source>End of the generation</source>
            <translation>Ende der Generation</translation>
        </message>
        <message>
            <source>Final conversion</source>
            <translation>Letzte Umwandlung</translation>
        </message>
        <message>
            <source>Final greeneries</source>
            <translation>Letzte Grünflächen</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>Saving cards</source>
            <translation>Karten aufheben</translation>
        </message>
    </context>
    <context>
        <name>place</name>
        <message>
            <source>a {kinds} bonus</source>
            <translation>{kinds}Bonus</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>land</source>
            <translation>Land</translation>
        </message>
        <message>
            <source>marker of {who}</source>
            <translation>Marker von {who}</translation>
        </message>
        <message>
            <source>next to at least {tiles}</source>
            <translation>neben mindestens {tiles}</translation>
        </message>
        <message>
            <source>next to at most {tiles}</source>
            <translation>neben höchstens {tiles}</translation>
        </message>
        <message>
            <source>next to no city tile</source>
            <translation>neben kein Stadtplättchen</translation>
        </message>
        <message>
            <source>next to no glacier</source>
            <translation>neben keinen Gletscher</translation>
        </message>
        <message>
            <source>next to no greenery tile</source>
            <translation>neben kein Grünflächenplättchen</translation>
        </message>
        <message>
            <source>next to no ocean tile</source>
            <translation>neben kein Ozeanplättchen</translation>
        </message>
        <message>
            <source>next to no other tile</source>
            <translation>neben kein anderes Plättchen</translation>
        </message>
        <message>
            <source>next to no tile of yours</source>
            <translation>neben kein eigenes Plättchen</translation>
        </message>
        <message>
            <source>next to no water tile</source>
            <translation>neben kein Wasserplättchen</translation>
        </message>
        <message>
            <source>off the map</source>
            <translation>außerhalb des Spielplans</translation>
        </message>
        <message>
            <source>on a land area</source>
            <translation>auf ein Landfeld</translation>
        </message>
        <message>
            <source>on a volcanic area, or on any land area if the map has none</source>
            <translation>auf ein Vulkanfeld oder, wenn der Spielplan keines hat, auf ein beliebiges Landfeld</translation>
        </message>
        <message>
            <source>on an area reserved for ocean</source>
            <translation>auf ein Ozeanfeld</translation>
        </message>
        <message>
            <source>on an area with {bonus}</source>
            <translation>auf ein Feld mit {bonus}</translation>
        </message>
        <message>
            <source>on the area reserved for it</source>
            <translation>auf das dafür reservierte Feld</translation>
        </message>
        <message>
            <source>reserved for a city</source>
            <translation>für eine Stadt reserviert</translation>
        </message>
        <message>
            <source>reserved for ocean</source>
            <translation>für einen Ozean reserviert</translation>
        </message>
        <message>
            <source>volcanic land</source>
            <translation>Vulkanland</translation>
        </message>
        <message>
            <source>{amount} ({cause})</source>
            <translation>{amount} ({cause})</translation>
        </message>
        <message numerus="yes">
            <source>{money} for {n} oceans</source>
            <extracomment>{money} for {n} ocean</extracomment>
            <translation>
                <numerusform>{money} für {n} Ozean</numerusform>
                <numerusform>{money} für {n} Ozeane</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} tiles of yours</source>
            <extracomment>{n} tile of yours</extracomment>
            <translation>
                <numerusform>{n} eigenes Plättchen</numerusform>
                <numerusform>{n} eigene Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>{place} ({name})</source>
            <translation>{place} ({name})</translation>
        </message>
        <message>
            <source>{place} if possible</source>
            <translation>{place}, wenn möglich</translation>
        </message>
        <message>
            <source>{price} for 1 step of temperature</source>
            <translation>{price} für 1 Schritt Temperatur</translation>
        </message>
        <message>
            <source>{price} for an ocean</source>
            <translation>{price} für einen Ozean</translation>
        </message>
        <message>
            <source>{tile} with {population}</source>
            <translation>{tile} mit {population}</translation>
        </message>
        <message>
            <source>{where}, {tile}</source>
            <translation>{where}, {tile}</translation>
        </message>
        <message>
            <source>{where}, {tile} of {who}</source>
            <translation>{where}, {tile} ({who})</translation>
        </message>
    </context>
    <context>
        <name>place name</name>
        <message>
            <source>Arsia Mons</source>
            <translation>Arsia Mons</translation>
        </message>
        <message>
            <source>Ascraeus Mons</source>
            <translation>Ascraeus Mons</translation>
        </message>
        <message>
            <source>Elysium Mons</source>
            <translation>Elysium Mons</translation>
        </message>
        <message>
            <source>Ganymede Colony</source>
            <translation>Ganymed-Kolonie</translation>
        </message>
        <message>
            <source>Hecates Tholus</source>
            <translation>Hecates Tholus</translation>
        </message>
        <message>
            <source>Noctis City</source>
            <translation>Noctis-Stadt</translation>
        </message>
        <message>
            <source>Olympus Mons</source>
            <translation>Olympus Mons</translation>
        </message>
        <message>
            <source>Pavonis Mons</source>
            <translation>Pavonis Mons</translation>
        </message>
        <message>
            <source>Phobos Space Haven</source>
            <translation>Raumhafen Phobos</translation>
        </message>
        <message>
            <source>South Pole</source>
            <translation>Südpol</translation>
        </message>
        <message>
            <source>Tharsis Tholus</source>
            <translation>Tharsis Tholus</translation>
        </message>
    </context>
    <context>
        <name>points</name>
        <message numerus="yes">
            <source>{n} points</source>
            <extracomment>{n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>problem</name>
        <message>
            <source>A campaign begins with its founding, once.</source>
            <translation>Eine Kampagne beginnt mit ihrer Gründung, ein einziges Mal.</translation>
        </message>
        <message>
            <source>A campaign has room for {most} players.</source>
            <translation>Eine Kampagne hat Platz für {most} Personen.</translation>
        </message>
        <message>
            <source>A campaign needs a title: type one.</source>
            <translation>Eine Kampagne braucht einen Titel: einen eingeben.</translation>
        </message>
        <message>
            <source>A campaign needs {least} players, or one who plays solo.</source>
            <translation>Eine Kampagne braucht {least} Personen oder eine, die allein spielt.</translation>
        </message>
        <message>
            <source>A mission of this campaign is played by {least} to {most}, not by {have}.</source>
            <translation>Eine Mission dieser Kampagne spielen {least} bis {most} Personen, nicht {have}.</translation>
        </message>
        <message>
            <source>A player needs a name: type one.</source>
            <translation>Ein Spieler braucht einen Namen: einen eingeben.</translation>
        </message>
        <message>
            <source>A solo campaign has one player.</source>
            <translation>Eine Solo-Kampagne hat eine einzige Person.</translation>
        </message>
        <message>
            <source>A solo mission is played by one player.</source>
            <translation>Eine Solo-Mission spielt eine einzige Person.</translation>
        </message>
        <message>
            <source>A solo mission is won or lost: say which.</source>
            <translation>Eine Solo-Mission ist gewonnen oder verloren: angeben, was zutrifft.</translation>
        </message>
        <message>
            <source>A table needs a title: type one.</source>
            <translation>Ein Tisch braucht einen Namen: einen eingeben.</translation>
        </message>
        <message>
            <source>Answer {number} of “{title}” was not stored because {answers} are stored: open the table again.</source>
            <translation>Antwort {number} von „{title}“ wurde nicht gespeichert, denn gespeichert sind {answers}: den Tisch neu öffnen.</translation>
        </message>
        <message>
            <source>Answer {number} of “{title}” was not taken back, so it cannot be given again.</source>
            <translation>Antwort {number} von „{title}“ wurde nicht zurückgenommen, also lässt sie sich nicht wiederholen.</translation>
        </message>
        <message>
            <source>Answers of the table “{title}” are missing from the profile “{file}”: restore a backup, or delete the table.</source>
            <translation>Antworten des Tisches „{title}“ fehlen im Profil „{file}“: eine Sicherung wiederherstellen oder den Tisch löschen.</translation>
        </message>
        <message>
            <source>Development {mission} belongs to a mission that {name} has not reached.</source>
            <translation>Entwicklung {mission} gehört zu einer Mission, die {name} noch nicht erreicht hat.</translation>
        </message>
        <message>
            <source>Everybody needs a name: type one.</source>
            <translation>Alle brauchen einen Namen: einen eingeben.</translation>
        </message>
        <message>
            <source>Line {line} builds on it: undo that one first.</source>
            <translation>Zeile {line} baut darauf auf: zuerst jene zurücknehmen.</translation>
        </message>
        <message>
            <source>Line {line} is undone already.</source>
            <translation>Zeile {line} ist schon zurückgenommen.</translation>
        </message>
        <message>
            <source>Line {number} of “{title}” was not stored because {lines} are stored: open the campaign again.</source>
            <translation>Zeile {number} von „{title}“ wurde nicht gespeichert, weil {lines} gespeichert sind: die Kampagne neu öffnen.</translation>
        </message>
        <message>
            <source>Lines of the campaign “{title}” are missing from the profile “{file}” or cannot be read: restore a backup, or import an export of the campaign.</source>
            <translation>Zeilen der Kampagne „{title}“ fehlen im Profil „{file}“ oder sind nicht lesbar: eine Sicherung wiederherstellen oder eine exportierte Kampagne importieren.</translation>
        </message>
        <message>
            <source>Mission {mission} comes first: finish or abandon it.</source>
            <translation>Mission {mission} kommt zuerst: sie beenden oder aufgeben.</translation>
        </message>
        <message>
            <source>Mission {mission} has no results yet.</source>
            <translation>Mission {mission} hat noch keine Ergebnisse.</translation>
        </message>
        <message>
            <source>Mission {mission} is finished: correct its results instead.</source>
            <translation>Mission {mission} ist beendet: stattdessen ihre Ergebnisse berichtigen.</translation>
        </message>
        <message>
            <source>Mission {mission} is in play: finish or abandon it first.</source>
            <translation>Mission {mission} läuft: sie zuerst beenden oder aufgeben.</translation>
        </message>
        <message>
            <source>Mission {mission} is not in play.</source>
            <translation>Mission {mission} läuft nicht.</translation>
        </message>
        <message>
            <source>Mission {mission} is open already.</source>
            <translation>Mission {mission} ist schon geöffnet.</translation>
        </message>
        <message>
            <source>Mission {mission} is still sealed: open it first.</source>
            <translation>Mission {mission} ist noch versiegelt: sie zuerst öffnen.</translation>
        </message>
        <message>
            <source>Mission {mission} was begun later: this one can no longer be played.</source>
            <translation>Mission {mission} wurde danach begonnen: diese kann nicht mehr gespielt werden.</translation>
        </message>
        <message>
            <source>No mission follows in which {name} could use saved cards.</source>
            <translation>Es folgt keine Mission, in der {name} aufbewahrte Karten nutzen könnte.</translation>
        </message>
        <message>
            <source>No player of this campaign has the id {player}.</source>
            <translation>In dieser Kampagne hat niemand die Kennung {player}.</translation>
        </message>
        <message>
            <source>Only solo missions are won or lost.</source>
            <translation>Nur Solo-Missionen werden gewonnen oder verloren.</translation>
        </message>
        <message>
            <source>Somebody in this campaign is called {name} already: choose another name.</source>
            <translation>In dieser Kampagne heißt schon jemand {name}: einen anderen Namen wählen.</translation>
        </message>
        <message>
            <source>The backup “{file}” came out incomplete and was not kept: check the disk and try again.</source>
            <translation>Die Sicherung „{file}“ blieb unvollständig und wurde nicht behalten: den Datenträger prüfen und es noch einmal versuchen.</translation>
        </message>
        <message>
            <source>The backup “{file}” is damaged ({fault}): choose another one.</source>
            <translation>Die Sicherung „{file}“ ist beschädigt ({fault}): eine andere wählen.</translation>
        </message>
        <message>
            <source>The backup “{file}” was made by a newer Mars Desktop (version {found}, this one knows up to {known}): use the newer program or choose another backup.</source>
            <translation>Die Sicherung „{file}“ stammt von einem neueren Mars Desktop (Version {found}, dieses kennt bis {known}): das neuere Programm nehmen oder eine andere Sicherung wählen.</translation>
        </message>
        <message>
            <source>The campaign file “{file}” cannot be read ({reason}): choose another one.</source>
            <translation>Die Kampagnendatei „{file}“ ist nicht lesbar ({reason}): eine andere wählen.</translation>
        </message>
        <message>
            <source>The campaign file “{file}” is damaged ({fault}): export the campaign anew.</source>
            <translation>Die Kampagnendatei „{file}“ ist beschädigt ({fault}): die Kampagne neu exportieren.</translation>
        </message>
        <message>
            <source>The campaign file “{file}” was written by a newer Mars Desktop (format {found}, this one reads up to {known}): open it with the newer program.</source>
            <translation>Die Kampagnendatei „{file}“ stammt von einem neueren Mars Desktop (Format {found}, dieses liest bis {known}): sie mit dem neueren Programm öffnen.</translation>
        </message>
        <message>
            <source>The campaign has no corporation {corporation}: choose one of its own.</source>
            <translation>Die Kampagne hat keinen Konzern {corporation}: einen der eigenen wählen.</translation>
        </message>
        <message>
            <source>The campaign has {missions} missions.</source>
            <translation>Die Kampagne hat {missions} Missionen.</translation>
        </message>
        <message>
            <source>The campaign in “{file}” is played with the pack “{pack}”, which is not here: install the pack first.</source>
            <translation>Die Kampagne in „{file}“ wird mit dem Paket „{pack}“ gespielt, das hier fehlt: zuerst das Paket installieren.</translation>
        </message>
        <message>
            <source>The campaign is played with the pack {pack}.</source>
            <translation>Die Kampagne wird mit dem Paket {pack} gespielt.</translation>
        </message>
        <message>
            <source>The first player is not at the table.</source>
            <translation>Wer beginnen soll, sitzt nicht am Tisch.</translation>
        </message>
        <message>
            <source>The founding cannot be undone: delete the campaign instead.</source>
            <translation>Die Gründung kann nicht zurückgenommen werden: stattdessen die Kampagne löschen.</translation>
        </message>
        <message>
            <source>The game of “{title}” is over: take back its last answer to play on.</source>
            <translation>Das Spiel von „{title}“ ist zu Ende: zum Weiterspielen die letzte Antwort zurücknehmen.</translation>
        </message>
        <message>
            <source>The history has no line {line}.</source>
            <translation>Die Geschichte hat keine Zeile {line}.</translation>
        </message>
        <message>
            <source>The innovation box has no card {card}.</source>
            <translation>Die Innovationsschachtel hat keine Karte {card}.</translation>
        </message>
        <message>
            <source>The line was not stored because it cannot be read again ({fault}).</source>
            <translation>Die Zeile wurde nicht gespeichert, weil sie nicht wieder lesbar wäre ({fault}).</translation>
        </message>
        <message>
            <source>The places must be 1 to {most}, each once.</source>
            <translation>Die Plätze müssen 1 bis {most} sein, jeder einmal.</translation>
        </message>
        <message>
            <source>The profile “{file}” cannot be used ({error}): check its folder and disk, or {elsewhere}.</source>
            <translation>Das Profil „{file}“ ist nicht benutzbar ({error}): Ordner und Datenträger prüfen oder {elsewhere}.</translation>
        </message>
        <message>
            <source>The profile “{file}” is damaged ({error}): restart Mars Desktop, which keeps the damaged file and offers the newest backup.</source>
            <translation>Das Profil „{file}“ ist beschädigt ({error}): Mars Desktop neu starten; es behält die beschädigte Datei und bietet die neueste Sicherung an.</translation>
        </message>
        <message>
            <source>The profile “{file}” is damaged ({fault}) and is kept as “{aside}”: {way_on}.</source>
            <translation>Das Profil „{file}“ ist beschädigt ({fault}) und bleibt als „{aside}“ erhalten: {way_on}.</translation>
        </message>
        <message>
            <source>The profile “{file}” is missing: restore the newest backup “{newest}”, or start anew.</source>
            <translation>Das Profil „{file}“ fehlt: die neueste Sicherung „{newest}“ wiederherstellen oder neu anfangen.</translation>
        </message>
        <message>
            <source>The profile “{file}” is open in another Mars Desktop or database program: close that one first, or {elsewhere}.</source>
            <translation>Das Profil „{file}“ ist in einem anderen Mars Desktop oder Datenbankprogramm geöffnet: jenes zuerst schließen oder {elsewhere}.</translation>
        </message>
        <message>
            <source>The profile “{file}” lies on a disk that cannot keep it safely (no write-ahead log): {elsewhere}.</source>
            <translation>Das Profil „{file}“ liegt auf einem Datenträger, der es nicht sicher aufbewahrt (kein Write-Ahead-Log): {elsewhere}.</translation>
        </message>
        <message>
            <source>The profile “{file}” was not brought up to date, because nothing would have been left in {tables}: it is as it was, so go on with the version that wrote it.</source>
            <translation>Das Profil „{file}“ wurde nicht auf den neuen Stand gebracht, weil in {tables} nichts übrig geblieben wäre: es ist, wie es war; mit der Version weitermachen, die es geschrieben hat.</translation>
        </message>
        <message>
            <source>The profile “{file}” was written by a newer Mars Desktop (version {found}, this one knows up to {known}): start the newer program, or {elsewhere}.</source>
            <translation>Das Profil „{file}“ stammt von einem neueren Mars Desktop (Version {found}, dieses kennt bis {known}): das neuere Programm starten oder {elsewhere}.</translation>
        </message>
        <message>
            <source>The results must be those of the players at the table.</source>
            <translation>Die Ergebnisse müssen die der Personen am Tisch sein.</translation>
        </message>
        <message>
            <source>The same player is named twice.</source>
            <translation>Dieselbe Person ist zweimal genannt.</translation>
        </message>
        <message>
            <source>The setting “{setting}” cannot be {text}: {error}.</source>
            <translation>Die Einstellung „{setting}“ kann nicht {text} sein: {error}.</translation>
        </message>
        <message>
            <source>The table file “{file}” cannot be read ({reason}): choose another one.</source>
            <translation>Die Tischdatei „{file}“ lässt sich nicht lesen ({reason}): eine andere wählen.</translation>
        </message>
        <message>
            <source>The table file “{file}” is damaged ({fault}): export the table anew.</source>
            <translation>Die Tischdatei „{file}“ ist beschädigt ({fault}): den Tisch neu exportieren.</translation>
        </message>
        <message>
            <source>The table file “{file}” was written by a newer Mars Desktop (format {found}, this one reads up to {known}): open it with the newer program.</source>
            <translation>Die Tischdatei „{file}“ stammt von einem neueren Mars Desktop (Format {found}, dieses liest bis {known}): mit dem neueren Programm öffnen.</translation>
        </message>
        <message>
            <source>The table “{table}” belongs to no campaign.</source>
            <translation>Der Tisch „{table}“ gehört zu keiner Kampagne.</translation>
        </message>
        <message>
            <source>There is no campaign with the id “{campaign}”: choose one from the list.</source>
            <translation>Es gibt keine Kampagne mit der Kennung „{campaign}“: eine aus der Liste wählen.</translation>
        </message>
        <message>
            <source>There is no saved table with the id “{table}”: choose one from the list of saved tables.</source>
            <translation>Es gibt keinen gespeicherten Tisch mit der Kennung „{table}“: einen aus der Liste der gespeicherten Tische wählen.</translation>
        </message>
        <message>
            <source>This cannot be written down ({fault}): change it.</source>
            <translation>Das lässt sich nicht festhalten ({fault}): es ändern.</translation>
        </message>
        <message>
            <source>it does not begin as a database does</source>
            <translation>sie beginnt nicht wie eine Datenbank</translation>
        </message>
        <message>
            <source>it does not hold the text of an export</source>
            <translation>sie enthält nicht den Text eines Exports</translation>
        </message>
        <message>
            <source>it ends too early, in line {n}</source>
            <translation>sie endet zu früh, in Zeile {n}</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>sie ist leer</translation>
        </message>
        <message>
            <source>it is larger than {n} MB</source>
            <translation>sie ist größer als {n} MB</translation>
        </message>
        <message>
            <source>it lacks {tables}</source>
            <translation>es fehlt {tables}</translation>
        </message>
        <message>
            <source>its content does not match its checksum, so it was altered after it was exported</source>
            <translation>der Inhalt passt nicht zur Prüfsumme, wurde also nach dem Export geändert</translation>
        </message>
        <message>
            <source>its header does not name {program} and {kind}</source>
            <translation>der Kopf nennt nicht {program} und {kind}</translation>
        </message>
        <message>
            <source>line {n} is not as it was written</source>
            <translation>Zeile {n} ist nicht, wie sie geschrieben wurde</translation>
        </message>
        <message>
            <source>line {n}: {why}</source>
            <translation>Zeile {n}: {why}</translation>
        </message>
        <message>
            <source>restore the newest backup “{newest}”, or start anew</source>
            <translation>die neueste Sicherung „{newest}“ wiederherstellen oder neu anfangen</translation>
        </message>
        <message>
            <source>set MARS_DESKTOP_HOME to another folder</source>
            <translation>MARS_DESKTOP_HOME auf einen anderen Ordner setzen</translation>
        </message>
        <message>
            <source>there is no backup, so start anew</source>
            <translation>es gibt keine Sicherung, also neu anfangen</translation>
        </message>
        <message>
            <source>there is no format {n}</source>
            <translation>es gibt kein Format {n}</translation>
        </message>
        <message>
            <source>{card} is not legal in mission {mission} and cannot be saved for it.</source>
            <translation>{card} ist in Mission {mission} nicht erlaubt und kann nicht für sie aufbewahrt werden.</translation>
        </message>
        <message>
            <source>{card} lies in two places.</source>
            <translation>{card} liegt an zwei Stellen.</translation>
        </message>
        <message>
            <source>{corporation} belongs to {name}: choose another corporation.</source>
            <translation>{corporation} gehört {name}: einen anderen Konzern wählen.</translation>
        </message>
        <message>
            <source>{name} chose version {version} of development {mission} for good.</source>
            <translation>{name} hat Fassung {version} von Entwicklung {mission} endgültig gewählt.</translation>
        </message>
        <message>
            <source>{name} has left the campaign: let the player return first.</source>
            <translation>{name} hat die Kampagne verlassen: zuerst zurückkehren lassen.</translation>
        </message>
        <message>
            <source>{name} has more points than somebody on a better place.</source>
            <translation>{name} hat mehr Punkte als jemand auf einem besseren Platz.</translation>
        </message>
        <message>
            <source>{name} has no version of development {mission} yet.</source>
            <translation>{name} hat noch keine Fassung von Entwicklung {mission}.</translation>
        </message>
        <message>
            <source>{name} has not chosen development {mission} yet.</source>
            <translation>{name} hat Entwicklung {mission} noch nicht gewählt.</translation>
        </message>
        <message>
            <source>{name} has not left the campaign.</source>
            <translation>{name} hat die Kampagne nicht verlassen.</translation>
        </message>
        <message>
            <source>{name} saves {have} cards; without a card that allows more it is {limit}.</source>
            <translation>{name} bewahrt {have} Karten auf; ohne eine Karte, die mehr erlaubt, sind es {limit}.</translation>
        </message>
        <message>
            <source>{name} takes part in mission {mission}: finish or abandon it first.</source>
            <translation>{name} spielt in Mission {mission} mit: sie zuerst beenden oder aufgeben.</translation>
        </message>
        <message>
            <source>{report}</source>
            <translation>{report}</translation>
        </message>
        <message>
            <source>{what} at {place}</source>
            <translation>{what} bei {place}</translation>
        </message>
        <message>
            <source>{what} in the {part}</source>
            <translation>{what} in {part}</translation>
        </message>
        <message>
            <source>“{file}” cannot be used ({error}): check the place, or {elsewhere}.</source>
            <translation>„{file}“ ist nicht benutzbar ({error}): den Ort prüfen oder {elsewhere}.</translation>
        </message>
        <message>
            <source>“{file}” cannot be written because it or its folder is read-only: make it writable, or {elsewhere}.</source>
            <translation>„{file}“ lässt sich nicht schreiben, weil die Datei oder ihr Ordner schreibgeschützt ist: den Schutz aufheben oder {elsewhere}.</translation>
        </message>
        <message>
            <source>“{file}” cannot be written because the disk is full or a size limit is reached, and it stays as it was: make room and try again.</source>
            <translation>„{file}“ lässt sich nicht schreiben, weil der Datenträger voll oder eine Größengrenze erreicht ist, und bleibt, wie es war: Platz schaffen und es noch einmal versuchen.</translation>
        </message>
        <message>
            <source>“{file}” is a database of another program: move it away, or {elsewhere}.</source>
            <translation>„{file}“ ist die Datenbank eines anderen Programms: sie verschieben oder {elsewhere}.</translation>
        </message>
        <message>
            <source>“{file}” is a folder where the profile should be: move it away, or {elsewhere}.</source>
            <translation>„{file}“ ist ein Ordner, wo das Profil sein sollte: ihn verschieben oder {elsewhere}.</translation>
        </message>
        <message>
            <source>“{file}” is not a backup of a Mars Desktop profile: choose another file.</source>
            <translation>„{file}“ ist keine Sicherung eines Profils von Mars Desktop: eine andere Datei wählen.</translation>
        </message>
        <message>
            <source>“{file}” is not an exported campaign ({fault}): choose a file ending in “{suffix}” that Mars Desktop wrote.</source>
            <translation>„{file}“ ist keine exportierte Kampagne ({fault}): eine Datei mit der Endung „{suffix}“ wählen, die Mars Desktop geschrieben hat.</translation>
        </message>
        <message>
            <source>“{file}” is not an exported table ({fault}): choose a file ending in “{suffix}” that Mars Desktop wrote.</source>
            <translation>„{file}“ ist kein exportierter Tisch ({fault}): eine Datei mit der Endung „{suffix}“ wählen, die Mars Desktop geschrieben hat.</translation>
        </message>
        <message>
            <source>“{title}” cannot go back to answer {keep}: {answers} are stored.</source>
            <translation>„{title}“ kann nicht zu Antwort {keep} zurück: gespeichert sind {answers}.</translation>
        </message>
    </context>
    <context>
        <name>production</name>
        <message>
            <source>M€ production</source>
            <translation>M€-Produktion</translation>
        </message>
        <message>
            <source>energy production</source>
            <translation>Energie­produktion</translation>
        </message>
        <message>
            <source>heat production</source>
            <translation>Wärme­produktion</translation>
        </message>
        <message>
            <source>plant production</source>
            <translation>Pflanzen­produktion</translation>
        </message>
        <message>
            <source>steel production</source>
            <translation>Stahl­produktion</translation>
        </message>
        <message>
            <source>titanium production</source>
            <translation>Titan­produktion</translation>
        </message>
        <message>
            <source>worker production</source>
            <translation>Arbeiter­produktion</translation>
        </message>
    </context>
    <context>
        <name>progress</name>
        <message>
            <source>highest production</source>
            <translation>höchste Produktion</translation>
        </message>
        <message>
            <source>terraform rating</source>
            <translation>Terraforming-Wert</translation>
        </message>
        <message numerus="yes">
            <source>tiles connected</source>
            <extracomment>tile connected</extracomment>
            <translation>
                <numerusform>Plättchen verbunden</numerusform>
                <numerusform>Plättchen verbunden</numerusform>
            </translation>
        </message>
        <message>
            <source>{have} of {need} {what}</source>
            <translation>{have} von {need} {what}</translation>
        </message>
        <message>
            <source>{have} {what}</source>
            <translation>{have} {what}</translation>
        </message>
        <message>
            <source>{what} on cards</source>
            <translation>{what} auf Karten</translation>
        </message>
        <message>
            <source>{what} {have}</source>
            <translation>{what} {have}</translation>
        </message>
        <message>
            <source>{what} {have} of {need}</source>
            <translation>{what} {have} von {need}</translation>
        </message>
    </context>
    <context>
        <name>prompt</name>
        <message>
            <source>Its side is chosen later, together with the starting hand</source>
            <translation>Seine Seite wird später mit der Starthand gewählt</translation>
        </message>
        <message>
            <source>No card of the hand can be saved</source>
            <translation>Keine Handkarte kann aufgehoben werden</translation>
        </message>
        <message>
            <source>Nobody sees the choice before all have chosen</source>
            <translation>Niemand sieht die Wahl, bevor alle gewählt haben</translation>
        </message>
        <message>
            <source>Only the version chosen comes into play</source>
            <translation>Nur die gewählte Fassung kommt ins Spiel</translation>
        </message>
        <message numerus="yes">
            <source>Pick at most {n} cards</source>
            <extracomment>Pick at most {n} card</extracomment>
            <translation>
                <numerusform>Höchstens {n} Karte wählen</numerusform>
                <numerusform>Höchstens {n} Karten wählen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pick at most {n} places</source>
            <extracomment>Pick at most {n} place</extracomment>
            <translation>
                <numerusform>Höchstens {n} Feld wählen</numerusform>
                <numerusform>Höchstens {n} Felder wählen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pick {picked} of {n} cards</source>
            <extracomment>Pick {picked} of {n} card</extracomment>
            <translation>
                <numerusform>{picked} von {n} Karte wählen</numerusform>
                <numerusform>{picked} von {n} Karten wählen</numerusform>
            </translation>
        </message>
        <message>
            <source>Play a card, choose an action, or pass</source>
            <translation>Karte ausspielen, Aktion wählen oder passen</translation>
        </message>
        <message>
            <source>Play a card, choose another action, or end the turn</source>
            <translation>Karte ausspielen, weitere Aktion wählen oder Zug beenden</translation>
        </message>
        <message>
            <source>The last chance: after this the game is scored</source>
            <translation>Die letzte Gelegenheit: Danach wird gewertet</translation>
        </message>
        <message>
            <source>The last chance: when nobody converts any more, the mission is scored</source>
            <translation>Die letzte Gelegenheit: Wandelt niemand mehr um, wird die Mission gewertet</translation>
        </message>
        <message>
            <source>The order may make a difference</source>
            <translation>Die Reihenfolge kann einen Unterschied machen</translation>
        </message>
        <message>
            <source>The others go back into the innovation box</source>
            <translation>Die anderen kommen zurück in die Innovationsschachtel</translation>
        </message>
        <message numerus="yes">
            <source>{n} places allowed</source>
            <extracomment>{n} place allowed</extracomment>
            <translation>
                <numerusform>{n} Feld erlaubt</numerusform>
                <numerusform>{n} Felder erlaubt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{price} each; pick at most {n} cards</source>
            <extracomment>{price} each; pick at most {n} card</extracomment>
            <translation>
                <numerusform>je {price}; höchstens {n} Karte wählen</numerusform>
                <numerusform>je {price}; höchstens {n} Karten wählen</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: action {n} of {most}</source>
            <translation>{who}: Aktion {n} von {most}</translation>
        </message>
        <message>
            <source>{who}: choose a card for {what} ({cause})</source>
            <translation>{who}: Karte für {what} wählen ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose a card whose production is repeated ({cause})</source>
            <translation>{who}: Karte wählen, deren Produktion wiederholt wird ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose a corporation</source>
            <translation>{who}: Konzern wählen</translation>
        </message>
        <message>
            <source>{who}: choose a corporation and the cards to buy</source>
            <translation>{who}: Konzern und zu kaufende Karten wählen</translation>
        </message>
        <message>
            <source>{who}: choose a development</source>
            <translation>{who}: Entwicklung wählen</translation>
        </message>
        <message>
            <source>{who}: choose a glacier to melt ({cause})</source>
            <translation>{who}: Gletscher zum Schmelzen wählen ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose a side of the corporation and the cards to buy</source>
            <translation>{who}: Seite des Konzerns und zu kaufende Karten wählen</translation>
        </message>
        <message>
            <source>{who}: choose a tile for the Population ({cause})</source>
            <translation>{who}: Plättchen für die Bevölkerung wählen ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose from whom to take {what} ({cause})</source>
            <translation>{who}: wählen, wem {what} genommen wird ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose how much ({cause})</source>
            <translation>{who}: wählen, wie viel ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose how to pay ({cause})</source>
            <translation>{who}: Zahlung wählen ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose what freezes ({cause})</source>
            <translation>{who}: wählen, was einfriert ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose what goes into the box ({cause})</source>
            <translation>{who}: wählen, was in die Schachtel kommt ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose what to discard for {cause}</source>
            <translation>{who}: wählen, was abgeworfen wird ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose what to keep of the cards drawn ({cause})</source>
            <translation>{who}: wählen, welche gezogenen Karten bleiben ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose what to keep; the rest is passed on</source>
            <translation>{who}: wählen, was bleibt; der Rest geht weiter</translation>
        </message>
        <message>
            <source>{who}: choose what {cause} does</source>
            <translation>{who}: wählen, was {cause} bewirkt</translation>
        </message>
        <message>
            <source>{who}: choose whether to buy ({cause})</source>
            <translation>{who}: wählen, ob gekauft wird ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose which cards to buy</source>
            <translation>{who}: zu kaufende Karten wählen</translation>
        </message>
        <message>
            <source>{who}: choose which cards to save for the next mission</source>
            <translation>{who}: Karten wählen, die für die nächste Mission aufgehoben werden</translation>
        </message>
        <message>
            <source>{who}: choose which effect comes first</source>
            <translation>{who}: wählen, welcher Effekt zuerst kommt</translation>
        </message>
        <message>
            <source>{who}: choose which innovation to keep</source>
            <translation>{who}: wählen, welche Innovation bleibt</translation>
        </message>
        <message>
            <source>{who}: choose who loses {what} ({cause})</source>
            <translation>{who}: wählen, wer {what} verliert ({cause})</translation>
        </message>
        <message>
            <source>{who}: choose whose action can be used again ({cause})</source>
            <translation>{who}: wählen, wessen Aktion wieder verfügbar wird ({cause})</translation>
        </message>
        <message>
            <source>{who}: convert workers, plants or heat?</source>
            <translation>{who}: Arbeiter, Pflanzen oder Wärme umwandeln?</translation>
        </message>
        <message>
            <source>{who}: first of two actions</source>
            <translation>{who}: erste von zwei Aktionen</translation>
        </message>
        <message>
            <source>{who}: place the marker of {cause}</source>
            <translation>{who}: Marker setzen ({cause})</translation>
        </message>
        <message>
            <source>{who}: place the {tile}</source>
            <translation>{who}: {tile} legen</translation>
        </message>
        <message>
            <source>{who}: place the {tile} of {cause}</source>
            <translation>{who}: {tile} legen ({cause})</translation>
        </message>
        <message>
            <source>{who}: second of two actions</source>
            <translation>{who}: zweite von zwei Aktionen</translation>
        </message>
        <message>
            <source>{who}: turn plants into a greenery?</source>
            <translation>{who}: Pflanzen in eine Grünfläche umwandeln?</translation>
        </message>
    </context>
    <context>
        <name>purpose</name>
        <message>
            <source>add {what} to another card</source>
            <translation>{what} auf eine andere Karte zu legen</translation>
        </message>
        <message>
            <source>add {what} to the card played</source>
            <translation>{what} auf die ausgespielte Karte zu legen</translation>
        </message>
        <message>
            <source>add {what} to this card</source>
            <translation>{what} auf diese Karte zu legen</translation>
        </message>
        <message>
            <source>carry out again all production changes printed on one card of yours with {tag}</source>
            <translation>alle aufgedruckten Produktionsänderungen einer eigenen Karte mit {tag} noch einmal auszuführen</translation>
        </message>
        <message>
            <source>discard {what}</source>
            <translation>{what} abzuwerfen</translation>
        </message>
        <message>
            <source>draw {cards}</source>
            <translation>{cards} zu ziehen</translation>
        </message>
        <message>
            <source>draw {cards}, keep {n} of them and discard the rest</source>
            <translation>{cards} zu ziehen, davon {n} zu behalten und den Rest abzuwerfen</translation>
        </message>
        <message numerus="yes">
            <source>gain {n} victory points</source>
            <extracomment>gain {n} victory point</extracomment>
            <translation>
                <numerusform>{n} Siegpunkt zu erhalten</numerusform>
                <numerusform>{n} Siegpunkte zu erhalten</numerusform>
            </translation>
        </message>
        <message>
            <source>gain {what}</source>
            <translation>{what} zu erhalten</translation>
        </message>
        <message>
            <source>have each opponent do this: {what}</source>
            <translation>jeden Gegner ausführen zu lassen: {What}</translation>
        </message>
        <message>
            <source>if you have {condition}, {then}</source>
            <translation>falls {condition} vorhanden: {then}</translation>
        </message>
        <message>
            <source>look at {cards} from the deck and either buy it or discard it</source>
            <translation>{cards} vom Nachziehstapel anzusehen und zu kaufen oder abzuwerfen</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy any of them and discard the rest</source>
            <translation>{cards} vom Nachziehstapel anzusehen, davon beliebig viele zu kaufen und den Rest abzuwerfen</translation>
        </message>
        <message>
            <source>look at {cards} from the deck; buy up to {n} of them and discard the rest</source>
            <translation>{cards} vom Nachziehstapel anzusehen, davon bis zu {n} zu kaufen und den Rest abzuwerfen</translation>
        </message>
        <message numerus="yes">
            <source>lose {n} victory points</source>
            <extracomment>lose {n} victory point</extracomment>
            <translation>
                <numerusform>{n} Siegpunkt zu verlieren</numerusform>
                <numerusform>{n} Siegpunkte zu verlieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower oxygen {n} steps</source>
            <extracomment>lower oxygen {n} step</extracomment>
            <translation>
                <numerusform>den Sauerstoff um {n} Schritt zu senken</numerusform>
                <numerusform>den Sauerstoff um {n} Schritte zu senken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower temperature {n} steps</source>
            <extracomment>lower temperature {n} step</extracomment>
            <translation>
                <numerusform>die Temperatur um {n} Schritt zu senken</numerusform>
                <numerusform>die Temperatur um {n} Schritte zu senken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lower the {what} of any one player {n} steps</source>
            <extracomment>lower the {what} of any one player {n} step</extracomment>
            <translation>
                <numerusform>die {what} eines beliebigen Spielers um {n} Schritt zu senken</numerusform>
                <numerusform>die {what} eines beliebigen Spielers um {n} Schritte zu senken</numerusform>
            </translation>
        </message>
        <message>
            <source>lower {changes}</source>
            <translation>{changes} zu senken</translation>
        </message>
        <message numerus="yes">
            <source>lower {what} {n} steps</source>
            <extracomment>lower {what} {n} step</extracomment>
            <translation>
                <numerusform>die {what} um {n} Schritt zu senken</numerusform>
                <numerusform>die {what} um {n} Schritte zu senken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>make the used actions of {n} cards available again</source>
            <extracomment>make the used action of {n} card available again</extracomment>
            <translation>
                <numerusform>die genutzte Aktion von {n} Karte wieder verfügbar zu machen</numerusform>
                <numerusform>die genutzten Aktionen von {n} Karten wieder verfügbar zu machen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>melt {n} glaciers</source>
            <extracomment>melt {n} glacier</extracomment>
            <translation>
                <numerusform>{n} Gletscher zu schmelzen</numerusform>
                <numerusform>{n} Gletscher zu schmelzen</numerusform>
            </translation>
        </message>
        <message>
            <source>pay {price} less for the next card you play this generation</source>
            <translation>für die nächste Karte, die du in dieser Generation ausspielst, {price} weniger zu zahlen</translation>
        </message>
        <message>
            <source>pay {what}</source>
            <translation>{what} zu zahlen</translation>
        </message>
        <message>
            <source>place this card’s tile</source>
            <translation>das Plättchen dieser Karte zu legen</translation>
        </message>
        <message numerus="yes">
            <source>place {n} Populations</source>
            <extracomment>place {n} Population</extracomment>
            <translation>
                <numerusform>{n} Bevölkerung zu setzen</numerusform>
                <numerusform>{n} Bevölkerung zu setzen</numerusform>
            </translation>
        </message>
        <message>
            <source>place {tiles}</source>
            <translation>{tiles} zu legen</translation>
        </message>
        <message>
            <source>place {tile}</source>
            <translation>{tile} zu legen</translation>
        </message>
        <message>
            <source>put your marker on a free land area {place}: only you may place a tile there</source>
            <translation>deinen Marker {place} zu setzen (ein freies Landfeld): Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message>
            <source>put your marker on a free land area: only you may place a tile there</source>
            <translation>deinen Marker auf ein freies Landfeld zu setzen: Nur du darfst dort ein Plättchen legen</translation>
        </message>
        <message numerus="yes">
            <source>put {n} cards from your hand into your box for the next mission</source>
            <extracomment>put {n} card from your hand into your box for the next mission</extracomment>
            <translation>
                <numerusform>{n} Handkarte für die nächste Mission in deine Schachtel zu legen</numerusform>
                <numerusform>{n} Handkarten für die nächste Mission in deine Schachtel zu legen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise oxygen {n} steps</source>
            <extracomment>raise oxygen {n} step</extracomment>
            <translation>
                <numerusform>den Sauerstoff um {n} Schritt zu erhöhen</numerusform>
                <numerusform>den Sauerstoff um {n} Schritte zu erhöhen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise temperature {n} steps</source>
            <extracomment>raise temperature {n} step</extracomment>
            <translation>
                <numerusform>die Temperatur um {n} Schritt zu erhöhen</numerusform>
                <numerusform>die Temperatur um {n} Schritte zu erhöhen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>raise your terraform rating {n} steps</source>
            <extracomment>raise your terraform rating {n} step</extracomment>
            <translation>
                <numerusform>den Terraforming-Wert um {n} Schritt zu erhöhen</numerusform>
                <numerusform>den Terraforming-Wert um {n} Schritte zu erhöhen</numerusform>
            </translation>
        </message>
        <message>
            <source>raise {changes}</source>
            <translation>{changes} zu erhöhen</translation>
        </message>
        <message>
            <source>remove up to {what} from any card</source>
            <translation>bis zu {what} von einer beliebigen Karte zu entfernen</translation>
        </message>
        <message>
            <source>remove up to {what} from any player</source>
            <translation>bis zu {what} eines beliebigen Spielers zu entfernen</translation>
        </message>
        <message>
            <source>remove up to {what} from the owner of a tile next to it</source>
            <translation>bis zu {what} vom Besitzer eines angrenzenden Plättchens zu entfernen</translation>
        </message>
        <message>
            <source>remove {what} from any card</source>
            <translation>{what} von einer beliebigen Karte zu entfernen</translation>
        </message>
        <message>
            <source>remove {what} from any player</source>
            <translation>{what} eines beliebigen Spielers zu entfernen</translation>
        </message>
        <message>
            <source>remove {what} from the owner of a tile next to it</source>
            <translation>{what} vom Besitzer eines angrenzenden Plättchens zu entfernen</translation>
        </message>
        <message>
            <source>remove {what} from this card</source>
            <translation>{what} von dieser Karte zu entfernen</translation>
        </message>
        <message>
            <source>show {cards} from the deck to all and discard it; if it has {tag}, {then}</source>
            <translation>{cards} vom Nachziehstapel aufzudecken und abzuwerfen; hat sie ein {tag}, {then}</translation>
        </message>
        <message>
            <source>steal up to {what} from any card</source>
            <translation>bis zu {what} von einer beliebigen Karte zu stehlen</translation>
        </message>
        <message>
            <source>steal up to {what} from any player</source>
            <translation>bis zu {what} von einem beliebigen Spieler zu stehlen</translation>
        </message>
        <message>
            <source>steal up to {what} from the owner of a tile next to it</source>
            <translation>bis zu {what} vom Besitzer eines angrenzenden Plättchens zu stehlen</translation>
        </message>
        <message numerus="yes">
            <source>the next card you play this generation may miss its temperature, oxygen and ocean requirements by up to {n} steps</source>
            <extracomment>the next card you play this generation may miss its temperature, oxygen and ocean requirements by {n} step</extracomment>
            <translation>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um {n} Schritt verfehlen</numerusform>
                <numerusform>die nächste Karte, die du in dieser Generation ausspielst, darf ihre Voraussetzungen an Temperatur, Sauerstoff und Ozeane um bis zu {n} Schritte verfehlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turn up to {n} water tiles into glaciers</source>
            <extracomment>turn up to {n} water tile into a glacier</extracomment>
            <translation>
                <numerusform>bis zu {n} Wasserplättchen auf die Gletscherseite zu drehen</numerusform>
                <numerusform>bis zu {n} Wasserplättchen auf die Gletscherseite zu drehen</numerusform>
            </translation>
        </message>
        <message>
            <source>unless you have {condition}, {then}</source>
            <translation>falls {condition} nicht vorhanden: {then}</translation>
        </message>
        <message>
            <source>you may {what}</source>
            <translation>{what}</translation>
        </message>
        <message>
            <source>{cost} to {gain}</source>
            <translation>{cost}, um {gain}</translation>
        </message>
        <message>
            <source>{losses}, and {gains}</source>
            <translation>{losses} und {gains}</translation>
        </message>
        <message>
            <source>{pay} ({metals} may be used)</source>
            <translation>{pay} (auch mit {metals})</translation>
        </message>
        <message>
            <source>{then}; otherwise {rest}</source>
            <translation>{then}; sonst {rest}</translation>
        </message>
        <message>
            <source>{what} (nobody loses terraform rating)</source>
            <translation>{what} (niemand verliert Terraforming-Wert)</translation>
        </message>
        <message>
            <source>{what} that already holds at least {held}</source>
            <translation>{what} (dort schon mindestens {held})</translation>
        </message>
        <message>
            <source>{what} {place}</source>
            <translation>{what}, und zwar {place}</translation>
        </message>
        <message>
            <source>{what}; raise the production of that metal {n} step</source>
            <translation>{what} und die Produktion dieses Metalls um {n} Schritt zu erhöhen</translation>
        </message>
    </context>
    <context>
        <name>reason</name>
        <message>
            <source>A tile lies there already.</source>
            <translation>Dort liegt schon ein Plättchen.</translation>
        </message>
        <message>
            <source>A turn has at least one action; whoever wants none passes.</source>
            <translation>Ein Zug hat mindestens eine Aktion; wer keine will, passt.</translation>
        </message>
        <message>
            <source>An ocean goes on an area reserved for ocean.</source>
            <translation>Ein Ozean gehört auf ein Ozeanfeld.</translation>
        </message>
        <message>
            <source>Costs {need}; all that may pay for it is worth {have}.</source>
            <translation>Kostet {need}; alles, womit gezahlt werden darf, ist {have} wert.</translation>
        </message>
        <message>
            <source>From 1 to {what} can be removed there.</source>
            <translation>Dort lassen sich 1 bis {what} entfernen.</translation>
        </message>
        <message>
            <source>Hidden cards came to light ({cause}), so this cannot be taken back.</source>
            <translation>Verdeckte Karten kamen ans Licht ({cause}), daher ist das nicht zurückzunehmen.</translation>
        </message>
        <message>
            <source>It costs {price}; only {paid} are paid.</source>
            <translation>Es kostet {price}; gezahlt sind nur {paid}.</translation>
        </message>
        <message>
            <source>It costs {price}; part of the {paid} paid would be wasted.</source>
            <translation>Es kostet {price}; von den gezahlten {paid} wäre ein Teil verloren.</translation>
        </message>
        <message>
            <source>It is reserved by a marker.</source>
            <translation>Das Feld ist durch einen Marker reserviert.</translation>
        </message>
        <message>
            <source>It is reserved for a city of its own card.</source>
            <translation>Das Feld ist für die Stadt einer bestimmten Karte reserviert.</translation>
        </message>
        <message>
            <source>It is reserved for an ocean.</source>
            <translation>Das Feld ist für einen Ozean reserviert.</translation>
        </message>
        <message>
            <source>Its action was used already in this generation.</source>
            <translation>Die Aktion wurde in dieser Generation schon genutzt.</translation>
        </message>
        <message>
            <source>Needs a rise of the player’s terraform rating in this generation.</source>
            <translation>Benötigt einen in dieser Generation gestiegenen Terraforming-Wert.</translation>
        </message>
        <message>
            <source>Needs a temperature of {need} or less; Mars has {have}.</source>
            <translation>Benötigt höchstens {need}; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs a temperature of {need} or less; now it is {have}.</source>
            <translation>Benötigt höchstens {need}; jetzt sind es {have}.</translation>
        </message>
        <message>
            <source>Needs a temperature of {need} or more; Mars has {have}.</source>
            <translation>Benötigt mindestens {need}; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs a temperature of {need} or more; now it is {have}.</source>
            <translation>Benötigt mindestens {need}; jetzt sind es {have}.</translation>
        </message>
        <message>
            <source>Needs a terraform rating of at least {need}; it is {have}.</source>
            <translation>Benötigt einen Terraforming-Wert von mindestens {need}; er ist {have}.</translation>
        </message>
        <message>
            <source>Needs a terraform rating of at most {need}; it is {have}.</source>
            <translation>Benötigt einen Terraforming-Wert von höchstens {need}; er ist {have}.</translation>
        </message>
        <message>
            <source>Needs at most {need} oxygen; Mars has {have}.</source>
            <translation>Benötigt höchstens {need} Sauerstoff; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs at most {need} oxygen; now it is {have}.</source>
            <translation>Benötigt höchstens {need} Sauerstoff; jetzt sind es {have}.</translation>
        </message>
        <message>
            <source>Needs at most {need}; Mars has {have}.</source>
            <translation>Benötigt höchstens {need}; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs at most {need}; now there are {have}.</source>
            <translation>Benötigt höchstens {need}; jetzt sind es {have}.</translation>
        </message>
        <message>
            <source>Needs {needed}; only {have} at hand.</source>
            <translation>Benötigt {needed}; vorhanden: nur {have}.</translation>
        </message>
        <message>
            <source>Needs {needed}; {who} has {have}.</source>
            <translation>Benötigt {needed}; {who} hat {have}.</translation>
        </message>
        <message>
            <source>Needs {need} on the card; only {have} there.</source>
            <translation>Benötigt {need} auf der Karte; dort liegen nur {have}.</translation>
        </message>
        <message>
            <source>Needs {need} oxygen; Mars has {have}.</source>
            <translation>Benötigt {need} Sauerstoff; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs {need} oxygen; now it is {have}.</source>
            <translation>Benötigt {need} Sauerstoff; jetzt sind es {have}.</translation>
        </message>
        <message>
            <source>Needs {need}; Mars has {have}.</source>
            <translation>Benötigt {need}; auf dem Mars sind es {have}.</translation>
        </message>
        <message>
            <source>Needs {need}; now there are {have}.</source>
            <translation>Benötigt {need}; jetzt sind es {have}.</translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} Populations in play; there are {have}.</source>
            <extracomment>Needs {n} Population in play; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} Bevölkerung im Spiel; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} Bevölkerung im Spiel; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} Populations of the player; there are {have}.</source>
            <extracomment>Needs {n} Population of the player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} eigene Bevölkerung; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} eigene Bevölkerung; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} cards in hand to discard.</source>
            <extracomment>Needs {n} card in hand to discard.</extracomment>
            <translation>
                <numerusform>Benötigt {n} Handkarte zum Abwerfen.</numerusform>
                <numerusform>Benötigt {n} Handkarten zum Abwerfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} connected tiles of one player; there are {have}.</source>
            <extracomment>Needs {n} connected tile of one player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} zusammenhängende Plättchen eines Spielers; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} zusammenhängende Plättchen eines Spielers; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} connected tiles of the player; there are {have}.</source>
            <extracomment>Needs {n} connected tile of the player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} zusammenhängende eigene Plättchen; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} zusammenhängende eigene Plättchen; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} glaciers melted by anyone; there are {have}.</source>
            <extracomment>Needs {n} glacier melted by anyone; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} geschmolzenen Gletscher; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} geschmolzene Gletscher; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} glaciers melted by the player; there are {have}.</source>
            <extracomment>Needs {n} glacier melted by the player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} selbst geschmolzenen Gletscher; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} selbst geschmolzene Gletscher; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} innovations played by anyone; there are {have}.</source>
            <extracomment>Needs {n} innovation played by anyone; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} ausgespielte Innovation; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} ausgespielte Innovationen; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} innovations played by the player; there are {have}.</source>
            <extracomment>Needs {n} innovation played by the player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} selbst ausgespielte Innovation; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} selbst ausgespielte Innovationen; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} special tiles in play; there are {have}.</source>
            <extracomment>Needs {n} special tile in play; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} Sonderplättchen im Spiel; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} Sonderplättchen im Spiel; es sind {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Needs {n} special tiles of the player; there are {have}.</source>
            <extracomment>Needs {n} special tile of the player; there are {have}.</extracomment>
            <translation>
                <numerusform>Benötigt {n} eigenes Sonderplättchen; es sind {have}.</numerusform>
                <numerusform>Benötigt {n} eigene Sonderplättchen; es sind {have}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Needs {tiles}; only {have} in play.</source>
            <translation>Benötigt {tiles}; im Spiel: nur {have}.</translation>
        </message>
        <message>
            <source>Needs {titles}; it is: {have}.</source>
            <translation>Benötigt {titles}; es ist: {have}.</translation>
        </message>
        <message>
            <source>Needs {what} of at least {need}; it is {have}.</source>
            <translation>Benötigt mindestens {need} {what}; es sind {have}.</translation>
        </message>
        <message>
            <source>No card in play with {tag} has a production that can be repeated now.</source>
            <translation>Keine Karte im Spiel mit {tag} hat eine Produktion, die sich jetzt wiederholen lässt.</translation>
        </message>
        <message numerus="yes">
            <source>Nobody has {n} steps of {what} to lose.</source>
            <extracomment>Nobody has {n} step of {what} to lose.</extracomment>
            <translation>
                <numerusform>Niemand hat {n} Schritt {what} zu verlieren.</numerusform>
                <numerusform>Niemand hat {n} Schritte {what} zu verlieren.</numerusform>
            </translation>
        </message>
        <message>
            <source>None of the alternatives of the card can be carried out.</source>
            <translation>Keine der Möglichkeiten der Karte lässt sich ausführen.</translation>
        </message>
        <message>
            <source>Passing is possible only before the first action of a turn.</source>
            <translation>Passen ist nur vor der ersten Aktion eines Zuges möglich.</translation>
        </message>
        <message>
            <source>Placing there costs {price}.</source>
            <translation>Dort zu legen kostet {price}.</translation>
        </message>
        <message>
            <source>The first action of {card} comes first.</source>
            <translation>Zuerst kommt die erste Aktion von {card}.</translation>
        </message>
        <message>
            <source>The innovation action was used already in this mission.</source>
            <translation>Die Innovationsaktion wurde in dieser Mission schon genutzt.</translation>
        </message>
        <message>
            <source>The innovation box is empty.</source>
            <translation>Die Innovationsschachtel ist leer.</translation>
        </message>
        <message>
            <source>The temperature is complete and there is no glacier left to melt.</source>
            <translation>Die Temperatur ist am Ziel, und es gibt keinen Gletscher mehr zu schmelzen.</translation>
        </message>
        <message>
            <source>The tile may not go there.</source>
            <translation>Das Plättchen darf dort nicht liegen.</translation>
        </message>
        <message>
            <source>The tile must be {where}.</source>
            <translation>Das Plättchen gehört {where}.</translation>
        </message>
        <message>
            <source>The tile must go on a volcanic area.</source>
            <translation>Das Plättchen gehört auf ein Vulkanfeld.</translation>
        </message>
        <message>
            <source>The tile must go on an area with {bonus}.</source>
            <translation>Das Plättchen gehört auf ein Feld mit {bonus}.</translation>
        </message>
        <message>
            <source>There are no milestones and awards in a solo game.</source>
            <translation>Im Solospiel gibt es keine Meilensteine und Auszeichnungen.</translation>
        </message>
        <message>
            <source>There are no {what} that may be removed.</source>
            <translation>Es gibt nichts zu entfernen: {what}.</translation>
        </message>
        <message>
            <source>There is no free area for the marker.</source>
            <translation>Für den Marker ist kein Feld frei.</translation>
        </message>
        <message>
            <source>There is no place for {tile}.</source>
            <translation>Für {tile} gibt es keinen Platz.</translation>
        </message>
        <message numerus="yes">
            <source>There is no room for {n} Populations; there is room for {have}.</source>
            <extracomment>There is no room for {n} Population; there is room for {have}.</extracomment>
            <translation>
                <numerusform>Für {n} Bevölkerung ist kein Platz; Platz ist für {have}.</numerusform>
                <numerusform>Für {n} Bevölkerung ist kein Platz; Platz ist für {have}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{need} ({eased} with the leeway there is)</source>
            <translation>{need} ({eased} mit dem vorhandenen Spielraum)</translation>
        </message>
        <message numerus="yes">
            <source>{n} awards have been funded: no more are left.</source>
            <extracomment>{n} award has been funded: no more are left.</extracomment>
            <translation>
                <numerusform>{n} Auszeichnung ist finanziert: mehr gibt es nicht.</numerusform>
                <numerusform>{n} Auszeichnungen sind finanziert: mehr gibt es nicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} milestones have been claimed: no more are left.</source>
            <extracomment>{n} milestone has been claimed: no more are left.</extracomment>
            <translation>
                <numerusform>{n} Meilenstein ist gesichert: mehr gibt es nicht.</numerusform>
                <numerusform>{n} Meilensteine sind gesichert: mehr gibt es nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>{paid} cannot be paid: only {have} at hand.</source>
            <translation>{paid} lassen sich nicht zahlen: vorhanden sind nur {have}.</translation>
        </message>
        <message>
            <source>{who} has claimed it already.</source>
            <translation>Schon gesichert von {who}.</translation>
        </message>
        <message>
            <source>{who} has funded it already.</source>
            <translation>Schon finanziert von {who}.</translation>
        </message>
    </context>
    <context>
        <name>requirement</name>
        <message>
            <source>Requires {needs}.</source>
            <translation>Voraussetzung: {needs}.</translation>
        </message>
        <message>
            <source>a rise of your terraform rating in this generation</source>
            <translation>in dieser Generation gestiegener Terraforming-Wert</translation>
        </message>
        <message>
            <source>a temperature of {value} or less</source>
            <translation>Temperatur höchstens {value}</translation>
        </message>
        <message>
            <source>a temperature of {value} or more</source>
            <translation>Temperatur mindestens {value}</translation>
        </message>
        <message>
            <source>a terraform rating of at least {n}</source>
            <translation>Terraforming-Wert mindestens {n}</translation>
        </message>
        <message>
            <source>a terraform rating of at most {n}</source>
            <translation>Terraforming-Wert höchstens {n}</translation>
        </message>
        <message numerus="yes">
            <source>at least {n} Populations in play</source>
            <extracomment>at least {n} Population in play</extracomment>
            <translation>
                <numerusform>mindestens {n} Bevölkerung im Spiel</numerusform>
                <numerusform>mindestens {n} Bevölkerung im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} Populations of yours</source>
            <extracomment>at least {n} Population of yours</extracomment>
            <translation>
                <numerusform>mindestens {n} eigene Bevölkerung</numerusform>
                <numerusform>mindestens {n} eigene Bevölkerung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} connected tiles of one player</source>
            <extracomment>at least {n} connected tile of one player</extracomment>
            <translation>
                <numerusform>mindestens {n} zusammenhängende Plättchen eines Spielers</numerusform>
                <numerusform>mindestens {n} zusammenhängende Plättchen eines Spielers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} connected tiles of yours</source>
            <extracomment>at least {n} connected tile of yours</extracomment>
            <translation>
                <numerusform>mindestens {n} zusammenhängende eigene Plättchen</numerusform>
                <numerusform>mindestens {n} zusammenhängende eigene Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} glaciers that anyone has melted</source>
            <extracomment>at least {n} glacier that anyone has melted</extracomment>
            <translation>
                <numerusform>mindestens {n} geschmolzener Gletscher (aller Spieler)</numerusform>
                <numerusform>mindestens {n} geschmolzene Gletscher (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} glaciers that you have melted</source>
            <extracomment>at least {n} glacier that you have melted</extracomment>
            <translation>
                <numerusform>mindestens {n} selbst geschmolzener Gletscher</numerusform>
                <numerusform>mindestens {n} selbst geschmolzene Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} innovations that anyone has played</source>
            <extracomment>at least {n} innovation that anyone has played</extracomment>
            <translation>
                <numerusform>mindestens {n} ausgespielte Innovation (aller Spieler)</numerusform>
                <numerusform>mindestens {n} ausgespielte Innovationen (aller Spieler)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} innovations that you have played</source>
            <extracomment>at least {n} innovation that you have played</extracomment>
            <translation>
                <numerusform>mindestens {n} selbst ausgespielte Innovation</numerusform>
                <numerusform>mindestens {n} selbst ausgespielte Innovationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} special tiles in play</source>
            <extracomment>at least {n} special tile in play</extracomment>
            <translation>
                <numerusform>mindestens {n} Sonderplättchen im Spiel</numerusform>
                <numerusform>mindestens {n} Sonderplättchen im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least {n} special tiles of yours</source>
            <extracomment>at least {n} special tile of yours</extracomment>
            <translation>
                <numerusform>mindestens {n} eigenes Sonderplättchen</numerusform>
                <numerusform>mindestens {n} eigene Sonderplättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>at least {tags}</source>
            <translation>mindestens {tags}</translation>
        </message>
        <message>
            <source>at least {tiles} in play</source>
            <translation>mindestens {tiles} im Spiel</translation>
        </message>
        <message>
            <source>at least {tiles} of yours</source>
            <translation>mindestens {tiles} in eigenem Besitz</translation>
        </message>
        <message>
            <source>at least {value}</source>
            <translation>mindestens {value}</translation>
        </message>
        <message>
            <source>at least {value} oxygen</source>
            <translation>mindestens {value} Sauerstoff</translation>
        </message>
        <message>
            <source>at most {value}</source>
            <translation>höchstens {value}</translation>
        </message>
        <message>
            <source>at most {value} oxygen</source>
            <translation>höchstens {value} Sauerstoff</translation>
        </message>
        <message>
            <source>the title of {title}</source>
            <translation>Titel {title}</translation>
        </message>
        <message numerus="yes">
            <source>{n} {tag} tags</source>
            <extracomment>{n} {tag} tag</extracomment>
            <translation>
                <numerusform>{n} {tag}Symbol</numerusform>
                <numerusform>{n} {tag}Symbole</numerusform>
            </translation>
        </message>
        <message>
            <source>{titles} from the last mission</source>
            <translation>{titles} in der letzten Mission</translation>
        </message>
        <message>
            <source>{what} of at least {n}</source>
            <translation>{what} mindestens {n}</translation>
        </message>
    </context>
    <context>
        <name>resource</name>
        <message numerus="yes">
            <source>M€</source>
            <extracomment>M€</extracomment>
            <translation>
                <numerusform>M€</numerusform>
                <numerusform>M€</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>animals</source>
            <extracomment>animal</extracomment>
            <translation>
                <numerusform>Tier</numerusform>
                <numerusform>Tiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>energy</source>
            <extracomment>energy</extracomment>
            <translation>
                <numerusform>Energie</numerusform>
                <numerusform>Energie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fighters</source>
            <extracomment>fighter</extracomment>
            <translation>
                <numerusform>Raumjäger</numerusform>
                <numerusform>Raumjäger</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>floaters</source>
            <extracomment>floater</extracomment>
            <translation>
                <numerusform>Schwebegerät</numerusform>
                <numerusform>Schwebegeräte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>heat</source>
            <extracomment>heat</extracomment>
            <translation>
                <numerusform>Wärme</numerusform>
                <numerusform>Wärme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>ice</source>
            <extracomment>ice</extracomment>
            <translation>
                <numerusform>Eis</numerusform>
                <numerusform>Eis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>microbes</source>
            <extracomment>microbe</extracomment>
            <translation>
                <numerusform>Mikrobe</numerusform>
                <numerusform>Mikroben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>plants</source>
            <extracomment>plant</extracomment>
            <translation>
                <numerusform>Pflanze</numerusform>
                <numerusform>Pflanzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>resources</source>
            <extracomment>resource</extracomment>
            <translation>
                <numerusform>Ressource</numerusform>
                <numerusform>Ressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>science resources</source>
            <extracomment>science resource</extracomment>
            <translation>
                <numerusform>Wissenschaftsressource</numerusform>
                <numerusform>Wissenschaftsressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>steel</source>
            <extracomment>steel</extracomment>
            <translation>
                <numerusform>Stahl</numerusform>
                <numerusform>Stahl</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>titanium</source>
            <extracomment>titanium</extracomment>
            <translation>
                <numerusform>Titan</numerusform>
                <numerusform>Titan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>workers</source>
            <extracomment>worker</extracomment>
            <translation>
                <numerusform>Arbeiter</numerusform>
                <numerusform>Arbeiter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} M€</source>
            <extracomment>{n} M€</extracomment>
            <translation>
                <numerusform>{n} M€</numerusform>
                <numerusform>{n} M€</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} Populations</source>
            <extracomment>{n} Population</extracomment>
            <translation>
                <numerusform>{n} Bevölkerung</numerusform>
                <numerusform>{n} Bevölkerung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} animals</source>
            <extracomment>{n} animal</extracomment>
            <translation>
                <numerusform>{n} Tier</numerusform>
                <numerusform>{n} Tiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards</source>
            <extracomment>{n} card</extracomment>
            <translation>
                <numerusform>{n} Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} energy</source>
            <extracomment>{n} energy</extracomment>
            <translation>
                <numerusform>{n} Energie</numerusform>
                <numerusform>{n} Energie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} fighters</source>
            <extracomment>{n} fighter</extracomment>
            <translation>
                <numerusform>{n} Raumjäger</numerusform>
                <numerusform>{n} Raumjäger</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} floaters</source>
            <extracomment>{n} floater</extracomment>
            <translation>
                <numerusform>{n} Schwebegerät</numerusform>
                <numerusform>{n} Schwebegeräte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} heat</source>
            <extracomment>{n} heat</extracomment>
            <translation>
                <numerusform>{n} Wärme</numerusform>
                <numerusform>{n} Wärme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} ice</source>
            <extracomment>{n} ice</extracomment>
            <translation>
                <numerusform>{n} Eis</numerusform>
                <numerusform>{n} Eis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} innovations</source>
            <extracomment>{n} innovation</extracomment>
            <translation>
                <numerusform>{n} Innovation</numerusform>
                <numerusform>{n} Innovationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} microbes</source>
            <extracomment>{n} microbe</extracomment>
            <translation>
                <numerusform>{n} Mikrobe</numerusform>
                <numerusform>{n} Mikroben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} plants</source>
            <extracomment>{n} plant</extracomment>
            <translation>
                <numerusform>{n} Pflanze</numerusform>
                <numerusform>{n} Pflanzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} resources</source>
            <extracomment>{n} resource</extracomment>
            <translation>
                <numerusform>{n} Ressource</numerusform>
                <numerusform>{n} Ressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} science resources</source>
            <extracomment>{n} science resource</extracomment>
            <translation>
                <numerusform>{n} Wissenschaftsressource</numerusform>
                <numerusform>{n} Wissenschaftsressourcen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} steel</source>
            <extracomment>{n} steel</extracomment>
            <translation>
                <numerusform>{n} Stahl</numerusform>
                <numerusform>{n} Stahl</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} titanium</source>
            <extracomment>{n} titanium</extracomment>
            <translation>
                <numerusform>{n} Titan</numerusform>
                <numerusform>{n} Titan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} workers</source>
            <extracomment>{n} worker</extracomment>
            <translation>
                <numerusform>{n} Arbeiter</numerusform>
                <numerusform>{n} Arbeiter</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rule book</name>
        <message>
            <source>A. Play a card from your hand</source>
            <translation>A. Eine Handkarte ausspielen</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>B. Use A Standard Project</source>
            <translation>B. Ein Standardprojekt nutzen</translation>
        </message>
        <message>
            <source>C. Claim A Milestone</source>
            <translation>C. Einen Meilenstein sichern</translation>
        </message>
        <message>
            <source>Campaign Preparations</source>
            <translation>Vorbereitung der Kampagne</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Check The Requirements</source>
            <translation>Voraussetzungen prüfen</translation>
        </message>
        <message>
            <source>D. Fund An Award</source>
            <translation>D. Eine Auszeichnung finanzieren</translation>
        </message>
        <message>
            <source>E. Use The Action On A Blue Card</source>
            <translation>E. Die Aktion einer blauen Karte nutzen</translation>
        </message>
        <message>
            <source>End of the Game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>F. Convert Plants Into Greenery</source>
            <translation>F. Pflanzen in eine Grünfläche umwandeln</translation>
        </message>
        <message>
            <source>Final Scoring</source>
            <translation>Schlusswertung</translation>
        </message>
        <message>
            <source>G. Convert Heat Into Temperature</source>
            <translation>G. Wärme in Temperatur umwandeln</translation>
        </message>
        <message>
            <source>Game Board</source>
            <translation>Spielplan</translation>
        </message>
        <message>
            <source>Game Overview</source>
            <translation>Spielübersicht</translation>
        </message>
        <message>
            <source>Generations</source>
            <translation>Generationen</translation>
        </message>
        <message>
            <source>Global Parameters</source>
            <translation>Globale Parameter</translation>
        </message>
        <message>
            <source>I) Convert Workers into Population</source>
            <translation>I) Arbeiter in Bevölkerung umwandeln</translation>
        </message>
        <message>
            <source>I. Player Order Phase</source>
            <translation>I. Phase der Spielreihenfolge</translation>
        </message>
        <message>
            <source>II. Research Phase</source>
            <translation>II. Forschungsphase</translation>
        </message>
        <message>
            <source>III. Action Phase</source>
            <translation>III. Aktionsphase</translation>
        </message>
        <message>
            <source>IV. Production Phase</source>
            <translation>IV. Produktionsphase</translation>
        </message>
        <message>
            <source>J) Innovation Action</source>
            <translation>J) Innovationsaktion</translation>
        </message>
        <message>
            <source>Player Boards</source>
            <translation>Spielertafeln</translation>
        </message>
        <message>
            <source>Saving Cards</source>
            <translation>Karten aufheben</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Vorschläge</translation>
        </message>
        <message>
            <source>Terraforming Mars Game Rules</source>
            <translation>Spielregeln zu Terraforming Mars</translation>
        </message>
        <message>
            <source>The Bonus Steps</source>
            <translation>Die Bonusschritte</translation>
        </message>
        <message>
            <source>The Map</source>
            <translation>Die Karte des Mars</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Tiles &amp; Population</source>
            <translation>Plättchen und Bevölkerung</translation>
        </message>
        <message>
            <source>Titles</source>
            <translation>Titel</translation>
        </message>
    </context>
    <context>
        <name>score</name>
        <message>
            <source>Awards</source>
            <translation>Auszeichnungen</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>Goal of the mission</source>
            <translation>Ziel der Mission</translation>
        </message>
        <message>
            <source>Greeneries</source>
            <translation>Grünflächen</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Meilensteine</translation>
        </message>
        <message>
            <source>Terraform rating</source>
            <translation>Terraforming-Wert</translation>
        </message>
        <message>
            <source>{level} are level at {points}. {who} wins with more M€ left: {money}.</source>
            <translation>{level} stehen gleich mit {points}. {who} gewinnt mit mehr übrigen M€: {money}.</translation>
        </message>
        <message>
            <source>{level} are level at {points}. {who} wins, having passed first in the last generation.</source>
            <translation>{level} stehen gleich mit {points}. {who} gewinnt und hat in der letzten Generation zuerst gepasst.</translation>
        </message>
        <message>
            <source>{who} does not reach the goal of the mission. The score is {points}.</source>
            <translation>{who} erreicht das Ziel der Mission nicht. Ergebnis: {points}.</translation>
        </message>
        <message>
            <source>{who} loses: Mars is not terraformed after {n} generations. The score is {points}.</source>
            <translation>{who} verliert: Nach {n} Generationen ist der Mars nicht terraformt. Ergebnis: {points}.</translation>
        </message>
        <message>
            <source>{who} loses: the terraform rating has not reached {rating}. The score is {points}.</source>
            <translation>{who} verliert: Der Terraforming-Wert hat {rating} nicht erreicht. Ergebnis: {points}.</translation>
        </message>
        <message>
            <source>{who} share the victory: they are level at {points} and have {money} each.</source>
            <translation>{who} teilen sich den Sieg: Sie stehen gleich mit {points} und haben je {money}.</translation>
        </message>
        <message>
            <source>{who} wins the mission with {points}.</source>
            <translation>{who} gewinnt die Mission mit {points}.</translation>
        </message>
        <message>
            <source>{who} wins with {points}, {n} more than anybody else.</source>
            <translation>{who} gewinnt mit {points}, {n} mehr als alle anderen.</translation>
        </message>
        <message>
            <source>{who} wins: Mars is terraformed within {n} generations. The score is {points}.</source>
            <translation>{who} gewinnt: Der Mars ist innerhalb von {n} Generationen terraformt. Ergebnis: {points}.</translation>
        </message>
        <message>
            <source>{who} wins: the terraform rating has reached {rating}. The score is {points}.</source>
            <translation>{who} gewinnt: Der Terraforming-Wert hat {rating} erreicht. Ergebnis: {points}.</translation>
        </message>
    </context>
    <context>
        <name>search</name>
        <message>
            <source>or</source>
            <translation>oder</translation>
        </message>
    </context>
    <context>
        <name>search field</name>
        <message>
            <source>cost</source>
            <translation>kosten</translation>
        </message>
        <message>
            <source>deck</source>
            <translation>stapel</translation>
        </message>
        <message>
            <source>gives</source>
            <translation>gibt</translation>
        </message>
        <message>
            <source>has</source>
            <translation>hat</translation>
        </message>
        <message>
            <source>holds</source>
            <translation>trägt</translation>
        </message>
        <message>
            <source>kind</source>
            <translation>art</translation>
        </message>
        <message>
            <source>name</source>
            <translation>name</translation>
        </message>
        <message>
            <source>number</source>
            <translation>nummer</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punkte</translation>
        </message>
        <message>
            <source>produces</source>
            <translation>produziert</translation>
        </message>
        <message>
            <source>removes</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>requires</source>
            <translation>braucht</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>symbol</translation>
        </message>
        <message>
            <source>tags</source>
            <translation>symbole</translation>
        </message>
        <message>
            <source>text</source>
            <translation>text</translation>
        </message>
        <message>
            <source>uses</source>
            <translation>nutzt</translation>
        </message>
        <message>
            <source>vp</source>
            <translation>sp</translation>
        </message>
    </context>
    <context>
        <name>search problem</name>
        <message>
            <source>Nothing is open where this “)” closes it; take it away.</source>
            <translation>Diese „)“ schließt nichts; sie kann weg.</translation>
        </message>
        <message>
            <source>There are too many parentheses inside one another; take some away.</source>
            <translation>Zu viele Klammern ineinander; einige müssen weg.</translation>
        </message>
        <message>
            <source>There is no field “{field}”; write one of {fields}.</source>
            <translation>Es gibt kein Feld „{field}“; möglich sind {fields}.</translation>
        </message>
        <message>
            <source>“{field}” cannot be compared; write for example {example}.</source>
            <translation>„{field}“ lässt sich nicht vergleichen; zum Beispiel so: {example}.</translation>
        </message>
        <message>
            <source>“{value}” is no number for “{field}”; write for example {field}&lt;15 or {field}:10..20.</source>
            <translation>„{value}“ ist keine Zahl für „{field}“; zum Beispiel so: {field}&lt;15 oder {field}:10..20.</translation>
        </message>
        <message>
            <source>“{value}” is no value of “{field}”; write one of {values}.</source>
            <translation>„{value}“ ist kein Wert von „{field}“; möglich sind {values}.</translation>
        </message>
        <message>
            <source>“{written}” needs a value, for example {example}.</source>
            <translation>„{written}“ braucht einen Wert, zum Beispiel {example}.</translation>
        </message>
    </context>
    <context>
        <name>search value</name>
        <message>
            <source>action</source>
            <translation>aktion</translation>
        </message>
        <message>
            <source>active</source>
            <translation>aktiv</translation>
        </message>
        <message>
            <source>animal</source>
            <translation>tier</translation>
        </message>
        <message>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>automated</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>base</source>
            <translation>basis</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>blau</translation>
        </message>
        <message>
            <source>card</source>
            <translation>karte</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>karten</translation>
        </message>
        <message>
            <source>cities</source>
            <translation>städte</translation>
        </message>
        <message>
            <source>city</source>
            <translation>stadt</translation>
        </message>
        <message>
            <source>corporate-era</source>
            <translation>konzernära</translation>
        </message>
        <message>
            <source>corporation</source>
            <translation>konzern</translation>
        </message>
        <message>
            <source>discount</source>
            <translation>rabatt</translation>
        </message>
        <message>
            <source>effect</source>
            <translation>effekt</translation>
        </message>
        <message>
            <source>energy</source>
            <translation>energie</translation>
        </message>
        <message>
            <source>era</source>
            <translation>ära</translation>
        </message>
        <message>
            <source>event</source>
            <translation>ereignis</translation>
        </message>
        <message>
            <source>green</source>
            <translation>grün</translation>
        </message>
        <message>
            <source>greeneries</source>
            <translation>grünflächen</translation>
        </message>
        <message>
            <source>greenery</source>
            <translation>grünfläche</translation>
        </message>
        <message>
            <source>heat</source>
            <translation>wärme</translation>
        </message>
        <message>
            <source>lasting</source>
            <translation>dauerhaft</translation>
        </message>
        <message>
            <source>least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>max</source>
            <translation>max</translation>
        </message>
        <message>
            <source>mc</source>
            <translation>mc</translation>
        </message>
        <message>
            <source>microbe</source>
            <translation>mikrobe</translation>
        </message>
        <message>
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <source>money</source>
            <translation>geld</translation>
        </message>
        <message>
            <source>most</source>
            <translation>höchstens</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>ocean</source>
            <translation>ozean</translation>
        </message>
        <message>
            <source>oceans</source>
            <translation>ozeane</translation>
        </message>
        <message>
            <source>once</source>
            <translation>einmalig</translation>
        </message>
        <message>
            <source>plants</source>
            <translation>pflanzen</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punkte</translation>
        </message>
        <message>
            <source>production</source>
            <translation>produktion</translation>
        </message>
        <message>
            <source>rating</source>
            <translation>terraforming-wert</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <source>requirement</source>
            <translation>voraussetzung</translation>
        </message>
        <message>
            <source>science</source>
            <translation>wissenschaft</translation>
        </message>
        <message>
            <source>special</source>
            <translation>sonderplättchen</translation>
        </message>
        <message>
            <source>steel</source>
            <translation>stahl</translation>
        </message>
        <message>
            <source>titanium</source>
            <translation>titan</translation>
        </message>
        <message>
            <source>tr</source>
            <translation>tw</translation>
        </message>
    </context>
    <context>
        <name>seat</name>
        <message>
            <source>the neutral opponent</source>
            <translation>Neutraler Gegner</translation>
        </message>
    </context>
    <context>
        <name>sentence</name>
        <message>
            <source>{clause}.</source>
            <translation>{clause}.</translation>
        </message>
    </context>
    <context>
        <name>standard project</name>
        <message>
            <source>Aquifer</source>
            <translation>Grundwasser</translation>
        </message>
        <message>
            <source>Asteroid</source>
            <translation>Asteroid</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Discard any number of cards to gain {price} for each.</source>
            <translation>Wirf beliebig viele Karten ab, um je Karte {price} zu erhalten.</translation>
        </message>
        <message>
            <source>Greenery</source>
            <translation>Grünfläche</translation>
        </message>
        <message>
            <source>Pay {price} to {gain}.</source>
            <translation>Zahle {price}, um {gain}.</translation>
        </message>
        <message>
            <source>Power Plant</source>
            <translation>Kraftwerk</translation>
        </message>
        <message>
            <source>Sell Patents</source>
            <translation>Patente verkaufen</translation>
        </message>
    </context>
    <context>
        <name>steps</name>
        <message numerus="yes">
            <source>{what} {n} steps</source>
            <extracomment>{what} {n} step</extracomment>
            <translation>
                <numerusform>die {what} um {n} Schritt</numerusform>
                <numerusform>die {what} um {n} Schritte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>symbol</name>
        <message>
            <source>M {span}</source>
            <translation>M {span}</translation>
        </message>
        <message>
            <source>action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>buy</source>
            <translation>kaufen</translation>
        </message>
        <message>
            <source>buy?</source>
            <translation>kaufen?</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>kopieren</translation>
        </message>
        <message>
            <source>each opponent</source>
            <translation>jeder Gegner</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>behalten</translation>
        </message>
        <message>
            <source>max {value}</source>
            <translation>max. {value}</translation>
        </message>
        <message>
            <source>min {value}</source>
            <translation>min. {value}</translation>
        </message>
        <message>
            <source>next</source>
            <translation>nächste</translation>
        </message>
        <message>
            <source>next to</source>
            <translation>neben</translation>
        </message>
        <message>
            <source>or</source>
            <translation>oder</translation>
        </message>
        <message>
            <source>production min {value}</source>
            <translation>Produktion min. {value}</translation>
        </message>
        <message>
            <source>ready again</source>
            <translation>wieder bereit</translation>
        </message>
        <message>
            <source>reserve</source>
            <translation>reservieren</translation>
        </message>
        <message>
            <source>resource</source>
            <translation>Ressource</translation>
        </message>
        <message>
            <source>sell</source>
            <translation>verkaufen</translation>
        </message>
        <message>
            <source>show</source>
            <translation>zeigen</translation>
        </message>
        <message>
            <source>standard project</source>
            <translation>Standardprojekt</translation>
        </message>
    </context>
    <context>
        <name>tag</name>
        <message>
            <source>Earth</source>
            <translation>Erde</translation>
        </message>
        <message>
            <source>Jovian</source>
            <translation>Jupiter</translation>
        </message>
        <message>
            <source>a Jovian tag</source>
            <translation>Jupiter-Symbol</translation>
        </message>
        <message>
            <source>a building tag</source>
            <translation>Gebäude-Symbol</translation>
        </message>
        <message>
            <source>a city tag</source>
            <translation>Stadt-Symbol</translation>
        </message>
        <message>
            <source>a floater tag</source>
            <translation>Schweber-Symbol</translation>
        </message>
        <message>
            <source>a microbe tag</source>
            <translation>Mikroben-Symbol</translation>
        </message>
        <message>
            <source>a plant tag</source>
            <translation>Pflanzen-Symbol</translation>
        </message>
        <message>
            <source>a power tag</source>
            <translation>Energie-Symbol</translation>
        </message>
        <message>
            <source>a science tag</source>
            <translation>Wissenschafts-Symbol</translation>
        </message>
        <message>
            <source>a space tag</source>
            <translation>Weltraum-Symbol</translation>
        </message>
        <message>
            <source>an Earth tag</source>
            <translation>Erd-Symbol</translation>
        </message>
        <message>
            <source>an animal tag</source>
            <translation>Tier-Symbol</translation>
        </message>
        <message>
            <source>animal</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>city</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>floater</source>
            <translation>Schweber</translation>
        </message>
        <message>
            <source>microbe</source>
            <translation>Mikroben</translation>
        </message>
        <message>
            <source>plant</source>
            <translation>Pflanzen</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>science</source>
            <translation>Wissenschaft</translation>
        </message>
        <message>
            <source>space</source>
            <translation>Weltraum</translation>
        </message>
    </context>
    <context>
        <name>tag before its noun</name>
        <message>
            <source>Earth</source>
            <translation>Erd-</translation>
        </message>
        <message>
            <source>Jovian</source>
            <translation>Jupiter-</translation>
        </message>
        <message>
            <source>animal</source>
            <translation>Tier-</translation>
        </message>
        <message>
            <source>building</source>
            <translation>Gebäude-</translation>
        </message>
        <message>
            <source>city</source>
            <translation>Stadt-</translation>
        </message>
        <message>
            <source>floater</source>
            <translation>Schweber-</translation>
        </message>
        <message>
            <source>microbe</source>
            <translation>Mikroben-</translation>
        </message>
        <message>
            <source>plant</source>
            <translation>Pflanzen-</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Energie-</translation>
        </message>
        <message>
            <source>science</source>
            <translation>Wissenschafts-</translation>
        </message>
        <message>
            <source>space</source>
            <translation>Weltraum-</translation>
        </message>
    </context>
    <context>
        <name>tile</name>
        <message>
            <source>Population</source>
            <translation>Bevölkerung</translation>
        </message>
        <message>
            <source>a city tile</source>
            <translation>ein Stadtplättchen</translation>
        </message>
        <message>
            <source>a city tile of yours</source>
            <translation>ein eigenes Stadtplättchen</translation>
        </message>
        <message>
            <source>a glacier</source>
            <translation>einen Gletscher</translation>
        </message>
        <message>
            <source>a greenery tile</source>
            <translation>ein Grünflächenplättchen</translation>
        </message>
        <message>
            <source>a neutral city tile</source>
            <translation>ein neutrales Stadtplättchen</translation>
        </message>
        <message>
            <source>a special tile</source>
            <translation>ein Sonderplättchen</translation>
        </message>
        <message>
            <source>a special tile of yours</source>
            <translation>ein eigenes Sonderplättchen</translation>
        </message>
        <message>
            <source>a tile</source>
            <translation>ein Plättchen</translation>
        </message>
        <message>
            <source>a tile of yours</source>
            <translation>ein eigenes Plättchen</translation>
        </message>
        <message>
            <source>a water tile</source>
            <translation>ein Wasserplättchen</translation>
        </message>
        <message>
            <source>an ocean tile</source>
            <translation>ein Ozeanplättchen</translation>
        </message>
        <message numerus="yes">
            <source>city tiles</source>
            <extracomment>city tile</extracomment>
            <translation>
                <numerusform>Stadtplättchen</numerusform>
                <numerusform>Stadtplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>glaciers</source>
            <extracomment>glacier</extracomment>
            <translation>
                <numerusform>Gletscher</numerusform>
                <numerusform>Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>greenery tiles</source>
            <extracomment>greenery tile</extracomment>
            <translation>
                <numerusform>Grünflächenplättchen</numerusform>
                <numerusform>Grünflächenplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>ocean tiles</source>
            <extracomment>ocean tile</extracomment>
            <translation>
                <numerusform>Ozeanplättchen</numerusform>
                <numerusform>Ozeanplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>special tiles</source>
            <extracomment>special tile</extracomment>
            <translation>
                <numerusform>Sonderplättchen</numerusform>
                <numerusform>Sonderplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>tiles</source>
            <extracomment>tile</extracomment>
            <translation>
                <numerusform>Plättchen</numerusform>
                <numerusform>Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>water tiles</source>
            <extracomment>water tile</extracomment>
            <translation>
                <numerusform>Wasserplättchen</numerusform>
                <numerusform>Wasserplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} city tiles</source>
            <extracomment>{n} city tile</extracomment>
            <translation>
                <numerusform>{n} Stadtplättchen</numerusform>
                <numerusform>{n} Stadtplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} glaciers</source>
            <extracomment>{n} glacier</extracomment>
            <translation>
                <numerusform>{n} Gletscher</numerusform>
                <numerusform>{n} Gletscher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} greenery tiles</source>
            <extracomment>{n} greenery tile</extracomment>
            <translation>
                <numerusform>{n} Grünflächenplättchen</numerusform>
                <numerusform>{n} Grünflächenplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} ocean tiles</source>
            <extracomment>{n} ocean tile</extracomment>
            <translation>
                <numerusform>{n} Ozeanplättchen</numerusform>
                <numerusform>{n} Ozeanplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} special tiles</source>
            <extracomment>{n} special tile</extracomment>
            <translation>
                <numerusform>{n} Sonderplättchen</numerusform>
                <numerusform>{n} Sonderplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} tiles</source>
            <extracomment>{n} tile</extracomment>
            <translation>
                <numerusform>{n} Plättchen</numerusform>
                <numerusform>{n} Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} water tiles</source>
            <extracomment>{n} water tile</extracomment>
            <translation>
                <numerusform>{n} Wasserplättchen</numerusform>
                <numerusform>{n} Wasserplättchen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tile name</name>
        <message>
            <source>city</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>glacier</source>
            <translation>Gletscher</translation>
        </message>
        <message>
            <source>greenery</source>
            <translation>Grünfläche</translation>
        </message>
        <message>
            <source>marker</source>
            <translation>Marker</translation>
        </message>
        <message>
            <source>ocean</source>
            <translation>Ozean</translation>
        </message>
        <message>
            <source>special tile</source>
            <translation>Sonderplättchen</translation>
        </message>
    </context>
    <context>
        <name>title</name>
        <message>
            <source>Administrator</source>
            <translation>Administrator</translation>
        </message>
        <message>
            <source>Governor</source>
            <translation>Gouverneur</translation>
        </message>
        <message>
            <source>Prefect</source>
            <translation>Präfekt</translation>
        </message>
        <message>
            <source>no title</source>
            <translation>kein Titel</translation>
        </message>
    </context>
    <context>
        <name>track</name>
        <message>
            <source>At {value}: {gain}.</source>
            <translation>Bei {value}: {Gain}.</translation>
        </message>
    </context>
    <context>
        <name>trigger</name>
        <message>
            <source>for each step anyone raises {what}</source>
            <translation>für jeden Schritt, um den jemand {what} erhöht</translation>
        </message>
        <message>
            <source>for each step you raise {what}</source>
            <translation>für jeden Schritt, um den du {what} erhöhst</translation>
        </message>
        <message>
            <source>for each {tags} tag anyone plays</source>
            <translation>für jedes {tags}Symbol, das jemand ausspielt</translation>
        </message>
        <message>
            <source>for each {tags} tag you play</source>
            <translation>für jedes {tags}Symbol, das du ausspielst</translation>
        </message>
        <message>
            <source>when anyone melts a glacier</source>
            <translation>wenn jemand einen Gletscher schmilzt</translation>
        </message>
        <message>
            <source>when anyone places a Population</source>
            <translation>wenn jemand eine Bevölkerung setzt</translation>
        </message>
        <message>
            <source>when anyone places {tile}</source>
            <translation>wenn jemand {tile} legt</translation>
        </message>
        <message>
            <source>when anyone plays {card}</source>
            <translation>wenn jemand {card} ausspielt</translation>
        </message>
        <message>
            <source>when you melt a glacier</source>
            <translation>wenn du einen Gletscher schmilzt</translation>
        </message>
        <message>
            <source>when you place a Population</source>
            <translation>wenn du eine Bevölkerung setzt</translation>
        </message>
        <message>
            <source>when you place {tile}</source>
            <translation>wenn du {tile} legst</translation>
        </message>
        <message>
            <source>when you play {card}</source>
            <translation>wenn du {card} ausspielst</translation>
        </message>
        <message>
            <source>when you turn heat into temperature</source>
            <translation>wenn du Wärme in Temperatur umwandelst</translation>
        </message>
        <message>
            <source>when you turn plants into a greenery</source>
            <translation>wenn du Pflanzen in eine Grünfläche umwandelst</translation>
        </message>
        <message>
            <source>when you turn workers into a Population</source>
            <translation>wenn du Arbeiter in eine Bevölkerung umwandelst</translation>
        </message>
        <message>
            <source>when you turn workers, plants or heat into something</source>
            <translation>wenn du Arbeiter, Pflanzen oder Wärme umwandelst</translation>
        </message>
        <message>
            <source>when you use a standard project</source>
            <translation>wenn du ein Standardprojekt nutzt</translation>
        </message>
        <message>
            <source>{card} with a requirement</source>
            <translation>{card} mit Voraussetzung</translation>
        </message>
        <message>
            <source>{card} with {tags}</source>
            <translation>{card} mit {tags}</translation>
        </message>
        <message>
            <source>{when} next to a tile of yours</source>
            <translation>{when}, der an ein eigenes Plättchen grenzt</translation>
        </message>
        <message>
            <source>{when} next to {tile}</source>
            <translation>{when}, angrenzend an {tile}</translation>
        </message>
        <message>
            <source>{when} on Mars</source>
            <translation>{when} (nur auf dem Mars)</translation>
        </message>
        <message>
            <source>{when} on a city tile</source>
            <translation>{when} (auf ein Stadtplättchen)</translation>
        </message>
        <message>
            <source>{when} on a special tile</source>
            <translation>{when} (auf ein Sonderplättchen)</translation>
        </message>
        <message>
            <source>{when} on an area with {bonus}</source>
            <translation>{when} und das Feld einen {bonus} hat</translation>
        </message>
        <message>
            <source>{when} on the map</source>
            <translation>{when} (nur auf dem Spielplan)</translation>
        </message>
        <message>
            <source>{when} on {card}</source>
            <translation>{when} durch {card}</translation>
        </message>
        <message>
            <source>{when} other than {projects}</source>
            <translation>{when} (außer: {projects})</translation>
        </message>
        <message>
            <source>{when} with a printed cost of at least {cost}</source>
            <translation>{when} (aufgedruckte Kosten mindestens {cost})</translation>
        </message>
        <message>
            <source>{when}, including this card’s</source>
            <translation>{when}, auch auf dieser Karte</translation>
        </message>
        <message>
            <source>{when}, including this one</source>
            <translation>{when}, auch dieses</translation>
        </message>
        <message>
            <source>{when}, {then}</source>
            <translation>{when}, {then}</translation>
        </message>
    </context>
    <context>
        <name>value</name>
        <message>
            <source>{n} %</source>
            <translation>{n} %</translation>
        </message>
        <message>
            <source>{n} °C</source>
            <translation>{n} °C</translation>
        </message>
    </context>
    <context>
        <name>warning</name>
        <message>
            <source>No {tile} can be placed: there is none left or no place for it.</source>
            <translation>Nicht zu legen: {tile} – es gibt keine mehr oder keinen Platz dafür.</translation>
        </message>
        <message>
            <source>Nothing would be removed ({cause}).</source>
            <translation>Nichts würde entfernt ({cause}).</translation>
        </message>
        <message>
            <source>There is no card to add {what} to.</source>
            <translation>Es gibt keine Karte für {what}.</translation>
        </message>
        <message>
            <source>{amount} of what is paid would be lost: no change is given.</source>
            <translation>{amount} der Zahlung wären verloren: Es gibt kein Wechselgeld.</translation>
        </message>
        <message>
            <source>{parameter} is complete already: no step and no rating.</source>
            <translation>{parameter} ist schon am Ziel: kein Schritt und kein Terraforming-Wert.</translation>
        </message>
        <message>
            <source>{who} would be the one who loses it.</source>
            <translation>{who} würde es selbst verlieren.</translation>
        </message>
    </context>
    <context>
        <name>windows</name>
        <message>
            <source>+{n}</source>
            <translation>+{n}</translation>
        </message>
        <message>
            <source>/ searches, arrows walk, Enter shows a card large, Esc goes back</source>
            <translation>/ sucht, Pfeile wandern, Enter zeigt eine Karte groß, Esc geht zurück</translation>
        </message>
        <message>
            <source>1 to 4 seats · a colony and its shuttle</source>
            <translation>1 bis 4 Plätze · eine Kolonie und ihr Shuttle</translation>
        </message>
        <message>
            <source>1 to 5 seats · base game, Corporate Era</source>
            <translation>1 bis 5 Plätze · Grundspiel, Ära der Konzerne</translation>
        </message>
        <message>
            <source>A beginner keeps all ten first cards free of charge and has no special rules to learn.</source>
            <translation>Ein Anfänger behält alle zehn ersten Karten kostenlos und muss keine Sonderregeln lernen.</translation>
        </message>
        <message>
            <source>A campaign has room for {n} players.</source>
            <translation>Eine Kampagne hat Platz für {n} Spieler.</translation>
        </message>
        <message>
            <source>A campaign needs a title: type one.</source>
            <translation>Eine Kampagne braucht einen Namen: bitte eingeben.</translation>
        </message>
        <message>
            <source>A fan work, not affiliated with any publisher. All drawings and wording are our own.</source>
            <translation>Ein Fanprojekt ohne Verbindung zu einem Verlag. Alle Zeichnungen und Texte sind eigene.</translation>
        </message>
        <message>
            <source>A game alone always uses it.</source>
            <translation>Allein wird immer damit gespielt.</translation>
        </message>
        <message>
            <source>A milestone costs {milestone} M€, the first award {award} M€; either is worth 5 points.</source>
            <translation>Ein Meilenstein kostet {milestone} M€, die erste Auszeichnung {award} M€; beide sind 5 Punkte wert.</translation>
        </message>
        <message>
            <source>A new Mars</source>
            <translation>Ein neuer Mars</translation>
        </message>
        <message>
            <source>A new campaign</source>
            <translation>Eine neue Kampagne</translation>
        </message>
        <message>
            <source>A new campaign of The Legacy of Mars</source>
            <translation>Eine neue Kampagne von The Legacy of Mars</translation>
        </message>
        <message>
            <source>A new player</source>
            <translation>Ein neuer Spieler</translation>
        </message>
        <message>
            <source>A note at the side leads through the beginning.</source>
            <translation>Ein Hinweis am Rand führt durch den Anfang.</translation>
        </message>
        <message>
            <source>A note at the side says what can be done, what it costs and why. It ends by itself.</source>
            <translation>Ein Hinweis am Rand sagt, was möglich ist, was es kostet und warum. Er endet von selbst.</translation>
        </message>
        <message>
            <source>A question, generation {n}</source>
            <translation>Eine Frage, Generation {n}</translation>
        </message>
        <message>
            <source>A question, round {n}</source>
            <translation>Eine Frage, Runde {n}</translation>
        </message>
        <message>
            <source>A second action?</source>
            <translation>Eine zweite Aktion?</translation>
        </message>
        <message>
            <source>A tile is placed by a second click or Enter on the same area.</source>
            <translation>Ein Plättchen liegt erst nach einem zweiten Klick oder Enter auf dasselbe Feld.</translation>
        </message>
        <message>
            <source>A turn at the Colony, round {n}</source>
            <translation>Ein Zug bei der Kolonie, Runde {n}</translation>
        </message>
        <message>
            <source>A turn in Orbit, round {n}</source>
            <translation>Ein Zug im Orbit, Runde {n}</translation>
        </message>
        <message>
            <source>A version once chosen is kept; the player's own sheet corrects it.</source>
            <translation>Eine einmal gewählte Fassung bleibt; berichtigt wird sie im Blatt des Spielers.</translation>
        </message>
        <message>
            <source>About any player</source>
            <translation>Über beliebige Spieler</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Action phase, generation {n}</source>
            <translation>Aktionsphase, Generation {n}</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Spieler dazu</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <translation>Platz hinzufügen</translation>
        </message>
        <message>
            <source>Administrator</source>
            <translation>Administrator</translation>
        </message>
        <message>
            <source>Advanced Building</source>
            <translation>Ausgebautes Gebäude</translation>
        </message>
        <message>
            <source>After 12 generations: {complete} and {points}.</source>
            <translation>Nach 12 Generationen: {complete} und {points}.</translation>
        </message>
        <message>
            <source>After passing there are no more actions in this generation.</source>
            <translation>Nach dem Passen gibt es in dieser Generation keine Aktionen mehr.</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Ahead</source>
            <translation>Vorn</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>All cards {n} less</source>
            <translation>Alle Karten {n} weniger</translation>
        </message>
        <message>
            <source>All generations</source>
            <translation>Alle Generationen</translation>
        </message>
        <message>
            <source>All hands are face down.</source>
            <translation>Alle Handkarten sind verdeckt.</translation>
        </message>
        <message>
            <source>All lines</source>
            <translation>Alle Zeilen</translation>
        </message>
        <message>
            <source>All rounds</source>
            <translation>Alle Runden</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Allein</translation>
        </message>
        <message>
            <source>Alone on Hellas</source>
            <translation>Allein auf Hellas</translation>
        </message>
        <message>
            <source>Altogether</source>
            <translation>Zusammen</translation>
        </message>
        <message>
            <source>Always when another seat is asked</source>
            <translation>Immer, wenn ein anderer Platz gefragt ist</translation>
        </message>
        <message>
            <source>And so it goes on</source>
            <translation>Und so geht es weiter</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animationen</translation>
        </message>
        <message>
            <source>Another</source>
            <translation>Neuer</translation>
        </message>
        <message>
            <source>Another seed</source>
            <translation>Neuer Startwert</translation>
        </message>
        <message>
            <source>Answers a second</source>
            <translation>Antworten je Sekunde</translation>
        </message>
        <message>
            <source>Any deck</source>
            <translation>Jeder Stapel</translation>
        </message>
        <message>
            <source>Any key or click ends them. Where the system asks for less motion, nothing moves.</source>
            <translation>Jede Taste und jeder Klick beendet sie. Wünscht das System weniger Bewegung, bewegt sich nichts.</translation>
        </message>
        <message>
            <source>Any kind</source>
            <translation>Jede Art</translation>
        </message>
        <message>
            <source>Any requirement</source>
            <translation>Jede Voraussetzung</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Jedes Symbol</translation>
        </message>
        <message>
            <source>As bars</source>
            <translation>Als Balken</translation>
        </message>
        <message>
            <source>As curves</source>
            <translation>Als Kurven</translation>
        </message>
        <message>
            <source>As drawn</source>
            <translation>Wie gezogen</translation>
        </message>
        <message>
            <source>As numbers</source>
            <translation>Als Zahlen</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>As things stand: {points}.</source>
            <translation>Nach jetzigem Stand: {points}.</translation>
        </message>
        <message>
            <source>At most something</source>
            <translation>Höchstens etwas</translation>
        </message>
        <message numerus="yes">
            <source>At most {n} cards can be chosen.</source>
            <extracomment>At most {n} card can be chosen.</extracomment>
            <translation>
                <numerusform>Höchstens {n} Karte kann gewählt werden.</numerusform>
                <numerusform>Höchstens {n} Karten können gewählt werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>At the table, text grows as far as the map keeps its place.</source>
            <translation>Am Tisch wächst die Schrift, soweit der Spielplan seinen Platz behält.</translation>
        </message>
        <message>
            <source>Awards</source>
            <translation>Auszeichnungen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Back by a generation (Page Up)</source>
            <translation>Eine Generation zurück (Bild auf)</translation>
        </message>
        <message>
            <source>Back by a round (Page Up)</source>
            <translation>Eine Runde zurück (Bild auf)</translation>
        </message>
        <message>
            <source>Back by a turn (Ctrl+Left)</source>
            <translation>Einen Zug zurück (Strg+Links)</translation>
        </message>
        <message>
            <source>Back by an answer (Left)</source>
            <translation>Eine Antwort zurück (Links)</translation>
        </message>
        <message>
            <source>Back to the campaign</source>
            <translation>Zurück zur Kampagne</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zurück zum Tisch</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <translation>Vor der ersten Runde</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Begin it anew</source>
            <translation>Neu beginnen</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Behind</source>
            <translation>Hinten</translation>
        </message>
        <message>
            <source>Being played at a table of this program.</source>
            <translation>Wird an einem Tisch dieses Programms gespielt.</translation>
        </message>
        <message>
            <source>Being played on a real table.</source>
            <translation>Wird an einem echten Tisch gespielt.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message numerus="yes">
            <source>Bin ({n})</source>
            <extracomment>Bin ({n})</extracomment>
            <translation>
                <numerusform>Papierkorb ({n})</numerusform>
                <numerusform>Papierkorb ({n})</numerusform>
            </translation>
        </message>
        <message>
            <source>Board of {who}</source>
            <translation>Tableau von {who}</translation>
        </message>
        <message>
            <source>Bot on {hex}</source>
            <translation>Bot auf {hex}</translation>
        </message>
        <message>
            <source>Box for the next mission</source>
            <translation>Schachtel für die nächste Mission</translation>
        </message>
        <message>
            <source>Box of {name}</source>
            <translation>Schachtel von {name}</translation>
        </message>
        <message>
            <source>Box of {name}: {remark}</source>
            <translation>Schachtel von {name}: {remark}</translation>
        </message>
        <message>
            <source>Buy nothing</source>
            <translation>Nichts kaufen</translation>
        </message>
        <message>
            <source>Buy what you can pay for and play in the next generation or two.</source>
            <translation>Kaufen lohnt, was in den nächsten ein, zwei Generationen bezahlbar und ausspielbar ist.</translation>
        </message>
        <message numerus="yes">
            <source>Buy {n} cards</source>
            <extracomment>Buy {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte kaufen</numerusform>
                <numerusform>{n} Karten kaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>By cost</source>
            <translation>Nach Kosten</translation>
        </message>
        <message>
            <source>By kind</source>
            <translation>Nach Art</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Nach Namen</translation>
        </message>
        <message>
            <source>By number</source>
            <translation>Nach Nummer</translation>
        </message>
        <message>
            <source>By price</source>
            <translation>Nach Preis</translation>
        </message>
        <message>
            <source>By tag</source>
            <translation>Nach Symbol</translation>
        </message>
        <message>
            <source>By the end of generation 14 all three parameters must be complete; what is left stands beside the planet.</source>
            <translation>Bis zum Ende von Generation 14 müssen alle drei Parameter am Ziel sein; was fehlt, steht neben dem Planeten.</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Kampagne</translation>
        </message>
        <message>
            <source>Campaigns</source>
            <translation>Kampagnen</translation>
        </message>
        <message>
            <source>Campaigns of Mars Desktop</source>
            <translation>Kampagnen von Mars Desktop</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Card actions</source>
            <translation>Kartenaktionen</translation>
        </message>
        <message>
            <source>Card actions: {n} of {all} left</source>
            <translation>Kartenaktionen: noch {n} von {all}</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Cards fit when they share tags with what you have, or can be played soon.</source>
            <translation>Karten passen, wenn sie Symbole mit den eigenen teilen oder bald ausspielbar sind.</translation>
        </message>
        <message>
            <source>Cards from the deck</source>
            <translation>Karten vom Nachziehstapel</translation>
        </message>
        <message>
            <source>Cards of which no name is written are only counted; names are shown to nobody but who holds the box open.</source>
            <translation>Karten, deren Namen niemand schreibt, werden nur gezählt; Namen sieht nur, wer die Schachtel offen hält.</translation>
        </message>
        <message>
            <source>Cards of {game}</source>
            <translation>Karten von {game}</translation>
        </message>
        <message>
            <source>Cards with points for each resource are worth the most.</source>
            <translation>Karten mit Punkten für jede Ressource sind am meisten wert.</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <source>Choose a corporation first.</source>
            <translation>Zuerst einen Konzern wählen.</translation>
        </message>
        <message>
            <source>Choose a development first.</source>
            <translation>Zuerst eine Entwicklung wählen.</translation>
        </message>
        <message>
            <source>Choose a side first.</source>
            <translation>Zuerst eine Seite wählen.</translation>
        </message>
        <message>
            <source>Choose an innovation first.</source>
            <translation>Zuerst eine Innovation wählen.</translation>
        </message>
        <message numerus="yes">
            <source>Choose at least {n} cards.</source>
            <extracomment>Choose at least {n} card.</extracomment>
            <translation>
                <numerusform>Mindestens {n} Karte wählen.</numerusform>
                <numerusform>Mindestens {n} Karten wählen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose cards</source>
            <translation>Karten wählen</translation>
        </message>
        <message>
            <source>Choose how much of it is paid with what.</source>
            <translation>Wählen, wie viel davon womit gezahlt wird.</translation>
        </message>
        <message>
            <source>Choose the card that gets them.</source>
            <translation>Die Karte wählen, die sie bekommt.</translation>
        </message>
        <message>
            <source>Choose what to keep. What you leave is discarded.</source>
            <translation>Wählen, was bleibt. Der Rest wird abgeworfen.</translation>
        </message>
        <message>
            <source>Choose whom it is about. The list says what each of them would lose.</source>
            <translation>Wählen, wen es trifft. Die Liste sagt, was alle jeweils verlieren würden.</translation>
        </message>
        <message>
            <source>Choose {card}</source>
            <translation>{card} wählen</translation>
        </message>
        <message numerus="yes">
            <source>Choose {n} cards.</source>
            <extracomment>Choose {n} card.</extracomment>
            <translation>
                <numerusform>{n} Karte wählen.</numerusform>
                <numerusform>{n} Karten wählen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Chooses a corporation</source>
            <translation>Wählt einen Konzern</translation>
        </message>
        <message>
            <source>Chooses a development</source>
            <translation>Wählt eine Entwicklung</translation>
        </message>
        <message>
            <source>Chooses an innovation</source>
            <translation>Wählt eine Innovation</translation>
        </message>
        <message>
            <source>Chooses corporation and cards</source>
            <translation>Wählt Konzern und Karten</translation>
        </message>
        <message>
            <source>Chooses what to buy</source>
            <translation>Wählt, was gekauft wird</translation>
        </message>
        <message>
            <source>Chooses what to keep</source>
            <translation>Wählt, was bleibt</translation>
        </message>
        <message>
            <source>Chooses what to save</source>
            <translation>Wählt, was aufgehoben wird</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>Claim an area</source>
            <translation>Ein Feld beanspruchen</translation>
        </message>
        <message>
            <source>Claimed by {who}.</source>
            <translation>Gesichert von {who}.</translation>
        </message>
        <message>
            <source>Clean-up</source>
            <translation>Aufräumen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Colony</source>
            <translation>Kolonie</translation>
        </message>
        <message>
            <source>Colour and shape</source>
            <translation>Farbe und Form</translation>
        </message>
        <message>
            <source>Colour and shape of player {n}</source>
            <translation>Farbe und Form von Spieler {n}</translation>
        </message>
        <message>
            <source>Colour and shape of seat {n}</source>
            <translation>Farbe und Form von Platz {n}</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Comes back</source>
            <translation>Kommt zurück</translation>
        </message>
        <message>
            <source>Confirm areas on the map</source>
            <translation>Felder auf dem Spielplan bestätigen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Convert</source>
            <translation>Umwandeln</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy the lines that are shown, as everybody may read them</source>
            <translation>Die gezeigten Zeilen kopieren, wie alle sie lesen dürfen</translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation>Diese Zeile kopieren</translation>
        </message>
        <message>
            <source>Corporation</source>
            <translation>Konzern</translation>
        </message>
        <message>
            <source>Corporation and first cards</source>
            <translation>Konzern und erste Karten</translation>
        </message>
        <message>
            <source>Corporation of player {n}</source>
            <translation>Konzern von Spieler {n}</translation>
        </message>
        <message>
            <source>Corporations</source>
            <translation>Konzerne</translation>
        </message>
        <message>
            <source>Corporations and first cards</source>
            <translation>Konzerne und erste Karten</translation>
        </message>
        <message>
            <source>Corporations of the printed game</source>
            <translation>Konzerne des gedruckten Spiels</translation>
        </message>
        <message>
            <source>Correct results</source>
            <translation>Ergebnisse berichtigen</translation>
        </message>
        <message>
            <source>Correct this player</source>
            <translation>Spieler berichtigen</translation>
        </message>
        <message>
            <source>Correct {mission}</source>
            <translation>{mission} berichtigen</translation>
        </message>
        <message>
            <source>Correct {name}</source>
            <translation>{name} berichtigen</translation>
        </message>
        <message>
            <source>Cost:</source>
            <translation>Kosten:</translation>
        </message>
        <message>
            <source>Cover between seats</source>
            <translation>Abdecken zwischen Plätzen</translation>
        </message>
        <message>
            <source>Cover the screen</source>
            <translation>Bildschirm abdecken</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Development of {name}</source>
            <translation>Entwicklung von {name}</translation>
        </message>
        <message>
            <source>Development {n}</source>
            <translation>Entwicklung {n}</translation>
        </message>
        <message>
            <source>Developments</source>
            <translation>Entwicklungen</translation>
        </message>
        <message>
            <source>Developments: {names}</source>
            <translation>Entwicklungen: {names}</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Abwerfen</translation>
        </message>
        <message numerus="yes">
            <source>Discard {n} cards</source>
            <extracomment>Discard {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte abwerfen</numerusform>
                <numerusform>{n} Karten abwerfen</numerusform>
            </translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Draft</translation>
        </message>
        <message>
            <source>Draft, generation {n}</source>
            <translation>Draft, Generation {n}</translation>
        </message>
        <message>
            <source>Drag the tile onto a hex with a light ring, or press the hex. What is printed there is yours at once.</source>
            <translation>Das Plättchen auf ein Sechseck mit hellem Ring ziehen oder das Sechseck drücken. Den aufgedruckten Bonus gibt es sofort.</translation>
        </message>
        <message>
            <source>Each smaller number, down to 1.</source>
            <translation>Jede kleinere Zahl, bis hinab zu 1.</translation>
        </message>
        <message>
            <source>Empty the bin</source>
            <translation>Papierkorb leeren</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Ending the turn costs nothing: you are still in this generation.</source>
            <translation>Den Zug zu beenden kostet nichts: Die Generation geht weiter.</translation>
        </message>
        <message>
            <source>Every generation is like this until the planet is finished. At the right the marks show who is ahead in milestones and awards.</source>
            <translation>So läuft jede Generation, bis der Planet fertig ist. Rechts zeigen die Marken, wer bei Meilensteinen und Auszeichnungen vorn liegt.</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Everybody has got M€ for their rating and what they produce, and energy became heat. Now choose which cards to buy.</source>
            <translation>Alle haben M€ für ihren Terraforming-Wert und ihre Produktion bekommen, und Energie wurde zu Wärme. Jetzt wählen, welche Karten gekauft werden.</translation>
        </message>
        <message>
            <source>Everybody is level at {n} points</source>
            <translation>Alle stehen gleich mit {n} Punkten</translation>
        </message>
        <message>
            <source>Everybody needs a name: type one.</source>
            <translation>Alle brauchen einen Namen: bitte eingeben.</translation>
        </message>
        <message>
            <source>Executive action</source>
            <translation>Exekutivaktion</translation>
        </message>
        <message>
            <source>Explanation</source>
            <translation>Erklärung</translation>
        </message>
        <message>
            <source>Face down, a seat sees its own hand as long as it holds H. A game alone is never covered.</source>
            <translation>Verdeckt sieht ein Platz die eigene Hand, solange er H hält. Ein Spiel allein wird nie verdeckt.</translation>
        </message>
        <message>
            <source>Find words in the log</source>
            <translation>Wörter im Log finden</translation>
        </message>
        <message>
            <source>First action owed</source>
            <translation>Erste Aktion steht aus</translation>
        </message>
        <message>
            <source>First game</source>
            <translation>Erstes Spiel</translation>
        </message>
        <message>
            <source>First of two actions</source>
            <translation>Erste von zwei Aktionen</translation>
        </message>
        <message>
            <source>First production; from the middle of the game every action should raise something.</source>
            <translation>Zuerst Produktion; ab der Mitte des Spiels sollte jede Aktion etwas erhöhen.</translation>
        </message>
        <message>
            <source>First what gives you something that another one needs.</source>
            <translation>Zuerst, was etwas bringt, das ein anderer Effekt braucht.</translation>
        </message>
        <message>
            <source>Fold all</source>
            <translation>Alle zuklappen</translation>
        </message>
        <message>
            <source>For example:</source>
            <translation>Zum Beispiel:</translation>
        </message>
        <message>
            <source>Forward by a generation (Page Down)</source>
            <translation>Eine Generation vor (Bild ab)</translation>
        </message>
        <message>
            <source>Forward by a round (Page Down)</source>
            <translation>Eine Runde vor (Bild ab)</translation>
        </message>
        <message>
            <source>Forward by a turn (Ctrl+Right)</source>
            <translation>Einen Zug vor (Strg+Rechts)</translation>
        </message>
        <message>
            <source>Forward by an answer (Right)</source>
            <translation>Eine Antwort vor (Rechts)</translation>
        </message>
        <message>
            <source>Found a campaign</source>
            <translation>Kampagne gründen</translation>
        </message>
        <message>
            <source>Found the campaign</source>
            <translation>Kampagne gründen</translation>
        </message>
        <message>
            <source>Freezes water</source>
            <translation>Friert Wasser ein</translation>
        </message>
        <message>
            <source>Friday evening</source>
            <translation>Freitagabend</translation>
        </message>
        <message>
            <source>Funded by {who}.</source>
            <translation>Finanziert von {who}.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games alone: won, of all</source>
            <translation>Spiele allein: gewonnen, von allen</translation>
        </message>
        <message>
            <source>Games in which both had as many points</source>
            <translation>Spiele, in denen beide gleich viele Punkte hatten</translation>
        </message>
        <message>
            <source>Games in which the first had fewer points</source>
            <translation>Spiele, in denen der Erste weniger Punkte hatte</translation>
        </message>
        <message>
            <source>Games in which the first had more points</source>
            <translation>Spiele, in denen der Erste mehr Punkte hatte</translation>
        </message>
        <message>
            <source>Games of two or more</source>
            <translation>Spiele zu zweit oder mehr</translation>
        </message>
        <message>
            <source>Games of two or more that were won, alone or together</source>
            <translation>Gewonnene Spiele zu zweit oder mehr, allein oder geteilt</translation>
        </message>
        <message>
            <source>Games that both played</source>
            <translation>Spiele, die beide spielten</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>Generation {n}</source>
            <translation>Generation {n}</translation>
        </message>
        <message>
            <source>Generations</source>
            <translation>Generationen</translation>
        </message>
        <message>
            <source>Give it again (Ctrl+Y)</source>
            <translation>Wiederholen (Strg+Y)</translation>
        </message>
        <message>
            <source>Give mission {n} up</source>
            <translation>Mission {n} aufgeben</translation>
        </message>
        <message>
            <source>Give the mission up</source>
            <translation>Mission aufgeben</translation>
        </message>
        <message numerus="yes">
            <source>Give {n} answers again</source>
            <extracomment>Give {n} answer again</extracomment>
            <translation>
                <numerusform>{n} Antwort wiederholen</numerusform>
                <numerusform>{n} Antworten wiederholen</numerusform>
            </translation>
        </message>
        <message>
            <source>Global parameters</source>
            <translation>Globale Parameter</translation>
        </message>
        <message>
            <source>Glossary</source>
            <translation>Glossar</translation>
        </message>
        <message>
            <source>Glossary of Terraforming Mars</source>
            <translation>Glossar zu Terraforming Mars</translation>
        </message>
        <message>
            <source>Go on playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Goal of the mission</source>
            <translation>Ziel der Mission</translation>
        </message>
        <message>
            <source>Goals and deliveries</source>
            <translation>Ziele und Lieferungen</translation>
        </message>
        <message>
            <source>Governor</source>
            <translation>Gouverneur</translation>
        </message>
        <message>
            <source>Greeneries</source>
            <translation>Grünflächen</translation>
        </message>
        <message>
            <source>Guide through the first generation</source>
            <translation>Anleitung durch die erste Generation</translation>
        </message>
        <message>
            <source>Guide through the first rounds of On Mars</source>
            <translation>Anleitung durch die ersten Runden von On Mars</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Hand:</source>
            <translation>Hand:</translation>
        </message>
        <message>
            <source>Has a question to answer</source>
            <translation>Hat eine Frage zu beantworten</translation>
        </message>
        <message>
            <source>Has a requirement</source>
            <translation>Hat eine Voraussetzung</translation>
        </message>
        <message>
            <source>Has chosen</source>
            <translation>Hat gewählt</translation>
        </message>
        <message>
            <source>Has none</source>
            <translation>Hat keine</translation>
        </message>
        <message>
            <source>Head to head</source>
            <translation>Direkter Vergleich</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Geschichte</translation>
        </message>
        <message>
            <source>Hold H to see the cards.</source>
            <translation>H halten, um die Karten zu sehen.</translation>
        </message>
        <message>
            <source>Hold Space or press here for half a second</source>
            <translation>Leertaste halten oder hier eine halbe Sekunde drücken</translation>
        </message>
        <message>
            <source>Hold Space to look; only {name} should</source>
            <translation>Leertaste halten, um zu sehen; nur {name} soll</translation>
        </message>
        <message>
            <source>Hold this button or H to see {who}'s cards; a double click leaves them open.</source>
            <translation>Diesen Knopf oder H halten, um die Karten zu sehen ({who}); ein Doppelklick lässt sie offen.</translation>
        </message>
        <message>
            <source>Hold to look (H)</source>
            <translation>Ansehen: H halten</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>How long it is, which variants it has, and alone which goal</source>
            <translation>Wie lang es ist, welche Varianten gelten, und allein welches Ziel</translation>
        </message>
        <message>
            <source>How to pay</source>
            <translation>Zahlung</translation>
        </message>
        <message>
            <source>In mission 1 the one who most recently won a game of Terraforming Mars begins.</source>
            <translation>In Mission 1 beginnt, wer zuletzt eine Partie Terraforming Mars gewonnen hat.</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>In der Schachtel</translation>
        </message>
        <message>
            <source>In the middle of a turn</source>
            <translation>Mitten im Zug</translation>
        </message>
        <message>
            <source>Innovation action</source>
            <translation>Innovationsaktion</translation>
        </message>
        <message>
            <source>Innovation action: still open</source>
            <translation>Innovationsaktion: noch offen</translation>
        </message>
        <message>
            <source>Innovation action: taken in this mission</source>
            <translation>Innovationsaktion: in dieser Mission genutzt</translation>
        </message>
        <message>
            <source>It counts 1 point for every greenery beside it at the end: leave room round it.</source>
            <translation>Sie zählt am Ende 1 Punkt für jede angrenzende Grünfläche: rundherum Platz lassen.</translation>
        </message>
        <message>
            <source>It raises oxygen and your rating and counts 1 point; beside a city of yours, 1 more.</source>
            <translation>Sie erhöht Sauerstoff und Terraforming-Wert und zählt 1 Punkt; neben einer eigenen Stadt noch 1.</translation>
        </message>
        <message>
            <source>It raises your rating. Tiles placed beside it later bring 2 M€, yours and those of others.</source>
            <translation>Er erhöht den Terraforming-Wert. Spätere Plättchen daneben bringen 2 M€, eigene und die der anderen.</translation>
        </message>
        <message>
            <source>It waits in the box for the next mission.</source>
            <translation>Sie wartet in der Schachtel auf die nächste Mission.</translation>
        </message>
        <message>
            <source>It was given up, and may be begun anew.</source>
            <translation>Sie wurde aufgegeben und darf neu begonnen werden.</translation>
        </message>
        <message>
            <source>Its name, story, map and cards are shown when it is opened, not before. Opening it is written in the history with its date. Open it when everybody sits at the table.</source>
            <translation>Name, Erzählung, Karte und Karten zeigen sich beim Öffnen, nicht vorher. Das Öffnen steht mit Datum in der Geschichte. Öffnet sie, wenn alle am Tisch sitzen.</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Keep half of the money. Good first cards are cheap, ask for nothing yet and raise a production.</source>
            <translation>Die Hälfte des Geldes behalten. Gute erste Karten sind billig, verlangen noch nichts und erhöhen eine Produktion.</translation>
        </message>
        <message>
            <source>Keep none</source>
            <translation>Keine behalten</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Keep what suits you best; the other cards go on to your neighbour, and you get theirs.</source>
            <translation>Behalten, was am besten passt; die anderen Karten gehen weiter, und neue kommen vom Nachbarn.</translation>
        </message>
        <message numerus="yes">
            <source>Keep {n} cards</source>
            <extracomment>Keep {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte behalten</numerusform>
                <numerusform>{n} Karten behalten</numerusform>
            </translation>
        </message>
        <message>
            <source>Keeping is free. Only afterwards do you choose which of the kept cards to buy.</source>
            <translation>Behalten kostet nichts. Erst danach wird gewählt, welche davon gekauft werden.</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Kind of line</source>
            <translation>Art der Zeile</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Last conversions</source>
            <translation>Letzte Umwandlungen</translation>
        </message>
        <message>
            <source>Last greeneries</source>
            <translation>Letzte Grünflächen</translation>
        </message>
        <message>
            <source>Lead</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Leave it as it was</source>
            <translation>Lassen, wie es war</translation>
        </message>
        <message>
            <source>Leaves the campaign</source>
            <translation>Verlässt die Kampagne</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Line {n}, {day}: {words}</source>
            <translation>Zeile {n}, {day}: {words}</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <source>Log of {players}</source>
            <translation>Log von {players}</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <source>Look at what changes</source>
            <translation>Ansehen, was sich ändert</translation>
        </message>
        <message>
            <source>Look up:</source>
            <translation>Nachschlagen:</translation>
        </message>
        <message>
            <source>Lost alone</source>
            <translation>Allein verloren</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Spielplan</translation>
        </message>
        <message>
            <source>Map of Mars</source>
            <translation>Marskarte</translation>
        </message>
        <message>
            <source>Map of {world}</source>
            <translation>Karte von {world}</translation>
        </message>
        <message>
            <source>Mars Desktop</source>
            <translation>Mars Desktop</translation>
        </message>
        <message>
            <source>Mars before any game</source>
            <translation>Der Mars vor dem ersten Spiel</translation>
        </message>
        <message>
            <source>Melts a glacier</source>
            <translation>Schmilzt einen Gletscher</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Metal can pay for nothing but cards with its tag, so use it first. What is paid too much is lost.</source>
            <translation>Metall zahlt nur für Karten mit seinem Symbol, also zuerst nutzen. Was zu viel gezahlt wird, ist verloren.</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Meilensteine</translation>
        </message>
        <message>
            <source>Milestones and awards</source>
            <translation>Meilensteine und Auszeichnungen</translation>
        </message>
        <message>
            <source>Mission {n}</source>
            <translation>Mission {n}</translation>
        </message>
        <message>
            <source>Mission {n} is sealed</source>
            <translation>Mission {n} ist versiegelt</translation>
        </message>
        <message>
            <source>Mission {n} is sealed: the missions before it come first.</source>
            <translation>Mission {n} ist versiegelt: Erst kommen die Missionen davor.</translation>
        </message>
        <message>
            <source>Mission {n}: {title}</source>
            <translation>Mission {n}: {title}</translation>
        </message>
        <message>
            <source>Moments of the game</source>
            <translation>Augenblicke des Spiels</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Most points in one game</source>
            <translation>Meiste Punkte in einem Spiel</translation>
        </message>
        <message>
            <source>Most {need}, Mars has {have}</source>
            <translation>Max. {need}, Mars hat {have}</translation>
        </message>
        <message>
            <source>Most {n} glaciers</source>
            <translation>Höchstens {n} Gletscher</translation>
        </message>
        <message>
            <source>Most {n} water tiles</source>
            <translation>Höchstens {n} Wasserplättchen</translation>
        </message>
        <message>
            <source>M€</source>
            <translation>M€</translation>
        </message>
        <message>
            <source>M€ for mission {n}</source>
            <translation>M€ für Mission {n}</translation>
        </message>
        <message>
            <source>M€ for the next mission</source>
            <translation>M€ für die nächste Mission</translation>
        </message>
        <message>
            <source>M€ next</source>
            <translation>M€ danach</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of player {n}</source>
            <translation>Name von Spieler {n}</translation>
        </message>
        <message>
            <source>Name of seat {n}</source>
            <translation>Name von Platz {n}</translation>
        </message>
        <message>
            <source>Name of the campaign</source>
            <translation>Name der Kampagne</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Name des Tisches</translation>
        </message>
        <message>
            <source>Names of saved cards</source>
            <translation>Namen aufgehobener Karten</translation>
        </message>
        <message>
            <source>Names of the saved cards of {name}</source>
            <translation>Namen der aufgehobenen Karten von {name}</translation>
        </message>
        <message>
            <source>Names with commas between them take the place of what is saved.</source>
            <translation>Namen mit Kommas dazwischen treten an die Stelle des Aufgehobenen.</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Never, but hands lie face down</source>
            <translation>Nie, aber Hände liegen verdeckt</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>No campaign is kept yet. Found one to play seven missions here or with the printed game, or open a file of one.</source>
            <translation>Noch wird keine Kampagne geführt. Gründet eine, um sieben Missionen hier oder mit dem gedruckten Spiel zu spielen, oder öffnet eine Datei.</translation>
        </message>
        <message>
            <source>No card is like this. Take something out of the search.</source>
            <translation>Keine Karte ist so. Etwas aus der Suche herausnehmen.</translation>
        </message>
        <message>
            <source>No cards are bought.</source>
            <translation>Keine Karten werden gekauft.</translation>
        </message>
        <message>
            <source>No game has been played to its end yet. Every finished game will be remembered here.</source>
            <translation>Noch kein Spiel wurde zu Ende gespielt. Jedes beendete Spiel bleibt hier in Erinnerung.</translation>
        </message>
        <message>
            <source>No game was begun here yet.</source>
            <translation>Hier wurde noch kein Spiel begonnen.</translation>
        </message>
        <message>
            <source>No mission is finished yet.</source>
            <translation>Noch ist keine Mission beendet.</translation>
        </message>
        <message numerus="yes">
            <source>No more than {n} places.</source>
            <extracomment>No more than {n} place.</extracomment>
            <translation>
                <numerusform>Nicht mehr als {n} Ort.</numerusform>
                <numerusform>Nicht mehr als {n} Orte.</numerusform>
            </translation>
        </message>
        <message>
            <source>No place for the tile</source>
            <translation>Kein Platz fürs Plättchen</translation>
        </message>
        <message>
            <source>No points, titles or start money change.</source>
            <translation>Punkte, Titel und Startgeld bleiben gleich.</translation>
        </message>
        <message>
            <source>No production to lower</source>
            <translation>Keine Produktion zu senken</translation>
        </message>
        <message>
            <source>No room for Population</source>
            <translation>Kein Platz für Bevölkerung</translation>
        </message>
        <message>
            <source>No saved card</source>
            <translation>Keine aufgehobene Karte</translation>
        </message>
        <message>
            <source>No table is saved yet.</source>
            <translation>Noch kein Tisch gespeichert.</translation>
        </message>
        <message>
            <source>No tag</source>
            <translation>Kein Symbol</translation>
        </message>
        <message>
            <source>No. {number} · {deck}</source>
            <translation>Nr. {number} · {deck}</translation>
        </message>
        <message>
            <source>Nobody has met anybody yet: all games were played alone.</source>
            <translation>Noch hat niemand gegen jemanden gespielt: Alle Spiele waren allein.</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Nothing else: its tags and points are all there is.</source>
            <translation>Nichts weiter: Symbole und Punkte sind alles.</translation>
        </message>
        <message>
            <source>Nothing is called or explained so.</source>
            <translation>Nichts heißt so oder ist so erklärt.</translation>
        </message>
        <message>
            <source>Nothing is in play yet.</source>
            <translation>Noch ist nichts im Spiel.</translation>
        </message>
        <message>
            <source>Nothing is played yet. Try a game alone, or set one up for up to five people.</source>
            <translation>Noch wurde nichts gespielt. Ein Spiel allein probieren oder eines für bis zu fünf Personen einrichten.</translation>
        </message>
        <message>
            <source>Nothing of this is possible now; open it to see why.</source>
            <translation>Davon geht jetzt nichts; geöffnet steht da, warum.</translation>
        </message>
        <message>
            <source>Nothing to remove</source>
            <translation>Nichts zu entfernen</translation>
        </message>
        <message>
            <source>Nothing was answered after this.</source>
            <translation>Danach wurde nichts beantwortet.</translation>
        </message>
        <message>
            <source>Now press where it goes; Esc lays it back.</source>
            <translation>Nun drücken, wohin es kommt; Esc legt es zurück.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On Mars · long game</source>
            <translation>On Mars · langes Spiel</translation>
        </message>
        <message>
            <source>On Mars · short game</source>
            <translation>On Mars · kurzes Spiel</translation>
        </message>
        <message numerus="yes">
            <source>Once in this mission, with {n} science tags: draw innovations and keep one.</source>
            <extracomment>Once in this mission, with {n} science tag: draw innovations and keep one.</extracomment>
            <translation>
                <numerusform>Einmal in dieser Mission, mit {n} Wissenschafts-Symbol: Innovationen ziehen und eine behalten.</numerusform>
                <numerusform>Einmal in dieser Mission, mit {n} Wissenschafts-Symbolen: Innovationen ziehen und eine behalten.</numerusform>
            </translation>
        </message>
        <message>
            <source>One player plays a solo campaign, against the missions.</source>
            <translation>Allein ist es eine Solokampagne gegen die Missionen.</translation>
        </message>
        <message>
            <source>Only for a game alone.</source>
            <translation>Nur für ein Spiel allein.</translation>
        </message>
        <message>
            <source>Only for two and more seats.</source>
            <translation>Nur ab zwei Plätzen.</translation>
        </message>
        <message>
            <source>Only playable ones</source>
            <translation>Nur ausspielbare</translation>
        </message>
        <message>
            <source>Only {name} should look</source>
            <translation>Nur {name} sollte hinsehen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Open all</source>
            <translation>Alle aufklappen</translation>
        </message>
        <message>
            <source>Open and not begun. The briefing says how it is set up.</source>
            <translation>Geöffnet und nicht begonnen. Die Einweisung sagt, wie aufgebaut wird.</translation>
        </message>
        <message>
            <source>Open mission {n}</source>
            <translation>Mission {n} öffnen</translation>
        </message>
        <message>
            <source>Open the whole log: find words, filter, fold, copy, save</source>
            <translation>Ganzes Log öffnen: Wörter finden, filtern, zuklappen, kopieren, sichern</translation>
        </message>
        <message>
            <source>Orbit</source>
            <translation>Orbit</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Orders effects</source>
            <translation>Ordnet Effekte</translation>
        </message>
        <message>
            <source>Our campaign</source>
            <translation>Unsere Kampagne</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <source>PDF files</source>
            <translation>PDF-Dateien</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Gepasst</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Place a city</source>
            <translation>Eine Stadt legen</translation>
        </message>
        <message>
            <source>Place a greenery</source>
            <translation>Eine Grünfläche legen</translation>
        </message>
        <message>
            <source>Place a tile</source>
            <translation>Ein Plättchen legen</translation>
        </message>
        <message>
            <source>Place an ocean</source>
            <translation>Einen Ozean legen</translation>
        </message>
        <message>
            <source>Place of {name}</source>
            <translation>Platz von {name}</translation>
        </message>
        <message>
            <source>Places a Population</source>
            <translation>Platziert eine Bevölkerung</translation>
        </message>
        <message>
            <source>Places a tile or marker</source>
            <translation>Legt Plättchen oder Marker</translation>
        </message>
        <message>
            <source>Play (Space)</source>
            <translation>Abspielen (Leertaste)</translation>
        </message>
        <message>
            <source>Play alone</source>
            <translation>Allein spielen</translation>
        </message>
        <message>
            <source>Play it here</source>
            <translation>Hier spielen</translation>
        </message>
        <message>
            <source>Play one mission by itself</source>
            <translation>Eine Mission für sich spielen</translation>
        </message>
        <message>
            <source>Play {card}</source>
            <translation>{card} ausspielen</translation>
        </message>
        <message>
            <source>Playable ones first</source>
            <translation>Ausspielbare zuerst</translation>
        </message>
        <message>
            <source>Played here, the program does all of this by itself.</source>
            <translation>Hier gespielt, macht das Programm all das von selbst.</translation>
        </message>
        <message>
            <source>Played here, the program sorts by itself.</source>
            <translation>Hier gespielt, sortiert das Programm von selbst.</translation>
        </message>
        <message>
            <source>Played on a real table: type results in</source>
            <translation>Am echten Tisch gespielt: Ergebnisse eingeben</translation>
        </message>
        <message>
            <source>Played with</source>
            <translation>Gespielt mit</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Player {n}</source>
            <translation>Spieler {n}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players, in order round the table</source>
            <translation>Spieler, reihum am Tisch</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points by source</source>
            <translation>Punkte nach Herkunft</translation>
        </message>
        <message>
            <source>Points by source, per game on average</source>
            <translation>Punkte nach Herkunft, im Mittel je Spiel</translation>
        </message>
        <message>
            <source>Points if the game had ended then</source>
            <translation>Punkte, wenn das Spiel da geendet hätte</translation>
        </message>
        <message>
            <source>Points of all missions so far</source>
            <translation>Punkte aller bisherigen Missionen</translation>
        </message>
        <message>
            <source>Points of each mission, and whether it was won</source>
            <translation>Punkte jeder Mission, und ob sie gewonnen wurde</translation>
        </message>
        <message>
            <source>Points of {name}</source>
            <translation>Punkte von {name}</translation>
        </message>
        <message>
            <source>Points per game on average</source>
            <translation>Punkte je Spiel im Mittel</translation>
        </message>
        <message>
            <source>Points that the first has more on average</source>
            <translation>Punkte, die der Erste im Mittel mehr hat</translation>
        </message>
        <message>
            <source>Population {n}</source>
            <translation>Bevölkerung {n}</translation>
        </message>
        <message>
            <source>Prefect</source>
            <translation>Präfekt</translation>
        </message>
        <message>
            <source>Press a corporation: it says what money you start with and what is special for you. Then press the cards to keep.</source>
            <translation>Einen Konzern drücken: Er bestimmt Startgeld und Besonderheit. Dann die Karten drücken, die bleiben sollen.</translation>
        </message>
        <message>
            <source>Press a hex: only you may place a tile there later.</source>
            <translation>Ein Sechseck drücken: Nur wer es beansprucht, darf dort später ein Plättchen legen.</translation>
        </message>
        <message>
            <source>Press a lit card to play it, or a button above the hand. Resting on a thing explains it.</source>
            <translation>Eine helle Karte drücken, um sie auszuspielen, oder einen Knopf über der Hand. Verweilen auf etwas erklärt es.</translation>
        </message>
        <message>
            <source>Press it again to lay it back</source>
            <translation>Noch einmal drücken, um es zurückzulegen</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken …</translation>
        </message>
        <message>
            <source>Private Goals:</source>
            <translation>Private Ziele:</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Production that is raised early pays every generation. If nothing is worth doing, pass: money is kept.</source>
            <translation>Früh erhöhte Produktion zahlt in jeder Generation. Lohnt sich nichts, hilft Passen: Geld bleibt erhalten.</translation>
        </message>
        <message>
            <source>Production, then new cards</source>
            <translation>Produktion, dann neue Karten</translation>
        </message>
        <message>
            <source>Projects</source>
            <translation>Projekte</translation>
        </message>
        <message>
            <source>Put in the bin</source>
            <translation>In den Papierkorb</translation>
        </message>
        <message>
            <source>Put “{title}” in the bin? It can be taken out again.</source>
            <translation>„{title}“ in den Papierkorb legen? Sie kann wieder herausgeholt werden.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Rating at most {n}</source>
            <translation>TW höchstens {n}</translation>
        </message>
        <message>
            <source>Rating {n}</source>
            <translation>TW {n}</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Bestenliste</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove fewer</source>
            <translation>Weniger entfernen</translation>
        </message>
        <message>
            <source>Remove player {n}</source>
            <translation>Spieler {n} entfernen</translation>
        </message>
        <message>
            <source>Remove seat {n}</source>
            <translation>Platz {n} entfernen</translation>
        </message>
        <message numerus="yes">
            <source>Remove {n} campaigns for good? They are exported among the backups first.</source>
            <extracomment>Remove {n} campaign for good? It is exported among the backups first.</extracomment>
            <translation>
                <numerusform>{n} Kampagne endgültig entfernen? Vorher wird sie zu den Sicherungen exportiert.</numerusform>
                <numerusform>{n} Kampagnen endgültig entfernen? Vorher werden sie zu den Sicherungen exportiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Remove {n} tables for good?</source>
            <extracomment>Remove {n} table for good?</extracomment>
            <translation>
                <numerusform>{n} Tisch endgültig entfernen?</numerusform>
                <numerusform>{n} Tische endgültig entfernen?</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Rename the campaign…</source>
            <translation>Kampagne umbenennen …</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Requirement</source>
            <translation>Voraussetzung</translation>
        </message>
        <message>
            <source>Research, generation {n}</source>
            <translation>Forschung, Generation {n}</translation>
        </message>
        <message>
            <source>Reset turn</source>
            <translation>Zug zurücksetzen</translation>
        </message>
        <message>
            <source>Resources on a card</source>
            <translation>Ressourcen auf eine Karte</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Sicherung wiederherstellen</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Rover</source>
            <translation>Rover</translation>
        </message>
        <message>
            <source>Rule of the mission: {name}</source>
            <translation>Regel der Mission: {name}</translation>
        </message>
        <message>
            <source>Same again</source>
            <translation>Noch einmal so</translation>
        </message>
        <message>
            <source>Save as text</source>
            <translation>Als Text sichern</translation>
        </message>
        <message>
            <source>Save nothing</source>
            <translation>Nichts aufheben</translation>
        </message>
        <message>
            <source>Save the campaign to a file…</source>
            <translation>Kampagne in eine Datei speichern …</translation>
        </message>
        <message>
            <source>Save to a file</source>
            <translation>In Datei sichern</translation>
        </message>
        <message numerus="yes">
            <source>Save {n} cards</source>
            <extracomment>Save {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte aufheben</numerusform>
                <numerusform>{n} Karten aufheben</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved as “{file}”.</source>
            <translation>Gesichert als „{file}“.</translation>
        </message>
        <message>
            <source>Saved cards</source>
            <translation>Aufgehobene Karten</translation>
        </message>
        <message>
            <source>Saved cards of {name}</source>
            <translation>Aufgehobene Karten von {name}</translation>
        </message>
        <message>
            <source>Saved tables</source>
            <translation>Gespeicherte Tische</translation>
        </message>
        <message>
            <source>Scientist or Contract</source>
            <translation>Wissenschaftler oder Vertrag</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Wertungsbogen</translation>
        </message>
        <message>
            <source>Score sheet for a spreadsheet (CSV)…</source>
            <translation>Wertungsbogen für Tabellen (CSV) …</translation>
        </message>
        <message>
            <source>Score sheet of the table</source>
            <translation>Wertung des Tisches</translation>
        </message>
        <message>
            <source>Score so far</source>
            <translation>Zwischenstand</translation>
        </message>
        <message>
            <source>Sealed. It is opened when everybody sits at the table.</source>
            <translation>Versiegelt. Geöffnet wird, wenn alle am Tisch sitzen.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suche</translation>
        </message>
        <message>
            <source>Search the glossary</source>
            <translation>Glossar durchsuchen</translation>
        </message>
        <message>
            <source>Seat {n} is a beginner</source>
            <translation>Platz {n} ist Anfänger</translation>
        </message>
        <message>
            <source>Seats, in order of play</source>
            <translation>Plätze in Spielreihenfolge</translation>
        </message>
        <message>
            <source>Second of two actions</source>
            <translation>Zweite von zwei Aktionen</translation>
        </message>
        <message>
            <source>See also:</source>
            <translation>Siehe auch:</translation>
        </message>
        <message>
            <source>See the result</source>
            <translation>Ergebnis ansehen</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Sell</source>
            <translation>Verkaufen</translation>
        </message>
        <message numerus="yes">
            <source>Sell {n} cards</source>
            <extracomment>Sell {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte verkaufen</numerusform>
                <numerusform>{n} Karten verkaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Set-up on a real table</source>
            <translation>Aufbau am echten Tisch</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Settings, saving and leaving the table (F10)</source>
            <translation>Einstellungen, Sichern und Verlassen des Tisches (F10)</translation>
        </message>
        <message>
            <source>Seven missions that can be played here, or on a real table and typed in.</source>
            <translation>Sieben Missionen, hier zu spielen oder am echten Tisch und einzugeben.</translation>
        </message>
        <message>
            <source>Several effects happen at once. Choose the one to carry out next.</source>
            <translation>Mehrere Effekte geschehen zugleich. Den nächsten auswählen.</translation>
        </message>
        <message>
            <source>Share of the games won</source>
            <translation>Anteil gewonnener Spiele</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <source>Show on the map</source>
            <translation>Auf dem Spielplan zeigen</translation>
        </message>
        <message>
            <source>Show only {who}</source>
            <translation>Nur {who} zeigen</translation>
        </message>
        <message>
            <source>Show the card</source>
            <translation>Karte zeigen</translation>
        </message>
        <message>
            <source>Show the guide</source>
            <translation>Anleitung zeigen</translation>
        </message>
        <message>
            <source>Side</source>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Side that {name} played</source>
            <translation>Seite, die {name} spielte</translation>
        </message>
        <message>
            <source>Side {side}, {name}: {text}</source>
            <translation>Seite {side}, {name}: {text}</translation>
        </message>
        <message>
            <source>Sit further ahead</source>
            <translation>Weiter nach vorn</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Hand sortieren</translation>
        </message>
        <message>
            <source>Spreadsheets</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>Standard projects</source>
            <translation>Standardprojekte</translation>
        </message>
        <message>
            <source>Standing after each mission</source>
            <translation>Stand nach jeder Mission</translation>
        </message>
        <message>
            <source>Standing of the campaign</source>
            <translation>Stand der Kampagne</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Start anew</source>
            <translation>Neu anfangen</translation>
        </message>
        <message>
            <source>Steel is worth {n}</source>
            <translation>Stahl ist {n} wert</translation>
        </message>
        <message>
            <source>Stop (Space)</source>
            <translation>Anhalten (Leertaste)</translation>
        </message>
        <message>
            <source>Sunday campaign</source>
            <translation>Sonntagskampagne</translation>
        </message>
        <message>
            <source>Sunday, to the end</source>
            <translation>Sonntag, bis zum Schluss</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Tables of Mars Desktop</source>
            <translation>Tische von Mars Desktop</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Symbol</translation>
        </message>
        <message>
            <source>Take a place with a good bonus, or beside your tiles.</source>
            <translation>Ein Feld mit gutem Bonus nehmen oder eines neben eigenen Plättchen.</translation>
        </message>
        <message>
            <source>Take another action, or end the turn and wait for the next one.</source>
            <translation>Noch eine Aktion wählen oder den Zug beenden und den nächsten abwarten.</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Take back the last answer (Ctrl+Z)</source>
            <translation>Letzte Antwort zurücknehmen (Strg+Z)</translation>
        </message>
        <message>
            <source>Take back the last {n} answers? They can be given again.</source>
            <translation>Die letzten {n} Antworten zurücknehmen? Sie lassen sich wiederholen.</translation>
        </message>
        <message>
            <source>Take back the whole turn</source>
            <translation>Ganzen Zug zurücknehmen</translation>
        </message>
        <message>
            <source>Take back the whole turn (Ctrl+Shift+Backspace)</source>
            <translation>Ganzen Zug zurücknehmen (Strg+Umschalt+Rücktaste)</translation>
        </message>
        <message>
            <source>Take back the whole turn?</source>
            <translation>Ganzen Zug zurücknehmen?</translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation>Bis hierher zurücknehmen</translation>
        </message>
        <message numerus="yes">
            <source>Take back to here ({n} answers)</source>
            <extracomment>Take back to here ({n} answer)</extracomment>
            <translation>
                <numerusform>Bis hierher zurücknehmen ({n} Antwort)</numerusform>
                <numerusform>Bis hierher zurücknehmen ({n} Antworten)</numerusform>
            </translation>
        </message>
        <message>
            <source>Take back to here?</source>
            <translation>Bis hierher zurücknehmen?</translation>
        </message>
        <message>
            <source>Take from whoever is ahead, or from whoever would use it next. Of resources fewer may be taken, or none.</source>
            <translation>Von der führenden Person nehmen oder von der, die es als Nächste nutzen würde. Von Ressourcen dürfen auch weniger genommen werden oder gar keine.</translation>
        </message>
        <message>
            <source>Take out of the bin</source>
            <translation>Aus dem Papierkorb holen</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Begriffe</translation>
        </message>
        <message>
            <source>Terraform rating {n}</source>
            <translation>Terraforming-Wert {n}</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>The Legacy of Mars · {pack} · {players}</source>
            <translation>The Legacy of Mars · {pack} · {players}</translation>
        </message>
        <message>
            <source>The Shuttle, round {n}</source>
            <translation>Das Shuttle, Runde {n}</translation>
        </message>
        <message>
            <source>The bin</source>
            <translation>Papierkorb</translation>
        </message>
        <message>
            <source>The bin is empty.</source>
            <translation>Der Papierkorb ist leer.</translation>
        </message>
        <message>
            <source>The book as PDF…</source>
            <translation>Das Buch als PDF …</translation>
        </message>
        <message>
            <source>The book of a campaign on your table: results, titles and boxes are typed in, with or without cards.</source>
            <translation>Das Buch einer Kampagne an eurem Tisch: Ergebnisse, Titel und Schachteln werden eingegeben, mit oder ohne Karten.</translation>
        </message>
        <message>
            <source>The campaign</source>
            <translation>Die Kampagne</translation>
        </message>
        <message>
            <source>The campaign is over</source>
            <translation>Die Kampagne ist zu Ende</translation>
        </message>
        <message>
            <source>The campaign of “{file}” is now kept here.</source>
            <translation>Die Kampagne aus „{file}“ wird jetzt hier geführt.</translation>
        </message>
        <message>
            <source>The campaign of “{file}” was here already: this is a copy of it.</source>
            <translation>Die Kampagne aus „{file}“ war schon hier: Dies ist eine Kopie davon.</translation>
        </message>
        <message>
            <source>The card says what the tile does; good bonuses and oceans nearby are worth a look.</source>
            <translation>Die Karte sagt, was das Plättchen bewirkt; gute Boni und nahe Ozeane lohnen einen Blick.</translation>
        </message>
        <message>
            <source>The colony</source>
            <translation>Die Kolonie</translation>
        </message>
        <message>
            <source>The course of the standings is drawn here once a mission is finished.</source>
            <translation>Hier steht der Verlauf, sobald eine Mission beendet ist.</translation>
        </message>
        <message>
            <source>The founding stays, and what is undone already cannot be undone again.</source>
            <translation>Die Gründung bleibt, und was schon zurückgenommen ist, geht nicht noch einmal.</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Das Spiel</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Das Ziel</translation>
        </message>
        <message>
            <source>The last Governor who takes part begins.</source>
            <translation>Es beginnt, wer von den Anwesenden zuletzt Gouverneur wurde.</translation>
        </message>
        <message>
            <source>The map of the colony</source>
            <translation>Die Karte der Kolonie</translation>
        </message>
        <message>
            <source>The map of “{title}” as it was saved</source>
            <translation>Der Spielplan von „{title}“, wie er gespeichert wurde</translation>
        </message>
        <message>
            <source>The map {name}</source>
            <translation>Die Karte {name}</translation>
        </message>
        <message>
            <source>The map, or the mission of The Legacy of Mars</source>
            <translation>Die Karte oder die Mission von The Legacy of Mars</translation>
        </message>
        <message>
            <source>The mission is lost</source>
            <translation>Die Mission ist verloren</translation>
        </message>
        <message>
            <source>The mission is won</source>
            <translation>Die Mission ist gewonnen</translation>
        </message>
        <message>
            <source>The points decide the places.</source>
            <translation>Die Punkte bestimmen die Plätze.</translation>
        </message>
        <message>
            <source>The price is at a card’s top left. Steel helps to pay for buildings, titanium for space cards.</source>
            <translation>Der Preis steht oben links auf der Karte. Stahl hilft bei Gebäuden, Titan bei Weltraumkarten.</translation>
        </message>
        <message>
            <source>The right button or the menu key takes the game back to a line</source>
            <translation>Die rechte Taste oder die Menütaste nimmt das Spiel bis zu einer Zeile zurück</translation>
        </message>
        <message>
            <source>The rule of the mission and its numbers (F2)</source>
            <translation>Die Regel der Mission und ihre Zahlen (F2)</translation>
        </message>
        <message>
            <source>The same for a first game there.</source>
            <translation>Dasselbe für eine erste Partie dort.</translation>
        </message>
        <message>
            <source>The same seed deals the same cards to the same table.</source>
            <translation>Derselbe Startwert teilt demselben Tisch dieselben Karten aus.</translation>
        </message>
        <message>
            <source>The seed is a number from 0 to {most}.</source>
            <translation>Der Startwert ist eine Zahl von 0 bis {most}.</translation>
        </message>
        <message>
            <source>The table of “{file}” is now saved here.</source>
            <translation>Der Tisch aus „{file}“ ist jetzt hier gespeichert.</translation>
        </message>
        <message>
            <source>The tables cannot be read</source>
            <translation>Die Tische lassen sich nicht lesen</translation>
        </message>
        <message>
            <source>Their names</source>
            <translation>Ihre Namen</translation>
        </message>
        <message>
            <source>These cards go to your hand without being bought, unless a price stands beside the question.</source>
            <translation>Diese Karten kommen ohne Kauf auf die Hand, außer es steht ein Preis neben der Frage.</translation>
        </message>
        <message>
            <source>This was the guide. F1 explains whatever you stand on.</source>
            <translation>Das war die Anleitung. F1 erklärt, was gerade gewählt ist.</translation>
        </message>
        <message>
            <source>Titanium is worth {n}</source>
            <translation>Titan ist {n} wert</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Title points</source>
            <translation>Titelpunkte</translation>
        </message>
        <message>
            <source>Titles</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>To mission {n}</source>
            <translation>Zu Mission {n}</translation>
        </message>
        <message>
            <source>To the briefing</source>
            <translation>Zur Einweisung</translation>
        </message>
        <message>
            <source>Took part</source>
            <translation>Dabei</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Turn ends after this</source>
            <translation>Danach endet der Zug</translation>
        </message>
        <message>
            <source>Two at once are good when somebody could take something from you. Waiting shows what the others do.</source>
            <translation>Zwei auf einmal sind gut, wenn jemand etwas wegnehmen könnte. Warten zeigt, was die anderen tun.</translation>
        </message>
        <message>
            <source>Two players have the same colour: change one of them.</source>
            <translation>Zwei Spieler haben dieselbe Farbe: eine davon ändern.</translation>
        </message>
        <message>
            <source>Two random cards come in the next mission</source>
            <translation>Zwei zufällige Karten kommen in der nächsten Mission</translation>
        </message>
        <message>
            <source>Two seats are called “{name}”: change one of them.</source>
            <translation>Zwei Plätze heißen „{name}“: einen ändern.</translation>
        </message>
        <message>
            <source>Type in how it ended on your table. Places follow the points; who is level is put in order by you.</source>
            <translation>Gebt ein, wie es an eurem Tisch ausging. Die Plätze folgen den Punkten; bei Gleichstand ordnet ihr.</translation>
        </message>
        <message>
            <source>Type results in</source>
            <translation>Ergebnisse eingeben</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo this line</source>
            <translation>Zeile zurücknehmen</translation>
        </message>
        <message>
            <source>Undo: {words}</source>
            <translation>Zurücknehmen: {words}</translation>
        </message>
        <message>
            <source>Use action</source>
            <translation>Aktion nutzen</translation>
        </message>
        <message>
            <source>Use an action</source>
            <translation>Eine Aktion nutzen</translation>
        </message>
        <message>
            <source>Use nothing again</source>
            <translation>Nichts erneut nutzen</translation>
        </message>
        <message numerus="yes">
            <source>Use {n} cards again</source>
            <extracomment>Use {n} card again</extracomment>
            <translation>
                <numerusform>{n} Karte erneut nutzen</numerusform>
                <numerusform>{n} Karten erneut nutzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Genutzt</translation>
        </message>
        <message>
            <source>What decided it</source>
            <translation>Was entschieden hat</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Was gezeigt wird</translation>
        </message>
        <message>
            <source>What the curves show</source>
            <translation>Was die Kurven zeigen</translation>
        </message>
        <message>
            <source>What the table agrees on</source>
            <translation>Worauf sich der Tisch einigt</translation>
        </message>
        <message>
            <source>What was written down before stays in the history; titles, title points and start money follow.</source>
            <translation>Was vorher notiert war, bleibt in der Geschichte; Titel, Titelpunkte und Startgeld richten sich danach.</translation>
        </message>
        <message>
            <source>When hidden cards change hands</source>
            <translation>Wenn verdeckte Karten wechseln</translation>
        </message>
        <message>
            <source>Which comes first?</source>
            <translation>Was kommt zuerst?</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Wer beginnt</translation>
        </message>
        <message>
            <source>Who takes part, in order round the table</source>
            <translation>Wer dabei ist, reihum am Tisch</translation>
        </message>
        <message>
            <source>Whoever most recently won a game begins; that is said when mission 1 begins.</source>
            <translation>Es beginnt, wer zuletzt gewonnen hat; das wird bei Mission 1 angegeben.</translation>
        </message>
        <message>
            <source>Why:</source>
            <translation>Warum:</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Words or conditions</source>
            <translation>Wörter oder Bedingungen</translation>
        </message>
        <message>
            <source>Workers pay {n} M€ each</source>
            <translation>Arbeiter zahlen je {n} M€</translation>
        </message>
        <message>
            <source>Write each one as it is called on its box, or leave it empty.</source>
            <translation>Jeden so schreiben, wie er auf seiner Schachtel heißt, oder leer lassen.</translation>
        </message>
        <message>
            <source>Write it down</source>
            <translation>Aufschreiben</translation>
        </message>
        <message>
            <source>Written in the history.</source>
            <translation>Steht in der Geschichte.</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Your turn: one or two actions</source>
            <translation>Am Zug: eine oder zwei Aktionen</translation>
        </message>
        <message>
            <source>a campaign of seven missions</source>
            <translation>eine Kampagne aus sieben Missionen</translation>
        </message>
        <message>
            <source>a campaign of seven missions · none kept yet</source>
            <translation>eine Kampagne aus sieben Missionen · noch keine geführt</translation>
        </message>
        <message>
            <source>a game at once</source>
            <translation>sofort ein Spiel</translation>
        </message>
        <message>
            <source>all cards {n} less</source>
            <translation>alle Karten {n} weniger</translation>
        </message>
        <message>
            <source>all claimed</source>
            <translation>alle vergeben</translation>
        </message>
        <message>
            <source>all funded</source>
            <translation>alle finanziert</translation>
        </message>
        <message>
            <source>all of them, to search</source>
            <translation>alle, zum Suchen</translation>
        </message>
        <message>
            <source>amber triangle</source>
            <translation>Dreieck, Bernstein</translation>
        </message>
        <message>
            <source>any number of points</source>
            <translation>beliebig viele Punkte</translation>
        </message>
        <message>
            <source>as now</source>
            <translation>wie jetzt</translation>
        </message>
        <message>
            <source>as {title}</source>
            <translation>als {title}</translation>
        </message>
        <message>
            <source>azure square</source>
            <translation>Quadrat, Azur</translation>
        </message>
        <message>
            <source>board games about Mars, one table</source>
            <translation>Brettspiele über den Mars, ein Tisch</translation>
        </message>
        <message>
            <source>campaign “{title}”</source>
            <translation>Kampagne „{title}“</translation>
        </message>
        <message>
            <source>cards from the box {n} less</source>
            <translation>Karten aus der Schachtel {n} weniger</translation>
        </message>
        <message>
            <source>cards with a requirement {n} less</source>
            <translation>Karten mit Voraussetzung {n} weniger</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>am Ziel</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>drawn at random</source>
            <translation>das Los</translation>
        </message>
        <message>
            <source>first player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>for good</source>
            <translation>ein für alle Mal</translation>
        </message>
        <message>
            <source>generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>has finished the turn</source>
            <translation>hat den Zug beendet</translation>
        </message>
        <message>
            <source>has passed</source>
            <translation>hat gepasst</translation>
        </message>
        <message>
            <source>in play</source>
            <translation>im Spiel</translation>
        </message>
        <message>
            <source>innovations {n} less</source>
            <translation>Innovationen {n} weniger</translation>
        </message>
        <message>
            <source>is asked now</source>
            <translation>ist gefragt</translation>
        </message>
        <message>
            <source>mint diamond</source>
            <translation>Raute, Mint</translation>
        </message>
        <message>
            <source>mission</source>
            <translation>Mission</translation>
        </message>
        <message>
            <source>names, or empty</source>
            <translation>Namen, oder leer</translation>
        </message>
        <message>
            <source>next</source>
            <translation>nächste</translation>
        </message>
        <message>
            <source>next costs {price} M€</source>
            <translation>nächste {price} M€</translation>
        </message>
        <message>
            <source>no title</source>
            <translation>kein Titel</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>noch keine</translation>
        </message>
        <message>
            <source>not chosen</source>
            <translation>nicht gewählt</translation>
        </message>
        <message>
            <source>not noted</source>
            <translation>nicht notiert</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>or: {answers}</source>
            <translation>oder: {answers}</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>rose circle</source>
            <translation>Kreis, Rosé</translation>
        </message>
        <message>
            <source>round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>sealed</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>side A</source>
            <translation>Seite A</translation>
        </message>
        <message>
            <source>side B</source>
            <translation>Seite B</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>allein</translation>
        </message>
        <message>
            <source>start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>beginnt</translation>
        </message>
        <message>
            <source>title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>title points</source>
            <translation>Titelpunkte</translation>
        </message>
        <message>
            <source>to choose</source>
            <translation>wählt noch</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>heute, {time}</translation>
        </message>
        <message>
            <source>unchanged</source>
            <translation>unverändert</translation>
        </message>
        <message>
            <source>undone: {words}</source>
            <translation>zurückgenommen: {words}</translation>
        </message>
        <message>
            <source>violet cross</source>
            <translation>Kreuz, Violett</translation>
        </message>
        <message>
            <source>what everything means</source>
            <translation>was alles bedeutet</translation>
        </message>
        <message>
            <source>without a title</source>
            <translation>ohne Titel</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>gestern, {time}</translation>
        </message>
        <message>
            <source>{amount}, {production} {steps}</source>
            <translation>{amount}, {production} {steps}</translation>
        </message>
        <message>
            <source>{answer}: {what}</source>
            <translation>{answer}: {what}</translation>
        </message>
        <message>
            <source>{campaign} · mission {n}</source>
            <translation>{campaign} · Mission {n}</translation>
        </message>
        <message>
            <source>{campaign} · {mission}</source>
            <translation>{campaign} · {mission}</translation>
        </message>
        <message>
            <source>{consequence}
Still possible: {list}.</source>
            <translation>{consequence}
Noch möglich: {list}.</translation>
        </message>
        <message>
            <source>{count}: {detail}</source>
            <translation>{count}: {detail}</translation>
        </message>
        <message>
            <source>{detail} · {more}</source>
            <translation>{detail} · {more}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} and {last} share the victory</source>
            <translation>{first} und {last} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{first} and {last} win the campaign</source>
            <translation>{first} und {last} gewinnen die Kampagne</translation>
        </message>
        <message>
            <source>{first} and {second} have the same colour: change one of them.</source>
            <translation>{first} und {second} haben dieselbe Farbe: eine ändern.</translation>
        </message>
        <message>
            <source>{games}, {met} of them with others: {wins} won, {points} points on average</source>
            <translation>{games}, davon {met} mit anderen: {wins} gewonnen, {points} Punkte im Mittel</translation>
        </message>
        <message>
            <source>{games}; {name} has won most, {wins} of {met}</source>
            <translation>{games}; {name} hat am meisten gewonnen, {wins} von {met}</translation>
        </message>
        <message>
            <source>{game} is for {n} seats at most: remove one.</source>
            <translation>{game} ist für höchstens {n} Plätze: Nimm einen heraus.</translation>
        </message>
        <message>
            <source>{game} · finished in {round} · {when}</source>
            <translation>{game} · beendet in {round} · {when}</translation>
        </message>
        <message>
            <source>{game} · last round</source>
            <translation>{game} · letzte Runde</translation>
        </message>
        <message>
            <source>{game} · the end is near</source>
            <translation>{game} · das Ende ist nah</translation>
        </message>
        <message numerus="yes">
            <source>{game} · {n} Missions remain</source>
            <extracomment>{game} · {n} Mission remains</extracomment>
            <translation>
                <numerusform>{game} · noch {n} Mission</numerusform>
                <numerusform>{game} · noch {n} Missionen</numerusform>
            </translation>
        </message>
        <message>
            <source>{game} · {round} · saved {when}</source>
            <translation>{game} · {round} · gespeichert {when}</translation>
        </message>
        <message>
            <source>{game} · {round} · {when}</source>
            <translation>{game} · {round} · {when}</translation>
        </message>
        <message>
            <source>{goal}: {text}</source>
            <translation>{goal}: {text}</translation>
        </message>
        <message>
            <source>{letter} {title}</source>
            <translation>{letter} {title}</translation>
        </message>
        <message>
            <source>{letter} {title} {n}</source>
            <translation>{letter} {title} {n}</translation>
        </message>
        <message>
            <source>{line}: not reached</source>
            <translation>{line}: nicht erreicht</translation>
        </message>
        <message>
            <source>{line}: reached</source>
            <translation>{line}: erreicht</translation>
        </message>
        <message>
            <source>{list} {n}</source>
            <translation>{list} {n}</translation>
        </message>
        <message>
            <source>{map} · Corporate Era</source>
            <translation>{map} · Ära der Konzerne</translation>
        </message>
        <message>
            <source>{map} · {world}</source>
            <translation>{map} · {world}</translation>
        </message>
        <message>
            <source>{money}, {why}</source>
            <translation>{money}, {why}</translation>
        </message>
        <message>
            <source>{names} are in front with {n} points each</source>
            <translation>{names} führen mit je {n} Punkten</translation>
        </message>
        <message>
            <source>{names} with {n} title points</source>
            <translation>{names} mit {n} Titelpunkten</translation>
        </message>
        <message>
            <source>{name} alone</source>
            <translation>{name} allein</translation>
        </message>
        <message>
            <source>{name} altogether</source>
            <translation>{name} zusammen</translation>
        </message>
        <message>
            <source>{name} becomes {title}</source>
            <translation>{name} wird {title}</translation>
        </message>
        <message>
            <source>{name} comes back</source>
            <translation>{name} kommt zurück</translation>
        </message>
        <message>
            <source>{name} has as many points and passed later.</source>
            <translation>{name} hat ebenso viele Punkte und hat später gepasst.</translation>
        </message>
        <message>
            <source>{name} in the book</source>
            <translation>{name} im Buch</translation>
        </message>
        <message numerus="yes">
            <source>{name} is in front with {points} points, {n} points ahead</source>
            <extracomment>{name} is in front with {points} points, {n} point ahead</extracomment>
            <translation>
                <numerusform>{name} führt mit {points} Punkten, {n} Punkt voraus</numerusform>
                <numerusform>{name} führt mit {points} Punkten, {n} Punkte voraus</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is next</source>
            <translation>{name} ist dran</translation>
        </message>
        <message>
            <source>{name} leaves</source>
            <translation>{name} geht</translation>
        </message>
        <message>
            <source>{name} sits further ahead</source>
            <translation>{name} sitzt weiter vorn</translation>
        </message>
        <message>
            <source>{name} takes part</source>
            <translation>{name} ist dabei</translation>
        </message>
        <message>
            <source>{name} to act</source>
            <translation>{name} ist am Zug</translation>
        </message>
        <message>
            <source>{name} took part</source>
            <translation>{name} war dabei</translation>
        </message>
        <message>
            <source>{name} wins the campaign</source>
            <translation>{name} gewinnt die Kampagne</translation>
        </message>
        <message>
            <source>{name} wins with {n} points</source>
            <translation>{name} gewinnt mit {n} Punkten</translation>
        </message>
        <message>
            <source>{name} won the mission</source>
            <translation>{name} hat die Mission gewonnen</translation>
        </message>
        <message>
            <source>{name} {n}</source>
            <translation>{name} {n}</translation>
        </message>
        <message>
            <source>{name}, mission {n}</source>
            <translation>{name}, Mission {n}</translation>
        </message>
        <message>
            <source>{name}: now {reading}, complete at {goal}.</source>
            <translation>{name}: jetzt {reading}, vollständig bei {goal}.</translation>
        </message>
        <message>
            <source>{name}: {total} points. {parts}.</source>
            <translation>{name}: {total} Punkte. {parts}.</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
        <message>
            <source>{need} M€, has {have}</source>
            <translation>{need} M€, hat {have}</translation>
        </message>
        <message>
            <source>{need} cities, there are {have}</source>
            <translation>{need} Städte, es sind {have}</translation>
        </message>
        <message>
            <source>{need} greeneries, has {have}</source>
            <translation>{need} Grünflächen, hat {have}</translation>
        </message>
        <message>
            <source>{need}, Mars has {have}</source>
            <translation>{need}, Mars hat {have}</translation>
        </message>
        <message>
            <source>{need}, has {have}</source>
            <translation>{need}, hat {have}</translation>
        </message>
        <message>
            <source>{n} %</source>
            <translation>{n} %</translation>
        </message>
        <message>
            <source>{n} M€</source>
            <translation>{n} M€</translation>
        </message>
        <message>
            <source>{n} M€ at the start</source>
            <translation>{n} M€ zu Beginn</translation>
        </message>
        <message numerus="yes">
            <source>{n} answers after “{line}” are taken back. Redo gives them again.</source>
            <extracomment>{n} answer after “{line}” is taken back. Redo gives it again.</extracomment>
            <translation>
                <numerusform>{n} Antwort nach „{line}“ wird zurückgenommen. „Wiederholen“ gibt sie wieder.</numerusform>
                <numerusform>{n} Antworten nach „{line}“ werden zurückgenommen. „Wiederholen“ gibt sie wieder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} answers are taken back.</source>
            <extracomment>{n} answer is taken back.</extracomment>
            <translation>
                <numerusform>{n} Antwort ist zurückgenommen.</numerusform>
                <numerusform>{n} Antworten sind zurückgenommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} answers are taken back. Redo gives them again one by one.</source>
            <translation>{n} Antworten werden zurückgenommen. „Wiederholen“ gibt sie einzeln wieder.</translation>
        </message>
        <message numerus="yes">
            <source>{n} awards can be funded</source>
            <extracomment>{n} award can be funded</extracomment>
            <translation>
                <numerusform>{n} Auszeichnung lässt sich finanzieren</numerusform>
                <numerusform>{n} Auszeichnungen lassen sich finanzieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} campaigns are removed.</source>
            <extracomment>{n} campaign is removed.</extracomment>
            <translation>
                <numerusform>{n} Kampagne ist entfernt.</numerusform>
                <numerusform>{n} Kampagnen sind entfernt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} card actions can be used</source>
            <extracomment>{n} card action can be used</extracomment>
            <translation>
                <numerusform>{n} Kartenaktion lässt sich nutzen</numerusform>
                <numerusform>{n} Kartenaktionen lassen sich nutzen</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} cards</source>
            <translation>{n} Karten</translation>
        </message>
        <message numerus="yes">
            <source>{n} cards can be played</source>
            <extracomment>{n} card can be played</extracomment>
            <translation>
                <numerusform>{n} Karte lässt sich ausspielen</numerusform>
                <numerusform>{n} Karten lassen sich ausspielen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards in hand</source>
            <extracomment>{n} card in hand</extracomment>
            <translation>
                <numerusform>{n} Handkarte</numerusform>
                <numerusform>{n} Handkarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards of {all}</source>
            <extracomment>{n} card of {all}</extracomment>
            <translation>
                <numerusform>{n} Karte von {all}</numerusform>
                <numerusform>{n} Karten von {all}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards put into the box in this mission</source>
            <extracomment>{n} card put into the box in this mission</extracomment>
            <translation>
                <numerusform>{n} Karte in dieser Mission in die Schachtel gelegt</numerusform>
                <numerusform>{n} Karten in dieser Mission in die Schachtel gelegt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} developments to choose</source>
            <extracomment>{n} development to choose</extracomment>
            <translation>
                <numerusform>{n} Entwicklung zu wählen</numerusform>
                <numerusform>{n} Entwicklungen zu wählen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} events played</source>
            <extracomment>{n} event played</extracomment>
            <translation>
                <numerusform>{n} Ereignis ausgespielt</numerusform>
                <numerusform>{n} Ereignisse ausgespielt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} games played</source>
            <extracomment>{n} game played</extracomment>
            <translation>
                <numerusform>{n} Spiel gespielt</numerusform>
                <numerusform>{n} Spiele gespielt</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} glaciers</source>
            <translation>{n} Gletscher</translation>
        </message>
        <message numerus="yes">
            <source>{n} glaciers melted</source>
            <extracomment>{n} glacier melted</extracomment>
            <translation>
                <numerusform>{n} Gletscher geschmolzen</numerusform>
                <numerusform>{n} Gletscher geschmolzen</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} innovations played</source>
            <translation>{n} Innovationen gespielt</translation>
        </message>
        <message numerus="yes">
            <source>{n} lines</source>
            <extracomment>{n} line</extracomment>
            <translation>
                <numerusform>{n} Zeile</numerusform>
                <numerusform>{n} Zeilen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} lines are copied.</source>
            <extracomment>{n} line is copied.</extracomment>
            <translation>
                <numerusform>{n} Zeile ist kopiert.</numerusform>
                <numerusform>{n} Zeilen sind kopiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} melted</source>
            <translation>{n} geschmolzen</translation>
        </message>
        <message numerus="yes">
            <source>{n} milestones can be claimed</source>
            <extracomment>{n} milestone can be claimed</extracomment>
            <translation>
                <numerusform>{n} Meilenstein lässt sich sichern</numerusform>
                <numerusform>{n} Meilensteine lassen sich sichern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} missions were won.</source>
            <extracomment>{n} mission was won.</extracomment>
            <translation>
                <numerusform>{n} Mission wurde gewonnen.</numerusform>
                <numerusform>{n} Missionen wurden gewonnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} more lines in the log.</source>
            <extracomment>{n} more line in the log.</extracomment>
            <translation>
                <numerusform>noch {n} Zeile im Log.</numerusform>
                <numerusform>noch {n} Zeilen im Log.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} oceans</source>
            <translation>{n} Ozeane</translation>
        </message>
        <message>
            <source>{n} of {all}</source>
            <translation>{n} von {all}</translation>
        </message>
        <message>
            <source>{n} of {all} chosen</source>
            <translation>{n} von {all} gewählt</translation>
        </message>
        <message>
            <source>{n} of {all} lines</source>
            <translation>{n} von {all} Zeilen</translation>
        </message>
        <message>
            <source>{n} of {all} milestones may be claimed, each for {price} M€; awards cost {prices} M€ one after the other.</source>
            <translation>{n} von {all} Meilensteinen können erreicht werden, jeder für {price} M€; Auszeichnungen kosten nacheinander {prices} M€.</translation>
        </message>
        <message numerus="yes">
            <source>{n} parameters complete</source>
            <extracomment>{n} parameter complete</extracomment>
            <translation>
                <numerusform>{n} Parameter vollständig</numerusform>
                <numerusform>{n} Parameter vollständig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} players</source>
            <extracomment>{n} player</extracomment>
            <translation>
                <numerusform>{n} Spieler</numerusform>
                <numerusform>{n} Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points</source>
            <extracomment>{n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points ahead of {name}.</source>
            <extracomment>{n} point ahead of {name}.</extracomment>
            <translation>
                <numerusform>{n} Punkt vor {name}.</numerusform>
                <numerusform>{n} Punkte vor {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points ahead of {who}.</source>
            <extracomment>{n} point ahead of {who}.</extracomment>
            <translation>
                <numerusform>{n} Punkt vor {who}.</numerusform>
                <numerusform>{n} Punkte vor {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points so far</source>
            <extracomment>{n} point so far</extracomment>
            <translation>
                <numerusform>bisher {n} Punkt</numerusform>
                <numerusform>bisher {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points.</source>
            <extracomment>{n} point.</extracomment>
            <translation>
                <numerusform>{n} Punkt.</numerusform>
                <numerusform>{n} Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} saved cards, hidden</source>
            <extracomment>{n} saved card, hidden</extracomment>
            <translation>
                <numerusform>{n} aufgehobene Karte, verdeckt</numerusform>
                <numerusform>{n} aufgehobene Karten, verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} seats to act</source>
            <extracomment>{n} seat to act</extracomment>
            <translation>
                <numerusform>{n} Platz ist am Zug</numerusform>
                <numerusform>{n} Plätze sind am Zug</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} special tiles</source>
            <translation>{n} Spezialplättchen</translation>
        </message>
        <message numerus="yes">
            <source>{n} standard projects can be used</source>
            <extracomment>{n} standard project can be used</extracomment>
            <translation>
                <numerusform>{n} Standardprojekt lässt sich nutzen</numerusform>
                <numerusform>{n} Standardprojekte lassen sich nutzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} steps left</source>
            <extracomment>{n} step left</extracomment>
            <translation>
                <numerusform>noch {n} Schritt</numerusform>
                <numerusform>noch {n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} tables</source>
            <extracomment>{n} table</extracomment>
            <translation>
                <numerusform>{n} Tisch</numerusform>
                <numerusform>{n} Tische</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} tables are removed.</source>
            <extracomment>{n} table is removed.</extracomment>
            <translation>
                <numerusform>{n} Tisch ist entfernt.</numerusform>
                <numerusform>{n} Tische sind entfernt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} tiles connected</source>
            <translation>{n} Plättchen verbunden</translation>
        </message>
        <message>
            <source>{n} title points</source>
            <translation>{n} Titelpunkte</translation>
        </message>
        <message>
            <source>{n} water tiles</source>
            <translation>{n} Wasserplättchen</translation>
        </message>
        <message>
            <source>{n}, as {title}</source>
            <translation>{n}, als {title}</translation>
        </message>
        <message>
            <source>{n}: {name}</source>
            <translation>{n}: {name}</translation>
        </message>
        <message>
            <source>{pack} · {stands} · {when}</source>
            <translation>{pack} · {stands} · {when}</translation>
        </message>
        <message>
            <source>{page} – Mars Desktop</source>
            <translation>{page} – Mars Desktop</translation>
        </message>
        <message>
            <source>{place}: marked; press to take it back</source>
            <translation>{place}: markiert; drücken, um es zurückzunehmen</translation>
        </message>
        <message>
            <source>{place}: press to mark it</source>
            <translation>{place}: drücken, um es zu markieren</translation>
        </message>
        <message numerus="yes">
            <source>{playable} of {n} cards playable</source>
            <extracomment>{playable} of {n} card playable</extracomment>
            <translation>
                <numerusform>{playable} von {n} Karte ausspielbar</numerusform>
                <numerusform>{playable} von {n} Karten ausspielbar</numerusform>
            </translation>
        </message>
        <message>
            <source>{price} M€ a card now, and its own price when you play it.</source>
            <translation>{price} M€ je Karte jetzt und beim Ausspielen ihr eigener Preis.</translation>
        </message>
        <message>
            <source>{price} M€ for each; none is an answer too.</source>
            <translation>{price} M€ je Karte; auch keine ist eine Antwort.</translation>
        </message>
        <message>
            <source>{price} M€ · {n} of {most} left</source>
            <translation>{price} M€ · noch {n} von {most}</translation>
        </message>
        <message>
            <source>{project}: {price} M€</source>
            <translation>{project}: {price} M€</translation>
        </message>
        <message>
            <source>{round} · answer {n} of {all}</source>
            <translation>{round} · Antwort {n} von {all}</translation>
        </message>
        <message>
            <source>{round}, now</source>
            <translation>{round}, jetzt</translation>
        </message>
        <message>
            <source>{score} {money} M€ left.</source>
            <translation>{score} {money} M€ übrig.</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <source>{source}: points per game on average</source>
            <translation>{source}: Punkte je Spiel im Mittel</translation>
        </message>
        <message>
            <source>{table} · replay</source>
            <translation>{table} · Wiedergabe</translation>
        </message>
        <message>
            <source>{table} · {round}</source>
            <translation>{table} · {round}</translation>
        </message>
        <message>
            <source>{table} · {round} · score so far</source>
            <translation>{table} · {round} · Zwischenstand</translation>
        </message>
        <message>
            <source>{tag} cards {n} less</source>
            <translation>Symbol {tag}: {n} weniger</translation>
        </message>
        <message>
            <source>{tag} tags</source>
            <translation>Symbole: {tag}</translation>
        </message>
        <message>
            <source>{tag} tags: {need}, has {have}</source>
            <translation>Symbole {tag}: {need}, hat {have}</translation>
        </message>
        <message numerus="yes">
            <source>{tag}: {n} tags</source>
            <extracomment>{tag}: {n} tag</extracomment>
            <translation>
                <numerusform>{tag}: {n} Symbol</numerusform>
                <numerusform>{tag}: {n} Symbole</numerusform>
            </translation>
        </message>
        <message>
            <source>{tile} on {place}</source>
            <translation>{tile} auf {place}</translation>
        </message>
        <message>
            <source>{title} {n}</source>
            <translation>{title} {n}</translation>
        </message>
        <message>
            <source>{title}, {n} M€ next</source>
            <translation>{title}, danach {n} M€</translation>
        </message>
        <message>
            <source>{what} {after}</source>
            <translation>{what} {after}</translation>
        </message>
        <message>
            <source>{what} {before} → {after}</source>
            <translation>{what} {before} → {after}</translation>
        </message>
        <message>
            <source>{what} {need}, has {have}</source>
            <translation>{what} {need}, hat {have}</translation>
        </message>
        <message>
            <source>{where}: {changes}</source>
            <translation>{where}: {changes}</translation>
        </message>
        <message>
            <source>{who} has no card in hand that can be played now.</source>
            <translation>{who} hat keine Handkarte, die jetzt ausspielbar ist.</translation>
        </message>
        <message>
            <source>{who} has no cards in hand.</source>
            <translation>{who} hat keine Handkarten.</translation>
        </message>
        <message>
            <source>{who} passes?</source>
            <translation>{who} passt?</translation>
        </message>
        <message numerus="yes">
            <source>{who} {n} points</source>
            <extracomment>{who} {n} point</extracomment>
            <translation>
                <numerusform>{who} {n} Punkt</numerusform>
                <numerusform>{who} {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}, {n} points</source>
            <extracomment>{who}, {n} point</extracomment>
            <translation>
                <numerusform>{who}, {n} Punkt</numerusform>
                <numerusform>{who}, {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {n} cards in play</source>
            <extracomment>{who}: {n} card in play</extracomment>
            <translation>
                <numerusform>{who}: {n} Karte im Spiel</numerusform>
                <numerusform>{who}: {n} Karten im Spiel</numerusform>
            </translation>
        </message>
        <message>
            <source>{world} at the end of the game</source>
            <translation>{world} am Ende des Spiels</translation>
        </message>
        <message numerus="yes">
            <source>“{title}” and {n} campaigns more</source>
            <extracomment>“{title}” and {n} campaign more</extracomment>
            <translation>
                <numerusform>„{title}“ und {n} weitere Kampagne</numerusform>
                <numerusform>„{title}“ und {n} weitere Kampagnen</numerusform>
            </translation>
        </message>
        <message>
            <source>“{title}” is among the campaigns again.</source>
            <translation>„{title}“ ist wieder unter den Kampagnen.</translation>
        </message>
        <message>
            <source>“{title}” is among the saved tables again.</source>
            <translation>„{title}“ ist wieder bei den gespeicherten Tischen.</translation>
        </message>
        <message>
            <source>“{title}” is in the bin and can be taken out again.</source>
            <translation>„{title}“ liegt im Papierkorb und lässt sich wieder herausholen.</translation>
        </message>
    </context>
</TS>
