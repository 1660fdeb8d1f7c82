// What Nauticus's engine says. Made by its test from src/games/: do not edit.

export const PIECES = ['stern', 'middle', 'bow', 'one-ship', 'whale-mast', 'anchor-mast', 'wheel-mast', 'star-mast', 'crown-mast', 'whale-sail', 'anchor-sail', 'wheel-sail', 'star-sail', 'crown-sail', 'fish', 'grain', 'coffee', 'salt'] as const;
export type Piece = (typeof PIECES)[number];

export const GOODS = ['fish', 'grain', 'coffee', 'salt'] as const;
export type Good = (typeof GOODS)[number];

export const CRESTS = ['whale', 'anchor', 'wheel', 'star'] as const;
export type Crest = (typeof CRESTS)[number];

export const TILES = ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'delivery', 'crowns'] as const;
export type Tile = (typeof TILES)[number];

export const REWARDS = ['crown-mast', 'crown-sail', 'points', 'taler', 'workers', 'goods'] as const;
export type Reward = (typeof REWARDS)[number];

export const PENDING = ['start-player', 'deal', 'choose', 'bonus', 'turn', 'act', 'extra', 'reward', 'free-tile', 'after', 'over'] as const;
export type Pending = (typeof PENDING)[number];

export interface View {
  table: {
    players: number;
    round: number;
    pending: Pending;
    start: number;
    active: number;
    anchor: number;
    token: number;
    space: number;
    face_down: ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7')[];
    tiles: (Tile | 'none')[];
    action: Tile | 'none';
    is_extra: boolean;
    acted: boolean;
    blue: number;
    bought: ('1' | '2' | '3' | '4')[];
    free_due: boolean;
    rewards_due: number;
    rewards: Record<Reward, number>;
    stock: Record<Piece, number>;
    boards: {
      points: number;
      taler: number;
      workers: number;
      extra: boolean;
      turned: number;
      warehouse: Record<Piece, number>;
      delivered: Record<Good, number>;
      ships: {
        one_ship: boolean;
        bow: boolean;
        middles: number;
        stern: boolean;
        crest: Crest | 'none';
        masts: number;
        crown_masts: number;
        sails: number;
        crown_sails: number;
        goods: Record<Good, number>;
        name: string;
        size: number;
        finished: boolean;
      }[];
      stored: number;
      crowns: number;
    }[];
    spaces: {
      bonus: {
        workers: number;
        taler: number;
        points: number;
        mast: boolean;
        sail: boolean;
        good: boolean;
      };
      blue: number;
      prices: number[];
    }[];
  };
}

export type Move =
  | { kind: 'start'; start: number }
  | { kind: 'deal'; tile: Tile; space: number }
  | { kind: 'choose'; tile: Tile; space: number }
  | { kind: 'bonus'; piece: Piece }
  | { kind: 'buy'; piece: Piece; to: string }
  | { kind: 'free'; piece: Piece }
  | { kind: 'lay'; piece: Piece; to: string }
  | { kind: 'money'; workers: number }
  | { kind: 'deliver'; ship: string }
  | { kind: 'crowns'; workers: number }
  | { kind: 'goods'; goods: Good[] }
  | { kind: 'reward'; reward: 'crown-mast' | 'crown-sail' | 'points' | 'taler' | 'workers' }
  | { kind: 'extra'; tile: Tile }
  | { kind: 'done' }
  | { kind: 'pass' }
  | { kind: 'end' };

