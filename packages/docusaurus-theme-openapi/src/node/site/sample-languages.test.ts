import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createLanguageModules, loadLanguages} from './sample-languages';

const go = {id: 'go', label: 'Go', grammar: 'go'};
const php = {id: 'php', label: 'PHP', grammar: 'php'};
const curl = {id: 'curl', label: 'cURL', grammar: 'bash'};
const python = {id: 'python', label: 'Python', grammar: 'python'};
const request = {method: 'GET', url: 'https://a.example', headers: [], responseType: 'none'} as const;

test('pages contain the first three languages, also those of the site', async () => {
  const siteDir = createTemporaryFolder({'samples/rust.ts': 'export default ({url}: {url: string}) => `get(${url})`;'});
  const rust = {id: 'rust', label: 'Rust', grammar: 'rust', module: './samples/rust.ts'};
  const languages = await loadLanguages(siteDir, [go, rust, curl, python, php]);
  expect(languages.tabs.map(({id, generate}) => [id, generate(request).slice(0, 12)])).toEqual([
    ['go', 'package main'],
    ['rust', 'get(https://'],
    ['curl', "curl -i 'htt"],
  ]);
  expect(languages.others).toEqual([python, php]);
  const modules = Object.fromEntries(createLanguageModules(siteDir, languages));
  expect(modules['languages.js']).toContain(`export const others = ${JSON.stringify([python, php])};`);
  // Grammars come after those that they extend.
  const grammars = [...(modules['generators.js'] ?? '').matchAll(/components\/prism-([\w-]+)\./g)].map(([, id]) => id);
  expect(modules['generators.js']).toContain('const Prism = withGlobalPrism({manual: true}, ');
  expect(grammars[0]).toBe('core');
  expect(grammars.indexOf('markup-templating')).toBeLessThan(grammars.indexOf('php'));
  expect(grammars).toEqual(expect.arrayContaining(['go', 'rust', 'python', 'php']));
  expect(modules['generators.js']).toContain('{id: "rust", generate: custom0}');
  expect(modules['generators.js']).toContain('...sampleLanguages');
});

test("the browser can tell a site's cURL language from the theme's, which the console shows without loading it", async () => {
  const siteDir = createTemporaryFolder({'curl.ts': 'export default () => "http GET";'});
  const own = {...curl, module: './curl.ts'};
  const modules = createLanguageModules(siteDir, await loadLanguages(siteDir, [own, python]));
  const described = [{...curl, hasModule: true}, python];
  expect(Object.fromEntries(modules)['languages.js']).toContain(`export const tabs = ${JSON.stringify(described)};`);
});

test('a module without a function is explained', async () => {
  const siteDir = createTemporaryFolder({'rust.ts': 'export const generate = 1;'});
  const rust = {id: 'rust', label: 'Rust', grammar: 'rust', module: '@site/rust.ts'};
  await expect(loadLanguages(siteDir, [rust])).rejects.toThrow(
    'the module @site/rust.ts has no default export that is a function.',
  );
});
