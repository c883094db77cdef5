/** A square PNG, at most 256 pixels wide. */
export interface IcoImage {
  readonly size: number;
  readonly png: Uint8Array;
}

/** Lengths in bytes of the file header and of an image's directory entry. */
const headerLength = 6;
const entryLength = 16;

/**
 * Packs PNG images into an `.ico` file: a header, a directory with an entry per image, and the images.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function packIco(images: readonly IcoImage[]): Uint8Array {
  const directory = Buffer.alloc(headerLength + entryLength * images.length);
  directory.writeUInt16LE(1, 2); // File type: icon
  directory.writeUInt16LE(images.length, 4);
  let imageOffset = directory.length;
  images.forEach(({size, png}, index) => {
    const entry = headerLength + entryLength * index;
    directory.writeUInt8(size % 256, entry); // Width; 0 means 256
    directory.writeUInt8(size % 256, entry + 1); // Height
    directory.writeUInt16LE(1, entry + 4); // Color planes
    directory.writeUInt16LE(32, entry + 6); // Bits per pixel
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(imageOffset, entry + 12);
    imageOffset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({png}) => png)]);
}
