import {escapeHtml} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {json, respond} from '../../fixtures/test-document';
import {createTestRenderer} from '../../fixtures/test-pages';
import {createOptions, createReleases} from '../../fixtures/test-site';
import {DocumentLoader} from '../documents/document-loader';
import type {ChangesOptions} from '../options/plugin-options';
import {createHistories} from '../releases/history';
import {ReleaseStore} from '../releases/release-store';
import {loadTranslate} from '../texts/translations';
import {findPageElements} from './element-syntax';

/** The operation with a name that is HTML, and one whose body is a schema that the first one uses, too. */
const createDocument = (maxLength: number, operations = {}, schema = {}, property = '<script>`x`</script>') => ({
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  paths: {
    '/pets/<img src=x>': {
      post: {
        operationId: '<b>"pet"</b>',
        summary: 'Create <i>one</i>',
        requestBody: json({type: 'string', maxLength}),
        responses: respond({$ref: '#/components/schemas/Pet'}),
      },
    },
    ...operations,
  },
  components: {schemas: {Pet: {type: 'object', properties: {id: {type: 'string', ...schema}, [property]: {}}}}},
});

const list = {get: {operationId: 'listPets', summary: 'List pets', responses: {204: {description: 'Ok'}}}};

const callbacks = {listed: {'/listed': {post: {responses: {204: {description: 'Ok'}}}}}};

const integer = {type: 'integer'};

interface TestOptions extends Pick<ChangesOptions, 'badges'> {
  readonly changesPage?: string;
  readonly isOtherVersion?: boolean;
  readonly locale?: string;
}

/**
 * Renders a page of a site whose documents `pets` and `others` are the last one, after releases of both, of which those
 * of `others` have no changes.
 *
 * @param changesPage - The source of another page.
 */
const renderPage = async (...args: Parameters<typeof renderElements>) =>
  (await renderElements(...args)).map((rendered) =>
    'error' in rendered ? {error: rendered.error, ...readNodes([])} : readNodes(rendered.nodes),
  );

async function renderElements(
  releases: Readonly<Record<string, object>>,
  last: object,
  source: string,
  {changesPage = '', isOtherVersion = false, locale = 'en', badges}: TestOptions = {},
) {
  const siteDir = createTemporaryFolder({'others.json': JSON.stringify(last)});
  const options = createOptions({pets: 'pets.json', others: 'others.json'});
  const dated = Object.entries(releases).map(([version, document]) => ({
    version,
    date: `2024-0${version.slice(0, 1)}-01`,
    document,
  }));
  await createReleases(siteDir, options, dated, last);
  const documents = await new DocumentLoader(siteDir, options).load();
  const renderer = createTestRenderer(
    isOtherVersion ? documents.map((document) => ({...document, version: '1.0'})) : documents,
    {'docs/pets.mdx': '<ApiDocument id="pets" />', 'docs/history.mdx': changesPage},
    {
      changes: {badges},
      t: loadTranslate({i18n: {currentLocale: locale}, codeTranslations: {}} as LoadContext),
      histories: createHistories(new ReleaseStore(siteDir), documents),
    },
  );
  return [...renderer.renderPage({source: '@site/docs/changes.mdx', elements: findPageElements(source)}).values()];
}

/** Reads the ID and the text of a heading, whose content is Markdown or HTML. */
function readHeading({data, children}: Heading | Paragraph) {
  const {hProperties, hChildren = []} = (data ?? {}) as {hProperties?: {id: string}; hChildren?: {value: string}[]};
  const [text] = [...(children as {value: string}[]), ...hChildren];
  return {id: hProperties?.id ?? '', text: text?.value ?? ''};
}

