// What journeys through a browser need to know of Hermagor (tests/games.mjs says what each is).
export default {
  few: 'last-action-tile-players-2',
  three: 'last-action-tile-players-3',
  many: 'last-action-tile-players-5',
  screen: ['last-action-tile-players-5', 160],
  habits: [],
  covered: false,
  filmed: {
    records: ['common-regions-chosen', 'tax-officer'],
    still: {
      start: 'the start player has a mark, and no piece',
      actions: 'the action tile is a number',
      show: 'money is a number',
      hide: 'money is a number',
      'no-buyer': 'nothing is placed',
      'no-common-buyer': 'nothing is placed',
      pass: 'nothing is done',
      decline: 'nothing is built',
      'no-common-depot': 'nothing is built',
    },
  },
  families: [
    ['players', '[data-spot^=player-] .who > svg', 5],
    ['goods', '[data-spot^=price-] .icon svg', 8],
  ],
};
