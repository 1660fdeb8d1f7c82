// Where everything of the map is drawn, made by map/make.mjs: on a wide canvas for a desk, on a tall one for a tablet, on
// a slim one for a phone, where regions have no names.
import layouts from './map/layout.json';

/** Its middle and its size. */
export interface Label {
  xy: number[];
  size: number[];
}
export interface Layout {
  width: number;
  height: number;
  sizes: {
    name: number;
    regionName: number;
    stone: number;
    sign: number;
    village: number[];
    city: number[];
    /** A row of merchants before a village, above its middle. */
    merchants: number[];
  };
  /** Merchants stand that far above the middle of their place. */
  feet: number;
  places: Record<string, number[]>;
  /** Middles of the duchies' names. */
  corners: Record<string, number[]>;
  duchies: Record<string, string>;
  rivers: string[];
  /** Where a road crosses a river: x, y, and the road's direction in degrees. */
  bridges: number[][];
  /** In the order of the board's roads, as the milestones. */
  roads: string[];
  stones: number[][];
  names: Record<string, Label>;
  regions: Record<string, { d: string; name: Label; signs: Label }>;
  scenery: number[][];
}
export const LAYOUTS: Record<'wide' | 'tall' | 'slim', Layout> = layouts;

/** In the middle of a box as large as the canvas. */
export const at = ({ width, height }: Layout, [x = 0, y = 0]: number[] = []): string =>
  `left:${(100 * x) / width}%;top:${(100 * y) / height}%`;