/** Reads the headings of releases, the titles and summaries of the sections in them, and the HTML. */
function readNodes(nodes: readonly RootContent[]) {
  const headings: string[] = [];
  const summaries: string[] = [];
  const html: string[] = [];
  const ids: string[] = [];
  visit({type: 'root', children: [...nodes]} as Root, (node) => {
    if (node.type === 'heading' || node.type === 'paragraph') {
      const {id, text} = readHeading(node);
      headings.push(text);
      ids.push(id);
    }
    if (node.type !== 'mdxJsxFlowElement') return;
    if (node.name === 'OpenApiFold') summaries.push(String(node.attributes[0]?.value));
    const part = node.data?.htmlBlocks?.[''];
    if (part !== undefined) {
      html.push(part.html);
      ids.push(...(part.ids ?? []));
    }
  });
  return {headings, summaries, html: html.join('\n'), ids};
}

const element = '<ApiChanges document="pets" />';

test('releases are newest first, and in each, the operations and schemas with breaking changes', async () => {
  const third = createDocument(20, {'/pets': list}, integer, '<i>`');
  const releases = {'1.0': createDocument(9), '2.0': createDocument(9), '3.0': third};
  const last = createDocument(5, {'/pets': {get: {...list.get, callbacks}}}, integer, '<i>`');
  const [page] = await renderPage(releases, last, element);
  const pet = 'POST /pets/<img src=x>';
  const unreleased = ['Unreleased', pet, 'Callback: /listed'];
  expect(page?.headings).toEqual([...unreleased, '3.0', 'Schema Pet', 'GET /pets', pet, '2.0', '1.0']);
  // Up to two changes aren't collapsed.
  expect(page?.summaries).toEqual(['Breaking: 1, Warning: 1, Addition: 1']);
  // Names of the document are text.
  expect(page?.html).toContain('<code>&#x3C;script>`x`&#x3C;/script></code>');
  expect(page?.html).toContain('<code>&#x3C;i>`</code>');
  expect(page?.html).not.toMatch(/<(?:i|b|img|script)\b/);
  expect(page?.html).toMatch(/2024-03-01[^]*2024-02-01[^]*Nothing changed\.[^]*2024-01-01[^]*the first release/);
  expect(page?.html).toContain('class="badge openapi-badge--change-breaking">Breaking</span> The request body has');
  expect(page?.html).toMatch(/Affected operations: <a href="\/docs\/pets#[^"]+">Create &#x3C;i>one&#x3C;\/i><\/a>/);
  expect(page?.html).toContain('Breaking</span> Received by clients: <code>id</code> in the schema');
  // Each change has an anchor of its own, even if another release has the same one.
  expect(page?.ids.filter((id) => id.includes('.limit-')).length).toBe(2);
  expect(new Set(page?.ids).size).toBe(page?.ids.length);
  expect(page?.ids).toContain('release-3-0.listPets');
});

// cspell:ignore Grenze erlaubt weniger
test('sentences are in the language of the site', async () => {
  const [page] = await renderPage({'1.0': createDocument(9)}, createDocument(5), element, {locale: 'de'});
  expect(page?.html).toContain(
    'Request-Body: Grenze <code>maxLength: 5</code>, erlaubt weniger als <code>maxLength: 9</code>.',
  );
});

test('a page with notes shows one release below its own heading', async () => {
  const releases = {
    '1.0': createDocument(9),
    '2.0': createDocument(9, {'/pets': {get: {...list.get, description: 'A'}}}, {type: 'null'}),
    '3.0': createDocument(9, {'/pets': list}, {type: 'null', description: 'A'}),
  };
  const source = '<ApiChanges document="pets" release="2.0" />';
  const others = ['3.0', '2.O'].map((version) => source.replace('2.0', version)).join('\n');
  const [page, texts, unknown] = await renderPage(releases, createDocument(5), `${source}\n${others}`);
  expect(page?.headings).toEqual(['Schema Pet', 'GET /pets']);
  expect(page?.ids).toContain('release-2-0.listPets');
  expect(texts?.html).toBe('<p>2 descriptions changed.</p>');
  const error = expect.stringMatching(
    /^The API document "pets" has no release "2\.O"\. Did you mean "2\.0"\?/,
  ) as string;
  expect(unknown).toMatchObject({error});
  // Other releases have no links, because the page doesn't show them.
  const [operation] = await renderPage(
    releases,
    createDocument(9, {'/pets': {...list, post: {operationId: 'addPet', responses: {}}}}),
    '<Operation id="listPets" document="pets" part="history" />',
    {changesPage: source},
  );
  expect(operation?.html).toBe('<p>Added in <a href="/docs/history#release-2-0.listPets">2.0</a>.</p>');
});

