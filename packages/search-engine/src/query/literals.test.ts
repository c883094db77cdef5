// cspell:disable -- identifiers of other projects, joined and unfinished words
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage as page} from '../fixtures/test-records.js';

const filler = Array.from({length: 30}, (_, index) =>
  page(`filler-${index}`, `Chapter ${index}`, 'The npmrc, C, types, save, node, and dev, and the env of a local h.'),
).flat();

const engine = createEngine([
  ...page('c', 'C', 'A language from 1972. C has pointers, and C has macros.'),
  ...page('cpp', 'C++', 'A language with classes.'),
  ...page('languages', 'Supported languages', 'Clients are available for Go, C#, and Rust.'),
  ...page('npm', 'The npmrc format', 'An npmrc file has keys. The npmrc format resembles INI files.'),
  ...page('registry', 'Private registries', 'Add the token to .npmrc in your home directory.'),
  ...page('env', 'Environment variables', 'Variables in .env.local override those in .env on your machine.'),
  ...page('save', 'Save a dev environment', 'Save the dev environment.'),
  ...page('install', 'Install packages', 'Run npm install --save-dev vitest to add a tool.'),
  ...page('dialogs', 'Dialogs', 'The type of a dialog is a string. A dialog has a type.'),
  ...page('dialog', 'Dialog', 'Call dialog.type() to distinguish alerts from prompts.'),
  ...page('types', 'Types in Node', 'Node has types. The types of a node vary.'),
  ...page('typescript', 'TypeScript', 'Install @types/node first.'),
  ...page('case', 'Snake case', 'The snake case of a name. Case matters for a snake.'),
  ...page('naming', 'Naming', 'Columns are named like snake_case.', 'Properties are named like snakeCase.'),
  ...page('version-12', 'Version 12', 'Changes of 12 and v12.'),
  ...page('changelog', 'Changelog', 'Version 1.2.3 fixes a bug of v1.2.'),
  ...page('pump', 'Pump', 'A pump moves water. A pump has a pump handle.'),
  ...page('pumps', 'Pump upgrades', 'Replace the legacy pump before winter.'),
  ...page('client', 'Client', 'Call pumpLegacy(2) to drain the tank.'),
  ...page('legacy', 'Legacy', 'Everything legacy.'),
  ...page('errors', 'Errors', 'ERR_REQUIRE_ESM means that a module is ESM.'),
  ...page('effects', 'useEffect', 'An effect runs after rendering.'),
  ...page('samples', 'Samples', 'useEffect(() => {}) and <Tabs> in one sample.'),
  ...page('tabs', 'Tabs', 'Show one of several panels.'),
  ...filler,
]);
const urls = (query: string) => engine.search({query}).hits.map(({url}) => url.replace('/docs/', ''));

describe('methods with paths', () => {
  const methods = ['POST', 'DELETE', 'GET', 'PATCH'];
  const reference = createEngine(
    [...methods, ...methods.map((method) => `${method} nested`)].flatMap((name, index) => {
      const [method = '', nested] = name.split(' ');
      const path = nested === undefined ? '/customers' : '/customers/{id}/cards';
      const heading = `customers${index}`;
      return page(name.replace(' ', '-'), heading, `${method} ${path}`, 'Customers get customers, and more customers.');
    }),
  );

  test.each([
    ['GET /customers', 'GET'],
    ['DELETE /customers/{id}/cards', 'DELETE-nested'],
    ['how does PATCH /customers/{id}/c', 'PATCH-nested'],
  ])('find the operation rather than others with the path: %s', (query, expected) => {
    expect(reference.search({query}).hits[0]?.url).toBe(`/docs/${expected}`);
  });
});

describe('words with symbols', () => {
  test.each([
    ['C', 'c'],
    ['C++', 'cpp'],
    ['C#', 'languages'],
    ['.npmrc', 'registry'],
    ['--save-dev', 'install'],
    ['dialog.type()', 'dialog'],
    ['@types/node', 'typescript'],
    ['snake_case', 'naming'],
    ['1.2.3', 'changelog'],
    ['pumpLegacy', 'client'],
    ['pumpLeg', 'client'],
    ['ERR_REQUIRE_ESM', 'errors'],
    ['`--save-dev`?', 'install'],
  ])('rank sections first that contain them as typed: %s', (query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });

  test('match while they are being typed', () => {
    expect(urls('@types/n')).toContain('typescript');
  });

  test.each([
    ['useEffect(', 'effects'],
    ['<Tabs>', 'tabs'],
  ])('rank the page with this name above code that contains the brackets, too: %s', (query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });

  test('exclude sections that have only a part of them', () => {
    expect(urls('pumpLegacy')).toEqual(['client', 'pumps']);
    expect(urls('pumpNothing')).toContain('pump');
  });

  test('rank sections higher among other words, too', () => {
    expect(urls('classes in C++')[0]).toBe('cpp');
    expect(urls('client for C#')[0]).toBe('languages');
    expect(urls('npm token in .npmrc')[0]).toBe('registry');
    const templates = createEngine([...page('c', 'C templates'), ...page('cpp', 'C++ templates')]);
    expect(templates.search({query: 'C++ templates'}).hits[0]?.url).toBe('/docs/cpp');
    expect(templates.search({query: 'C templates'}).hits[0]?.url).toBe('/docs/c');
  });

  test('match next to characters of scripts without spaces', () => {
    const registry = page('registry', 'レジストリ', '設定は.npmrcファイルにあります');
    const japanese = createEngine([...page('prose', 'npmrc', 'npmrc の形式'), ...registry]);
    expect(japanese.search({query: '.npmrc'}).hits[0]?.url).toBe('/docs/registry');
  });

  test.each(['???', '&&', '"-"'])('without letters and digits have no hits: %s', (query) => {
    expect(engine.search({query})).toMatchObject({hits: [], nbHits: 0});
  });

  test.each([
    ['how do I install packages?', 'install'],
    ['save a dev-environment', 'save'],
  ])("aren't confused with punctuation: %s", (query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });
});
