/** A picture of an icon: a square, at most 256 pixels wide. */
export interface IconPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

/** Sizes in bytes of the parts in front of the pictures. */
const header = 6;
const entry = 16;

/**
 * Packs pictures into one `.ico` file: a header, an entry for each picture, and the pictures as PNG.
 *
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function packIco(pictures: readonly IconPicture[]): Uint8Array {
  const head = Buffer.alloc(header + entry * pictures.length);
  head.writeUInt16LE(1, 2); // An icon, no cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({size, png}, index) => {
    const at = header + entry * index;
    head.writeUInt8(size % 256, at); // Width and height; 0 means 256
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // Color planes
    head.writeUInt16LE(32, at + 6); // Bits per pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({png}) => png)]);
}
