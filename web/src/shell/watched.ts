// What a board is given that nobody plays on.
export const watched = {
  told: [],
  choose: () => undefined,
  refuse: () => undefined,
  preview: null,
  onpreview: () => undefined,
};
