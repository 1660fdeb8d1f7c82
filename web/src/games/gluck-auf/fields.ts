// The fields of Glück Auf's positions in words, and what is said of those that cannot be.
import type { PositionWords } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

const words: PositionWords = {
  words: wordsByLocale(
    import.meta.glob('$games/gluck_auf/words/*.{fields,positions}.json', { eager: true, import: 'default' }),
  ),
  kinds: {
    Pending: 'pending',
    Colour: 'colour',
    Stop: 'stop',
    Space: 'space',
    CrewedSpace: 'space',
    TileName: 'tile',
    OrderName: 'order',
  },
};
export default words;
