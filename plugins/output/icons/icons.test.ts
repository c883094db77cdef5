import {expect, test} from 'vitest';
import {packIco} from './ico';

test('an .ico file has its pictures behind a header that says where they are', () => {
  const ico = Buffer.from(
    packIco([
      {size: 16, png: Buffer.from('first')},
      {size: 256, png: Buffer.from('second one')},
    ]),
  );
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const pictures = [0, 1].map((index) => {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    return [ico.readUInt8(at), ico.subarray(start, start + ico.readUInt32LE(at + 8)).toString()];
  });
  // The width is one byte; 0 is 256.
  expect(pictures).toEqual([
    [16, 'first'],
    [0, 'second one'],
  ]);
});
