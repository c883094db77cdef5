// cspell:ignore intor titel warnin
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {explainError, explainMessage} from '.';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'explain-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Writes a file in the site folder. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** Writes what the docs plugin generates for a doc. */
function writeDoc(name: string, text: string): void {
  write(`docs/${name}.mdx`, text);
  write(
    `.docusaurus/docusaurus-plugin-content-docs/default/${name}.json`,
    JSON.stringify({permalink: `/docs/${name}`, source: `@site/docs/${name}.mdx`}),
  );
}

const explainLines = (error: unknown): string[] => explainError(error, root).split('\n');
const createPageError = (name: string, cause: Error) =>
  new Error(`Can't render static file for pathname "${name}"`, {cause});

describe('an error with a position', () => {
  test('is explained with the source line and the fix, without wrappers or stack frames', () => {
    write('docs/intro.mdx', 'Text\n<details>\n');
    const cause = new Error(`${path.join(root, 'docs/intro.mdx')}:2:1: Expected a closing tag for \`<details>\``);
    expect(explainLines(new Error('Unable to build.', {cause}))).toEqual([
      'docs/intro.mdx:2:1: Expected a closing tag for `<details>`',
      '  2 | <details>',
      '  Fix: Close the element, or escape the character: "&lt;" or code in backticks.',
    ]);
  });

  test('is printed once if both the bundler and the message contain the file', () => {
    write('docs/intro.mdx', 'Text\n');
    expect(
      explainMessage('docs/intro.mdx: docs/intro.mdx:1: unknown code block language "x".', root).split('\n'),
    ).toEqual(['docs/intro.mdx:1: unknown code block language "x".', '  1 | Text']);
  });

  test('is located by the text that it quotes', () => {
    write('docs/intro.mdx', 'Text\n\nsidebarLabel: x\n');
    expect(explainLines('docs/intro.mdx: unknown front matter key "sidebarLabel".')).toEqual([
      'docs/intro.mdx:3: unknown front matter key "sidebarLabel".',
      '  3 | sidebarLabel: x',
    ]);
  });

  test("in a list is printed without the list's heading", () => {
    write('api.yaml', 'one\ntwo\n');
    expect(explainLines("api.yaml has 2 errors:\napi.yaml:1:1: One.\napi.yaml:2:1: Can't resolve $ref.")).toEqual([
      'api.yaml:1:1: One.',
      '  1 | one',
      "api.yaml:2:1: Can't resolve $ref.",
      '  2 | two',
      '  Fix: Correct the path or the part after "#", or add the target.',
    ]);
  });
});

describe('an error without a position', () => {
  test('is printed with its stack frames in the site folder', () => {
    const error = new Error('No such doc.');
    error.stack = `Error: No such doc.\n    at read (${root}/config/a.ts:1:2)\n    at run (/node_modules/b/c.js:1:2)`;
    expect(explainLines(new Error('Unable to build.', {cause: error}))).toEqual([
      'No such doc.',
      '',
      'Stack trace:',
      '    at read (config/a.ts:1:2)',
    ]);
  });

  test('is printed once with the affected pages', () => {
    const pages = ['/a', '/b', '/c', '/d'].map((name) => createPageError(name, new TypeError('x is not a function')));
    const failure = new Error('Rendering failed', {
      cause: new AggregateError([...pages, createPageError('/e', new Error('y is missing'))]),
    });
    expect(explainLines(failure).slice(0, 4)).toEqual([
      'x is not a function',
      'While rendering /a, /b, /c and 1 more.',
      'y is missing',
      'While rendering /e.',
    ]);
  });

  test('is located in the page that it affects', () => {
    writeDoc('intro', 'Text\n{nobody.home}\n');
    expect(explainLines(createPageError('/docs/intro', new ReferenceError('nobody is not defined')))).toEqual([
      'docs/intro.mdx:2: nobody is not defined',
      'While rendering /docs/intro.',
      '  2 | {nobody.home}',
      '  Fix: Import or define it, or correct its name.',
    ]);
  });
});

