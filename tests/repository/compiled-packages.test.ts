import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'oxfmt';
import {expect, test} from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../packages');

const components = readdirSync(packages, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/src\/theme\/.*(?<!\.test|\.d)\.tsx?$/.test(file));

const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');
const countTags = (text: string) => text.match(/<\/|\/>/g)?.length ?? 0;

// Sites without TypeScript get the compiled files when they swizzle a component.
test.each(components)('%s is readable as JavaScript, too', async (source) => {
  const file = source.replace('/src/', '/lib/').replace(/\.tsx?$/, '.js');
  const code = read(file);
  const options = {printWidth: 120, singleQuote: true, bracketSpacing: false} as const;
  expect((await format(file, code, options)).code).toBe(code);
  expect(countTags(code)).toBe(countTags(read(source)));
});

/** How jiti, with which Docusaurus loads plugins, finds the syntax of ES modules. It also finds it in comments. */
const moduleSyntax =
  /([\s;]|^)(import[\s\w*,{}]*from|import\s*["'*{]|export\b\s*(?:[*{]|default|class|type|function|const|var|let|async function)|import\.meta\b)/m;

const entries = readdirSync(packages).filter((name) => /^docusaurus-(?:plugin|preset|theme)-/.test(name));

test.each(entries)('%s is loaded as it is, instead of being compiled again with all that it requires', (name) => {
  expect(read(`${name}/lib/index.js`)).not.toMatch(moduleSyntax);
});
