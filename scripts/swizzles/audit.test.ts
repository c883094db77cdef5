// cspell:ignore Copywrong
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {auditSwizzles, getCurrentOriginals, getInstruction, type ReviewedOriginals} from './audit';
import {installedThemes} from './installed-themes';
import type {Theme} from './theme-components';

describe('src/theme', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/theme');
  const reviewed = JSON.parse(readFileSync(path.join(folder, 'originals.json'), 'utf8')) as ReviewedOriginals;
  const swizzles = auditSwizzles(folder, installedThemes, reviewed);

  test('every swizzled component has an original that was reviewed in its installed version', () => {
    expect(swizzles.length).toBeGreaterThan(10);
    expect(swizzles.map(getInstruction).filter((instruction) => instruction !== undefined)).toEqual([]);
    expect(Object.keys(reviewed)).toEqual(swizzles.map(({component}) => component));
  });

  test('every swizzled component explains its change', () => {
    expect(swizzles.filter(({change}) => change === '')).toEqual([]);
  });

  test('distinguishes components that wrap and replace the original', () => {
    expect(swizzles.find(({component}) => component === 'DocItem/Footer')?.kind).toBe('wraps');
    expect(swizzles.find(({component}) => component === 'TOC')?.kind).toBe('replaces');
  });
});

describe('an upgrade of a theme', () => {
  let dir: string;
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  };
  const audit = (version: string, reviewed: ReviewedOriginals = {}) => {
    const theme: Theme = {packageName: 'a-theme', version, folder: path.join(dir, version, 'a-theme/src/theme')};
    return auditSwizzles(path.join(dir, 'site'), [theme], reviewed);
  };

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
    write('1.0.0/a-theme/src/theme/TOC/styles.module.css', 'one');
    for (const module of ['TOC/index.tsx', 'Footer/index.tsx', 'Footer/Links/index.tsx', 'languages.ts']) {
      write(`1.0.0/a-theme/src/theme/${module}`, 'one');
      write(`site/${module}`, '// Change: everything\n// in it.\n');
    }
    cpSync(path.join(dir, '1.0.0'), path.join(dir, '2.0.0'), {recursive: true});
  });
  afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  test('requires no review if no original has changed', () => {
    const before = audit('1.0.0');
    expect(before.map(({change}) => change)).toEqual(Array(4).fill('everything in it.'));
    expect(audit('2.0.0', getCurrentOriginals(before)).map(getInstruction)).toEqual(Array(4).fill(undefined));
  });

  test('requires a review of originals whose module or style sheet has changed, or that are missing', () => {
    const reviewed = getCurrentOriginals(audit('1.0.0'));
    write('2.0.0/a-theme/src/theme/TOC/styles.module.css', 'two');
    write('2.0.0/a-theme/src/theme/languages.ts', 'two');
    rmSync(path.join(dir, '2.0.0/a-theme/src/theme/Footer/Links'), {recursive: true});
    const after = audit('2.0.0', reviewed);
    expect(after.map(({component, status}) => [component, status])).toEqual([
      ['Footer/Links', 'missing'],
      ['Footer', 'unchanged'],
      ['TOC', 'changed'],
      ['languages', 'changed'],
    ]);
    const instructions = after.map(getInstruction).join('\n');
    expect(instructions).toContain('npm diff --diff=a-theme@1.0.0 --diff=a-theme@2.0.0 ./src/theme/TOC/index.tsx');
    expect(instructions).toContain('src/theme/Footer/Links has no effect');
  });

  test('detects components that no theme has, and originals that were never reviewed', () => {
    write('site/Footer/Copywrong/index.tsx', '// Change: everything.\n');
    const statuses = audit('1.0.0').map(({component, status}) => [component, status]);
    expect(statuses).toContainEqual(['Footer/Copywrong', 'missing']);
    expect(statuses).toContainEqual(['Footer', 'not reviewed']);
  });
});
