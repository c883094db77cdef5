import {expect, test} from 'vitest';
import {withGlobalPrism} from './global-prism';

const globals = globalThis as {Prism?: unknown};

test('a global Prism exists only while grammars are loaded, also if one throws', () => {
  expect(withGlobalPrism('own', () => globals.Prism)).toBe('own');
  expect('Prism' in globals).toBe(false);
  globals.Prism = 'other';
  const load = () => {
    globals.Prism = 'new';
    throw new Error('broken grammar');
  };
  expect(() => withGlobalPrism('own', load)).toThrow('broken grammar');
  expect(globals.Prism).toBe('other');
  delete globals.Prism;
});
