// cspell:ignore Copywrong
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Theme} from '../scripts/swizzles/originals';
import {rehearse, seenNow, toDo, type Seen} from '../scripts/swizzles/rehearse';
import {installedThemes} from '../scripts/swizzles/themes';

/**
 * A file under `src/theme` replaces a component of an installed theme. When an upgrade renames or removes that component, the
 * file is dead code; when an upgrade mends it, the file has the old fault. Nothing says so but this test.
 */

const folder = path.resolve(import.meta.dirname, '../src/theme');
const seen = JSON.parse(readFileSync(path.join(folder, 'originals.json'), 'utf8')) as Record<string, Seen>;

describe('src/theme', () => {
  it('replaces components that an installed theme has, as they were when somebody last looked at them', () => {
    const swizzles = rehearse(folder, installedThemes, seen);
    expect(swizzles.length).toBeGreaterThan(10);
    expect(swizzles.map(toDo).filter((line) => line !== undefined)).toEqual([]);
    expect(Object.keys(seen)).toEqual(swizzles.map(({component}) => component));
  });

  it('wraps or replaces, and says what it changes', () => {
    const swizzles = new Map(rehearse(folder, installedThemes, seen).map((swizzle) => [swizzle.component, swizzle]));
    expect(swizzles.get('DocItem/Footer')?.kind).toBe('wraps');
    expect(swizzles.get('TOC')?.kind).toBe('replaces');
    expect([...swizzles.values()].filter(({change}) => change === '')).toEqual([]);
  });
});

describe('The rehearsal of an upgrade', () => {
  let dir: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  const theme = (version: string): Theme => ({
    packageName: 'a-theme',
    version,
    folder: path.join(dir, version, 'a-theme/src/theme'),
  });
  const ours = () => path.join(dir, 'ours');

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
    write('1.0.0/a-theme/src/theme/TOC/index.tsx', 'one');
    write('1.0.0/a-theme/src/theme/TOC/styles.module.css', 'one');
    write('1.0.0/a-theme/src/theme/Footer/index.tsx', 'one');
    write('1.0.0/a-theme/src/theme/Footer/Links/index.tsx', 'one');
    write('1.0.0/a-theme/src/theme/languages.ts', 'one');
    for (const component of ['TOC/index.tsx', 'Footer/index.tsx', 'Footer/Links/index.tsx', 'languages.ts']) {
      write(`ours/${component}`, '// Change: all\n// of it.\n');
    }
    cpSync(path.join(dir, '1.0.0'), path.join(dir, '2.0.0'), {recursive: true});
  });
  afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  it('finds nothing to do while the theme is the same', () => {
    const before = rehearse(ours(), [theme('1.0.0')], {});
    expect(before.map(({change}) => change)).toEqual(Array(4).fill('all of it.'));
    const after = rehearse(ours(), [theme('2.0.0')], seenNow(before));
    expect(after.map(toDo)).toEqual(Array(4).fill(undefined));
  });

  it('names originals that changed, in their module or their styles, and how to see it; and those that are gone', () => {
    const before = seenNow(rehearse(ours(), [theme('1.0.0')], {}));
    write('2.0.0/a-theme/src/theme/TOC/styles.module.css', 'two');
    write('2.0.0/a-theme/src/theme/languages.ts', 'two');
    rmSync(path.join(dir, '2.0.0/a-theme/src/theme/Footer/Links'), {recursive: true});
    const after = rehearse(ours(), [theme('2.0.0')], before);
    expect(after.map(({component, since}) => [component, since])).toEqual([
      ['Footer/Links', 'gone'],
      ['Footer', 'same'],
      ['TOC', 'changed'],
      ['languages', 'changed'],
    ]);
    expect(after.map(toDo).join('\n')).toContain(
      'npm diff --diff=a-theme@1.0.0 --diff=a-theme@2.0.0 ./src/theme/TOC/index.tsx',
    );
    expect(after.map(toDo).join('\n')).toContain('src/theme/Footer/Links replaces nothing');
  });

  it('finds a component that no theme has, and one whose original nobody has looked at', () => {
    write('ours/Footer/Copywrong/index.tsx', '// Change: all.\n');
    const found = rehearse(ours(), [theme('1.0.0')], {}).map(({component, since}) => [component, since]);
    expect(found).toContainEqual(['Footer/Copywrong', 'gone']);
    expect(found).toContainEqual(['Footer', 'never seen']);
    expect(rehearse(folder, installedThemes, {}).map(({since}) => since)).not.toContain('gone');
  });
});
