// Glück Auf in lists of games.
import Emblem from './Emblem.svelte';
import type { GameCard } from '$lib/board';

const card: GameCard = {
  Emblem,
  colour: '#7d8a5b',
  minutes: [60, 90],
  weight: 3,
  about: {
    en: 'Coal under the ground, orders above: dig, haul up the cage and deliver before the shift ends.',
    hu: 'A mélyben szén, a felszínen megrendelések: fejts, húzd fel a kast, és szállíts, mielőtt véget ér a műszak.',
    pl: 'Węgiel pod ziemią, zamówienia na górze: kop, wyciągaj klatkę i dostarczaj, zanim skończy się szychta.',
    de: 'Kohle unter Tage, Aufträge über Tage: abbauen, fördern und liefern, bevor die Schicht endet.',
  },
};
export default card;