/** Creates a document with these properties of `Pet`. */
function createPets(properties: object) {
  const pets = json({type: 'array', items: {$ref: '#/components/schemas/Pet'}});
  const get = {
    operationId: 'listPets',
    parameters: [{name: 'filter', in: 'query', schema: {type: 'object', properties: {age: {}}}}],
    responses: {200: {description: 'Ok', headers: {'X-Total': {schema: integer}}, ...pets}},
  };
  const schemas = {Pet: {type: 'object', properties}, Node: {oneOf: [{$ref: '#/components/schemas/Node'}]}};
  return {...createDocument(9, {'/pets': {get}}), components: {schemas}};
}

const text = {type: 'string'};

test.each([
  ['Pet', 'owner.name', '/docs/pets#schema-Pet'],
  ['Pet', 'a.b.c', '/docs/pets#schema-Pet'],
  ['Pet', 'tags[].text', '/docs/pets#schema-Pet'],
  ['Pet', 'kind.of', '/docs/pets#schema-Pet'],
  ['listPets', 'filter.age', '/docs/pets#'],
  ['listPets', 'X-Total', '/docs/pets#'],
  ['listPets', '[].owner', '/docs/pets#'],
  ['Pet', 'ownr', /Did you mean "owner"\?/],
  ['Pet', 'parent.parent.owner.name', '/docs/pets#schema-Pet'],
  ['Pet', 'name', /^"Pet" has no field "name"/],
  ['Pet', 'owner.owner', /^"Pet" has no field "owner.owner"/],
  ['listPets', 'owner', /^"listPets" has no field "owner"/],
  ['Node', 'a', /^"Node" has no field "a"/],
  ['Pets', 'owner', /^"Pets" has no field "owner"/],
])('a note can only name fields that exist or existed: %s, %s', async (owner, name, expected) => {
  const current = {
    owner: {type: 'object', properties: {name: text}},
    'a.b': {anyOf: [text, {type: 'object', properties: {c: text}}]},
    tags: {type: 'array', items: {type: 'object', properties: {text}}},
    parent: {$ref: '#/components/schemas/Pet'},
    kind: {type: 'object', properties: {}},
  };
  // A field of the former release was removed.
  const former = {...current, kind: {type: 'object', properties: {of: text}}};
  const source = `<ApiField document="pets" in="${owner}" name="${name}" />`;
  const [rendered] = await renderElements({'1': createPets(former)}, createPets(current), source);
  if (typeof expected === 'string') {
    const url = expect.stringContaining(expected) as string;
    expect(rendered).toMatchObject({nodes: [{type: 'link', url, children: [{value: name}]}]});
  } else {
    expect(rendered).toEqual({error: expect.stringMatching(expected) as string});
  }
});

/** Creates a document with a field for each of the versions at all places. */
function createFields(names: readonly string[]) {
  const object = {type: 'object', properties: Object.fromEntries(names.map((name) => [name, text]))};
  const headers = Object.fromEntries(names.map((name) => [`X-${name}`, {schema: text}]));
  const post = {
    operationId: 'save',
    parameters: [
      ...names.map((name) => ({name, in: 'query', schema: text})),
      {name: 'changed', in: 'query', schema: {...text, maxLength: names.length}},
    ],
    requestBody: json(object),
    responses: {200: {description: 'Ok', headers, ...json({$ref: '#/components/schemas/Pet'})}},
    callbacks: {done: {'/done': {post: {requestBody: json(object), responses: {204: {description: 'Ok'}}}}}},
  };
  const Pet = {
    type: 'object',
    properties: {
      list: {type: 'array', items: object},
      choice: {oneOf: [{...object, title: 'First'}, text]},
      map: {type: 'object', additionalProperties: object},
      deep: {type: 'object', properties: {own: {$ref: '#/components/schemas/Own'}}},
    },
  };
  const schemas = {Pet, Own: object};
  return {openapi: '3.1.0', info: {title: 'Pets', version: '1'}, paths: {'/pets': {post}}, components: {schemas}};
}

