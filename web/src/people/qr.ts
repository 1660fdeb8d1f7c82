// QR codes (ISO/IEC 18004) for links: bytes, error correction level M, versions 1 to 10, which hold 213 bytes.

const MOST_VERSIONS = 10;
/** Level M, by version: codewords of correction per block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** The two bits that say level M. */
const LEVEL_M = 0;

// --- arithmetic in GF(256) with x^8 + x^4 + x^3 + x^2 + 1 ---

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The generator's coefficients without the first, which is 1. */
function generator(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let k = 0; k < degree; k++)
      coefficients[k] = times(coefficients[k] ?? 0, root) ^ (coefficients[k + 1] ?? 0);
    root = times(root, 2);
  }
  return coefficients;
}

/** The codewords of correction for a block: what is left when it is divided by the generator. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i] = (rest[i] ?? 0) ^ times(coefficient, factor)));
  }
  return rest;
}

// --- how much fits, and where ---

const sizeOf = (version: number): number => version * 4 + 17;

/** Middles of the alignment patterns, in rows and columns alike. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** Codewords of a version, correction included. */
function codewords(version: number): number {
  const size = sizeOf(version);
  const count = alignments(version).length;
  // All modules less finders with their edges, timing, format and version information, alignment patterns.
  let modules = size * size - 3 * 64 - 2 * (size - 16) - 31;
  if (count > 0) modules -= (count * count - 3) * 25 - 2 * (count - 2) * 5;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

const dataBytes = (version: number): number =>
  codewords(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);

// --- bytes into codewords ---

function dataOf(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(4, 4); // bytes follow
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  const room = dataBytes(version) * 8;
  add(0, Math.min(4, room - bits.length));
  add(0, -bits.length & 7);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(bits.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0; data.length < room / 8; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** Blocks with their correction, one codeword of each in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const degree = CORRECTION[version - 1] ?? 0;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map((block) => correctionOf(block, degree));
  const all: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) all.push(block[i] ?? 0);
  for (let i = 0; i < degree; i++) for (const block of corrections) all.push(block[i] ?? 0);
  return all;
}

// --- the drawing ---

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** 15 bits that say level and mask, with correction of their own. */
export function formatBits(mask: number, level = LEVEL_M): number {
  const data = (level << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

/** 18 bits that say the version, from 7 on. */
export function versionBits(version: number): number {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  return (version << 12) | rest;
}

/** What a reader may take for a finder, with the light edge behind or before it. */
const FINDER = [1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0].map(Boolean);
const FINDER_BACK = FINDER.toReversed();

/** Dark modules by row and column; what belongs to no data is fixed. */
class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = sizeOf(version);
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.drawPatterns();
  }

  private fix(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    if (!row || x < 0 || x >= this.size) return;
    row[x] = dark;
    this.fixed[y]![x] = true;
  }

  private drawPatterns(): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      for (let dy = -4; dy <= 4; dy++)
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.fix(x + dx, y + dy, ring !== 2 && ring !== 4);
        }
    const middles = alignments(this.version);
    const last = middles.length - 1;
    middles.forEach((x, i) =>
      middles.forEach((y, k) => {
        // Where finders are, there is no room.
        if ((i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0)) return;
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++)
            this.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
    this.drawFormat(0);
    if (this.version >= 7) this.drawVersion();
  }

  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i < 6; i++) this.fix(8, i, bit(i));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.fix(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.fix(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.fix(8, size - 15 + i, bit(i));
    this.fix(8, size - 8, true);
  }

  private drawVersion(): void {
    const bits = versionBits(this.version);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.fix(a, b, dark);
      this.fix(b, a, dark);
    }
  }

  /** Places of data, in the order in which they are read: pairs of columns from the right, up and down in turn. */
  *places(): Generator<[number, number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5; // the timing pattern's column
      for (let step = 0; step < this.size; step++)
        for (let k = 0; k < 2; k++) {
          const x = right - k;
          const upward = ((right + 1) & 2) === 0;
          const y = upward ? this.size - 1 - step : step;
          if (!this.fixed[y]![x]) yield [x, y];
        }
    }
  }

  drawData(words: readonly number[]): void {
    let i = 0;
    for (const [x, y] of this.places()) {
      if (i < words.length * 8) this.dark[y]![x] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
      i += 1;
    }
  }

  flip(mask: number): void {
    for (const [x, y] of this.places()) if (MASKS[mask]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard it is to read, as the standard counts it. */
  penalty(): number {
    const { size, dark } = this;
    const columns = Array.from({ length: size }, (_, x) => dark.map((row) => row[x]!));
    let sum = 0;
    for (const line of [...dark, ...columns]) {
      for (let i = 0, run = 0; i < size; i++) {
        run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
        sum += run === 5 ? 3 : run > 5 ? 1 : 0;
      }
      for (let i = 0; i + FINDER.length <= size; i++) {
        const looksLike = (pattern: readonly boolean[]) => pattern.every((one, k) => line[i + k] === one);
        if (looksLike(FINDER) || looksLike(FINDER_BACK)) sum += 40;
      }
    }
    for (let y = 0; y + 1 < size; y++)
      for (let x = 0; x + 1 < size; x++) {
        const one = dark[y]![x];
        if (one === dark[y]![x + 1] && one === dark[y + 1]![x] && one === dark[y + 1]![x + 1]) sum += 3;
      }
    const share = dark.flat().filter(Boolean).length / (size * size);
    return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
  }
}

/** Dark modules of a code that says this text, by row and column; null: it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  const fits = () => 4 + (version < 10 ? 8 : 16) + bytes.length * 8 <= dataBytes(version) * 8;
  while (version <= MOST_VERSIONS && !fits()) version += 1;
  if (version > MOST_VERSIONS) return null;
  const drawing = new Drawing(version);
  drawing.drawData(interleaved(dataOf(bytes, version), version));
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    drawing.flip(mask);
    drawing.drawFormat(mask);
    const penalty = drawing.penalty();
    if (penalty < least) [best, least] = [mask, penalty];
    drawing.flip(mask);
  }
  drawing.flip(best);
  drawing.drawFormat(best);
  return drawing.dark;
}