export type Message =
  | { key: 'taler'; n: number }
  | { key: 'workers'; n: number }
  | { key: 'points'; n: number }
  | { key: 'thing.mast' }
  | { key: 'thing.sail' }
  | { key: 'thing.good' }
  | { key: 'hint.bonus'; list: Message[] }
  | { key: 'hint.no-blue' }
  | { key: 'hint.blue'; n: number }
  | { key: 'hint.own'; n: number }
  | { key: 'hint.prices'; list: Message[] }
  | { key: 'hint.price'; piece: Piece; n: number }
  | { key: 'hint.cost'; taler: number }
  | { key: 'hint.taler'; n: number }
  | { key: 'hint.workers'; n: number }
  | { key: 'hint.points'; n: number }
  | { key: 'hint.at-end'; n: number }
  | { key: 'hint.finishes'; n: number }
  | { key: 'hint.fifth' }
  | { key: 'hint.to-warehouse' }
  | { key: 'hint.extra' }
  | { key: 'hint.extra-price' }
  | { key: 'hint.pass'; n: number }
  | { key: 'hint.passed' }
  | { key: 'hint.kept' }
  | { key: 'reason.finishes'; n: number }
  | { key: 'reason.fifth' }
  | { key: 'reason.crown'; n: number }
  | { key: 'reason.cargo'; n: number }
  | { key: 'reason.more-blue'; n: number }
  | { key: 'reason.cheaper'; n: number }
  | { key: 'reason.pass'; n: number }
  | { key: 'reason.extra-kept' }
  | { key: 'reason.more-taler'; n: number }
  | { key: 'reason.fewer-workers'; n: number }
  | { key: 'prompt.chance' }
  | { key: 'prompt.choose' }
  | { key: 'prompt.bonus' }
  | { key: 'prompt.turn'; ask: Message[] }
  | { key: 'prompt.act'; ask: Message[] }
  | { key: 'prompt.extra'; ask: Message[] }
  | { key: 'prompt.reward'; n: number }
  | { key: 'prompt.free-tile' }
  | { key: 'prompt.after' }
  | { key: 'prompt.over' }
  | { key: 'ask.buy'; action: Tile | 'none' }
  | { key: 'ask.transport' }
  | { key: 'ask.money' }
  | { key: 'ask.delivery' }
  | { key: 'ask.crowns' }
  | { key: 'refusal.verbs' }
  | { key: 'refusal.no-such-ship' }
  | { key: 'refusal.no-worker' }
  | { key: 'refusal.shipyard-full' }
  | { key: 'refusal.hull-first' }
  | { key: 'refusal.hull-takes-not'; piece: Piece }
  | { key: 'refusal.laden' }
  | { key: 'refusal.all-masts' }
  | { key: 'refusal.no-free-mast' }
  | { key: 'refusal.other-crest'; crest: Crest | 'none' }
  | { key: 'refusal.not-sold' }
  | { key: 'refusal.name-tile-and-place' }
  | { key: 'refusal.none-left'; piece: Piece }
  | { key: 'refusal.too-dear'; price: number; taler: number }
  | { key: 'refusal.no-room' }
  | { key: 'refusal.free-is-stored' }
  | { key: 'refusal.not-stored'; piece: Piece }
  | { key: 'refusal.name-tile-and-ship' }
  | { key: 'refusal.name-ship' }
  | { key: 'refusal.not-finished' }
  | { key: 'refusal.not-laden' }
  | { key: 'refusal.cargo-needs'; n: number }
  | { key: 'refusal.say-how-many'; verb: string }
  | { key: 'refusal.no-crowns' }
  | { key: 'refusal.fewer-at-hand'; n: number }
  | { key: 'refusal.fewer-suffice' }
  | { key: 'refusal.used-up' }
  | { key: 'refusal.other-tile-there'; space: number; action: Tile | 'none' }
  | { key: 'refusal.name-tile-and-space' }
  | { key: 'refusal.name-one-tile'; verb: string }
  | { key: 'refusal.no-choice' }
  | { key: 'refusal.none-left-there' }
  | { key: 'refusal.does-not-fit' }
  | { key: 'refusal.name-reward' }
  | { key: 'refusal.taken-twice' }
  | { key: 'refusal.two-goods' }
  | { key: 'refusal.gives-nothing' }
  | { key: 'refusal.extra-used' }
  | { key: 'refusal.extra-inside' }
  | { key: 'refusal.name-action' }
  | { key: 'refusal.extra-impossible' }
  | { key: 'refusal.has-acted' }
  | { key: 'refusal.nothing-is-pass' }
  | { key: 'refusal.extra-once' }
  | { key: 'crownCount'; n: number };
