// The clauses of Glück Auf in German; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesDe: Words = {
  'clause.G0.1':
    'Arbeiter können auf neun Felder der Lorenfabrik, vier Abbaufelder, zu vier Transportmitteln, auf vier Geldfelder und in die Bank sowie auf fünf Auftragsplätze. Zu zweit sind sieben davon geschlossen, zu dritt drei.',
  'clause.G0.2':
    'Es gibt 48 Stollenplättchen: jede Farbe für die helle und die dunkle Seite, mit einer oder zwei Loren, je dreimal. Eine Lore kostet gelb 1 Mark, braun 2, grau 3, schwarz 4.',
  'clause.G0.3':
    'Es gibt 44 Aufträge, elf für jedes Transportmittel: jede Farbe einzeln und als Paar, einer mit allen vier Farben und zwei Drillinge. Drillinge sind bei Schubkarre und Lokomotive braun und grau, bei Pferdewagen und Lastwagen gelb und schwarz.',
  'clause.G0.4': 'Von jeder Farbe gibt es 16 Kohlen. Geld geht nie aus, und alle Mark liegen offen.',
  'clause.G0.5':
    'Ein Bergwerk hat von oben nach unten eine gelbe, braune, graue und schwarze Sohle, jede mit heller und dunkler Seite und einer aufgedruckten Lore. Der Förderkorb fasst fünf Kohlen.',
  'clause.G1.0':
    'Der Tisch nennt den ersten Startspieler oder lässt ihn auslosen. Die Plätze zählen im Uhrzeigersinn; dein rechter Nachbar hat die Nummer vor deiner.',
  'clause.G1.1':
    'Zu zweit, dritt oder viert hat jeder 18, 15 oder 13 Arbeiter und 10, 9 oder 8 Mark, eine Kohle auf jeder aufgedruckten Lore und einen leeren Förderkorb über Tage.',
  'clause.G1.2': 'Auf jedem offenen Feld der Lorenfabrik liegt anfangs ein offenes Plättchen.',
  'clause.G1.3':
    'Jeder wählt nacheinander drei Aufträge, gegen den Uhrzeigersinn ab dem rechten Nachbarn des Startspielers; der Startspieler wählt also in jeder Runde zuletzt. Die übrige Karte kommt auf den ersten Auftragsplatz, der Stapel füllt die anderen.',
  'clause.G2.1':
    'Das Spiel hat drei Schichten. Reihum im Uhrzeigersinn setzt du Arbeiter auf ein Feld und führst es aus. Ohne Arbeiter wirst du übergangen; die Schicht endet, wenn niemand mehr welche hat.',
  'clause.G2.2':
    'Ein Feld kostet genau einen Arbeiter mehr, als dort liegen. Die dort lagen, auch deine eigenen, gehen in die Kantine.',
  'clause.G2.3':
    'Du darfst nur ein Feld wählen, das du besetzen und nutzen kannst: mit einem bezahlbaren Plättchen, einer Karte, einem Stapel, einem erfüllten Auftrag. Ein Abbaufeld ist immer erlaubt.',
  'clause.G2.4': 'Die Bank gibt für einen Arbeiter eine Mark, so oft du willst; dort wird niemand verdrängt.',
  'clause.G3.1':
    'Auf einem Feld der Lorenfabrik musst du das Plättchen kaufen. Es kommt auf die Sohle seiner Farbe und die gezeigte Seite, und jede Lore erhält eine Kohle. Am Ende deines Zuges wird ein neues aufgedeckt, solange der Stapel reicht.',
  'clause.G3.2':
    'Auf dem Ziehfeld siehst du die obersten fünf Plättchen an und darfst eines kaufen. Die anderen kommen verdeckt zurück, alle nach oben oder alle nach unten, in einer Reihenfolge, die nur du kennst. Zum Ansehen brauchst du kein Geld.',
  'clause.G3.3':
    'Fehlt die Farbe einer Lore im Vorrat, lädst du eine beliebige andere; ist gar keine Kohle da, bleibt sie leer. Der Preis bleibt gleich, Loren werden nie nachgefüllt, und die Kohle behält ihre Farbe.',
  'clause.G4.1':
    'Ein Abbaufeld gibt dir bis zu so viele Arbeitsschritte, wie es zeigt; du darfst früher aufhören.',
  'clause.G4.2':
    'Ein Schritt bewegt den Förderkorb auf oder ab, beliebig weit: zu einer Sohle oder hinauf über Tage.',
  'clause.G4.3':
    'Ein Schritt lädt eine Kohle aus einer Lore auf der Sohle des Förderkorbs auf einen freien Platz im Korb.',
  'clause.G4.4':
    'Über Tage legt ein Schritt eine Kohle aus dem Förderkorb auf ein freies Feld ihrer Farbe auf einem deiner Aufträge.',
  'clause.G4.5':
    'Über Tage bringt ein Schritt eine Kohle aus dem Förderkorb in dein Lager, das beliebig viele fasst.',
  'clause.G4.6': 'Jederzeit legt ein Schritt eine Kohle aus deinem Lager auf ein freies Feld ihrer Farbe.',
  'clause.G4.7':
    'Zwei Kohlen anderer Farben können ein Feld füllen, in zwei Schritten ohne Halt dazwischen, aus Korb oder Lager. Beginne nur, wenn zweite Kohle und zweiter Schritt da sind.',
  'clause.G4.8':
    'Eine Kohle auf einem Auftrag bleibt dort bis zur Auslieferung. Der Förderkorb behält Ort und Ladung.',
  'clause.G5.1':
    'Ein Transportmittel liefert alle deine erfüllten Aufträge seiner Art: Die Punkte gibt es sofort, die Kohle kommt in den Vorrat, und die Karten zählen bei jeder späteren Wertung.',
  'clause.G6.1': 'Ein Geldfeld gibt die Mark, die es zeigt.',
  'clause.G7.1':
    'Ein Auftragsplatz gibt dir seine Karte umsonst, und du darfst beliebig viele haben. Am Ende deines Zuges wird er aufgefüllt, solange der Stapel reicht.',
  'clause.G7.2':
    'Auf dem Ziehfeld der Aufträge siehst du die obersten fünf an und behältst einen oder keinen; die anderen kommen zurück wie bei den Plättchen.',
  'clause.G8.1':
    'Eine Schicht endet mit der Wertung: nach der ersten gelieferte Felder nach Farbe, nach der zweiten auch nach Transportmittel, nach der dritten auch leere Loren nach Farbe. Alle bisherigen Lieferungen zählen.',
  'clause.G8.2':
    'Bei Gleichstand auf dem ersten Platz bekommen alle den ersten Wert und niemand den zweiten, bei Gleichstand auf dem zweiten alle den zweiten. Wer nichts davon hat, bekommt nichts. Zu zweit gibt es keinen zweiten Wert.',
  'clause.G8.3':
    'Für ein Element brauchst du mindestens eines davon. Leere Loren zählen auch ohne Lieferung.',
  'clause.G9.1':
    'Wer die meisten Arbeiter in der Lorenfabrik hat, beginnt die nächste Schicht. Bei Gleichstand der im Uhrzeigersinn nächste nach dem alten Startspieler, der ihn durch Gleichstand nicht behalten kann.',
  'clause.G9.2': 'Zwischen den Schichten kehren alle Arbeiter heim; alles andere bleibt, wie es ist.',
  'clause.G10.1':
    'Am Ende gibt es 1 Punkt für je 5 Mark und für je 3 eigene Kohlen; jeder nicht gelieferte Auftrag kostet 1, jedes Plättchen Unterschied zwischen heller und dunkler Seite 2.',
  'clause.G10.2':
    'Die meisten Punkte gewinnen. Bei Gleichstand, wer nach dem Tausch mehr Mark übrig hat; ist auch das gleich, wird der Platz geteilt.',
  'clause.G11.1':
    'Geheim sind die Reihenfolge der Stapel und die Karten, die jemand ansieht und zurücklegt. Wer eine Karte zurücklegte, kennt sie als Einziger, bis ein anderer sie ansieht oder sie den Stapel verlässt. Dass ein Platz bekannt ist und wem, ist offen.',
  'clause.G11.2': 'Alles andere liegt für alle offen.',
};
