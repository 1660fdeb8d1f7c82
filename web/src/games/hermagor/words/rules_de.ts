// The clauses of Hermagor in German; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesDe: Words = {
  'clause.H0.1':
    'Acht Waren kommen aus je einem eigenen Gebäude: Mais vom Maisfeld, Amulette aus dem Seherzelt, Waffen aus der Waffenschmiede, Dracheneier aus dem Drachental, Salz aus der Salzmine, Bücher aus der Bibliothek, Segen aus der Kirche, Reliquien vom Friedhof.',
  'clause.H0.2':
    'Die Karte hat 32 Dörfer, die je eine Ware kaufen, in der Mitte die Stadt Hermagor, und Straßen mit Kosten. Straßen umschließen Regionen mit einem bis drei Gebäuden oder einer Adelsfahne. Flüsse teilen das Land in drei Herzogtümer; die Hauptstraße verbindet acht Dörfer und die Stadt.',
  'clause.H0.3':
    'Der Markt hat fünf Reihen mit je vier Ständen. Zwischen den Reihen laufen die Gassen H1 bis H4, zwischen den Spalten V1 bis V3. Jede Kreuzung und jede Standseite an einer Gasse ist ein Feld mit Kosten.',
  'clause.H0.4':
    'Zwanzig Warenplättchen tragen Nummern; ein einfaches zeigt eine Ware und einen Pfeil, ein doppeltes zwei Waren. Dazu vier Sonderplättchen und die Aktionsplättchen 3, 4, 4, 5, 5 und 6.',
  'clause.H0.5':
    'Ein Preis beginnt bei 5, fällt nie und endet bei 10. Bei Preis 5 bis 10 ist eine Reihe am Ende 0, 1, 3, 6, 8, 9 wert. Ihre Gebäudefelder bringen 5, 3, 1 und 0; der Pfeil verdeckt bei 5 die letzten zwei, bei 6 das letzte. Die Adelsleiste bringt 5 5 4 4 3 3 2 2 1 1.',
  'clause.H0.6': 'Jeder hat 21 Lager, 9 Scheiben, 4 Käufer und einen Händler.',
  'clause.H1.1':
    'Alle beginnen mit 20 Geld (oder 10, wie der Tisch will) und dem Händler in der Stadt. Der Tisch bestimmt den Startspieler oder lässt ihn auslosen.',
  'clause.H1.2':
    'Jede Runde deckt ein Aktionsplättchen auf: 3 4 4 5 5 zu zweit und zu dritt, 4 4 5 5 zu viert, 3 4 5 5 zu fünft, in zufälliger Reihenfolge.',
  'clause.H1.3':
    'Zu zweit und zu dritt bleiben die Warenplättchen 17 bis 20 in der Schachtel; alle anderen kommen in den Beutel.',
  'clause.H1.4':
    'Fünf Spieler nutzen alle Stände, vier lassen die erste Reihe weg, zwei und drei die erste und die letzte. Felder in einer weggelassenen Reihe oder an einer Gasse neben ihr sind geschlossen.',
  'clause.H2.1':
    'Leere Stände werden aus dem Beutel gefüllt, von links nach rechts und von oben nach unten; was liegen blieb, bleibt. Das Aktionsplättchen sagt, wie viele Lager jeder nimmt und wie viele Aktionen also folgen.',
  'clause.H2.2':
    'Viermal reihum setzt jeder einen Käufer für 2 auf einen freien Stand oder zu dessen Kosten auf ein freies Feld, oder er verzichtet auf diesen Käufer. Schulden gibt es nicht.',
  'clause.H3.1':
    'Jede Gasse zahlt dir 1, 3, 6 oder 10 für einen bis vier eigene Käufer auf ihren Feldern. Eine Kreuzung zählt in beiden Gassen; Käufer auf Ständen verdienen nichts.',
  'clause.H3.2':
    'Von links oben an geht jedes Plättchen an den mit den meisten Käufern auf dem Stand und den Feldern darum. Bei Gleichstand gewinnt, wer auf dem Stand steht, dann wer mehr Käufer an den Seiten hat. Ist auch das gleich, oder kam niemand, bleibt es liegen.',
  'clause.H3.3': 'Wer eine einfache Ware gewinnt, darf ihren Preis sofort um 1 erhöhen.',
  'clause.H3.4':
    'Die Preisschwankung erhöht einen Preis deiner Wahl, das gute Geschäft zahlt 5; beide gehen zurück in den Beutel. Seitenweg und Schwarzmarkt behältst du für den Verkauf.',
  'clause.H3.5':
    'Wer keine Ware gewonnen hat, zieht vom Startspieler an eine aus dem Beutel; das erhöht keinen Preis.',
  'clause.H3.6': 'Wer die niedrigste Warennummer hat, bestimmt den Startspieler, vielleicht sich selbst.',
  'clause.H3.7': 'Danach gehen alle Käufer heim.',
  'clause.H4.1':
    'Vom Startspieler an hat jeder reihum eine Aktion, bis die Lager der Runde verbraucht sind: Jede Aktion legt eines in ein Dorf oder gibt es zurück.',
  'clause.H4.2':
    'Ziehen und verkaufen: Der Händler nimmt den billigsten Weg in ein anderes Dorf ohne dein Lager und verkauft dort. Der Erlös darf den Weg mitbezahlen, Geld aus Scheiben nicht.',
  'clause.H4.3':
    'Steht dein Händler schon in einem Dorf ohne dein Lager, darfst du dort verkaufen, ohne zu ziehen.',
  'clause.H4.4':
    'Ziehen ohne Verkauf kostet den halben Weg, abgerundet, aus eigenem Geld. Das Lager geht zurück in den Vorrat.',
  'clause.H4.5': 'Du darfst passen; ein Lager geht zurück in den Vorrat.',
  'clause.H4.6':
    'Händler ziehen durch jedes Dorf und die Stadt und dürfen sich ein Dorf teilen, enden aber in einem Dorf.',
  'clause.H4.7':
    'Zum Verkauf brauchst du ein Plättchen mit der Ware des Dorfes; es wird nicht verbraucht. Du bekommst den Preis und legst ein Lager; jeder andere mit einem Lager dort bekommt 1. In jedem Dorf kannst du einmal im Spiel verkaufen.',
  'clause.H4.8':
    'Der Seitenweg halbiert den Weg eines Ziehens und Verkaufens, abgerundet, und geht dann in den Beutel. Du wählst, wann.',
  'clause.H4.9': 'Solange du den Schwarzmarkt hast, zahlen deine Verkäufe den anderen Lagern nichts.',
  'clause.H4.10':
    'Ohne Lager auf der Hand kannst du nicht handeln; mit der 6 im Spiel können Lager ausgehen.',
  'clause.H5.1':
    'Eine Region ist für dich vollständig, wenn alle ihre Dörfer dein Lager tragen; die Stadt braucht keines. Dann darfst du eine Scheibe legen, jetzt oder nie. Mehrere Regionen zugleich werden in der Reihenfolge des Plans entschieden.',
  'clause.H5.2':
    'In einer Region mit Gebäuden kommt die Scheibe auf das am weitesten links liegende offene freie Feld einer ihrer Reihen, und dessen Wert wird dir gezahlt. Du darfst verzichten; ohne Feld oder Scheibe geschieht nichts.',
  'clause.H5.3':
    'In einer Region mit Adelsfahne kommt die Scheibe auf das nächste Feld der Adelsleiste, und dessen Wert wird dir gezahlt. Du darfst verzichten; eine volle Leiste nimmt keine mehr.',
  'clause.H6.1':
    'Am Ende einer Runde gehen behaltene Plättchen in den Beutel, Markt und Händler bleiben. Sind die Aktionsplättchen verbraucht, endet das Spiel.',
  'clause.H6.2': 'Für jede Reihe mit einer deiner Scheiben bekommst du ihren Endwert, einmal.',
  'clause.H6.3': 'Das Herzogtum mit den wenigsten deiner Lager zahlt 3 für jedes davon, zu fünft 4.',
  'clause.H6.4':
    'Die meisten Lager an der Hauptstraße bringen 5, die wenigsten kosten 5, jeweils allen Gleichen. Haben alle gleich viele, geschieht nichts.',
  'clause.H6.5':
    'Das meiste Geld gewinnt; dann mehr Scheiben, dann die am weitesten rechts liegende Scheibe der Adelsleiste, sonst wird der Platz geteilt.',
  'clause.H7.1':
    'Zwei Spieler teilen sich eine dritte Farbe mit 21 Lagern und 9 Scheiben. In jeder Runde hat jeder zwei ihrer Käufer und zwei ihrer Lager.',
  'clause.H7.2': 'Zu zweit gelten nur die Gebäudefelder 5 und 1 und die ganze Adelsleiste.',
  'clause.H7.3':
    'Nach einem eigenen Käufer darfst du einen gemeinsamen auf einen beliebigen freien Platz setzen, ohne zu zahlen.',
  'clause.H7.4':
    'Was die gemeinsame Farbe gewinnt, geht in den Beutel; bei einer einfachen Ware steigt dann der Preis um 1. Die Farbe hat kein Einkommen, Sonderplättchen bewirken für sie nichts.',
  'clause.H7.5':
    'Vor oder nach deiner Aktion darfst du ein gemeinsames Lager in ein Dorf legen, dessen Ware du hast, wo immer dein Händler steht. In einem Dorf liegt höchstens eines; ungenutzte verfallen mit der Runde.',
  'clause.H7.6':
    'Eine durch gemeinsame Lager vollendete Region bringt eine gemeinsame Scheibe auf die Tabelle; wer am Zug ist, wählt die Reihe, und niemand wird bezahlt.',
  'clause.H7.7':
    'Verkaufst du, wo der Gegner und die gemeinsame Farbe Lager haben, bekommt der Gegner 2 statt 1.',
  'clause.H7.8': 'Die gemeinsame Farbe nimmt an der Schlusswertung nicht teil.',
  'clause.H8.1':
    'Mit dem Steuerbeamten zeigt nach dem Füllen des Marktes jeder der Reihe nach sein Geld oder nicht. Wer am wenigsten zeigte, der Erste bei Gleichen, bestimmt den Startspieler dieser Runde; zeigte niemand, dann der Startspieler.',
  'clause.H8.2': 'Für ein längeres Spiel ersetzt das Aktionsplättchen 6 eine 4.',
  'clause.H8.3': 'Der Tisch darf mit 10 statt 20 Geld beginnen.',
  'clause.H9.1':
    'Geheim sind nur das nächste Plättchen im Beutel und das nächste Aktionsplättchen. Geld ist offen, denn jede Zahlung ist es; ein Tisch darf die Summen der anderen am Bildschirm verbergen.',
};
