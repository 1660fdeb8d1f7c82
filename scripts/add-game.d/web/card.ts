// Skeleton Game in lists of games.
import Emblem from './Emblem.svelte';
import type { GameCard } from '$lib/board';

const card: GameCard = {
  Emblem,
  colour: '#6b5b95',
  minutes: [5, 10],
  weight: 1,
  about: {
    en: 'Tokens out of a bag: keep what is new, hand on what would cancel.',
    hu: 'Zsetonok egy zsákból: tartsd meg az újat, add tovább, ami kioltana egyet.',
    pl: 'Żetony z worka: zatrzymaj nowe, oddaj to, co by się zniosło.',
    de: 'Plättchen aus einem Beutel: Neues behalten, weitergeben, was sich aufhebt.',
  },
};
export default card;
