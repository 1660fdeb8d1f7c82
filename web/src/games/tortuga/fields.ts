// The fields of Tortuga's positions in words, and what is said of those that cannot be.
import type { PositionWords } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

const words: PositionWords = {
  words: wordsByLocale(
    import.meta.glob('$games/tortuga/words/*.{fields,positions}.json', { eager: true, import: 'default' }),
  ),
  kinds: { Pending: 'pending', Colour: 'colour', Action: 'action', DieFace: 'face' },
};
export default words;
