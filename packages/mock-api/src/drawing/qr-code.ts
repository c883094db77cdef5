/**
 * Creates QR codes (ISO/IEC 18004) for URLs: byte mode, error correction level M, versions 1 to 10.
 */

/** Data codewords, blocks, and error correction codewords per block of each version at level M. */
const versions = [
  {data: 16, blocks: 1, correction: 10},
  {data: 28, blocks: 1, correction: 16},
  {data: 44, blocks: 1, correction: 26},
  {data: 64, blocks: 2, correction: 18},
  {data: 86, blocks: 2, correction: 24},
  {data: 108, blocks: 4, correction: 16},
  {data: 124, blocks: 4, correction: 18},
  {data: 154, blocks: 4, correction: 22},
  {data: 182, blocks: 5, correction: 22},
  {data: 216, blocks: 5, correction: 26},
] as const;

/** Centers of the alignment patterns of each version. */
const alignmentCenters: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const maxBytes = 210;

/**
 * Creates the modules of a QR code: rows of booleans, where `true` is dark. URLs that are too long are truncated.
 */
export function createQrCode(url: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(url)].slice(0, maxBytes);
  const index = versions.findIndex(({data}, version) => bytes.length + (version < 9 ? 2 : 3) <= data);
  const version = versions[index] ?? versions[9];
  const size = 21 + index * 4;
  const codewords = interleave(encodeBytes(bytes, version.data, index < 9 ? 8 : 16), version);
  const candidates = Array.from({length: 8}, (_, mask) => {
    const modules = drawModules(codewords, size, index, mask);
    return {modules, penalty: getPenalty(modules)};
  });
  return candidates.reduce((best, candidate) => (candidate.penalty < best.penalty ? candidate : best)).modules;
}

function encodeBytes(bytes: readonly number[], capacity: number, lengthBits: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      bits.push((value >>> bit) & 1);
    }
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits);
  bytes.forEach((byte) => {
    push(byte, 8);
  });
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const codewords: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    codewords.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + bit, 0));
  }
  for (let pad = 0; codewords.length < capacity; pad += 1) {
    codewords.push(pad % 2 === 0 ? 0xec : 0x11);
  }
  return codewords;
}

/** Multiplies in the Galois field with 256 elements. */
function multiply(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

function createCorrection(data: readonly number[], degree: number): number[] {
  const divisor: number[] = Array.from({length: degree}, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const remainder = Array.from({length: degree}, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    divisor.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
}

function interleave(codewords: readonly number[], {blocks, correction}: (typeof versions)[number]): number[] {
  const shortLength = Math.floor(codewords.length / blocks);
  const shortCount = blocks - (codewords.length % blocks);
  let start = 0;
  const data = Array.from({length: blocks}, (_, index) => {
    const length = shortLength + (index < shortCount ? 0 : 1);
    start += length;
    return codewords.slice(start - length, start);
  });
  const corrections = data.map((block) => createCorrection(block, correction));
  const take = (lists: readonly (readonly number[])[], length: number) =>
    Array.from({length}, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...take(data, shortLength + 1), ...take(corrections, correction)];
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function drawModules(codewords: readonly number[], size: number, versionIndex: number, mask: number): boolean[][] {
  const modules: (boolean | undefined)[][] = Array.from({length: size}, () => Array.from({length: size}));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = modules[row];
    if (line !== undefined && column >= 0 && column < size) {
      line[column] = isDark;
    }
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const distance = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, distance !== 2 && distance <= 3);
      }
    }
  }
  const centers = alignmentCenters[versionIndex] ?? [];
  for (const row of centers) {
    for (const column of centers) {
      if (modules[row]?.[column] === undefined) {
        for (let y = -2; y <= 2; y += 1) {
          for (let x = -2; x <= 2; x += 1) {
            set(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
          }
        }
      }
    }
  }
  for (let index = 8; index < size - 8; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  drawFormat(set, size, mask);
  if (versionIndex >= 6) {
    drawVersion(set, size, versionIndex + 1);
  }
  drawCodewords(modules, codewords, size, mask);
  return modules.map((line) => line.map((isDark) => isDark === true));
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

function drawFormat(set: SetModule, size: number, mask: number): void {
  // Level M is 00.
  let remainder = mask;
  for (let step = 0; step < 10; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
  }
  const bits = ((mask << 10) | remainder) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index <= 5; index += 1) {
    set(index, 8, bit(index));
  }
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let index = 9; index < 15; index += 1) {
    set(8, 14 - index, bit(index));
  }
  for (let index = 0; index < 8; index += 1) {
    set(8, size - 1 - index, bit(index));
  }
  for (let index = 8; index < 15; index += 1) {
    set(size - 15 + index, 8, bit(index));
  }
  set(size - 8, 8, true);
}

function drawVersion(set: SetModule, size: number, version: number): void {
  let remainder = version;
  for (let step = 0; step < 12; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25);
  }
  const bits = (version << 12) | remainder;
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(a, b, isDark);
    set(b, a, isDark);
  }
}

function drawCodewords(
  modules: (boolean | undefined)[][],
  codewords: readonly number[],
  size: number,
  mask: number,
): void {
  const isMasked = masks[mask] ?? (() => false);
  let position = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    for (let step = 0; step < size; step += 1) {
      const isUpward = ((column + 1) & 2) === 0;
      const row = isUpward ? size - 1 - step : step;
      for (const current of [column, column - 1]) {
        const line = modules[row];
        if (line !== undefined && line[current] === undefined) {
          const isDark = (((codewords[position >>> 3] ?? 0) >>> (7 - (position & 7))) & 1) === 1;
          line[current] = isDark !== isMasked(row, current);
          position += 1;
        }
      }
    }
  }
}

/** A lower penalty makes a code easier to scan. Only the rules about runs and the share of dark modules are applied. */
function getPenalty(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  let penalty = 0;
  let darkCount = 0;
  for (let line = 0; line < size; line += 1) {
    for (const at of [(index: number) => modules[line]?.[index], (index: number) => modules[index]?.[line]]) {
      let run = 1;
      for (let index = 1; index <= size; index += 1) {
        if (index < size && at(index) === at(index - 1)) {
          run += 1;
        } else {
          penalty += run >= 5 ? run - 2 : 0;
          run = 1;
        }
      }
    }
    darkCount += modules[line]?.filter(Boolean).length ?? 0;
  }
  return penalty + Math.floor(Math.abs(darkCount / size ** 2 - 0.5) * 20) * 10;
}
