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
    still: {
      start: 'before anything lies on the table',
      'keep-none': 'no die is laid',
      advantage: 'a number that is chosen',
      use: 'only a decision; what it does follows',
    },
  },
  families: [['chests', '[data-piece^=c] svg', 5]],
};
