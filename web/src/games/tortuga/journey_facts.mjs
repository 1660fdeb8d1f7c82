// What journeys through a browser need to know of Tortuga (tests/games.mjs says what each is).
export default {
  few: 'target-6-players-2',
  three: 'target-6-players-3',
  many: 'target-6-players-4',
  screen: ['target-6-players-3', 160],
  habits: [['[data-spot=lay]', 60]],
  covered: true,
  filmed: {
    tumbles: '.stage > .cube',
  },
  families: [['chests', '[data-piece^=c] svg', 5]],
};
