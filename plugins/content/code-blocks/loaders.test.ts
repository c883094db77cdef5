import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

type Loader = (this: unknown, source: string) => string;

const require = createRequire(import.meta.url);
const includedFiles = require('./included-files-loader.cjs') as Loader;
const highlightLoader = require('./highlight-loader.cjs') as Loader;

const root = path.resolve('/repository');

/** The files that a page is said to depend on, from the root. */
function dependenciesOf(page: string): string[] {
  const found: string[] = [];
  const text = includedFiles.call(
    {getOptions: () => ({siteDir: root}), addDependency: (file: string) => found.push(path.relative(root, file))},
    page,
  );
  expect(text).toBe(page);
  return found.map((file) => file.replaceAll('\\', '/'));
}

test.each([
  ['```tsx file=samples/react/App.tsx region=init title="App.tsx"\n```', ['samples/react/App.tsx']],
  ['  ````html title="a b" file="samples/plain/index.html"\n  ````', ['samples/plain/index.html']],
  ['~~~ts file=a.ts\n~~~\n\n```ts file=b.ts\n```', ['a.ts', 'b.ts']],
  ['Text with file=a.ts and ```ts\nfile=b.ts\n```', []],
  ['```bash title="profile=a"\n```', []],
])('a page depends on the files of its fences: %j', (page, files) => {
  expect(dependenciesOf(page)).toEqual(files);
});

test('a module of a highlighted file exports its markup', () => {
  const highlightFile = (file: string, query: string) => `<b>"${file}${query}"</b>`;
  const context = {getOptions: () => ({highlightFile}), resourcePath: '/a.sh', resourceQuery: '?region=b&highlight'};
  expect(highlightLoader.call(context, 'source')).toBe('export default "<b>\\"/a.sh?region=b&highlight\\"</b>";');
});
