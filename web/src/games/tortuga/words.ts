// Tortuga's words in all languages, and dice as they stood behind a screen.
import type { Terms } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

export const words = wordsByLocale(
  import.meta.glob('$games/tortuga/words/??{,.rules}.json', { eager: true, import: 'default' }),
);

export const terms: Terms = { die: (name) => name.replace('-skull', '☠') };
