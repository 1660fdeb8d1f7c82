// The fields of Nauticus's positions in words, and what is said of those that cannot be.
import type { PositionWords } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

const words: PositionWords = {
  words: wordsByLocale(
    import.meta.glob('$games/nauticus/words/*.{fields,positions}.json', { eager: true, import: 'default' }),
  ),
  kinds: {
    Pending: 'pending',
    Piece: 'piece',
    Good: 'piece',
    Crest: 'crest',
    Tile: 'action',
    Reward: 'reward',
  },
};
export default words;
