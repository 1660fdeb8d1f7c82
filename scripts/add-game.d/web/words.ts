// Skeleton Game's words in all languages.
import { wordsByLocale } from '$lib/word_files';

export const words = wordsByLocale(
  import.meta.glob('$games/skeleton_game/words/??{,.rules}.json', {
    eager: true,
    import: 'default',
  }),
);
