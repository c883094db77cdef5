import path from 'node:path';
import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../tests/support/temporary-folder';
import {listIncludedFiles, readIncludedFile} from './included-file';

const siteDir = path.resolve('/repository');

test.each([
  ['```tsx file=samples/react/App.tsx region=init title="App.tsx"\n```', ['samples/react/App.tsx']],
  ['~~~ts file=a.ts\n~~~\n\n```ts file="b.ts"\n```', ['a.ts', 'b.ts']],
  ['Text with file=a.ts and ```ts\nfile=b.ts\n```', []],
])('a page depends on the files that its code blocks include: %j', (source, files) => {
  expect(listIncludedFiles(source, siteDir)).toEqual(files.map((file) => path.join(siteDir, file)));
});

const source = `import {a} from '__SLUG__';

export function b() {
  // #region init-all
  a();
  // #endregion init-all
  // #region init
  const c = a();

    use(c);
  // #endregion init
}
<!-- #region end -->\r\nd\r\n<!-- #endregion end -->
`;

const read = (region?: string) =>
  readIncludedFile(
    {siteDir: createTemporaryFolder({'a.ts': source}), transform: (text) => text.replace('__SLUG__', 'acme')},
    'a.ts',
    region,
  );

test('includes a file without region markers, or a region without common indentation', () => {
  expect(read()).toBe(
    "import {a} from 'acme';\n\nexport function b() {\n  a();\n  const c = a();\n\n    use(c);\n}\nd",
  );
  expect(read('init')).toBe('const c = a();\n\n  use(c);');
  expect(read('end')).toBe('d');
  expect(() => read('.nit')).toThrow('a.ts has no region ".nit"');
  expect(() => read('innit')).toThrow('a.ts has no region "innit". Mark a part of the file with "#region innit"');
});
