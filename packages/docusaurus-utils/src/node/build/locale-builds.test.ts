import {beforeEach, expect, test, vi} from 'vitest';
import type {BuiltSite} from './built-site.js';
import {LocaleBuilds} from './locale-builds.js';

/** Ends the process, as far as the class notices. */
let exit: (code: number) => void;
let finished: string[][];
let locales: LocaleBuilds<{site: BuiltSite}>;

beforeEach(() => {
  const listeners: ((code: number) => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((_name, listener) => {
    listeners.push(listener as (code: number) => void);
    return process;
  });
  exit = (code) => {
    for (const listener of listeners) listener(code);
  };
  finished = [];
  locales = new LocaleBuilds((builds) => void finished.push(builds.map(({site}) => site.outDir)));
});

const add = (outDir: string) => locales.add({site: {outDir} as BuiltSite}).map(({site}) => site.outDir);

test('collects the locales below a root, and starts again with the root', () => {
  expect(add('/tmp/site/build')).toEqual(['/tmp/site/build']);
  expect(add('/tmp/site/build/fr')).toEqual(['/tmp/site/build', '/tmp/site/build/fr']);
  expect(add('/tmp/site/build/de')).toEqual(['/tmp/site/build', '/tmp/site/build/fr', '/tmp/site/build/de']);
  expect(add('/tmp/site/build')).toEqual(['/tmp/site/build']);
});

test('ignores slashes at the end of folders, which Docusaurus 3.10 adds', () => {
  expect(add('/tmp/site/build/')).toEqual(['/tmp/site/build/']);
  expect(add('/tmp/site/build/fr/')).toEqual(['/tmp/site/build/', '/tmp/site/build/fr/']);
});

test('finishes each site once, with its last builds', () => {
  for (const outDir of ['/tmp/a', '/tmp/a/fr', '/tmp/b', '/tmp/a', '/tmp/a/de']) add(outDir);
  exit(0);
  expect(finished).toEqual([['/tmp/a', '/tmp/a/de'], ['/tmp/b']]);
});

test('finishes nothing after an error', () => {
  add('/tmp/a');
  exit(1);
  expect(finished).toEqual([]);
});
