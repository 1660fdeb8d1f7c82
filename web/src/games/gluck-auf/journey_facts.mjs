// What journeys through a browser need to know of Glück Auf (tests/games.mjs says what each is).
export default {
  few: 'points-players-2',
  three: 'points-players-3',
  many: 'points-players-4',
  screen: ['points-players-4', 200],
  // Whoever mines by chance rides up and down for ever: every other time he stops.
  habits: [['[data-spot=stop]', 50]],
  covered: true,
  filmed: {
    rides: { '.cage': 'y' },
    steady: '[data-spot^=level-]',
    records: ['orders-run-out', 'cart-stays-empty'],
    still: {
      start: 'the start player has a mark, and no piece',
      'look-hidden': 'what somebody else looks at is hidden',
      'look-tile': 'cards that are looked at lie on the desk',
      'look-order': 'cards that are looked at lie on the desk',
      'buy-none': 'nothing is taken',
      'keep-none': 'nothing is taken',
      'cart-none': 'nothing is taken',
      return: 'cards go back unseen',
      'lay-hidden': 'cards go back unseen',
      'lay-tile': 'cards go back unseen',
      'lay-order': 'cards go back unseen',
      stop: 'the cage stays where it is',
    },
  },
  families: [['coal', '[data-spot=stock] .cube svg', 4]],
};
