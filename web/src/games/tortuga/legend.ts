// Tortuga's legend: every sign, chest, marker and tile as the board draws it.
import { draw } from '$lib/drawing';
import type { LegendEntry, LegendPart } from '$lib/guide';
import Bag from './pieces/Bag.svelte';
import Chest from './pieces/Chest.svelte';
import Die from './pieces/Die.svelte';
import Marker from './pieces/Marker.svelte';
import StartMark from './pieces/StartMark.svelte';
import Tile from './pieces/Tile.svelte';
import { ACTIONS, type Action } from './view';

const CLAUSES: Record<Action, string> = {
  fleet: 'T3.4',
  crew: 'T3.5',
  treasure: 'T3.6',
  'ship-attack': 'T3.7',
  raid: 'T3.9',
};
const action = (face: Action): LegendEntry => ({
  name: `action.${face}`,
  says: `legend.${face}`,
  clause: CLAUSES[face],
  drawings: [draw(Die, { die: 'A', face, seat: 0 })],
});

export const legend: readonly LegendPart[] = [
  {
    title: 'legend.dice',
    entries: [
      ...ACTIONS.map(action),
      {
        name: 'face.skull',
        says: 'legend.skull',
        clause: 'T2.3',
        drawings: [draw(Die, { die: 'A', face: 'skull', seat: 0 })],
      },
    ],
  },
  {
    title: 'legend.chests',
    entries: [
      {
        name: 'legend.setName',
        says: 'legend.set',
        clause: 'T5.2',
        drawings: (['red', 'blue', 'yellow'] as const).map((colour) => draw(Chest, { colour })),
      },
      {
        name: 'chest.white',
        says: 'legend.white',
        clause: 'T5.2',
        drawings: [draw(Chest, { colour: 'white' })],
      },
      {
        name: 'chest.purple',
        says: 'legend.purple',
        clause: 'T5.1',
        drawings: [draw(Chest, { colour: 'purple' })],
      },
      { name: 'legend.bagName', says: 'legend.bag', clause: 'T0.1', drawings: [draw(Bag, {})] },
    ],
  },
  {
    title: 'legend.board',
    entries: [
      {
        name: 'marker.fleet',
        says: 'legend.shipMarker',
        clause: 'T0.5',
        drawings: [draw(Marker, { track: 'fleet', seat: 0 })],
      },
      {
        name: 'marker.crew',
        says: 'legend.pirateMarker',
        clause: 'T0.5',
        drawings: [draw(Marker, { track: 'crew', seat: 0 })],
      },
      {
        name: 'legend.advantageName',
        says: 'legend.advantage',
        clause: 'T2.9',
        drawings: [1, 2].map((value) => draw(Tile, { kind: 'advantage', value })),
      },
      {
        name: 'legend.tileName',
        says: 'legend.tile',
        clause: 'T5.4',
        drawings: [1, 2, 3, 0].map((value) => draw(Tile, { kind: 'treasure', value })),
      },
      { name: 'startPlayer', says: 'legend.start', clause: 'T3.2', drawings: [draw(StartMark, {})] },
    ],
  },
];
