// What Glück Auf's engine says. Made by its test from src/games/: do not edit.

export const COLOURS = ['yellow', 'brown', 'grey', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const STOPS = ['surface', 'yellow', 'brown', 'grey', 'black'] as const;
export type Stop = (typeof STOPS)[number];

export const SPACES = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f-draw', 'm10', 'm8', 'm6', 'm4', 'wheelbarrow', 'horse-cart', 'truck', 'locomotive', 'money-6', 'money-5', 'money-4', 'money-3', 'o1', 'o2', 'o3', 'o4', 'o-draw', 'bank'] as const;
export type Space = (typeof SPACES)[number];

export const CREWED_SPACES = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f-draw', 'm10', 'm8', 'm6', 'm4', 'wheelbarrow', 'horse-cart', 'truck', 'locomotive', 'money-6', 'money-5', 'money-4', 'money-3', 'o1', 'o2', 'o3', 'o4', 'o-draw'] as const;
export type CrewedSpace = (typeof CREWED_SPACES)[number];

export const TILE_NAMES = ['y-light', 'yy-light', 'y-dark', 'yy-dark', 'b-light', 'bb-light', 'b-dark', 'bb-dark', 'g-light', 'gg-light', 'g-dark', 'gg-dark', 'k-light', 'kk-light', 'k-dark', 'kk-dark'] as const;
export type TileName = (typeof TILE_NAMES)[number];

export const ORDER_NAMES = ['wheelbarrow-y', 'wheelbarrow-b', 'wheelbarrow-g', 'wheelbarrow-k', 'wheelbarrow-yy', 'wheelbarrow-bb', 'wheelbarrow-gg', 'wheelbarrow-kk', 'wheelbarrow-ybgk', 'wheelbarrow-bbb', 'wheelbarrow-ggg', 'horse-cart-y', 'horse-cart-b', 'horse-cart-g', 'horse-cart-k', 'horse-cart-yy', 'horse-cart-bb', 'horse-cart-gg', 'horse-cart-kk', 'horse-cart-ybgk', 'horse-cart-yyy', 'horse-cart-kkk', 'truck-y', 'truck-b', 'truck-g', 'truck-k', 'truck-yy', 'truck-bb', 'truck-gg', 'truck-kk', 'truck-ybgk', 'truck-yyy', 'truck-kkk', 'locomotive-y', 'locomotive-b', 'locomotive-g', 'locomotive-k', 'locomotive-yy', 'locomotive-bb', 'locomotive-gg', 'locomotive-kk', 'locomotive-ybgk', 'locomotive-bbb', 'locomotive-ggg'] as const;
export type OrderName = (typeof ORDER_NAMES)[number];

export const SOURCES = ['cage', 'store'] as const;
export type Source = (typeof SOURCES)[number];

export const PENDING = ['start-player', 'first-tile', 'draft-order', 'draft', 'first-order', 'placement', 'look', 'choice', 'substitute', 'lay-where', 'lay', 'step', 'second-cube', 'refill', 'over'] as const;
export type Pending = (typeof PENDING)[number];

export interface View {
  table: {
    rules?: number;
    players: number;
    start: number;
    shift: number;
    pending: Pending;
    active: number;
    space?: Space;
    steps_left?: number;
    half_order?: OrderName;
    half_slot?: Colour;
    carts_left?: number;
    cart_colour?: Colour;
    in_hand?: number;
    lay_base?: number;
    draft: OrderName[];
    stock: Record<Colour, number>;
    factory: (TileName | 'none')[];
    new_orders: (OrderName | 'none')[];
    workers: Record<CrewedSpace, number>;
    owners: Partial<Record<CrewedSpace, number>>;
    seats: {
      points: number;
      marks: number;
      workers: number;
      in_canteen: number;
      in_bank: number;
      cage_at: Stop;
      cage: Record<Colour, number>;
      store: Record<Colour, number>;
      carts: Record<Colour, Record<Colour, number>>;
      tiles: Record<TileName, number>;
      outstanding: OrderName[];
      loads: Partial<Record<OrderName, {
        filled: Record<Colour, number>;
        cubes: Record<Colour, number>;
      }>>;
      delivered: OrderName[];
    }[];
  };
  piles: {
    tiles: {
      size: number;
      known: number;
      cards: {
        place: number;
        seat: number;
        card: TileName | 'none';
      }[];
    };
    orders: {
      size: number;
      known: number;
      cards: {
        place: number;
        seat: number;
        card: OrderName | 'none';
      }[];
    };
  };
  hand?: TileName[] | OrderName[];
}

export type Move =
  | { kind: 'start'; start: number }
  | { kind: 'tile'; tile: TileName }
  | { kind: 'order'; order: OrderName }
  | { kind: 'look-hidden'; pile: 'tile' | 'order' }
  | { kind: 'look-tile'; tile: TileName }
  | { kind: 'look-order'; order: OrderName }
  | { kind: 'draft'; order: OrderName }
  | { kind: 'place'; space: Space }
  | { kind: 'place-tile'; space: Space; tile: TileName }
  | { kind: 'place-order'; space: Space; order: OrderName }
  | { kind: 'buy-none' }
  | { kind: 'buy'; tile: TileName }
  | { kind: 'keep-none' }
  | { kind: 'keep'; order: OrderName }
  | { kind: 'cart-none' }
  | { kind: 'cart'; cube: Colour }
  | { kind: 'return'; where: 'top' | 'bottom' }
  | { kind: 'lay-hidden'; pile: 'tile' | 'order' }
  | { kind: 'lay-tile'; tile: TileName }
  | { kind: 'lay-order'; order: OrderName }
  | { kind: 'ride'; stop: Stop }
  | { kind: 'load'; cube: Colour }
  | { kind: 'unload'; cube: Colour }
  | { kind: 'fill'; order: OrderName; slot: Colour; from: Source }
  | { kind: 'fill-with'; order: OrderName; slot: Colour; cube: Colour; from: Source }
  | { kind: 'stop' };

export type Message =
  | { key: 'hint.workers'; n: number }
  | { key: 'hint.pay'; n: number }
  | { key: 'hint.steps'; n: number }
  | { key: 'hint.take'; n: number }
  | { key: 'hint.points'; n: number }
  | { key: 'hint.look-at-tiles'; n: number }
  | { key: 'hint.look-at-orders'; n: number }
  | { key: 'hint.deliver'; n: number; points: number }
  | { key: 'hint.completes'; n: number }
  | { key: 'hint.first-of-two' }
  | { key: 'hint.into-store' }
  | { key: 'hint.no-cubes' }
  | { key: 'hint.cubes'; list: Message[] }
  | { key: 'hint.colours'; colour: Colour; n: number }
  | { key: 'hint.unused'; n: number }
  | { key: 'prompt.draft' }
  | { key: 'reason.delivers'; n: number; points: number }
  | { key: 'reason.completes'; points: number }
  | { key: 'reason.brings'; colour: Colour }
  | { key: 'reason.balances'; n: number }
  | { key: 'reason.coal-there'; points: number }
  | { key: 'reason.wanted'; seat: number; points: number }
  | { key: 'reason.fewer-workers'; n: number }
  | { key: 'reason.more-steps'; n: number }
  | { key: 'reason.fewer-marks'; n: number }
  | { key: 'reason.more-marks'; n: number }
  | { key: 'reason.dearer'; seat: number; n: number }
  | { key: 'prompt.placement'; n: number }
  | { key: 'prompt.buy-tile' }
  | { key: 'prompt.keep-order' }
  | { key: 'prompt.substitute'; cube: Colour }
  | { key: 'prompt.substitute-or-none'; cube: Colour }
  | { key: 'prompt.return-tiles' }
  | { key: 'prompt.return-orders' }
  | { key: 'prompt.lay-tile' }
  | { key: 'prompt.lay-order' }
  | { key: 'prompt.step'; n: number }
  | { key: 'prompt.second-cube'; slot: Colour }
  | { key: 'prompt.over' }
  | { key: 'prompt.chance' }
  | { key: 'refusal.verbs' }
  | { key: 'refusal.name-draft' }
  | { key: 'refusal.not-in-draft' }
  | { key: 'refusal.name-space' }
  | { key: 'refusal.closed'; players: number }
  | { key: 'refusal.too-few-workers'; needed: number; workers: number }
  | { key: 'refusal.no-tile-there' }
  | { key: 'refusal.too-dear'; price: number; marks: number }
  | { key: 'refusal.no-order-there' }
  | { key: 'refusal.pile-empty' }
  | { key: 'refusal.nothing-complete' }
  | { key: 'refusal.write-move'; move: string }
  | { key: 'refusal.name-tile' }
  | { key: 'refusal.name-order' }
  | { key: 'refusal.not-looked-at' }
  | { key: 'refusal.name-tile-to-lay' }
  | { key: 'refusal.name-order-to-lay' }
  | { key: 'refusal.not-to-lay' }
  | { key: 'refusal.top-is-bottom' }
  | { key: 'refusal.top-or-bottom' }
  | { key: 'refusal.cart-must-load' }
  | { key: 'refusal.name-colour-or-none' }
  | { key: 'refusal.not-in-stock'; cube: Colour }
  | { key: 'refusal.name-stop' }
  | { key: 'refusal.cage-is-there' }
  | { key: 'refusal.name-cube' }
  | { key: 'refusal.not-in-cage'; cube: Colour }
  | { key: 'refusal.not-in-store'; cube: Colour }
  | { key: 'refusal.surface-only' }
  | { key: 'refusal.ride-first' }
  | { key: 'refusal.cage-full' }
  | { key: 'refusal.not-on-level'; cube: Colour }
  | { key: 'refusal.name-fill' }
  | { key: 'refusal.not-your-order' }
  | { key: 'refusal.second-cube-first' }
  | { key: 'refusal.no-free-slot'; slot: Colour }
  | { key: 'refusal.two-steps' }
  | { key: 'refusal.no-second-cube' }
  | { key: 'stock' }
  | { key: 'looks.tile'; seat: number; n: number }
  | { key: 'looks.order'; seat: number; n: number }
  | { key: 'shift'; n: number }
  | { key: 'works' }
  | { key: 'draft' }
  | { key: 'marks'; n: number }
  | { key: 'startPlayer' }
  | { key: 'cage' }
  | { key: 'store' }
  | { key: 'complete' };
