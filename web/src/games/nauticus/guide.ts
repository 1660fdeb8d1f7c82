// What explains Nauticus beside its board.
import type { GameGuide } from '$lib/guide';
import { wordsByLocale } from '$lib/word_files';
import { examples } from './examples';
import { legend } from './legend';

export default {
  words: wordsByLocale(
    import.meta.glob('$games/nauticus/words/*.guide.json', { eager: true, import: 'default' }),
  ),
  legend,
  examples,
} satisfies GameGuide;
