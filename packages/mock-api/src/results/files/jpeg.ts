import type {Drawing} from './drawing';
import {rasterize} from './raster';

/** Blocks of a baseline JPEG are 8 × 8 pixels; here each has one color, so that only its mean (DC) is written. */
const block = 8;

/** A JPEG of a design, in squares of 8 pixels (ITU-T T.81, baseline). */
export function toJpeg(drawing: Drawing): Buffer {
  const {bands} = rasterize(drawing, 1 / block);
  const columns = Math.ceil(drawing.width / block);
  const rowCount = Math.ceil(drawing.height / block);
  const rows = bands.flatMap(({row, rows: count}) => Array.from({length: count}, () => row));
  const means = drawing.colors.map(toYCbCr);
  const bits = new BitWriter();
  const last = [0, 0, 0];
  for (let y = 0; y < rowCount; y += 1) {
    const row = rows[Math.min(y, rows.length - 1)] ?? new Uint8Array(columns);
    for (let x = 0; x < columns; x += 1) {
      const mean = means[row[Math.min(x, row.length - 1)] ?? 0] ?? [0, 0, 0];
      mean.forEach((value, component) => {
        bits.difference(value - (last[component] ?? 0));
        last[component] = value;
      });
    }
  }
  const frame = Buffer.alloc(15);
  frame.writeUInt8(8, 0); // bits a sample
  frame.writeUInt16BE(drawing.height, 1);
  frame.writeUInt16BE(drawing.width, 3);
  frame.set([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0], 5);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xdb, Buffer.from([0, ...new Array<number>(64).fill(block)])),
    segment(0xc0, frame),
    // DC: nine codes of four bits, for differences of 0 to 8 bits. AC: one code of one bit, "nothing more".
    segment(0xc4, Buffer.from([0x00, 0, 0, 0, 9, ...new Array<number>(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8])),
    segment(0xc4, Buffer.from([0x10, 1, ...new Array<number>(15).fill(0), 0])),
    segment(0xda, Buffer.from([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
    bits.end(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The color `#RRGGBB` as JFIF has it, shifted to −128 … 127. */
function toYCbCr(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return [
    0.299 * red + 0.587 * green + 0.114 * blue - 128,
    -0.168736 * red - 0.331264 * green + 0.5 * blue,
    0.5 * red - 0.418688 * green - 0.081312 * blue,
  ].map((part) => Math.max(-128, Math.min(127, Math.round(part))));
}

/** Writes the entropy-coded part. */
class BitWriter {
  readonly #bytes: number[] = [];
  #pending = 0;
  #count = 0;

  /** The difference of a mean from the one before, and the end of the block. */
  difference(value: number): void {
    const size = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
    this.#write(size, 4);
    this.#write(value < 0 ? value + 2 ** size - 1 : value, size);
    this.#write(0, 1);
  }

  end(): Buffer {
    this.#write(0x7f, (8 - (this.#count % 8)) % 8);
    return Buffer.from(this.#bytes);
  }

  #write(value: number, length: number): void {
    this.#pending = (this.#pending << length) | (value & (2 ** length - 1));
    this.#count += length;
    while (this.#count >= 8) {
      const byte = (this.#pending >> (this.#count - 8)) & 255;
      this.#bytes.push(byte);
      if (byte === 255) {
        this.#bytes.push(0); // So that it is no marker.
      }
      this.#count -= 8;
      this.#pending &= 2 ** this.#count - 1;
    }
  }
}
