import {expect, test} from 'vitest';
import {comparePage, type Measurement} from './compare';

const createMeasurement = (performance: number, LCP: number, scripts: number): Measurement => ({
  report: {performance, LCP, accessibility: 100, 'best-practices': 100, seo: 100, FCP: 900, TBT: 10, CLS: 0},
  weight: {route: '/', html: 10, css: 20, scripts},
});

const findExceededMetrics = (before: Measurement, after: Measurement) =>
  comparePage('home', before, after)
    .filter(({isWithinLimit}) => isWithinLimit === false)
    .map(({metric}) => metric);

test('a page may lose two points, and its LCP may increase by ten percent', () => {
  expect(findExceededMetrics(createMeasurement(100, 1000, 120), createMeasurement(98, 1100, 152))).toEqual([]);
});

test('marks each exceeded limit', () => {
  expect(findExceededMetrics(createMeasurement(100, 1000, 120), createMeasurement(97, 1101, 152.1))).toEqual([
    'Performance',
    'LCP (ms)',
    'Scripts (gzipped KB)',
  ]);
});

test('only reports metrics without a limit', () => {
  const rows = comparePage('home', createMeasurement(100, 1000, 120), createMeasurement(100, 1000, 120));
  expect(rows.find(({metric}) => metric === 'TBT (ms)')).not.toHaveProperty('limit');
});
