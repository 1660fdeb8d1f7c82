// Hermagor in lists of games.
import Emblem from './Emblem.svelte';
import type { GameCard } from '$lib/board';

const card: GameCard = {
  Emblem,
  colour: '#9a7b4f',
  minutes: [90, 120],
  weight: 4,
  about: {
    en: 'Buy relics at the fair, carry them over the land and sell where the price is right.',
    hu: 'Vásárolj ereklyéket a vásárban, járd velük az országot, és add el, ahol jó az ár.',
    pl: 'Kupuj na targu relikwie, ruszaj z nimi w kraj i sprzedawaj tam, gdzie cena jest dobra.',
    de: 'Auf dem Markt Waren kaufen, damit durchs Land ziehen und verkaufen, wo der Preis stimmt.',
  },
};
export default card;
