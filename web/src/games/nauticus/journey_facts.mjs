// What journeys through a browser need to know of Nauticus (tests/games.mjs says what each is).
export default {
  few: 'four-rounds-players-2',
  three: 'five-rounds-players-3',
  many: 'five-rounds-players-4',
  screen: ['five-rounds-players-4', 200],
  // What is in the hand is not put back.
  habits: [['[data-drop]', 80]],
  covered: false,
  filmed: {
    rides: { '.ship': 'x', '.space .tile': 'y' },
    grounded: ['.ship', '.part.hulls', '.berth'],
    records: ['tie-by-all-taler'],
    still: {
      money: 'coins and workers are numbers',
      extra: 'the action that is done once more is only named',
      done: 'only ends an action',
      pass: 'only ends an action',
    },
  },
  families: [
    ['masts', '.supply .art.masts > svg', 5],
    ['sails', '.supply .art.sails > svg', 5],
    ['goods', '.supply .art.goods > svg', 4],
  ],
};
