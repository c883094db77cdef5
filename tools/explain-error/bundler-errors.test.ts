import {describe, expect, test} from 'vitest';
import {describeModuleErrors, isMissingExport} from './bundler-errors';

const describeError = (message: string, file: string, error?: Error) =>
  describeModuleErrors([{message, module: {resource: `/site/${file}`}, ...(error && {error})}], '/site').join('\n');

const createMdxError = (cause: string, details: string) =>
  new Error(`MDX compilation failed for file "/site/docs/intro.mdx"\nCause: ${cause}\nDetails:\n${details}`);

test.each([
  [
    'a syntax error with its position in the message',
    createMdxError(
      'Expected a closing tag for `<details>` (10:1-10:10)',
      '{\n  "ruleId": "end-tag-mismatch"\n}\n\n    at a (b.js:1:2)',
    ),
    'docs/intro.mdx:10:1: Expected a closing tag for `<details>`',
  ],
  [
    'an error with its position in the details',
    createMdxError(
      'There is no operation "a".',
      '{\n  "column": 17,\n  "line": 6,\n  "place": {"start": {"line": 6}}\n}',
    ),
    'docs/intro.mdx:6:17: There is no operation "a".',
  ],
  [
    'an error without a position',
    createMdxError('Image /site/docs/a.png used in docs/intro.mdx not found.', 'Error: Image …\n    at a (b.js:1:2)'),
    'docs/intro.mdx: Image docs/a.png used in docs/intro.mdx not found.',
  ],
])('describes %s in MDX', (_name, error, expected) => {
  expect(describeError('× Module build failed', 'docs/intro.mdx', error)).toBe(expected);
});

test('describes a missing module without the position in the compiled code', () => {
  const message =
    "  × Module not found: Can't resolve './nothing.png' in '/site/src'\n   ╭─[1:0]\n 1 │ import x from './nothing.png';\n";
  expect(describeError(message, 'src/a.tsx?x=1')).toBe(
    'src/a.tsx: the imported module "./nothing.png" can\'t be found',
  );
});

test('describes a syntax error in a script', () => {
  const message =
    '  × Module build failed (from builtin:swc-loader):\n  ╰─▶   × Expression expected\n         ╭─[/site/src/a.tsx:5:15]\n       5 │ const a = <div>;\n         ·               ─\n         ╰────\n';
  expect(describeError(message, 'src/a.tsx')).toBe('src/a.tsx:5:15: Expression expected');
});

test('describes a syntax error that SWC formats', () => {
  const message =
    "  × Module build failed (from ../swc-loader.js):\n  ├─▶   ×   x Expected '</', got '<eof>'\n  │     │    ,-[/site/src/a.tsx:12:1]\n  │     │ 12 | const a = <div>;\n";
  expect(describeError(message, 'src/a.tsx')).toBe("src/a.tsx:12:1: Expected '</', got '<eof>'");
});

describe('errors in style sheets', () => {
  const failed = {
    message:
      '  × Module build failed (from ../cssExtractLoader.js):\n  ╰─▶   × Error: Module build failed (from ../x.js):\n        │     at /a.js:1:2\n',
    module: {resource: '/site/src/css/site.css'},
  };

  test('include the position of a syntax error', () => {
    const message =
      '  × Module build failed (from ../postcss-loader.js):\n  ╰─▶   ×\n        │ SyntaxError\n        │\n        │ (2:1) /site/src/css/site.css Unclosed block\n        │\n        │   1 | .x {}\n';
    expect(describeModuleErrors([{message}, failed], '/site')).toEqual(['src/css/site.css:2:1: Unclosed block']);
  });

  test('include the file that imports a missing file', () => {
    const message =
      '  × Module build failed (from ../css-loader.js):\n  ╰─▶   × Error: RspackResolver(NotFound("./a.png"))\n';
    expect(describeModuleErrors([{message}, failed, failed], '/site')).toEqual([
      'src/css/site.css: the imported module "./a.png" can\'t be found',
    ]);
  });

  test('contain the file if nothing else is known', () => {
    expect(describeModuleErrors([failed], '/site')).toEqual(["src/css/site.css: the module can't be built"]);
  });
});

test('a Node.js module in browser code is reported with the file that imports it', () => {
  const message = '  × node:fs: Reading from "node:fs" is not handled by plugins (Unhandled scheme).\n';
  expect(describeError(message, 'src/a.ts')).toBe('src/a.ts: the imported module "node:fs" doesn\'t exist in browsers');
});

test("an import that one of the site's files doesn't export is a mistake, but one in a package isn't", () => {
  const message =
    "  ⚠ ESModulesLinkingWarning: export 'b' (imported as 'b') was not found in '@site/src/c' (possible exports: d)\n";
  const warning = {message, module: {resource: '/site/src/a.ts'}};
  expect(isMissingExport(warning, '/site')).toBe(true);
  expect(isMissingExport({message, module: {resource: '/site/node_modules/a/index.js'}}, '/site')).toBe(false);
  expect(describeModuleErrors([warning], '/site')).toEqual([
    'src/a.ts: "b" isn\'t exported by "@site/src/c" (possible exports: d)',
  ]);
});

test('lists a mistake in two compilations once, and keeps the messages of other errors', () => {
  const missingModule = {message: "Module not found: Can't resolve './a' in '/site'"};
  const errors = [
    missingModule,
    {...missingModule, module: {resource: '/site/b.ts'}},
    {...missingModule, module: {resource: '/site/b.ts'}},
  ];
  expect(describeModuleErrors([...errors, {message: 'Conflict'}], '/site')).toEqual([
    'b.ts: the imported module "./a" can\'t be found',
    'Conflict',
  ]);
});

test('lists a mistake in the contract once, even if several pages show it', () => {
  const errors = ['intro', 'overview'].map((page) => ({
    message: '',
    error: new Error(
      `MDX compilation failed for file "/site/docs/${page}.mdx"\nCause: contract/api.yaml:3:1: the file isn't valid YAML\nDetails:\n{}`,
    ),
    module: {resource: `/site/docs/${page}.mdx`},
  }));
  expect(describeModuleErrors(errors, '/site')).toEqual(["contract/api.yaml:3:1: the file isn't valid YAML"]);
});
