import {expect, test} from 'vitest';
import {createNpmCommand, runNpm} from './run-npm';

test.each([
  ['win32', ['"pack"', '"a b"'], true],
  ['linux', ['pack', 'a b'], false],
] as const)('on %s, runs npm with the arguments %j', (platform, commandArguments, shell) => {
  expect(createNpmCommand(['pack', 'a b'], platform)).toEqual({commandArguments, shell});
});

test('returns the output of npm', () => {
  expect(runNpm(['--version'], {cwd: import.meta.dirname})).toMatch(/^\d+\.\d+\.\d+\n$/);
});
