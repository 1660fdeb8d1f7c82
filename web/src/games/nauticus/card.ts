// Nauticus in lists of games.
import Emblem from './Emblem.svelte';
import type { GameCard } from '$lib/board';

const card: GameCard = {
  Emblem,
  colour: '#4a6fa5',
  minutes: [60, 90],
  weight: 3,
  about: {
    en: 'Build ships in the yard, man them and load them, with a wheel that sets every price.',
    hu: 'Építs hajókat a műhelyben, adj rájuk legénységet és rakományt; az árakat a tárcsa szabja meg.',
    pl: 'Buduj statki w stoczni, dawaj im załogę i ładunek; wszystkie ceny wyznacza koło.',
    de: 'Schiffe bauen, bemannen und beladen; was alles kostet, bestimmt das Rad.',
  },
};
export default card;
