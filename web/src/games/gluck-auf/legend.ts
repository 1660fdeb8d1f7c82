// Glück Auf's legend: coal, tunnels, transports, workers and the clock as the board draws them.
import { draw, type Drawing } from '$lib/drawing';
import type { LegendEntry, LegendPart } from '$lib/guide';
import GlyphIcon from '$lib/pieces/GlyphIcon.svelte';
import Back from './pieces/Back.svelte';
import Cart from './pieces/Cart.svelte';
import Cube from './pieces/Cube.svelte';
import Dial from './pieces/Dial.svelte';
import Flag from './pieces/Flag.svelte';
import Footprint from './pieces/Footprint.svelte';
import { TOOLS, TRANSPORT_GLYPHS } from './pieces/glyphs';
import Headframe from './pieces/Headframe.svelte';
import Mark from './pieces/Mark.svelte';
import StartMark from './pieces/StartMark.svelte';
import Tunnel from './pieces/Tunnel.svelte';
import Worker from './pieces/Worker.svelte';
import { COLOURS, TRANSPORTS } from './view';

const entry = (name: string, says: string, clause: string, ...drawings: Drawing[]): LegendEntry => ({
  name,
  says: `legend.${says}`,
  clause,
  drawings,
});

export const legend: readonly LegendPart[] = [
  {
    title: 'legend.coal',
    entries: [
      ...COLOURS.map((colour) => entry(`cube.${colour}`, colour, 'G0.2', draw(Cube, { colour }))),
      entry(
        'legend.outlineName',
        'outline',
        'G4.4',
        ...COLOURS.map((colour) => draw(Cube, { colour, outline: true })),
      ),
      entry('legend.cartName', 'cart', 'G3.3', draw(Cart, { colour: 'grey' })),
      entry(
        'legend.tunnelName',
        'tunnel',
        'G10.1',
        draw(Tunnel, { colour: 'grey', side: 'light', carts: 1, loose: true }),
        draw(Tunnel, { colour: 'grey', side: 'dark', carts: 1, loose: true }),
      ),
      entry('legend.towerName', 'tower', 'G4.2', draw(Headframe, {})),
    ],
  },
  {
    title: 'legend.transports',
    entries: [
      entry(
        'legend.transportsName',
        'transport',
        'G5.1',
        ...TRANSPORTS.map((transport) => draw(GlyphIcon, { glyph: TRANSPORT_GLYPHS[transport] })),
      ),
      entry('legend.backsName', 'backs', 'G7.2', draw(Back, { kind: 'tile' }), draw(Back, { kind: 'order' })),
    ],
  },
  {
    title: 'legend.work',
    entries: [
      entry('legend.workerName', 'worker', 'G2.2', draw(Worker, { seat: 0 })),
      entry('legend.markName', 'mark', 'G10.1', draw(Mark, {})),
      entry('legend.toolsName', 'tools', 'G4.1', draw(GlyphIcon, { glyph: TOOLS })),
      entry('legend.stepName', 'step', 'G4.1', draw(Footprint, {})),
      entry('clock', 'clock', 'G8.1', draw(Dial, { shift: 1 })),
      entry(
        'legend.flagName',
        'flag',
        'G8.2',
        draw(Flag, { seat: 0 }),
        draw(Flag, { seat: 1, second: true }),
      ),
      entry('startPlayer', 'start', 'G9.1', draw(StartMark, {})),
    ],
  },
];
