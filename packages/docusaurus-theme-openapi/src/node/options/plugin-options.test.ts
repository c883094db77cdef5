import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from './plugin-options';

const validate = (options: Options) => validatePluginOptions(validateOptions as never, options) as PluginOptions;

const validatePages = (pages: unknown) =>
  validate({documents: {petstore: {file: 'petstore.yaml', pages} as never}}).documents.petstore?.pages;

test('adds the defaults of pages', () => {
  expect(validatePages('docs/petstore')).toEqual({folder: 'docs/petstore', per: 'operation'});
  expect(validatePages({folder: './docs/x/../petstore/', per: 'tag'})).toEqual({folder: 'docs/petstore', per: 'tag'});
  expect(validatePages(undefined)).toBeUndefined();
});

test.each(['.', 'docs/../..', '/docs', 'C:\\docs'])('rejects pages in the folder %j', (folder) => {
  const message = /must be a folder below the site's folder, relative to it, such as "docs\/petstore"/;
  expect(() => validatePages(folder)).toThrow(message);
  expect(() => validatePages({folder})).toThrow(message);
});

test('rejects two documents with the same folder', () => {
  const documents = {a: {file: 'a.yaml', pages: 'docs/api'}, b: {file: 'b.yaml', pages: {folder: 'docs/API/'}}};
  expect(() => validate({documents})).toThrow(
    'The documents "a" and "b" have the same "pages" folder, docs/API. Choose a folder for each document.',
  );
});

test.each([
  [{page: 'docs/a'}, '"documents.a.page" is not allowed'],
  [{pages: {folder: 'docs/a', per: 'page'}}, '"documents.a.pages.per" must be one of [operation, tag]'],
  [{exclude: {}}, '"documents.a.exclude" must have at least 1 key'],
  [{include: {tags: []}}, '"documents.a.include.tags" must contain at least 1 items'],
  [{versions: {changes: 'old.yaml'}}, '"documents.a.versions.changes" is not allowed'],
  [{validation: true}, '"documents.a.validation" must be one of [warn, throw]'],
])('explains mistakes in the options of a document: %j', (options, message) => {
  expect(() => validate({documents: {a: {file: 'a.yaml', ...options} as never}})).toThrow(message);
});

const validateLanguages = (languages: unknown) =>
  validate({documents: {petstore: 'petstore.yaml'}, languages: languages as never}).languages;

test('languages are those of the theme, and those of the site', () => {
  const ids = validateLanguages(undefined).map(({id}) => id);
  expect(ids.join(', ')).toBe('curl, javascript, python, go, java, csharp, php, ruby');
  expect(validateLanguages(['go', {id: 'rust', label: 'Rust', module: './rust.ts'}])).toEqual([
    {id: 'go', label: 'Go', grammar: 'go'},
    {id: 'rust', label: 'Rust', grammar: 'rust', module: './rust.ts'},
  ]);
});

test.each([
  [[], '"languages" must contain at least 1 items'],
  [['curl', 'pyhton'], '"languages[1]" must be one of [curl, javascript'],
  [['go', 'go'], '"languages[1]" contains a duplicate value'],
  [[{id: 'a b', label: 'A', module: 'a'}], '"languages[0].id" with value "a b" fails to match'],
  [[{id: 'rust', label: 'Rust'}], '"languages[0].module" is required'],
])('rejects languages: %j', (languages, message) => {
  expect(() => validateLanguages(languages)).toThrow(message);
});

test('badges are for a number of releases or days', () => {
  const changes = {badges: {releases: 1, days: 2}} as never;
  expect(() => validate({documents: {a: 'a.yaml'}, changes})).toThrow('"changes.badges" contains a conflict');
});

test('the options of the console have one form', () => {
  const documents = {petstore: 'petstore.yaml'};
  const defaults = {servers: false, proxy: [], remember: true, oauth: {}};
  for (const tryIt of [undefined, true, {}]) expect(validate({documents, tryIt}).tryIt).toEqual(defaults);
  expect(validate({documents, tryIt: false}).tryIt).toBe(false);
  const extension = {module: './sandbox.ts', credentials: [], headers: []};
  for (const given of ['./sandbox.ts', {module: './sandbox.ts'}]) {
    expect(validate({documents, tryIt: {extension: given}}).tryIt).toEqual({...defaults, extension});
  }
});

test('proxies are one or several, and mistakes are explained', () => {
  const documents = {petstore: 'petstore.yaml'} as never;
  const proxy = {url: '/proxy', to: 'https://api.example/v1'};
  expect(validate({documents, tryIt: {proxy}}).tryIt).toMatchObject({proxy: [proxy]});
  expect(validate({documents, tryIt: {proxy: [proxy, {...proxy, url: 'https://proxy.example/a'}]}}).tryIt).toBeTruthy();
  for (const url of ['javascript:alert(1)', '/proxy?url=']) {
    expect(() => validate({documents, tryIt: {proxy: {...proxy, url}}})).toThrow(/must be a URL, such as .*or a path/);
  }
  for (const to of ['/v1', 'https://{region}.example']) {
    expect(() => validate({documents, tryIt: {proxy: {...proxy, to}}})).toThrow(/must be the URL of a server/);
  }
});

test.each(['login.example', 'ftp://login.example'])('the issuer %j is explained', (issuer) => {
  expect(() => validate({documents: {petstore: 'petstore.yaml'}, tryIt: {oauth: {login: {issuer}}}})).toThrow(
    '@developer-docs/docusaurus-theme-openapi: "tryIt.oauth.login.issuer" must be a URL, such as "https://login.example.com".',
  );
});