test.each<[string, ChangesOptions['badges'], string[]]>([
  ['none', undefined, []],
  ['those of the newest release', {releases: 1}, ['3.0']],
  ['those of two releases', {releases: 2}, ['2.0', '3.0']],
  ['those of the last days', {days: (Date.now() - Date.parse('2024-02-15')) / 86_400_000}, ['3.0']],
])('badges of fields are %s', async (_name, badges, expected) => {
  const versions = ['1.0', '2.0', '3.0'];
  const [page] = await renderPage(
    Object.fromEntries(versions.map((version, index) => [version, createFields(versions.slice(0, index + 1))])),
    createFields([...versions, 'unreleased']),
    '<Operation id="save" document="pets" />',
    {badges, changesPage: element},
  );
  // In the query, the body, the headers, the body of the callback, and four times in the response's schemas.
  const pattern =
    /href="#([^"]+)"[^>]*><code>[^<]+<\/code><\/a> <span[^>]*>string<\/span> <a class="badge[^>]*>new in ([\d.]+)</g;
  const found = [...(page?.html ?? '').matchAll(pattern)].map(([, id = '', version]) => {
    expect(id.replace('X-', '').endsWith(`.${version ?? ''}`)).toBe(true);
    return version;
  });
  expect(found.sort()).toEqual(expected.flatMap((version) => Array.from({length: 8}, () => version)));
  expect(page?.html.includes('changed in 3.0')).toBe(expected.length > 0);
  expect(page?.html).not.toMatch(/changed in 2\.0|new in (?:1\.0|un)/);
  const [, target] = /href="\/docs\/history(#[^"]+)">new in 3\.0/.exec(page?.html ?? '') ?? [];
  expect(target?.startsWith('#release-3-0.')).toBe(expected.length > 0 ? true : undefined);
});

test('says that there is no such document', async () => {
  const [unknown] = await renderPage({}, createDocument(9), '<ApiChanges document="pet" />');
  const error = expect.stringContaining('no API document "pet". Did you mean "pets"?') as string;
  expect(unknown).toMatchObject({error});
});

test.each([
  [
    'links to the page with the changes',
    {changesPage: '<ApiChanges document="others" />\n<ApiChanges document="pets" />'},
    [
      '<p>Changed in <a href="/docs/history#pets-release-2-0.schema-Pet">2.0</a>, <a href="/docs/history#pets-release-3-0.-b-pet-b-">3.0</a>.</p>',
      '<p>Added in <a href="/docs/history#pets-release-2-0.listPets">2.0</a>.</p>',
    ],
  ],
  ['has no links without one', {}, ['<p>Changed in 2.0, 3.0.</p>', '<p>Added in 2.0.</p>']],
  ['is not that of another version', {isOtherVersion: true}, ['', '']],
])('the history of an operation %s', async (_name, options, expected) => {
  const pages = await renderPage(
    {
      '1.0': createDocument(9),
      '2.0': createDocument(9, {'/pets': list}, integer),
      '3.0': createDocument(5, {'/pets': {get: {...list.get, description: 'New'}}}, integer),
    },
    createDocument(4, {'/pets': list}, integer),
    ['<b>"pet"</b>', 'listPets']
      .map((id) => `<Operation id="${escapeHtml(id)}" document="pets" part="history" />`)
      .join('\n'),
    options,
  );
  expect(pages.map(({html}) => html)).toEqual(expected);
});
