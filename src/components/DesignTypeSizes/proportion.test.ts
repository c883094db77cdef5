import {describe, expect, it} from 'vitest';
import {fitBox, ratio} from './proportion';

describe('fitBox', () => {
  it('scales the longer side to the box', () => {
    expect(fitBox(1200, 630, 96)).toEqual({width: 96, height: 50.4});
    expect(fitBox(160, 600, 96)).toEqual({width: 25.6, height: 96});
  });
});

describe('ratio', () => {
  it.each([
    [1080, 1080, '1:1'],
    [1080, 1350, '4:5'],
    [1920, 1080, '16:9'],
    [1200, 630, '1.9:1'],
    [1748, 2480, '1:1.42'],
    [728, 90, '8.09:1'],
  ])('of %i × %i is %s', (width, height, said) => {
    expect(ratio(width, height)).toBe(said);
  });
});
