import path from 'node:path';
import {expect, test} from 'vitest';
import {listIncludedFiles} from './included-file';

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
