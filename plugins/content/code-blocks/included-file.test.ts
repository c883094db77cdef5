import path from 'node:path';
import {expect, test} from 'vitest';
import {extractRegion, listIncludedFiles} from './included-file';

const siteDir = path.resolve('/repository');

test.each([
  ['```tsx file=samples/react/App.tsx region=init title="App.tsx"\n```', ['samples/react/App.tsx']],
  ['  ````html title="a b" file="samples/plain/index.html"\n  ````', ['samples/plain/index.html']],
  ['~~~ts file=a.ts\n~~~\n\n```ts file=b.ts\n```', ['a.ts', 'b.ts']],
  ['Text with file=a.ts and ```ts\nfile=b.ts\n```', []],
  ['```bash title="profile=a"\n```', []],
])('a page depends on the files that its code blocks include: %j', (source, files) => {
  expect(listIncludedFiles(source, siteDir)).toEqual(files.map((file) => path.join(siteDir, file)));
});

const source = `import {a} from 'a';

export function b() {
  // #region init
  const c = a();

  // #region inner
    use(c);
  // #endregion inner
  // #endregion
}
`;

test('returns the whole file without region markers', () => {
  expect(extractRegion(source)).toBe(
    "import {a} from 'a';\n\nexport function b() {\n  const c = a();\n\n    use(c);\n}",
  );
});

test('returns a region, which can be nested, without common indentation', () => {
  expect(extractRegion(source, 'init')).toBe('const c = a();\n\n  use(c);');
  expect(extractRegion(source, 'inner')).toBe('use(c);');
});

test.each([['<!-- #region a -->\r\nb\r\n<!-- #endregion -->'], ['/* #region a */\nb\n/* #endregion a */']])(
  'recognizes the markers in %j',
  (text) => {
    expect(extractRegion(text, 'a')).toBe('b');
  },
);

test.each([
  [source, 'innit', 'unknown region "innit". Available regions: init, inner.'],
  ['// #region a\nb', 'a', 'region "a" isn\'t closed'],
])('rejects %j', (text, region, message) => {
  expect(() => extractRegion(text, region)).toThrow(message);
});
