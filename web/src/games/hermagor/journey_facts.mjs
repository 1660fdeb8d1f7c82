// What journeys through a browser need to know of Hermagor (tests/games.mjs says what each is).
export default {
  few: 'last-action-tile-players-2',
  three: 'last-action-tile-players-3',
  many: 'last-action-tile-players-5',
  screen: ['last-action-tile-players-5', 160],
  habits: [],
  covered: false,
  families: [
    ['players', '[data-spot^=player-] .who > svg', 5],
    ['goods', '[data-spot^=price-] .icon svg', 8],
  ],
};
