import {crc32, deflateSync} from 'node:zlib';
import type {Drawing} from './drawing';
import {rasterize} from './raster';

/** The largest side of a preview, in pixels (description of `previewUrl`). */
const previewSide = 1024;

/** A PNG of a design with a palette of four colors (2 bits a pixel). */
export function toPng(drawing: Drawing, isPreview = false): Buffer {
  const side = Math.max(drawing.width, drawing.height);
  const {width, height, bands} = rasterize(drawing, isPreview ? Math.min(1, previewSide / side) : 1);
  const stride = Math.ceil(width / 4);
  const rows = bands.flatMap(({row, rows: count}) => {
    const first = Buffer.alloc(stride + 1);
    row.forEach((color, x) => {
      const at = 1 + (x >> 2);
      first[at] = (first[at] ?? 0) | (color << (6 - 2 * (x & 3)));
    });
    // Filter 2: the same row as the one above, so all differences are zero.
    const same = Buffer.alloc(stride + 1);
    same[0] = 2;
    return [first, ...Array.from({length: count - 1}, () => same)];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([2, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(drawing.colors.map((color) => color.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(Buffer.concat(rows), {level: 1})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
