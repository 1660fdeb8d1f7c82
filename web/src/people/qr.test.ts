// Against published vectors, and read back by the standard's own order.
import { expect, test } from 'vitest';
import { correctionOf, formatBits, qrCode, versionBits } from './qr';

test('correction codewords are those of the published example', () => {
  // HELLO WORLD, version 1-M (thonky.com's tutorial of the standard).
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version information are those of the standard’s tables', () => {
  expect(formatBits(0).toString(2).padStart(15, '0')).toBe('101010000010010');
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(formatBits(0, 1).toString(2).padStart(15, '0')).toBe('111011111000100');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
});

/** Reads a code of one block again, written from the standard and not from the encoder. */
function read(code: boolean[][]): string {
  const size = code.length;
  const at = (x: number, y: number) => (code[y]?.[x] ? 1 : 0);
  let format = 0;
  for (const [x, y] of [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ].reverse() as [number, number][])
    format = format * 2 + at(x, y);
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const flips = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
  ][mask]!;
  const isFixed = (x: number, y: number) => {
    const corner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
    const aligned = size > 21 && x >= size - 9 && x < size - 4 && y >= size - 9 && y < size - 4;
    return corner || aligned || x === 6 || y === 6;
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isFixed(x, y)) bits.push(at(x, y) ^ (flips(y, x) === 0 ? 1 : 0));
      }
  }
  const take = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  expect(take(0, 4)).toBe(4);
  const bytes = Array.from({ length: take(4, 8) }, (_, i) => take(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each(['Wharf', 'https://a.org/', 'żółw és Glück', 'https://wharf.example/#/table/a'])('%s', (text) => {
  const code = qrCode(text)!;
  expect(read(code)).toBe(text);
  expect(code.every((row) => row.length === code.length)).toBe(true);
});

test('longer links take larger codes, and the longest has none', () => {
  expect(qrCode('a'.repeat(14))?.length).toBe(21);
  expect(qrCode('a'.repeat(15))?.length).toBe(25);
  expect(qrCode('a'.repeat(106))?.length).toBe(41);
  expect(qrCode('a'.repeat(213))?.length).toBe(57);
  expect(qrCode('a'.repeat(214))).toBe(null);
});
