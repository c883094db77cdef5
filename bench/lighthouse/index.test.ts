import {expect, test} from 'vitest';
import {getMedianReport, type Report} from './index';

const report = (performance: number, TBT: number): Report => ({
  performance,
  TBT,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  FCP: 900,
  LCP: 900,
  CLS: 0,
});

test('calculates the median of each score and time', () => {
  expect(getMedianReport([report(99, 50), report(100, 10), report(90, 200)])).toEqual(report(99, 50));
  expect(getMedianReport([report(100, 200), report(98, 10), report(99, 50)])).toEqual(report(99, 50));
});
