// The clauses of Tortuga in German; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesDe: Words = {
  'clause.T0.1':
    'Im Beutel sind anfangs 40 Truhen: je zehn rote, blaue und gelbe, fünf weiße und fünf violette.',
  'clause.T0.2': 'Dreißig Schatzplättchen liegen verdeckt: siebzehn zeigen eine Münze, neun zwei, vier drei.',
  'clause.T0.3':
    'Jede Aktion auf einem Spielertableau hat einen Platz für ein Vorteilsplättchen, vorn 1 und hinten 2 wert.',
  'clause.T0.4':
    'Alle haben die gleichen fünf Würfel, A bis E. Jeder Würfel trägt jede Aktion einmal, mit Zahlen von 1 bis 5, und einen Totenkopf.',
  'clause.T0.5':
    'Jeder Marker läuft auf einer Leiste mit acht Feldern. Feld 1 gibt Platz für eins, 2–3 für zwei, 4–5 für drei, 6–8 für vier: Truhen in diesem Bereich und Würfel auf dem zugehörigen Angriff. Der Schiffsmarker gilt für Flotte und Schiffsangriff, der Piratenmarker für Mannschaft und Überfall. Die anderen drei Aktionen nehmen beliebig viele Würfel auf.',
  'clause.T0.6':
    'Eine Truhe reist von deiner Insel zur Mannschaft, in die Flotte und zuletzt nach Tortuga. Mannschaft und Flotte sind Reihen, die von links gefüllt werden; Lücken schließen sich. Auf der Insel in der Mitte liegt von jeder Farbe höchstens eine Truhe.',
  'clause.T1.1':
    'Beide Marker beginnen auf Feld 3. Vom Startspieler an zieht jeder eine Truhe für die Insel und eine für die Mannschaft, bevor der Nächste zieht.',
  'clause.T1.2':
    'Die Plätze zählen im Uhrzeigersinn. Der Tisch bestimmt den Startspieler oder lässt ihn auslosen. Die Insel in der Mitte ist anfangs leer.',
  'clause.T2.1':
    'Jeder würfelt hinter dem Sichtschirm mit allen freien Würfeln und wählt geheim einen oder mehrere mit gleichem Symbol; Totenköpfe dürfen mitgehen oder allein gewählt werden. Man muss nicht alle passenden Würfel nehmen.',
  'clause.T2.2':
    'Haben alle gewählt, gehen die Sichtschirme zugleich hoch, und die Würfel kommen auf ihre Aktionen. Nicht gewählte Würfel bleiben geheim.',
  'clause.T2.3':
    'Ein mit anderen Würfeln gewählter Totenkopf nimmt deren Symbol an. Allein gewählte Totenköpfe werden nach dem Aufdecken alle auf eine Aktion deiner Wahl gedreht; entschieden wird im Uhrzeigersinn ab dem Startspieler.',
  'clause.T2.4': 'Ein gedrehter Totenkopf zählt die Zahl, die sein Würfel bei dieser Aktion trägt.',
  'clause.T2.5':
    'Eine Auswahl muss mit den schon dort liegenden Würfeln auf das Aktionsfeld passen, gedrehte Totenköpfe eingeschlossen.',
  'clause.T2.6':
    'Kann keiner deiner freien Würfel gelegt werden, wählst du nichts und würfelst sie nach dem Aufdecken offen neu, bis einer passt; aus diesem offenen Wurf wählst du. Kann ein Würfel gelegt werden, musst du einen legen.',
  'clause.T2.7': 'Es wird gewürfelt, bis alle ihre fünf Würfel gelegt haben.',
  'clause.T2.8':
    'Nach jedem gemeinsamen Wurf erhält einen Vorteil, wer schon davor keine Würfel mehr hatte: ein neues Plättchen mit 1 auf einen leeren Platz, oder eine 1 wird zur 2 gedreht. Gewählt wird im Uhrzeigersinn ab dem Startspieler, verzichten geht nicht; offene Nachwürfe bringen nichts.',
  'clause.T2.9':
    'Vorteilsplättchen bleiben bis zum Ende und zählen bei ihrer Aktion immer mit, wenn du dort einen Würfel hast. Sie sind keine Würfel: Sie brauchen keinen Platz und verteidigen nicht.',
  'clause.T3.1':
    'Reihenfolge der Aktionen: Flottenbau, Piraten anwerben, Schatzsuche, Schiffsangriff, Überfall.',
  'clause.T3.2':
    'Deine Stärke ist die Summe deiner Würfel dort plus dein Vorteil; ohne Würfel nimmst du nicht teil. Der Stärkste und der Zweitstärkste handeln. Bei Gleichstand zählt, wer ab dem Startspieler im Uhrzeigersinn zuerst sitzt.',
  'clause.T3.3':
    'Du darfst auf eine Aktion ganz verzichten, bevor etwas gezogen wird. Niemand rückt nach. Was nichts ändern könnte, wird nicht gefragt.',
  'clause.T3.4':
    'Der Flottenbau bringt den Schiffsmarker des Besten zwei Felder hinauf, den des Zweiten eines, höchstens bis Feld 8.',
  'clause.T3.5':
    'Piraten anwerben bringt den Piratenmarker des Besten zwei Felder hinauf, den des Zweiten eines, höchstens bis Feld 8.',
  'clause.T3.6':
    'Bei der Schatzsuche zieht der Beste eine Truhe auf die Insel und behält das bessere von zwei Schatzplättchen; der Zweite nimmt ein Plättchen. Deine Plättchen bleiben verdeckt, du darfst sie aber ansehen.',
  'clause.T3.7':
    'Der Beste im Schiffsangriff wählt einen Spieler, nimmt aus dessen Flotte eine Truhe seiner Wahl auf die eigene Insel und setzt dessen Schiffsmarker um eins zurück. Hat das Opfer einen Würfel auf dem Schiffsangriff, fällt auch der Marker des Angreifers. Wo eine Truhe ist, muss eine genommen werden.',
  'clause.T3.8':
    'Der Zweite eines Angriffs darf den Marker eines jeden außer dem Besten zurücksetzen, gegen einen Verteidiger zum selben Preis, und danach eine Truhe von der Insel in der Mitte nehmen.',
  'clause.T3.9': 'Ein Überfall geht wie ein Schiffsangriff, gegen Mannschaften und Piratenmarker.',
  'clause.T3.10': 'Auch wer dort keine Truhen hat, kann angegriffen werden: Dann bewegt sich nur der Marker.',
  'clause.T3.11': 'Ein Marker fällt nie unter Feld 1.',
  'clause.T3.12':
    'Fällt ein Marker so weit, dass Truhen ihren Platz verlieren, gehen sofort die am rechten Ende: auf die Insel in der Mitte, oder in den Beutel, wenn die Farbe dort schon liegt.',
  'clause.T3.13': 'Nach den fünf Aktionen kehren alle Würfel zu ihren Besitzern zurück.',
  'clause.T4.1':
    'Im Uhrzeigersinn ab dem Startspieler zieht jeder eine Truhe auf die Insel, solange der Beutel reicht.',
  'clause.T4.2':
    'Dann bewegt einer nach dem anderen alle Truhen: Flotte nach Tortuga, Mannschaft in die Flotte, Insel zur Mannschaft. Du legst sie einzeln von links in beliebiger Reihenfolge; was keinen Platz findet, geht wie bei einem Angriff verloren. Das Bewegen ist Pflicht.',
  'clause.T4.3':
    'Hat nun jemand so viele Truhen in Tortuga wie das Ziel verlangt, endet das Spiel; sonst geht der Startspielermarker im Uhrzeigersinn weiter.',
  'clause.T4.4': 'Spätestens nach Runde 40 endet das Spiel.',
  'clause.T5.1':
    'Eine Truhe zählt in Tortuga 3, in der Flotte 2 und bei der Mannschaft 1; violette zählen doppelt.',
  'clause.T5.2':
    'Jeder Satz aus Rot, Blau und Gelb auf deinem Tableau zählt 3, jede Truhe nur einmal. Eine weiße Truhe in Tortuga steht für jede der drei.',
  'clause.T5.3': 'Jeder Marker zählt die Zahl seines Feldes.',
  'clause.T5.4': 'Jede Münze auf deinen Schatzplättchen zählt 1.',
  'clause.T5.5': 'Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Platz.',
  'clause.T6.1':
    'Zu zweit handelt nur der Beste: Marker gehen ein Feld, und die Schatzsuche bringt eine Truhe und ein Plättchen.',
  'clause.T6.2': 'Zu zweit kommen Truhen, die auf die Insel in der Mitte gingen, in den Beutel.',
  'clause.T7.1':
    'Das Spiel endet mit sechs Truhen in Tortuga, oder mit acht, wenn der Tisch ein längeres Spiel will.',
  'clause.T8.1':
    'Geheim sind Wurf und Auswahl bis zum Aufdecken, nie gewählte Würfel und die Vorderseiten der Schatzplättchen bis zum Ende. Die nächste Truhe und das nächste Plättchen kennt niemand.',
  'clause.T8.2': 'Alles andere ist für alle offen.',
};
