import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {explainError, navbarItemTypes} from './explain-error.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'explain-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const linesOf = (error: unknown): string[] => explainError(error, root).split('\n');

describe('explainError', () => {
  it('puts the cause first, then what was being done, then where it was found', () => {
    const error = new Error('Unable to build.', {
      cause: new Error('Loading failed:\nsee below', {cause: new Error('No such doc.')}),
    });
    const lines = linesOf(error);
    expect(lines.slice(0, 6)).toEqual([
      'No such doc.',
      '',
      'What was being done, outermost first:',
      '- Unable to build.',
      '- Loading failed:',
      '',
    ]);
    expect(lines[6]).toBe('Where it was found:');
    expect(lines[7]).toMatch(/^ {4}at .*explain-error\.test\.ts/);
  });

  it('says a cause once that many pages share', () => {
    const page = (name: string, cause: Error) => new Error(`Can't render static file for pathname "${name}"`, {cause});
    const pages = ['/a', '/b', '/c', '/d'].map((name) => page(name, new TypeError('x is not a function')));
    const failure = new Error('Rendering failed', {
      cause: new AggregateError([...pages, page('/e', new Error('y is missing'))]),
    });
    expect(linesOf(failure).slice(0, 5)).toEqual([
      'x is not a function',
      'While rendering /a, /b, /c and 1 more.',
      '',
      'y is missing',
      'While rendering /e.',
    ]);
  });

  it('names the place of a wrong option, and the types of navbar items', () => {
    const error = Object.assign(new Error('Bad navbar item type x'), {
      name: 'ValidationError',
      details: [
        {message: 'Bad navbar item type x', path: ['navbar', 'items', 0]},
        {message: '"title" must be a string', path: ['title']},
      ],
    });
    expect(linesOf(error).slice(0, 2)).toEqual([
      `Wrong configuration at navbar.items[0]: Bad navbar item type x. The types are: ${navbarItemTypes.join(', ')}.`,
      'Wrong configuration at title: "title" must be a string.',
    ]);
  });

  it('names the source file of a page with a broken link', () => {
    const folder = path.join(root, '.docusaurus/docusaurus-plugin-content-docs/default');
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'intro.json'),
      JSON.stringify({permalink: '/docs/intro', source: '@site/docs/intro.mdx'}),
    );
    const list = '- Broken link on source page path = /docs/intro:\n- Broken link on source page path = /other:';
    expect(linesOf(new Error(list)).slice(0, 2)).toEqual([
      '- Broken link on source page path = /docs/intro (docs/intro.mdx):',
      '- Broken link on source page path = /other:',
    ]);
  });

  it('shortens paths to what the maintainer knows', () => {
    expect(linesOf(new Error(`Cannot read ${path.join(root, 'docs', 'intro.mdx')}`))[0]).toBe(
      `Cannot read ${path.join('docs', 'intro.mdx')}`,
    );
  });

  it('takes what is no error', () => {
    expect(explainError('gone', root)).toBe('gone');
  });
});

it('knows the navbar item types of the installed theme', () => {
  const require = createRequire(import.meta.url);
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const source = readFileSync(path.join(theme, 'lib/theme/NavbarItem/ComponentTypes.js'), 'utf8');
  const map = /const ComponentTypes = \{([^}]+)\}/.exec(source)?.[1] ?? '';
  expect([...map.matchAll(/(\w+):/g)].map(([, type]) => type)).toEqual(navbarItemTypes);
});
