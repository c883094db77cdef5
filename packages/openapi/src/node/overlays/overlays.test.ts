import path from 'node:path';
import {objectAt, type JsonObject} from '@developer-docs/utils';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {loadOpenApiFile} from '../load.js';
import {validateOpenApiFile} from '../validate.js';
import {applyOverlays} from './apply-overlays.js';
import {quoteText, selectNodes} from './json-path.js';

const document = `openapi: 3.1.0
info: {title: Library, version: '1', x-size: 1.10}
servers:
  - {url: 'https://api.example.com', description: Live}
  - {url: 'https://dev.example.com', description: Development}
tags: [{name: loans}]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [loans, old]
      parameters:
        - {name: limit, in: query, schema: {type: integer}}
        - {name: dummy, in: query, schema: {type: string}}
      responses: {'200': {description: Ok}, '500': {description: Broken}}
  /o'neil/"quoted":
    get: {operationId: odd, responses: {'200': {description: Ok}, '500': {description: Broken}}}
components:
  schemas:
    Book: {type: object, properties: {isbn: {type: string}, pages: {type: integer}}}
`;

const head = (version: string) => `overlay: ${version}\ninfo: {title: Texts, version: '1'}\n`;
/** Creates an overlay. In flow style, expressions with brackets need quotes, which are added. */
const overlay = (actions: string, version = '1.1.0') =>
  `${head(version)}actions:\n${actions.replaceAll(/(?<=target: |copy: )\$.*?(?=, (?:updates?|copy|remove|description|x-a):|\}$)/gm, (text) => JSON.stringify(text))}`;

function createOptions(texts: string | readonly string[], source = document) {
  const overlays = (typeof texts === 'string' ? [texts] : texts).map(
    (text, index) => [`o${index}.yaml`, text] as const,
  );
  const root = createTemporaryFolder({'api/library.yaml': source, ...Object.fromEntries(overlays)});
  return {root, file: path.join(root, 'api/library.yaml'), overlays: overlays.map(([name]) => path.join(root, name))};
}

const load = async (...args: Parameters<typeof createOptions>) => loadOpenApiFile(createOptions(...args));
const validate = async (...args: Parameters<typeof createOptions>) =>
  validateOpenApiFile(createOptions(...args), 'warn');

/** Returns the values that a JSONPath selects in the document with an overlay. */
async function query(actions: string, expression: string, version?: string) {
  const {bundle, overlayWarnings} = await load(overlay(actions, version));
  expect(overlayWarnings).toEqual([]);
  return selectNodes(bundle, expression).map(({value}) => value);
}
const books = "$.paths['/books']";
const names = '$..parameters[*].name';

// The examples of the specification and of its repository, with another document.
test.each([
  ['- {target: $.info, update: {license: {name: MIT}}}', '$.info.license.name', ['MIT']],
  [
    "- target: $\n  update:\n    info: {x-changed: true}\n    paths: {/books: {summary: Books, get: {summary: List books}}}\n    externalDocs: {url: 'https://example.com'}",
    '$["info","paths"]["x-changed", "/books"]["summary"]',
    ['Books'],
    '1.0.0',
  ],
  ['- {target: $.paths.*.get, update: {x-safe: true}}', "$.paths.*.get['x-safe']", [true, true]],
  [`- {target: ${books}.get, update: {parameters: [{name: top, in: query}]}}`, names, ['limit', 'dummy', 'top']],
  [`- {target: ${books}.get.parameters, update: {name: top, in: query}}`, names, ['limit', 'dummy', 'top'], '1.0.0'],
  ['- {target: $.servers, update: [{url: a}, {url: b}]}', '$.servers[2:].url', ['a', 'b']],
  [`- {target: ${books}.get.tags, update: new}`, '$.paths.*.get.tags[*]', ['loans', 'old', 'new']],
  ["- {target: $.servers[?(@.description == 'Development')], remove: true}", '$.servers[*].description', ['Live']],
  ["- {target: $.paths.*.get.tags[?@ == 'old'], remove: true}", '$.paths.*.get.tags[*]', ['loans']],
  ["- {target: $.paths..responses['500'], remove: true}", '$.paths..responses.*.description', ['Ok', 'Ok'], '1.0.0'],
  ['- {target: $.info.title, update: Bücherei}', '$.info.title', ['Bücherei']],
  [
    '- {target: $.info, update: {x-a: {b: 1}}}\n- {target: "$.info[\'x-a\']", update: {b: two, c: null}}',
    "$.info['x-a'].*",
    ['two', null],
  ],
  [
    `- {target: $.paths, update: {/items: {}}}\n- {target: "$.paths['/items']", copy: "${books}"}\n- {target: "${books}", remove: true}`,
    "$.paths['/items','/books'].get.operationId",
    ['listBooks'],
  ],
  // A copy into itself.
  [
    '- {target: $.components, update: {x-all: {}}}\n- {target: "$.components[\'x-all\']", copy: $.components}',
    "$.components['x-all'].schemas.*.type",
    ['object'],
  ],
])('%s results in %s: %j', async (actions, expression, values, version?: string) => {
  expect(await query(actions, expression, version)).toEqual(values);
});

