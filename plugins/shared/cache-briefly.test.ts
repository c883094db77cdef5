import {afterEach, expect, test, vi} from 'vitest';
import {cacheBriefly} from './cache-briefly';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const createCounter = (environment: string) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.useFakeTimers({toFake: ['performance']});
  let count = 0;
  return cacheBriefly(() => ++count);
};

test('under npm start, recomputes the value after its lifetime', () => {
  const next = createCounter('development');
  expect([next(), next()]).toEqual([1, 1]);
  vi.advanceTimersByTime(60);
  expect(next()).toBe(2);
});

test('during a build, computes the value once', () => {
  const next = createCounter('production');
  next();
  vi.advanceTimersByTime(60_000);
  expect(next()).toBe(1);
});

test('in other programs, always computes the value', () => {
  const next = createCounter('test');
  expect([next(), next()]).toEqual([1, 2]);
});
