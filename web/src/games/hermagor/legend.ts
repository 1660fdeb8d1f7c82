// Hermagor's legend: goods, tiles, pieces and signs as the board draws them.
import type { ComponentProps } from 'svelte';
import { draw, type Drawing } from '$lib/drawing';
import type { LegendEntry, LegendPart } from '$lib/guide';
import { GOODS, buildingOf } from './land';
import City from './pieces/City.svelte';
import GoodIcon from './pieces/GoodIcon.svelte';
import Mark from './pieces/Mark.svelte';
import Sign from './pieces/Sign.svelte';
import Tile from './pieces/Tile.svelte';

const entry = (name: string, says: string, clause: string, ...drawings: Drawing[]): LegendEntry => ({
  name,
  says: `legend.${says}`,
  clause,
  drawings,
});
const tile = (name: string) => draw(Tile, { tile: name });
const sign = (name: ComponentProps<typeof Sign>['name']) => draw(Sign, { name });

export const legend: readonly LegendPart[] = [
  {
    title: 'legend.goods',
    entries: [
      entry('legend.goodName', 'good', 'H4.7', draw(GoodIcon, { good: 'salt' })),
      entry('legend.buildingName', 'building', 'H5.2', draw(GoodIcon, { good: 'salt', building: true })),
      // Each good beside its building.
      ...GOODS.map((good) => ({
        name: `good.${good}`,
        says: `building.${buildingOf(good)}`,
        clause: 'H0.1',
        drawings: [draw(GoodIcon, { good }), draw(GoodIcon, { good, building: true })],
      })),
    ],
  },
  {
    title: 'legend.tiles',
    entries: [
      entry('legend.singleName', 'single', 'H3.3', tile('2-amulet')),
      entry('legend.doubleName', 'double', 'H0.4', tile('15-weapon-salt')),
      entry('tile.price-fluctuation', 'fluctuation', 'H3.4', tile('price-fluctuation')),
      entry('tile.side-road', 'side-road', 'H4.8', tile('side-road')),
      entry('tile.black-market', 'black-market', 'H4.9', tile('black-market')),
      entry('tile.good-deal', 'good-deal', 'H3.4', tile('good-deal')),
      entry('legend.bagName', 'bag', 'H2.1', sign('bag')),
    ],
  },
  {
    title: 'legend.pieces',
    entries: [
      entry('legend.buyerName', 'buyer', 'H2.2', draw(Mark, { colour: 0, on: 'buyer' }), sign('buyer')),
      entry('legend.merchantName', 'merchant', 'H4.2', draw(Mark, { colour: 0, on: 'merchant' })),
      entry('legend.depotName', 'depot', 'H4.7', draw(Mark, { colour: 0 }), sign('depot')),
      entry('legend.discName', 'disc', 'H5.1', draw(Mark, { colour: 0, on: 'disc' }), sign('disc')),
      entry('nobleFlag', 'flag', 'H5.3', sign('flag')),
      entry('village.hermagor', 'city', 'H4.6', draw(City, {})),
      entry('money', 'coin', 'H6.5', sign('coin')),
      entry('startPlayer', 'start', 'H3.6', sign('start')),
    ],
  },
];
