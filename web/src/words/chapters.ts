// Titles of the chapters of all rules: "T2" holds the clauses T2.1, T2.2, ….
import type { Locale } from '$lib/i18n';

type Titles = Record<Locale, string>;
const title = (en: string, hu: string, pl: string, de: string): Titles => ({ en, hu, pl, de });

const MATERIAL = title(
  'What lies on the table',
  'Ami az asztalon van',
  'Co leży na stole',
  'Was auf dem Tisch liegt',
);
const SET_UP = title('Set-up', 'Előkészület', 'Przygotowanie', 'Aufbau');
const SECRETS = title('What is secret', 'Ami titkos', 'Co jest tajne', 'Was geheim ist');
const END = title('End and scoring', 'Játék vége és pontozás', 'Koniec i punktacja', 'Ende und Wertung');
const VARIANTS = title('Variants', 'Változatok', 'Warianty', 'Varianten');

export const CHAPTERS: Readonly<Record<string, Titles>> = {
  T0: MATERIAL,
  T1: SET_UP,
  T2: title('Rolling dice', 'Kockadobás', 'Rzuty kośćmi', 'Würfeln'),
  T3: title('The five actions', 'Az öt akció', 'Pięć akcji', 'Die fünf Aktionen'),
  T4: title('Moving chests', 'Ládák mozgatása', 'Przesuwanie skrzyń', 'Truhen bewegen'),
  T5: title('Scoring', 'Pontozás', 'Punktacja', 'Wertung'),
  T6: title('With two players', 'Két játékossal', 'We dwoje', 'Zu zweit'),
  T7: VARIANTS,
  T8: SECRETS,
  N0: MATERIAL,
  N1: SET_UP,
  N2: title('The round', 'A forduló', 'Runda', 'Die Runde'),
  N3: title('The bonus', 'A bónusz', 'Premia', 'Der Bonus'),
  N4: title('Acting and paying', 'Akció és fizetés', 'Działanie i płacenie', 'Handeln und zahlen'),
  N5: title('Ships', 'Hajók', 'Statki', 'Schiffe'),
  N6: title('The pale actions', 'A világos akciók', 'Jasne akcje', 'Die hellen Aktionen'),
  N7: title('Passing', 'Passzolás', 'Pasowanie', 'Passen'),
  N8: title('The extra action', 'Az extra akció', 'Akcja dodatkowa', 'Die Extra-Aktion'),
  N9: END,
  N10: SECRETS,
  G0: MATERIAL,
  G1: SET_UP,
  G2: title('A shift', 'Egy műszak', 'Szychta', 'Eine Schicht'),
  G3: title('Tunnels', 'Tárnák', 'Chodniki', 'Strecken'),
  G4: title('Mining', 'Fejtés', 'Wydobycie', 'Abbau'),
  G5: title('Delivering', 'Szállítás', 'Dostawa', 'Lieferung'),
  G6: title('Money', 'Pénz', 'Pieniądze', 'Geld'),
  G7: title('Orders', 'Megrendelések', 'Zamówienia', 'Aufträge'),
  G8: title('End of a shift', 'Műszak vége', 'Koniec szychty', 'Schichtende'),
  G9: title('Between shifts', 'Műszakok között', 'Między szychtami', 'Zwischen den Schichten'),
  G10: END,
  G11: SECRETS,
  H0: MATERIAL,
  H1: SET_UP,
  H2: title('Buyers at the market', 'Vásárlók a piacon', 'Kupcy na targu', 'Käufer auf dem Markt'),
  H3: title('The market is settled', 'A piac elszámolása', 'Rozliczenie targu', 'Der Markt wird abgerechnet'),
  H4: title('Travelling and selling', 'Utazás és eladás', 'Podróż i sprzedaż', 'Reisen und verkaufen'),
  H5: title('Regions', 'Régiók', 'Regiony', 'Regionen'),
  H6: END,
  H7: title('With two players', 'Két játékossal', 'We dwoje', 'Zu zweit'),
  H8: VARIANTS,
  H9: SECRETS,
};
