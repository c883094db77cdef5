/** A file of an archive. */
export interface ArchivedFile {
  /** Path with slashes, at most 100 characters. */
  readonly name: string;
  readonly text: string;
}

const block = 512;

/**
 * Packs files into an archive in the format `ustar` (POSIX.1-2001). Times are zero, so that the same files give the same bytes.
 *
 * @throws Error for a name that the format cannot hold.
 */
export function tar(files: readonly ArchivedFile[]): Uint8Array {
  const parts = files.flatMap(({name, text}) => {
    const content = new TextEncoder().encode(text);
    const padding = new Uint8Array((block - (content.length % block)) % block);
    return [header(name, content.length), content, padding];
  });
  // Two empty blocks end an archive.
  return Buffer.concat([...parts, new Uint8Array(2 * block)]);
}

function header(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > 100) {
    throw new Error(`"${name}" is longer than 100 bytes.`);
  }
  const bytes = Buffer.alloc(block);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  bytes.write(name, 0);
  bytes.write(octal(0o644, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(0, 12), 136);
  bytes.write(' '.repeat(8), 148);
  bytes.write('0', 156);
  bytes.write('ustar\0', 257);
  bytes.write('00', 263);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)}\0 `, 148);
  return bytes;
}