test('overlays are applied in order, and an alias is only changed where the target is', async () => {
  const source = document.replace(
    'get: {operationId: odd, responses: {',
    'get: {operationId: odd, x-a: &a {b: 1}, x-c: *a, responses: {',
  );
  const title = (text: string) =>
    overlay(`- {target: $.info.title, update: ${text}}\n- {target: $.paths.*.get['x-a'], update: {b: ${text}}}`);
  const {bundle, model, files} = await load([title('One'), title('Two')], source);
  expect(model.title).toBe('Two');
  expect(selectNodes(bundle, "$..get['x-a','x-c'].b").map(({value}) => value)).toEqual(['Two', 1]);
  expect(files.map((file) => path.basename(file))).toEqual(['library.yaml', 'o0.yaml', 'o1.yaml']);
});

test("the document doesn't control the terminal", async () => {
  const source = document.replace('/books:', '"/bo\\e[2Joks":');
  const {overlayWarnings} = await load(overlay(`- {target: "$.paths['/books'].get", update: {}}`), source);
  expect(overlayWarnings[0]).toMatch(/Did you mean \$\.paths\['\/bo\\u001b\[2Joks'\]\.get\?/);
});

test('overlays change the bundle of several files, and Swagger before its conversion', async () => {
  const swagger = `swagger: '2.0'\ninfo: {title: Old, version: '1'}\npaths: {/a: {get: {responses: {200: {description: Ok, schema: {$ref: '#/definitions/Pet'}}}}}}\ndefinitions: {Pet: {type: object}}\n`;
  const {model} = await load(overlay('- {target: $.definitions.Pet, update: {description: A pet}}'), swagger);
  expect(model.schemas.get('Pet')?.description).toBe('A pet');
  const options = createOptions(
    overlay('- {target: $.components.schemas.Pet, update: {description: A pet}}'),
    document.replace('    Book: {', "    Dog: {properties: {pet: {$ref: 'pets.yaml#/Pet'}}}\n    Book: {"),
  );
  writeFileIn(options.root, 'api/pets.yaml', 'Pet: {type: object, example: 1}');
  const {model: bundled} = await loadOpenApiFile(options);
  expect(bundled.schemas.get('Pet')?.description).toBe('A pet');
  expect(await validateOpenApiFile(options, 'warn')).toContainEqual(
    expect.stringMatching(/^api\/pets\.yaml:1:\d+ \(#\/Pet\/example\)/),
  );
});

test.each([
  ["$.paths['/book'].get", "$.paths['/book'] matches nothing, but $.paths does. Did you mean $.paths['/books'].get?"],
  ['$.inf.title', '$.inf matches nothing. Did you mean $.info.title?'],
  ["$..parameters[?@.name=='limt'].in", "$..parameters[?@.name=='limt'] matches nothing, but $..parameters does."],
  ['$.info.title.text', '$.info.title.text matches nothing, but $.info.title does.'],
])('an action whose target matches nothing, %s, is a warning', async (target, message) => {
  const {overlayWarnings} = await load(
    overlay(`- {target: $.info, update: {x-a: 1}}\n- update: {a: 1}\n  target: ${JSON.stringify(target)}\n`),
  );
  expect(overlayWarnings).toEqual([
    `o0.yaml:6:11 (#/actions/1/target): the action changes nothing: ${message} Correct the target, or remove the action.`,
  ]);
});

const addA = '- {target: $.components.schemas, update: {A: ';

test.each([
  [
    '- {target: \'$.info["title", "contact"]\', update: a}\n- {target: $.*, update: {a: 1}}',
    /^o0\.yaml:5:\d+ \(#\/actions\/1\): the target matches values of different kinds: \$\.openapi, which is text, and \$\.info/,
  ],
  [
    '- {target: $.info, update: text}',
    /^o0\.yaml:4:\d+ \(#\/actions\/0\): .* \$\.info, which is an object, .* is text/,
  ],
  ['- {target: $.info.title, update: {a: 1}}', /\$\.info\.title, which is text, but "update" is an object/],
  ['- {target: $, remove: true}', /the whole document, which can't be removed/],
  ['- {target: $.info, copy: $.servers.*}', /"copy" matches 2 values/],
  ['- {target: $.info, update: &a {x-a: *a}}', /^o0\.yaml: the YAML aliases \(\*name\) contain themselves/],
  [
    `${addA}{$ref: '#/components/schemas/B'}}}\n- {target: $.components.schemas.Book, remove: true}\n- {target: $.info, update: {title: A}}`,
    /^o0\.yaml:4:\d+ \(#\/actions\/0\): the document becomes invalid: .*"#\/components\/schemas\/B" doesn't exist/,
  ],
  [
    `- {target: $.info, update: {title: A}}\n${addA}{$ref: '#/components/schemas/B'}, B: {$ref: '#/components/schemas/A'}}}`,
    /^o0\.yaml:5:\d+ \(#\/actions\/1\): the document becomes invalid: .*circular/,
  ],
  [
    `- {target: $.info, update: {x-a: 1}}\n${addA}{$ref: '#/components/schemas/Book'}}}\n- {target: $.components.schemas.Book, remove: true}`,
    /^o0\.yaml:5:\d+ \(#\/actions\/1\), o0\.yaml:6:\d+ \(#\/actions\/2\): the document becomes invalid/,
  ],
  [`${addA}{$ref: 'other.yaml'}}}`, /^o0\.yaml:4:\d+ \(#\/actions\/0\): the document becomes invalid/],
])('an action that cannot be applied names its position: %s', async (actions, message, version?: string) => {
  await expect(load(overlay(actions, version))).rejects.toThrow(message);
});

test.each([
  ['- root', /^o0\.yaml isn't an overlay: it has no "overlay" version/],
  [overlay('- {target: $}', '2.0.0'), /^o0\.yaml:1:10 \(#\/overlay\): Overlay "2\.0\.0" isn't supported\. Set/],
  [`${head('1.1.0')}actions: []`, /"actions" must be a list of at least one action/],
  [
    overlay('- {$ref: /etc/hostname}\n- {$ref: "http://localhost/"}\n- {target: 1}'),
    /\/2\/target\): Expected type `string`/,
  ],
  [overlay('- {target: info.title, update: a}'), /^o0\.yaml:4:12 \(#\/actions\/0\/target\): .* isn't a JSONPath/],
  [overlay('- {target: $, updates: {}}'), /`updates` is not expected here\. Did you mean "update"\?/],
  ['overlay: 1.1.0\n\tinfo: a', /^o0\.yaml:2:1: the file isn't valid YAML/],
  [Buffer.from(overlay('- {target: $}'), 'utf16le').toString(), /^o0\.yaml isn't .* Save it as UTF-8\./],
])('a file that is not a valid overlay is rejected with its position: %j', async (text, message) => {
  await expect(load(text)).rejects.toThrow(message);
});

test.each(['1.0.0', '1.1.0'])('a key without a value changes and adds nothing in %s', async (version) => {
  const actions = '- target: $\n  update:\n    info: {title: A}\n    servers:\n    tags:';
  const {bundle, overlayWarnings} = await load(overlay(actions, version), document.replace(/components:[^]*/, ''));
  const warning = /^o0\.yaml:6:\d+ \(#\/actions\/0\/update\): null doesn't change \$\.(\w+), which is a list\./;
  expect(overlayWarnings.map((text) => warning.exec(text)?.[1])).toEqual(['servers', 'tags']);
  expect(Object.keys(bundle)).toEqual(['openapi', 'info', 'servers', 'tags', 'paths']);
});

test('a missing file, and an overlay for another document', async () => {
  const options = createOptions(
    `${overlay('- {target: $.info, remove: false, update: {x-a: 1}}')}\nextends: './api/other.yaml'`,
  );
  expect((await loadOpenApiFile(options)).overlayWarnings).toEqual([
    expect.stringMatching(
      /^o0\.yaml:5:10 \(#\/extends\): the overlay is for "\.\/api\/other\.yaml", not for api\/library/,
    ),
  ]);
  await expect(loadOpenApiFile({...options, overlays: [path.join(options.root, 'no.yaml')]})).rejects.toThrow(
    'The overlay no.yaml doesn\'t exist. Correct the path in "overlays".',
  );
  for (const same of ['api/library.yaml', 'https://raw.example.com/main/library.yaml']) {
    const text = `${overlay('- {target: $.info, update: {x-a: 1}}')}\nextends: ${same}`;
    expect((await load(text)).overlayWarnings).toEqual([]);
  }
  const source = {urls: new Map([[options.file, 'https://example.com/v3/api-docs']]), command: ''};
  expect((await loadOpenApiFile({...options, source})).overlayWarnings[0]).toContain('not for https://example.com/v3');
});

test('problems that an action causes have its position, and those that it fixes are gone', async () => {
  const source = document.replace(
    '{type: integer}}\n        - {name: dummy',
    '{type: integer, example: x}}\n        - {name: dummy',
  );
  const listExamples = (lines: readonly string[]) => lines.filter((line) => line.includes('example'));
  const before = await validateOpenApiFile({...createOptions('', source), overlays: []}, 'warn');
  expect(listExamples(before)).toEqual([expect.stringMatching(/^api\/library\.yaml:13:\d+ /)]);
  const fix = `- {target: "${books}.get.parameters[0].schema.example", remove: true}`;
  expect(listExamples(await validate(overlay(fix), source))).toEqual([]);
  // The removed server shifts the problem of the next one.
  const actions =
    '- {target: $.servers[0], remove: true}\n- {target: $.info, update: {x-a: 1}}\n- {target: $.components.schemas.Book.properties.isbn, update: {example: 5, type: string}}\n- {target: $.info, update: {titel: A}}';
  const servers = document.replace('description: Development', 'description: Development, nmae: a');
  const warnings = await validate(overlay(actions), servers);
  expect(warnings.filter((line) => line.startsWith('o0.yaml'))).toEqual([
    expect.stringMatching(
      /^o0\.yaml:7:\d+ \(#\/actions\/3\): .*#\/info\/titel: Property `titel`.*Did you mean "title"\?/,
    ),
    expect.stringMatching(
      /^o0\.yaml:6:\d+ \(#\/actions\/2\): the document becomes invalid at .*\/Book\/properties\/isbn\/example: .*Change the example/,
    ),
  ]);
  expect(warnings.filter((line) => line.includes('nmae'))).toEqual([expect.stringMatching(/^api\/library\.yaml:5:/)]);
  await expect(validateOpenApiFile(createOptions(overlay(actions), servers), 'error')).rejects.toThrow(/o0\.yaml:6:/);
});

test.each([`a'b"`, 'a\\b\n\u0001', 'ünï/code', '__proto__'])('a quoted name selects exactly itself: %j', (name) => {
  const value: JsonObject = Object.fromEntries<unknown>([
    [name, {x: 1}],
    ['x', 2],
  ]);
  const nodes = selectNodes({list: [value, {name}]}, `$.list[?@.name==${quoteText(name)}]`);
  expect(nodes.map((node) => node.path)).toEqual([['list', 1]]);
  const [node] = selectNodes({list: [value]}, `$.list[0][${quoteText(name)}]`);
  expect(node?.path).toEqual(['list', 0, name]);
  expect(objectAt(value, name)).toEqual({x: 1});
});

test("errors in the code aren't reported as mistakes in an overlay", () => {
  const error = new TypeError('x is not a function');
  const action = {
    get target(): string {
      throw error;
    },
  };
  const broken = {file: '/o0.yaml', content: {}, actions: [action], locate: () => 'o0.yaml:4:5'};
  expect(() => applyOverlays({info: {}}, [broken], '/')).toThrow(error);
});
