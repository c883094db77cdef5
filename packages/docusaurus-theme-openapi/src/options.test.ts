import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from './options';

const validate = (options: Options) => validatePluginOptions(validateOptions as never, options) as PluginOptions;

const validatePages = (pages: unknown) =>
  validate({documents: {petstore: {file: 'petstore.yaml', pages} as never}}).documents.petstore?.pages;

test('adds the defaults of pages', () => {
  expect(validatePages('docs/petstore')).toEqual({folder: 'docs/petstore', per: 'operation'});
  expect(validatePages({folder: './docs/x/../petstore/', per: 'tag'})).toEqual({folder: 'docs/petstore', per: 'tag'});
  expect(validatePages(undefined)).toBeUndefined();
});

test.each(['.', '..', '../docs', 'docs/../..', '/docs', 'C:\\docs', '..\\docs'])(
  'rejects pages in the folder %j',
  (folder) => {
    const message = /must be a folder below the site's folder, relative to it, such as "docs\/petstore"/;
    expect(() => validatePages(folder)).toThrow(message);
    expect(() => validatePages({folder})).toThrow(message);
  },
);

test('rejects two documents with the same folder', () => {
  const documents = {a: {file: 'a.yaml', pages: 'docs/api'}, b: {file: 'b.yaml', pages: {folder: 'docs/API/'}}};
  expect(() => validate({documents})).toThrow(
    'The documents "a" and "b" have the same "pages" folder, docs/API. Choose a folder for each document.',
  );
});

test.each([
  [{file: 'a.yaml', page: 'docs/a'}, '"documents.a.page" is not allowed'],
  [{file: 'a.yaml', exclude: {}}, '"documents.a.exclude" is empty. Add "tags", "paths", "operationIds", or "internal"'],
  [{file: 'a.yaml', include: {tags: []}}, '"documents.a.include.tags" is empty. Add a name, or remove it.'],
  [{file: 'a.yaml', include: {tag: ['a']}}, '"documents.a.include.tag" is not allowed'],
  [{file: 'a.yaml', overlays: 'b.yaml'}, '"documents.a.overlays" must be a list of files, such as ['],
  [{file: 'a.yaml', overlays: ['b.yaml', 'b.yaml']}, '"documents.a.overlays[1]" is in the list twice. Remove it.'],
  [{file: 'a.yaml', overlay: ['b.yaml']}, '"documents.a.overlay" is not allowed'],
  ...[true, false, 'error'].map((validation): [unknown, string] => [
    {file: 'a.yaml', validation},
    '"documents.a.validation" must be "ignore", "log", "warn", or "throw".',
  ]),
])('explains mistakes in the options of a document: %j', (document, message) => {
  expect(() => validate({documents: {a: document as never}})).toThrow(message);
  expect(() => validate({documents: 'a.yaml' as never})).toThrow('"documents" must be an object with your');
  expect(() => validate({documents: {'a b': 'a.yaml'}})).toThrow('"documents.a b" isn\'t a valid ID');
});

const validateLanguages = (languages: unknown) =>
  validate({documents: {petstore: 'petstore.yaml'}, languages: languages as never}).languages;

test('languages are those of the theme, and those of the site', () => {
  expect(validateLanguages(undefined).map(({id}) => id)).toEqual([
    'curl',
    'javascript',
    'python',
    'go',
    'java',
    'csharp',
    'php',
    'ruby',
  ]);
  expect(validateLanguages(['go', {id: 'rust', label: 'Rust', module: './rust.ts'}])).toEqual([
    {id: 'go', label: 'Go', grammar: 'go'},
    {id: 'rust', label: 'Rust', grammar: 'rust', module: './rust.ts'},
  ]);
});

test.each([
  ['go', '"languages" must be a list'],
  [[], '"languages" is empty. List the languages of samples, or remove the option.'],
  [['curl', 'pyhton'], '"languages[1]" is "pyhton", which the theme has no samples in. Did you mean "python"?'],
  [['curl', null], '"languages[1]" is "null", which the theme has no samples in.'],
  [['go', 'go'], '"languages" has two languages with the ID "go". Remove one of them.'],
  [[{id: 'a b', label: 'A', module: 'a'}], '"languages[0].id" must consist of letters'],
  [[{id: 'rust', label: 'Rust'}], '"languages[0]" must have a "label", such as "Rust", and a "module"'],
])('explains mistakes in languages: %j', (languages, message) => {
  expect(() => validateLanguages(languages)).toThrow(message);
});

test.each([
  [{releases: 0}, /"changes\.badges\.releases" must be greater than or equal to 1/],
  [{releases: 1, days: 2}, /"changes\.badges" has "releases" and "days"\. Remove one of them\./],
  [{}, /"changes\.badges" is empty\./],
])('badges are for a number of releases or days: %j', (badges, message) => {
  expect(() => validate({documents: {a: 'a.yaml'}, changes: {badges}} as unknown as Options)).toThrow(message);
});

test('proxies are one or several, and mistakes are explained', () => {
  const documents = {petstore: 'petstore.yaml'} as never;
  const proxy = {url: '/proxy', to: 'https://api.example/v1'};
  expect(validate({documents, tryIt: {proxy}}).tryIt).toEqual({proxy: [proxy]});
  expect(validate({documents, tryIt: {proxy: [proxy, {...proxy, url: 'https://proxy.example/a'}]}}).tryIt).toBeTruthy();
  for (const url of ['proxy', 'javascript:alert(1)', '/proxy?url=', 'ftp://proxy.example']) {
    expect(() => validate({documents, tryIt: {proxy: {...proxy, url}}})).toThrow(/must be a URL, such as .*or a path/);
  }
  for (const to of ['/v1', 'https://{region}.example', 'https://api.example/?a']) {
    expect(() => validate({documents, tryIt: {proxy: {...proxy, to}}})).toThrow(/must be the URL of a server/);
  }
});

test.each(['not a url', 'login.example', 'https://login.example:99999', 'https://1.2.3.999', 'ftp://login.example'])(
  'the issuer %j is explained',
  (issuer) => {
    expect(() => validate({documents: {petstore: 'petstore.yaml'}, tryIt: {oauth: {login: {issuer}}}})).toThrow(
      '@developer-docs/docusaurus-theme-openapi: "tryIt.oauth.login.issuer" must be a URL, such as "https://login.example.com".',
    );
  },
);

test('the extension is a module or its options, and mistakes are explained', () => {
  const validateExtension = (extension: unknown) =>
    validate({documents: {petstore: 'petstore.yaml'}, tryIt: {extension} as never}).tryIt;
  expect(validateExtension('./sandbox.ts')).toEqual({extension: {module: './sandbox.ts'}});
  const credentials = [{id: 'key', label: 'Key', scheme: 'key'}];
  expect(validateExtension({module: 'sandbox', credentials})).toEqual({extension: {module: 'sandbox', credentials}});
  expect(() => validateExtension({credentials})).toThrow('"tryIt.extension.module" is required');
  expect(() => validateExtension({module: 'a', credential: []})).toThrow('"tryIt.extension.credential" is not allowed');
  const headers = [{header: 'X-Stock', label: 'Stock', values: {}}];
  expect(() => validateExtension({module: 'a', headers})).toThrow('"tryIt.extension.headers[0].header"');
});
