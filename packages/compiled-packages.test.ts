import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'oxfmt';
import {expect, test} from 'vitest';

const files = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'}).map((file) =>
  file.replaceAll('\\', '/'),
);
const components = files.filter((file) => /^[^/]+\/src\/theme\/.*(?<!\.test|\.d)\.tsx?$/.test(file));

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const countTags = (text: string) => text.match(/<\/|\/>/g)?.length ?? 0;

// A package's Node.js code is one file in lib/, so that `__dirname` isn't the folder of a module's source.
test('compiled code finds the files next to it', () => {
  const paths = files
    .filter((file) => /^[^/]+\/lib\/.*\.js$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/__dirname, "([^"]+)"/g)].map(([, name = '']) => path.posix.join(file, '..', name)),
    );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((name) => !files.includes(name))).toEqual([]);
});

// Sites without TypeScript get the compiled files when they swizzle a component.
test.each(components)('%s is readable as JavaScript, too', async (source) => {
  const file = source.replace('/src/', '/lib/').replace(/\.tsx?$/, '.js');
  const code = read(file);
  const options = {printWidth: 120, singleQuote: true, bracketSpacing: false} as const;
  expect((await format(file, code, options)).code).toBe(code);
  expect(countTags(code)).toBe(countTags(read(source)));
});
