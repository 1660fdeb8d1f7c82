// What Tortuga's engine says. Made by its test from src/games/: do not edit.

export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const ACTIONS = ['fleet', 'crew', 'treasure', 'ship-attack', 'raid'] as const;
export type Action = (typeof ACTIONS)[number];

export const DIE_FACES = ['fleet', 'crew', 'treasure', 'ship-attack', 'raid', 'skull'] as const;
export type DieFace = (typeof DIE_FACES)[number];

export const DICE = ['A', 'B', 'C', 'D', 'E'] as const;
export type DieName = (typeof DICE)[number];

export const TRACKS = ['fleet', 'crew'] as const;
export type Track = (typeof TRACKS)[number];

export const PENDING = ['start-player', 'first-chest', 'second-chest', 'roll', 'selection', 'reveal', 'skulls', 'open-roll', 'open-selection', 'advantage', 'use', 'hunt-chest', 'hunt-tile', 'attack', 'centre', 'round-chest', 'lay-fleet', 'lay-crew', 'over'] as const;
export type Pending = (typeof PENDING)[number];

export interface View {
  table: {
    players: number;
    target: number;
    start: number;
    round: number;
    pending: Pending;
    active: number;
    die: number;
    finished: ('0' | '1' | '2' | '3')[];
    open_roll: (DieFace | 'none')[];
    action: DieFace | 'none';
    place: number;
    best: number | null;
    second: number | null;
    hunted: number;
    bag: Record<Colour, number>;
    centre: Colour[];
    boards: {
      ship: number;
      pirate: number;
      island: Record<Colour, number>;
      crew: Colour[];
      fleet: Colour[];
      tortuga: Record<Colour, number>;
      advantage: number[];
      dice: (DieFace | 'none')[];
      lone_skulls: DieName[];
      rerolls: boolean;
      tiles: number;
    }[];
  };
  own?: {
    roll: (DieFace | 'none')[];
    selection: DieName[];
    committed: boolean;
    tiles: Record<'1' | '2' | '3', number>;
    hunted_value: number;
  };
  shown_tiles?: {
    tiles: Record<'1' | '2' | '3', number>;
  }[];
}

export type Move =
  | { kind: 'start'; start: number }
  | { kind: 'chest'; colour: Colour }
  | { kind: 'die'; die: DieName; face: DieFace }
  | { kind: 'open-die'; die: DieName; face: DieFace }
  | { kind: 'reveal'; shown: ({ kind: 'shown'; seat: number; dice: ('A' | 'B' | 'C' | 'D' | 'E' | 'A-skull' | 'B-skull' | 'C-skull' | 'D-skull' | 'E-skull')[]; face: DieFace } | { kind: 'shown-none'; seat: number })[] }
  | { kind: 'tile'; coins: number | null }
  | { kind: 'keep-none' }
  | { kind: 'keep'; dice: DieName[] }
  | { kind: 'turn'; action: Action }
  | { kind: 'advantage'; action: Action }
  | { kind: 'use' }
  | { kind: 'leave' }
  | { kind: 'attack'; target: number; colour: Colour }
  | { kind: 'push-ship'; target: number }
  | { kind: 'raid'; target: number; colour: Colour }
  | { kind: 'push-pirate'; target: number }
  | { kind: 'take'; colour: Colour }
  | { kind: 'lay'; colour: Colour };

export type Message =
  | { key: 'hint.strength'; action: Action; more: number; sum: number }
  | { key: 'hint.skulls' }
  | { key: 'hint.nothing' }
  | { key: 'hint.turn'; action: Action; more: number }
  | { key: 'hint.advantage'; from: number; to: number }
  | { key: 'hint.marker'; marker: Track; from: number; to: number }
  | { key: 'hint.theirs'; marker: Track; from: number; to: number }
  | { key: 'hint.defended'; marker: Track; from: number; to: number }
  | { key: 'hint.chest' }
  | { key: 'hint.tile' }
  | { key: 'hint.better-tile' }
  | { key: 'reason.leads'; action: Action; n: number }
  | { key: 'reason.all-laid' }
  | { key: 'reason.more-dice'; n: number }
  | { key: 'reason.more-to-roll'; n: number }
  | { key: 'reason.stronger'; action: Action; n: number; other: number }
  | { key: 'reason.defends'; action: Action }
  | { key: 'reason.counts-now'; action: Action }
  | { key: 'reason.new-colour'; colour: Colour }
  | { key: 'reason.room'; marker: Track; n: number }
  | { key: 'reason.undefended'; seat: number }
  | { key: 'reason.double' }
  | { key: 'prompt.chance' }
  | { key: 'prompt.selection' }
  | { key: 'prompt.open-selection' }
  | { key: 'prompt.skulls' }
  | { key: 'prompt.advantage' }
  | { key: 'prompt.use-best'; action: Action }
  | { key: 'prompt.use-second'; action: Action }
  | { key: 'prompt.attack-best'; action: Action }
  | { key: 'prompt.attack-second'; action: Action }
  | { key: 'prompt.centre' }
  | { key: 'prompt.lay-fleet' }
  | { key: 'prompt.lay-crew' }
  | { key: 'prompt.over' }
  | { key: 'refusal.verbs' }
  | { key: 'refusal.name-dice' }
  | { key: 'refusal.die-is-laid'; die: string; action: Action }
  | { key: 'refusal.one-symbol' }
  | { key: 'refusal.must-select' }
  | { key: 'refusal.too-many-dice'; action: Action; room: number }
  | { key: 'refusal.dice-in-order' }
  | { key: 'refusal.name-action' }
  | { key: 'refusal.no-room-for-skulls' }
  | { key: 'refusal.advantage-is-full' }
  | { key: 'refusal.name-seat-and-chest'; verb: string }
  | { key: 'refusal.not-yourself' }
  | { key: 'refusal.best-is-no-target' }
  | { key: 'refusal.second-takes-none' }
  | { key: 'refusal.changes-nothing' }
  | { key: 'refusal.name-colour' }
  | { key: 'refusal.colours' }
  | { key: 'refusal.not-in-their-fleet'; colour: Colour }
  | { key: 'refusal.not-in-their-crew'; colour: Colour }
  | { key: 'refusal.name-chest' }
  | { key: 'refusal.not-on-centre'; colour: Colour }
  | { key: 'refusal.not-in-crew'; colour: Colour }
  | { key: 'refusal.not-on-island'; colour: Colour }
  | { key: 'round'; n: number }
  | { key: 'bagHolds'; n: number }
  | { key: 'tilesLeft'; n: number }
  | { key: 'centralIsland' }
  | { key: 'coins'; n: number }
  | { key: 'startPlayer' };