describe('Docusaurus messages:', () => {
  test('broken links are listed with their lines', () => {
    writeDoc('intro', 'Text\n[Nowhere](/docs/nowhere)\n');
    const message = `Docusaurus found broken links!\n\nPlease check.\n\nExhaustive list of all broken links found:
- Broken link on source page path = /docs/intro:
   -> linking to /docs/nowhere
- Broken link on source page path = /search:
   -> linking to ./other (resolved as: /other)\n`;
    expect(explainLines(new Error(message))).toEqual([
      'docs/intro.mdx:2: broken link: there is no page at "/docs/nowhere".',
      '  2 | [Nowhere](/docs/nowhere)',
      '/search: broken link: there is no page at "./other".',
      expect.stringMatching(/^ {2}Fix: Correct the link/),
    ]);
  });

  test('broken anchors are found by the part after "#" if the page links to a file', () => {
    writeDoc('intro', '[Nothing](./api/overview.mdx#nothing)\n');
    const message =
      'Docusaurus found broken anchors!\n\nExhaustive list of all broken anchors found:\n- Broken anchor on source page path = /docs/intro:\n   -> linking to /docs/api/overview#nothing\n';
    expect(explainLines(new Error(message)).slice(0, 2)).toEqual([
      'docs/intro.mdx:1: broken anchor: no heading or element has the ID in "/docs/api/overview#nothing".',
      '  1 | [Nothing](./api/overview.mdx#nothing)',
    ]);
  });

  test('unknown docs in a sidebar get a suggestion', () => {
    write('sidebars.ts', "export default {\n  docs: ['intor'],\n};\n");
    const message =
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- intor\n\nAvailable document ids are:\n- api/overview\n- intro\n';
    expect(explainLines(new Error(message))).toEqual([
      'sidebars.ts:2: no doc has the ID "intor". Did you mean "intro"?',
      "  2 |   docs: ['intor'],",
      expect.stringMatching(/^ {2}Fix: Use the path of the file/),
    ]);
  });

  test('unknown configuration fields are located', () => {
    write('docusaurus.config.ts', 'export default {\n  titel: 1,\n};\n');
    const message = '"title" is required\nThese field(s) ("titel",) are not recognized in docusaurus.config.ts.\nSee …';
    expect(explainLines(new Error(message))).toEqual([
      'docusaurus.config.ts:2: unknown field "titel".',
      '  2 |   titel: 1,',
      expect.stringMatching(/^ {2}Fix: Correct the name/),
    ]);
  });

  test('a duplicate route lists both pages', () => {
    writeDoc('intro', 'Text\n');
    write(
      '.docusaurus/docusaurus-plugin-content-docs/default/other.json',
      JSON.stringify({permalink: '/docs/intro', source: '@site/docs/other.mdx'}),
    );
    const message =
      'Duplicate routes found!\n- Attempting to create page at /docs/intro, but a page already exists at this route.\nThis could lead to non-deterministic routing behavior.';
    expect(explainLines(new Error(message))[0]).toBe(
      'docs/intro.mdx, docs/other.mdx: two pages have the URL /docs/intro.',
    );
  });

  test('a bundler error is rewritten, with its position', () => {
    write('docs/intro.mdx', '[a](./no.mdx)\n');
    const cause = `docs/intro.mdx: Docs markdown link couldn't be resolved: (./no.mdx) in source file "${root}/docs/intro.mdx" for version current`;
    expect(explainMessage(cause, root).split('\n')).toEqual([
      'docs/intro.mdx:1: the linked file "./no.mdx" doesn\'t exist.',
      '  1 | [a](./no.mdx)',
      expect.stringMatching(/^ {2}Fix: Correct the path/),
    ]);
  });

  test('an unknown directive is explained', () => {
    write('docs/intro.mdx', ':::warnin\n');
    const message =
      'Docusaurus found 1 unused Markdown directives in file "docs/intro.mdx"\n- :::warnin (1:1)\nYour content might render in an unexpected way.';
    expect(explainMessage(message, root).split('\n')).toEqual([
      'docs/intro.mdx:1:1: unknown directive ":::warnin".',
      '  1 | :::warnin',
      expect.stringMatching(/^ {2}Fix: Use an admonition type/),
    ]);
  });

  test('other messages are unchanged', () => {
    expect(explainMessage('Listening.\nNote: this.', root)).toBe('Listening.\nNote: this.');
  });
});

describe('mistakes in the configuration', () => {
  test('a syntax error is located', () => {
    write('docusaurus.config.ts', 'export default {\n  a: 1\n  b: 2,\n};\n');
    const message = `ParseError: Unexpected token, expected ","  \n ${root}/docusaurus.config.ts:3:2`;
    expect(explainLines(new Error(message))).toEqual([
      'docusaurus.config.ts:3: syntax error: Unexpected token, expected ",".',
      '  3 |   b: 2,',
      '  Fix: Correct the syntax in this line or the one above it.',
    ]);
  });

  test('an undefined variable is located by its stack', () => {
    write('docusaurus.config.ts', 'export default {a: sit.name};\n');
    const error = new ReferenceError('sit is not defined');
    error.stack = `ReferenceError: sit is not defined\n    at ${root}/docusaurus.config.ts:1:20\n    at run (/node_modules/b/c.js:1:2)`;
    expect(explainLines(error)).toEqual([
      'docusaurus.config.ts:1:20: sit is not defined',
      '  1 | export default {a: sit.name};',
      '  Fix: Import or define it, or correct its name.',
    ]);
  });

  test('an invalid option is located in the only file that contains it', () => {
    write('config/theme.ts', 'export const theme = {\n  hidable: true,\n};\n');
    const error = Object.assign(new Error('not allowed'), {
      name: 'ValidationError',
      details: [{message: '"docs.hidable" is not allowed', path: ['docs', 'hidable']}],
    });
    expect(explainLines(error).slice(0, 2)).toEqual([
      'config/theme.ts:2: Invalid configuration at docs.hidable: "docs.hidable" is not allowed.',
      '  2 |   hidable: true,',
    ]);
  });

  test('environment variables are explained without a stack', () => {
    expect(
      explainLines(
        new Error(
          "Invalid environment: A isn't set. Expected a.\nB is b. Expected c.\nSee .env.example for all variables.",
        ),
      ),
    ).toEqual([
      "Environment variable A isn't set. Expected a.",
      'Environment variable B is b. Expected c.',
      expect.stringMatching(/^ {2}Fix: Change the variable in \.env/),
    ]);
  });
});

test('prints the path of an invalid option', () => {
  const error = Object.assign(new Error('Bad navbar item type x'), {
    name: 'ValidationError',
    details: [
      {message: 'Bad navbar item type x', path: ['navbar', 'items', 0]},
      {message: '"title" must be a string', path: ['title']},
    ],
  });
  expect(explainLines(error).slice(0, 2)).toEqual([
    'Invalid configuration at navbar.items[0]: Bad navbar item type x.',
    'Invalid configuration at title: "title" must be a string.',
  ]);
});

test("accepts values that aren't errors", () => {
  expect(explainError('gone', root)).toBe('gone');
});
