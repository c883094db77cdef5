import {expect, test} from 'vitest';
import {packIco} from './ico';

test('an .ico file contains its images and a directory with their sizes and offsets', () => {
  const ico = Buffer.from(
    packIco([
      {size: 16, png: Buffer.from('first')},
      {size: 256, png: Buffer.from('second one')},
    ]),
  );
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const images = [0, 1].map((index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    return [ico.readUInt8(entry), ico.subarray(start, start + ico.readUInt32LE(entry + 8)).toString()];
  });
  // The width is stored in one byte, in which 0 stands for 256.
  expect(images).toEqual([
    [16, 'first'],
    [0, 'second one'],
  ]);
});
