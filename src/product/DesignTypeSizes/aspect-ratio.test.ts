import {expect, test} from 'vitest';
import {formatAspectRatio} from './aspect-ratio';

test.each([
  [1080, 1080, '1:1'],
  [1080, 1350, '4:5'],
  [1920, 1080, '16:9'],
  [1200, 630, '1.9:1'],
  [1748, 2480, '1:1.42'],
  [728, 90, '8.09:1'],
])('formats the aspect ratio of %i × %i as %s', (width, height, aspectRatio) => {
  expect(formatAspectRatio(width, height)).toBe(aspectRatio);
});
