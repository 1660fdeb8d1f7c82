// The clauses of Nauticus in German; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesDe: Words = {
  'clause.N0.1':
    'Es gibt 18 Einer-Schiffe, 18 Bugs, 18 Hecks und 9 Mittelteile; von jedem Wappen 15 Masten und 15 Segel, mit Krone je 12; von jeder Ware 12. Was aufgebraucht ist, gibt es nicht mehr. Arbeiter und Taler gehen nie aus.',
  'clause.N0.2':
    'Masten und Segel tragen einen Wal, einen Anker, ein Steuerrad oder einen Stern; eine Krone ersetzt jedes davon.',
  'clause.N0.3':
    'Jedes Feld hat einen Bonus für den Wählenden und die Preise 0 bis 3, je einen für die vier Dinge, die das Plättchen dort verkaufen kann.',
  'clause.N0.4':
    'Vier blaue Plättchen verkaufen Rümpfe, Masten, Segel und Waren für Taler. Vier helle kosten keine: Transport, Geld, Auslieferung, Kronen.',
  'clause.N0.5': 'Das Rad gibt jedem Feld blaue Arbeiter: beim Anker keinen, sonst 1 bis 3.',
  'clause.N0.6': 'Ein Lager hat zwölf Plätze. Ein Mast braucht zwei, alles andere einen.',
  'clause.N1.1':
    'Alle beginnen mit 4 Arbeitern, 15 Talern, 10 Punkten, einer Extra-Aktion, den Pass-Plättchen −3, −2 und −1 und leerer Werft.',
  'clause.N1.2':
    'Wer hinter dem Startspieler sitzt, bekommt etwas mehr: der Zweite 1 Taler; zu dritt der Dritte 2 Taler und einen Arbeiter; zu viert der Dritte 1 Taler und einen Arbeiter, der Vierte 2 Taler und 2 Arbeiter.',
  'clause.N1.3': 'Zu zweit werden vier Runden gespielt, zu dritt oder viert fünf.',
  'clause.N1.4': 'In der ersten Runde zeigt der Anker des Rades auf das Feld mit drei Arbeitern.',
  'clause.N2.1':
    'Zu Beginn einer Runde werden die acht Aktionsplättchen gemischt und ab dem Anker im Uhrzeigersinn auf die Felder gelegt.',
  'clause.N2.2': 'In einer Runde werden sieben der acht Plättchen gespielt; das letzte bleibt übrig.',
  'clause.N2.3':
    'In jeder Phase wählt der Startspieler ein noch offenes Plättchen, nimmt den Bonus seines Feldes und handelt oder passt dann; die anderen folgen im Uhrzeigersinn. Dann wird das Plättchen umgedreht, und der Nächste wird Startspieler.',
  'clause.N2.4': 'Auf das in einer Runde zuerst gewählte Feld zeigt der Anker in der nächsten.',
  'clause.N2.5':
    'Am Rundenende kosten nicht gedrehte Pass-Plättchen ihre Punkte, notfalls unter null; dann werden alle zurückgedreht.',
  'clause.N3.1':
    'Nur der Wählende erhält den Bonus. Mast, Segel oder Ware sind nach Wahl, gratis, ohne Krone, und kommen ins Lager.',
  'clause.N3.2': 'Ein Bonus kann schon in der Aktion benutzt werden, mit der er kam.',
  'clause.N3.3':
    'Ein Gratis-Plättchen verfällt, wenn es nicht ins Lager passt oder keines da ist. Kann man eines nehmen, muss man.',
  'clause.N4.1':
    'Eine Aktion darf beliebig oft ausgeführt werden, jedes Mal mit einem Arbeiter: zuerst mit den blauen des Feldes, die jeder neu hat, dann mit eigenen. Ungenutzte blaue verfallen.',
  'clause.N4.2':
    'Die goldene Regel: Wofür du keine Taler bezahlt hast, kommt ins Lager. Was mindestens 1 Taler gekostet hat, darf gleich gebaut oder eingelagert werden.',
  'clause.N4.3':
    'Von jeder Sorte kostet das erste Plättchen einer Aktion den Preis des Feldes, jedes weitere 4 Taler.',
  'clause.N4.4':
    'Wer in einer Aktion alle vier Sorten kauft, nimmt ein fünftes dieser Plättchen gratis ins Lager, einmal je Aktion. Hat der vierte Kauf ein Schiff fertiggestellt, kommen zuerst die Belohnungen.',
  'clause.N4.5':
    'Kaufen kannst du nur, was irgendwo Platz hat, und du entscheidest beim Kauf, wohin es kommt. Ein Plättchen für 0 Taler braucht Platz im Lager; ohne ihn bleibt die Sorte zu. Nichts wird weggeworfen.',
  'clause.N4.6':
    'Innerhalb einer Aktion darfst du in beliebiger Reihenfolge kaufen, bauen und Belohnungen nehmen, bis du fertig bist.',
  'clause.N4.7': 'Wer nichts ausführt, passt.',
  'clause.N5.1':
    'Ein Einer-Schiff ist für sich vollständig. Größere sind Bug und Heck mit bis zu zwei Mittelteilen dazwischen; sie beginnen mit einem beliebigen Teil und wachsen ohne Lücken. Sind beide Enden da, steht die Größe fest. Später wird nichts bewegt oder vereinigt.',
  'clause.N5.2':
    'Jedes Rumpfteil trägt einen Mast, jeder Mast ein Segel, und unter jedes Rumpfteil kommt eine Ware, ob der Rumpf vollständig ist oder nicht.',
  'clause.N5.3':
    'Alle Masten und Segel eines Schiffes zeigen ein Wappen, bestimmt vom ersten ohne Krone. Kronen passen zu allem.',
  'clause.N5.4':
    'Ein Schiff ist fertig, wenn der Rumpf vollständig ist und jedes Teil Mast und Segel hat. Sofort nimmst du je Mast eine Belohnung, jede Art höchstens zweimal: Kronen-Mast, Kronen-Segel, 3 Punkte, 7 Taler, 3 Arbeiter oder zwei verschiedene Waren. Sie sind in der laufenden Aktion nutzbar. Was nichts brächte, wird nicht angeboten.',
  'clause.N5.5':
    'Du darfst beliebig viele Schiffe im Bau haben. Nur was auf einem Schiff ist, zählt; gleiche Schiffe sind eine Wahl.',
  'clause.N6.1':
    'Der Transport bringt Plättchen aus dem Lager in die Werft, eines je Arbeiter, zu einem Schiff oder als Anfang eines neuen.',
  'clause.N6.2': 'Geld bringt 2 Taler je Arbeiter.',
  'clause.N6.3':
    'Die Auslieferung leert ein fertiges Schiff mit einer Ware unter jedem Rumpfteil: die ganze Ladung, ein Arbeiter je Ware. Das Schiff kann wieder beladen werden; ausgelieferte Waren bleiben dir für die Schlusswertung.',
  'clause.N6.4':
    'Kronen bringen je Arbeiter einen Punkt für jede Krone, die du zeigst: auf eigenen Masten und Segeln und gedrehten Pass-Plättchen. Höchstens 15 Punkte je Runde und 15 weitere in einer Extra-Aktion.',
  'clause.N7.1': 'Passen dreht dein höchstes Pass-Plättchen auf die Kronenseite.',
  'clause.N7.2':
    'Sind alle drei gedreht, darf man weiter passen, ohne Wirkung. Der Wählende behält den Bonus auch beim Passen.',
  'clause.N8.1':
    'Einmal im Spiel darfst du in deinem Zug vor oder nach dem Handeln oder Passen 2 Arbeiter nehmen und eine beliebige der acht Aktionen ausführen, verbraucht oder nicht; ohne Bonus und blaue Arbeiter, mindestens einmal. Das ist kein Passen.',
  'clause.N8.2':
    'In der Extra-Aktion kostet das erste Plättchen jeder Sorte 2 Taler, weitere 4, und das fünfte ist wie immer gratis. Der Plan bleibt, wie er ist.',
  'clause.N9.1':
    'Ausgelieferte Waren einer Sorte bringen 2, 5, 9, 14, 20 Punkte für eine bis fünf und 5 für jede weitere.',
  'clause.N9.2': 'Fertige Schiffe bringen 2, 8, 20 oder 35 Punkte für ein bis vier Rumpfteile.',
  'clause.N9.3':
    'Jeder Arbeiter, jedes Plättchen im Lager, jedes Teil eines unfertigen Schiffes und jede nicht ausgelieferte Ware wird ein Taler; drei Taler sind ein Punkt.',
  'clause.N9.4':
    'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die Taler, die bei der Teilung übrig bleiben, dann alle Taler; dann wird der Platz geteilt.',
  'clause.N10.1':
    'Alles liegt offen. Unbekannt ist nur, wie die Plättchen in späteren Runden ausgelegt werden.',
};
