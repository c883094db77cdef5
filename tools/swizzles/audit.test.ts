import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createReviewedOriginals, findPendingReviews, listSwizzles} from './audit';

const root = path.resolve(import.meta.dirname, '../..');

describe('src/theme', () => {
  const theme = path.join(root, 'node_modules/@docusaurus/theme-classic/src/theme');
  const swizzles = listSwizzles(path.join(root, 'src/theme'), [theme]);

  test("every original's installed version was reviewed", () => {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/swizzles.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('No original has changed.');
    expect(status).toBe(0);
  });

  test('every swizzled component explains its change', () => {
    expect(swizzles.length).toBeGreaterThan(10);
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
  const list = (version: string) =>
    listSwizzles(path.join(dir, 'site'), [path.join(dir, version, '@docusaurus/a-theme/src/theme')]);

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
    const theme = '1.0.0/@docusaurus/a-theme/src/theme';
    write(`${theme}/TOC/styles.module.css`, 'one');
    for (const module of ['TOC/index.tsx', 'Footer/index.tsx', 'Footer/Links/index.tsx', 'languages.ts']) {
      write(`${theme}/${module}`, 'one');
      write(`site/${module}`, '// Change: everything\n// in it.\n');
    }
    cpSync(path.join(dir, '1.0.0'), path.join(dir, '2.0.0'), {recursive: true});
  });
  afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  test('requires no review if no original has changed', () => {
    const before = list('1.0.0');
    expect(before.map(({change}) => change)).toEqual(Array(4).fill('everything in it.'));
    expect(findPendingReviews(list('2.0.0'), createReviewedOriginals('1.0.0', before), '2.0.0')).toEqual([]);
  });

  test('requires a review of originals whose module or style sheet has changed, or that are missing', () => {
    const reviewedOriginals = createReviewedOriginals('1.0.0', list('1.0.0'));
    const theme = '2.0.0/@docusaurus/a-theme/src/theme';
    write(`${theme}/TOC/styles.module.css`, 'two');
    write(`${theme}/languages.ts`, 'two');
    rmSync(path.join(dir, theme, 'Footer/Links'), {recursive: true});
    const [footerLinks, toc, languages, ...others] = findPendingReviews(list('2.0.0'), reviewedOriginals, '2.0.0');
    expect(footerLinks).toContain('src/theme/Footer/Links has no effect');
    expect(toc).toContain(
      'npm diff --diff=@docusaurus/a-theme@1.0.0 --diff=@docusaurus/a-theme@2.0.0 ./src/theme/TOC/index.tsx',
    );
    expect(languages).toContain('./src/theme/languages.ts');
    expect(others).toEqual([]);
  });

  test('detects originals that were never reviewed', () => {
    const instructions = findPendingReviews(list('1.0.0'), {version: '1.0.0', fingerprints: {}}, '1.0.0');
    expect(instructions[0]).toBe(
      'src/theme/Footer/Links is new. Review the original, and then run: npm run swizzles -- --accept',
    );
  });
});
