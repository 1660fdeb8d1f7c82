// What Hermagor's engine says. Made by its test from src/games/: do not edit.

export const GOODS = ['corn', 'amulet', 'weapon', 'dragon-egg', 'salt', 'book', 'blessing', 'relic'] as const;
export type Good = (typeof GOODS)[number];

export const PLACE_IDS = ['h1c1', 'h1c2', 'h1c3', 'h1c4', 'h2c1', 'h2c2', 'h2c3', 'h2c4', 'h3c1', 'h3c2', 'h3c3', 'h3c4', 'h4c1', 'h4c2', 'h4c3', 'h4c4', 'v1r1', 'v1r2', 'v1r3', 'v1r4', 'v1r5', 'v2r1', 'v2r2', 'v2r3', 'v2r4', 'v2r5', 'v3r1', 'v3r2', 'v3r3', 'v3r4', 'v3r5', 'h1v1', 'h1v2', 'h1v3', 'h2v1', 'h2v2', 'h2v3', 'h3v1', 'h3v2', 'h3v3', 'h4v1', 'h4v2', 'h4v3', 'r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c1', 'r2c2', 'r2c3', 'r2c4', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r4c1', 'r4c2', 'r4c3', 'r4c4', 'r5c1', 'r5c2', 'r5c3', 'r5c4'] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export const VILLAGE_IDS = ['ostrel', 'silverford', 'marnhold', 'quernby', 'lindwehr', 'tolmen', 'brackwater', 'hasel', 'corvane', 'elderby', 'drachenfurt', 'vissel', 'oakmere', 'grimsted', 'salisto', 'perrin', 'wolkenau', 'ravina', 'thornwick', 'altmark', 'norrhaven', 'kestrel', 'windmoor', 'cape-ember', 'sonnar', 'eastgate', 'yarrow', 'southreach', 'mirefen', 'pelagia', 'westbay', 'highgate'] as const;
export type VillageId = (typeof VILLAGE_IDS)[number];

export const MAP_IDS = ['hermagor', 'ostrel', 'silverford', 'marnhold', 'quernby', 'lindwehr', 'tolmen', 'brackwater', 'hasel', 'corvane', 'elderby', 'drachenfurt', 'vissel', 'oakmere', 'grimsted', 'salisto', 'perrin', 'wolkenau', 'ravina', 'thornwick', 'altmark', 'norrhaven', 'kestrel', 'windmoor', 'cape-ember', 'sonnar', 'eastgate', 'yarrow', 'southreach', 'mirefen', 'pelagia', 'westbay', 'highgate'] as const;
export type MapId = (typeof MAP_IDS)[number];

export const REGION_IDS = ['r01', 'r02', 'r03', 'r04', 'r05', 'r06', 'r07', 'r08', 'r09', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15', 'r16', 'r17', 'r18', 'r19', 'r20'] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const TILES = ['1-corn', '2-amulet', '3-weapon', '4-dragon-egg', '5-salt', '6-book', '7-blessing', '8-relic', '9-corn-book', '10-amulet-blessing', '11-weapon-relic', '12-dragon-egg-salt', '13-corn-blessing', '14-amulet-relic', '15-weapon-salt', '16-dragon-egg-book', '17-corn-relic', '18-amulet-salt', '19-weapon-book', '20-dragon-egg-blessing', 'price-fluctuation', 'side-road', 'black-market', 'good-deal'] as const;
export type Tile = (typeof TILES)[number];

export const PENDING = ['start-player', 'stall-tile', 'action-tile', 'show-money', 'tax-start', 'buyer', 'common-buyer', 'raise', 'fluctuation', 'draw', 'name-start', 'action', 'disc', 'common-disc', 'common-depot', 'over'] as const;
export type Pending = (typeof PENDING)[number];

export interface View {
  table: {
    rules?: number;
    players: number;
    tax_officer: boolean;
    hide_money: boolean;
    round: number;
    start: number;
    pending: Pending;
    active: number;
    turn: number;
    stall: number;
    shown: ('0' | '1' | '2' | '3' | '4')[];
    acted: boolean;
    common_laid: boolean;
    regions: RegionId[];
    actions: number;
    action_tiles: Record<'3' | '4' | '5' | '6', number>;
    prices: Record<Good, number>;
    bag: Tile[];
    stalls: (Tile | 'none')[];
    seats: {
      money: number;
      merchant: MapId;
      depots_in_hand: number;
      tiles: Tile[];
      common_buyers: number;
      common_depots: number;
      buyers: PlaceId[];
      depots: VillageId[];
      buildings: Record<Good, ('1' | '2' | '3' | '4')[]>;
      nobility: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10')[];
    }[];
    common?: {
      buyers: PlaceId[];
      depots: VillageId[];
      buildings: Record<Good, ('1' | '2' | '3' | '4')[]>;
      nobility: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10')[];
    };
  };
}

export type Move =
  | { kind: 'start'; start: number }
  | { kind: 'stall'; place: PlaceId; tile: Tile }
  | { kind: 'actions'; n: number }
  | { kind: 'draw'; seat: number; tile: Tile }
  | { kind: 'show' }
  | { kind: 'hide' }
  | { kind: 'name'; start: number }
  | { kind: 'buyer'; place: PlaceId }
  | { kind: 'no-buyer' }
  | { kind: 'common-buyer'; place: PlaceId }
  | { kind: 'no-common-buyer' }
  | { kind: 'raise'; good: Good }
  | { kind: 'keep'; good: Good }
  | { kind: 'sell'; village: MapId }
  | { kind: 'sell-here'; village: MapId }
  | { kind: 'sell-side-road'; village: MapId }
  | { kind: 'move'; village: MapId }
  | { kind: 'pass' }
  | { kind: 'build'; building: 'corn-field' | 'seers-tent' | 'weapon-smith' | 'dragon-valley' | 'salt-mine' | 'library' | 'church' | 'cemetery'; region: RegionId }
  | { kind: 'ennoble'; region: RegionId }
  | { kind: 'decline'; region: RegionId }
  | { kind: 'common-build'; building: 'corn-field' | 'seers-tent' | 'weapon-smith' | 'dragon-valley' | 'salt-mine' | 'library' | 'church' | 'cemetery'; region: RegionId }
  | { kind: 'common-ennoble'; region: RegionId }
  | { kind: 'common-depot'; village: MapId }
  | { kind: 'no-common-depot' };

export type Message =
  | { key: 'hint.cost'; n: number }
  | { key: 'hint.tiles'; tiles: Tile[] }
  | { key: 'hint.raise'; from: number; to: number }
  | { key: 'hint.keep'; n: number }
  | { key: 'hint.sale'; good: Good; n: number }
  | { key: 'hint.way'; n: number }
  | { key: 'hint.half-way'; n: number }
  | { key: 'hint.money'; from: number; to: number }
  | { key: 'hint.completes'; regions: RegionId[] }
  | { key: 'hint.pass' }
  | { key: 'hint.field'; n: number }
  | { key: 'hint.nobility'; n: number }
  | { key: 'hint.paid' }
  | { key: 'hint.buys'; good: Good }
  | { key: 'reason.wins'; tiles: Tile[] }
  | { key: 'reason.kept-from'; seat: number; tiles: Tile[] }
  | { key: 'reason.income'; n: number }
  | { key: 'reason.cheaper'; n: number }
  | { key: 'reason.completes'; regions: RegionId[] }
  | { key: 'reason.main-road' }
  | { key: 'reason.shorter'; n: number }
  | { key: 'reason.price'; n: number }
  | { key: 'prompt.chance' }
  | { key: 'prompt.show-money' }
  | { key: 'prompt.tax-start' }
  | { key: 'prompt.buyer'; n: number; all: number }
  | { key: 'prompt.common-buyer' }
  | { key: 'prompt.raise'; tile: Tile | 'none' }
  | { key: 'prompt.fluctuation' }
  | { key: 'prompt.name-start' }
  | { key: 'prompt.action'; n: number }
  | { key: 'prompt.disc'; region: RegionId }
  | { key: 'prompt.common-disc'; region: RegionId }
  | { key: 'prompt.common-discs'; regions: RegionId[] }
  | { key: 'prompt.common-depot' }
  | { key: 'prompt.over' }
  | { key: 'refusal.verbs' }
  | { key: 'refusal.name-place' }
  | { key: 'refusal.place-closed'; players: number }
  | { key: 'refusal.place-taken' }
  | { key: 'refusal.place-too-dear'; cost: number; money: number }
  | { key: 'refusal.must-raise' }
  | { key: 'refusal.name-good' }
  | { key: 'refusal.other-product' }
  | { key: 'refusal.highest-price' }
  | { key: 'refusal.not-the-city' }
  | { key: 'refusal.own-depot-there'; village: MapId }
  | { key: 'refusal.name-village'; verb: string }
  | { key: 'refusal.name-village-to-sell' }
  | { key: 'refusal.good-not-held'; village: MapId; good: Good }
  | { key: 'refusal.after-the-village' }
  | { key: 'refusal.no-side-road' }
  | { key: 'refusal.side-road-is-a-way' }
  | { key: 'refusal.already-there'; move: string }
  | { key: 'refusal.not-there'; village: MapId }
  | { key: 'refusal.way-too-dear'; cost: number; money: number; price: number }
  | { key: 'refusal.same-village' }
  | { key: 'refusal.half-way-too-dear'; cost: number; money: number }
  | { key: 'refusal.other-region'; regions: RegionId[] }
  | { key: 'refusal.name-building' }
  | { key: 'refusal.noble-region' }
  | { key: 'refusal.no-such-building' }
  | { key: 'refusal.no-free-field' }
  | { key: 'refusal.one-common-depot' }
  | { key: 'refusal.no-common-depot-left' }
  | { key: 'refusal.common-depot-there'; village: MapId }
  | { key: 'refusal.no-tile-for-common'; village: MapId }
  | { key: 'refusal.common-verbs' }
  | { key: 'refusal.no-verbs' }
  | { key: 'refusal.name-seat'; last: number }
  | { key: 'area.market' }
  | { key: 'area.prices' }
  | { key: 'area.map' }
  | { key: 'startPlayer' }
  | { key: 'common' };
