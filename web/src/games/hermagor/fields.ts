// The fields of Hermagor's positions in words, and what is said of those that cannot be.
import type { PositionWords } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

const words: PositionWords = {
  words: wordsByLocale(
    import.meta.glob('$games/hermagor/words/*.{fields,positions}.json', { eager: true, import: 'default' }),
  ),
  kinds: {
    Pending: 'pending',
    Good: 'good',
    PlaceId: 'place',
    VillageId: 'village',
    MapId: 'village',
    RegionId: 'region',
    Tile: 'tile',
  },
};
export default words;
