// Nauticus's legend: actions, parts of ships, goods, workers and tiles as the board draws them.
import { draw, type Drawing } from '$lib/drawing';
import type { LegendEntry, LegendPart } from '$lib/guide';
import GlyphIcon from '$lib/pieces/GlyphIcon.svelte';
import Coin from './pieces/Coin.svelte';
import { ACTION_GLYPHS, CREST_GLYPHS } from './pieces/glyphs';
import Medal from './pieces/Medal.svelte';
import PassTile from './pieces/PassTile.svelte';
import StartMark from './pieces/StartMark.svelte';
import Tile from './pieces/Tile.svelte';
import Worker from './pieces/Worker.svelte';
import { GOODS, TILES, type Piece, type Tile as Action } from './view';

const entry = (name: string, says: string, clause: string, ...drawings: Drawing[]): LegendEntry => ({
  name,
  says: `legend.${says}`,
  clause,
  drawings,
});
const CLAUSES: Record<Action, string> = {
  hulls: 'N5.1',
  masts: 'N5.2',
  sails: 'N5.2',
  goods: 'N5.2',
  transport: 'N6.1',
  money: 'N6.2',
  delivery: 'N6.3',
  crowns: 'N6.4',
};
const action = (tile: Action): LegendEntry =>
  entry(
    `action.${tile}`,
    tile === 'goods' ? 'goodsAction' : tile,
    CLAUSES[tile],
    draw(GlyphIcon, { glyph: ACTION_GLYPHS[tile] }),
  );
const piece = (name: Piece) => draw(Tile, { piece: name, short: name.endsWith('-mast') });

export const legend: readonly LegendPart[] = [
  { title: 'legend.actions', entries: TILES.map(action) },
  {
    title: 'legend.ships',
    entries: [
      entry('piece.one-ship', 'one', 'N5.1', piece('one-ship')),
      entry('legend.largerName', 'larger', 'N5.1', piece('stern'), piece('middle'), piece('bow')),
      entry(
        'legend.crestsName',
        'crests',
        'N5.3',
        ...(['whale', 'anchor', 'wheel', 'star'] as const).map((crest) => piece(`${crest}-sail`)),
        ...(['whale', 'anchor', 'wheel', 'star'] as const).map((crest) => piece(`${crest}-mast`)),
      ),
      entry('legend.crownName', 'crown', 'N5.4', piece('crown-mast'), piece('crown-sail')),
      entry('legend.goodsName', 'goods', 'N9.1', ...GOODS.map((good) => piece(good))),
    ],
  },
  {
    title: 'legend.rest',
    entries: [
      entry('legend.workerName', 'worker', 'N4.1', draw(Worker, {})),
      entry('legend.blueName', 'blue', 'N4.1', draw(Worker, { blue: true })),
      entry('legend.anchorName', 'anchor', 'N0.5', draw(GlyphIcon, { glyph: CREST_GLYPHS.anchor })),
      entry('legend.talerName', 'taler', 'N4.2', draw(Coin, {}), draw(Coin, { price: 2 })),
      entry(
        'legend.passName',
        'pass',
        'N2.5',
        draw(PassTile, { value: 3, turned: false }),
        draw(PassTile, { value: 3, turned: true }),
      ),
      entry('legend.medalName', 'medal', 'N3.1', draw(Medal, {})),
      entry('startPlayer', 'start', 'N2.3', draw(StartMark, {})),
    ],
  },
];
