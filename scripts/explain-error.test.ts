import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
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
  test('prints the cause, its context and its stack trace', () => {
    const error = new Error('Unable to build.', {
      cause: new Error('Loading failed:\nsee below', {cause: new Error('No such doc.')}),
    });
    const lines = linesOf(error);
    expect(lines.slice(0, 6)).toEqual([
      'No such doc.',
      '',
      'Context, outermost error first:',
      '- Unable to build.',
      '- Loading failed:',
      '',
    ]);
    expect(lines[6]).toBe('Stack trace:');
    expect(lines[7]).toMatch(/^ {4}at .*explain-error\.test\.ts/);
  });

  test('prints a cause once with the affected pages', () => {
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

  test('prints the path of an invalid option, and the valid navbar item types', () => {
    const error = Object.assign(new Error('Bad navbar item type x'), {
      name: 'ValidationError',
      details: [
        {message: 'Bad navbar item type x', path: ['navbar', 'items', 0]},
        {message: '"title" must be a string', path: ['title']},
      ],
    });
    expect(linesOf(error).slice(0, 2)).toEqual([
      `Invalid configuration at navbar.items[0]: Bad navbar item type x. Valid types: ${navbarItemTypes.join(', ')}.`,
      'Invalid configuration at title: "title" must be a string.',
    ]);
  });

  test('adds the source file of a page with a broken link', () => {
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

  test('makes paths relative to the site', () => {
    expect(linesOf(new Error(`Cannot read ${path.join(root, 'docs', 'intro.mdx')}`))[0]).toBe(
      `Cannot read ${path.join('docs', 'intro.mdx')}`,
    );
  });

  test('accepts values that are not errors', () => {
    expect(explainError('gone', root)).toBe('gone');
  });
});

test('lists the navbar item types of the installed theme', () => {
  const require = createRequire(import.meta.url);
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const source = readFileSync(path.join(theme, 'lib/theme/NavbarItem/ComponentTypes.js'), 'utf8');
  const map = /const ComponentTypes = \{([^}]+)\}/.exec(source)?.[1] ?? '';
  expect([...map.matchAll(/(\w+):/g)].map(([, type]) => type)).toEqual(navbarItemTypes);
});
