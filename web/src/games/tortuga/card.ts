// Tortuga in lists of games.
import Emblem from './Emblem.svelte';
import type { GameCard } from '$lib/board';

const card: GameCard = {
  Emblem,
  colour: '#2f7f8c',
  minutes: [30, 60],
  weight: 2,
  about: {
    en: 'Dice behind screens, chests on the move: build, hunt and rob your way to Tortuga.',
    hu: 'Kockák a paraván mögött, vándorló ládák: építs, kincset keress és fossz ki másokat útban Tortuga felé.',
    pl: 'Kości za zasłonkami, skrzynie w drodze: buduj, szukaj skarbów i łup innych, aż dotrzesz na Tortugę.',
    de: 'Würfel hinter Sichtschirmen, Truhen auf Reisen: bauen, Schätze suchen und plündern auf dem Weg nach Tortuga.',
  },
};
export default card;
