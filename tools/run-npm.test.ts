import {expect, test} from 'vitest';
import {runNpm} from './run-npm';

test('returns the output of npm', () => {
  expect(runNpm(['--version'], {cwd: import.meta.dirname})).toMatch(/^\d+\.\d+\.\d+\n$/);
});
