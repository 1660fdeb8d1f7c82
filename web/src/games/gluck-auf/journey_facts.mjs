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
  },
  families: [['coal', '[data-spot=stock] .cube svg', 4]],
};
