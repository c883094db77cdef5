import {expect, test} from 'vitest';
import {decodeUriPart} from './uri';

test.each([
  ['caf%C3%A9%20au%20lait', 'café au lait'],
  ['100%', '100%'],
  ['%zz', '%zz'],
])('decodes "%s" to "%s"', (text, decoded) => {
  expect(decodeUriPart(text)).toBe(decoded);
});
