import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

type Loader = (this: unknown, source: string) => string;

const includedFilesLoader = createRequire(import.meta.url)('./included-files-loader.cjs') as Loader;
const siteDir = path.resolve('/repository');

/** Runs the loader and returns the dependencies that it adds, relative to the site. */
function loadDependencies(source: string): string[] {
  const dependencies: string[] = [];
  const output = includedFilesLoader.call(
    {
      getOptions: () => ({siteDir}),
      addDependency: (file: string) => dependencies.push(path.relative(siteDir, file)),
    },
    source,
  );
  expect(output).toBe(source);
  return dependencies.map((file) => file.replaceAll('\\', '/'));
}

test.each([
  ['```tsx file=samples/react/App.tsx region=init title="App.tsx"\n```', ['samples/react/App.tsx']],
  ['  ````html title="a b" file="samples/plain/index.html"\n  ````', ['samples/plain/index.html']],
  ['~~~ts file=a.ts\n~~~\n\n```ts file=b.ts\n```', ['a.ts', 'b.ts']],
  ['Text with file=a.ts and ```ts\nfile=b.ts\n```', []],
  ['```bash title="profile=a"\n```', []],
])('a page depends on the files that its code blocks include: %j', (source, files) => {
  expect(loadDependencies(source)).toEqual(files);
});
