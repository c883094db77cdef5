import {execFileSync} from 'node:child_process';
import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {readDeclaredOperations} from '../declarations/operations.js';
import {OpenApiDocument} from '../document.js';
import {bundleOpenApiFile} from './bundle.js';
import type {OpenApiFileOptions} from './file-options.js';
import {loadOpenApiFile} from './load.js';
import {validateOpenApiFile} from './validate.js';

let root: string;

beforeEach(() => {
  root = createTemporaryFolder();
});

function write(paths: string, version = '3.1.0'): OpenApiFileOptions {
  writeFileIn(root, 'api.yaml', `openapi: ${version}\ninfo: {title: __NAME__, version: 1.0.0}\npaths:\n${paths}`);
  return {file: path.join(root, 'api.yaml'), root, transform: (text) => text.replace('__NAME__', 'Things')};
}

const formatOperation = (id: string, content = '', rest = '') =>
  `    get:\n${rest && `      ${rest}\n`}      operationId: ${id}\n      responses:\n        '200':\n          description: Ok\n${content}`;

const formatJsonContent = (inside: string) => `          content:\n            application/json: ${inside}\n`;
const operationAt = (name: string, json?: string) =>
  `  ${name}:\n${formatOperation('a', json === undefined ? '' : formatJsonContent(json))}`;

test.each([
  ['a syntax error', '  /a: [', /^api\.yaml:\d+:\d+: the file isn't valid YAML/],
  ['a missing reference', operationAt('/a', "{schema: {$ref: '#/nowhere'}}"), /api\.yaml:11:\d+ \(#\/paths\/.*resolve/],
  ['a duplicate operationId', operationAt('/a') + operationAt('/b'), /api\.yaml:\d+:\d+ .*a different operationId/],
  ['a path without a slash', operationAt('a/ü'), /api\.yaml:4:\d+ .* Begin the path with "\/"\.$/],
  [
    'a duplicate parameter',
    `  /a:\n    parameters: [{$ref: '#/components/parameters/q'}, {name: q, in: query, schema: {type: integer}}]\n${formatOperation('a')}components: {parameters: {q: {name: q, in: query, schema: {type: string}}}}\n`,
    /api\.yaml:5:\d+ .*one of the two parameters/,
  ],
  ['an invalid example', operationAt('/a', '{schema: {type: integer}, example: x}'), /api\.yaml:11:\d+ .*matches the/],
])('reports %s with its position and a fix', async (_name, paths, message) => {
  await expect(validateOpenApiFile(write(paths))).rejects.toThrow(message);
});

test.runIf(process.platform !== 'win32')('a folder, a pipe, and a device are rejected', async () => {
  execFileSync('bash', ['-c', 'mkfifo pipe.yaml'], {cwd: root});
  writeFileIn(root, 'folder/api.yaml', 'a: 1');
  symlinkSync('/dev/zero', path.join(root, 'zero.yaml'));
  for (const [name, message] of [
    ['pipe.yaml', /"pipe\.yaml" isn't a file/],
    ['folder', /"folder" isn't a file/],
    ['zero.yaml', /outside the folder|isn't a file/],
  ] as const) {
    const options = write(`  /a:\n${formatOperation('a', formatJsonContent(`{schema: {$ref: './${name}'}}`))}`);
    await expect(bundleOpenApiFile(options)).rejects.toThrow(message);
  }
  for (const [file, message] of [
    [root, /^"\." isn't a file\. Name a file, such as "openapi\.yaml"/],
    [path.join(root, 'pipe.yaml'), /^"pipe\.yaml" isn't a file/],
  ] as const) {
    await expect(bundleOpenApiFile({file, root})).rejects.toThrow(message);
  }
});

test('paths that share a path item have the same IDs in the model and in the bundle', async () => {
  const item = `{post: {operationId: '', responses: {'200': {description: Ok}}}, get: {responses: {'200': {description: Ok}}}}`;
  const reference = `{$ref: '#/components/pathItems/shared'}`;
  const options = write(
    `  /b: ${reference}\n  /a: ${reference}\n  /x%2Fy: ${reference}\ncomponents: {pathItems: {shared: ${item}}}\n`,
  );
  const {bundle, model} = await loadOpenApiFile(options);
  const ids = readDeclaredOperations(new OpenApiDocument(bundle)).map(({id, path: template}) => [template, id]);
  expect(ids).toEqual(model.operations.map(({id, path: template}) => [template, id]));
  expect(new Set(ids.map(([, id]) => id)).size).toBe(6);
  expect(ids).toContainEqual(['/a', 'post-a']);
  const declared = Object.entries(bundle.paths as Record<string, Record<string, {operationId: string}>>);
  expect(declared.map(([template, {post}]) => [template, post?.operationId])).toEqual([
    ['/b', 'post-b'],
    ['/a', 'post-a'],
    ['/x%2Fy', 'post-x-2Fy'],
  ]);
});

describe("names that HTTP doesn't allow", () => {
  const run = async (options: OpenApiFileOptions): Promise<unknown[]> => {
    const results = [validateOpenApiFile(options, 'warn'), bundleOpenApiFile(options)];
    return Promise.all(results.map((result) => result.catch(String)));
  };

  test.each([
    ['$(id)', /api\.yaml:5:\d+ .*"\$\(id\)" isn't an HTTP method\. Use a name of letters/],
    ['', /"" isn't an HTTP method/],
  ])('the method %j', async (method, message) => {
    const operation = "{responses: {'200': {description: Ok}}}";
    const options = write(`  /a:\n    additionalOperations: {${JSON.stringify(method)}: ${operation}}`, '3.2.0');
    for (const result of await run(options)) expect(result).toMatch(message);
  });

  test.each([
    "multipart/x',process.exit(1),'",
    "multipart/{__import__('os').system('id')}",
    'text/plain; charset',
    "x-'$(id)",
    '',
  ])('the media type %j', async (type) => {
    const shared = {reply: {description: 'Ok', content: {[type]: {schema: {}}}}};
    writeFileIn(root, 'shared.yaml', JSON.stringify(shared, undefined, 1));
    const responses = `      responses: {'200': {$ref: 'shared.yaml#/reply'}}\n`;
    const [warnings, bundle] = await run(write(`  /a:\n    get:\n${responses}`));
    expect(warnings).toEqual([expect.stringMatching(/^shared\.yaml:[45]:\d+ .* isn't a media type, so it's ignored/)]);
    expect(bundle).toHaveProperty('bundle.components.responses.reply', {description: 'Ok', content: {}});
  });

  test('others are accepted', async () => {
    const types = ['image/*', '*/*', 'application/*+json', 'text/plain;a=b', 'a/b; c="d, \\"e\\"" ;', "a/it's"];
    const content = types.map((type) => `            ${JSON.stringify(type)}: {schema: {}}\n`).join('');
    const options = write(`  /a:\n${formatOperation('a', `          content:\n${content}`)}`);
    expect(await run(options)).toMatchObject([[], {}]);
  });
});

test('loads only the examples that are in a file', async () => {
  const url = 'https://a.example/far.json';
  const examples = `{far: {externalValue: '${url}'}, missing: {externalValue: ./none.json}, near: {externalValue: near.json}, xml: {externalValue: near.xml}}`;
  writeFileIn(root, 'near.json', '{"near": 1}');
  writeFileIn(root, 'near.xml', '<near/>');
  const content = `{schema: {type: object}, examples: ${examples}}`;
  const options = write(`  /a:\n${formatOperation('a', formatJsonContent(content))}`);
  expect(await validateOpenApiFile(options)).toEqual([]);
  const {bundle, files} = await bundleOpenApiFile(options);
  expect(JSON.stringify(bundle)).toContain(
    `{"far":{"externalValue":"${url}"},"missing":{"externalValue":"./none.json"},"near":{"value":{"near":1}},"xml":{"value":"<near/>"}}`,
  );
  expect(files).toEqual([options.file, path.join(root, 'near.json'), path.join(root, 'near.xml')]);
});

test("doesn't report errors in the code as broken references", async () => {
  const error = new TypeError('x is not a function');
  const resolve = vi.spyOn(OpenApiDocument.prototype, 'resolve').mockImplementation(() => {
    throw error;
  });
  await expect(loadOpenApiFile(write(operationAt('/a')))).rejects.toBe(error);
  resolve.mockRestore();
});

test('accepts parameters with any names', async () => {
  const rest = 'parameters: [{name: 色, in: path, required: true, schema: {type: string}}]';
  expect(await validateOpenApiFile(write(`  /a/{色}:\n${formatOperation('a', '', rest)}`))).toEqual([]);
});

const broken = "{$ref: './none.json'}";
const writeWithExtension = (rest: string) => write(`  /a:\n${formatOperation('a')}${rest}`);

test.each([
  ['an operation', `      x-owner: {a: ${broken}}`],
  ['paths, as its value', `  x-owner: ${broken}`],
  ['components', `components: {x-owner: {a: ${broken}}}`],
])('accepts references to missing files in an extension of %s', async (_name, extension) => {
  const options = writeWithExtension(extension);
  expect(await validateOpenApiFile(options)).toEqual([]);
  await expect(bundleOpenApiFile(options)).resolves.toBeDefined();
});

test('rejects references to missing files in the webhooks of OpenAPI 3.0', async () => {
  const webhooks = `x-webhooks: {owner: {post: {responses: {'200': ${broken}}}}}`;
  const options = write(`  /a:\n${formatOperation('a')}${webhooks}`, '3.0.3');
  await expect(validateOpenApiFile(options)).rejects.toThrow(/#\/x-webhooks\/.*Can't resolve \$ref/);
});

test('a reference to a missing file in a property that is named like an extension is still rejected', async () => {
  const options = writeWithExtension(`components: {schemas: {A: {properties: {x-owner: ${broken}}}}}`);
  await expect(loadOpenApiFile(options)).rejects.toThrow(/none\.json/);
});

describe('rejects', () => {
  const refer = (ref: string) => write(operationAt('/a', `{schema: {$ref: '${ref}'}}`));

  test('references to files outside the folder of the document, including through links', async () => {
    const outside = createTemporaryFolder({'secret.yaml': 'type: string'});
    symlinkSync(outside, path.join(root, 'linked'));
    writeFileIn(root, 'inside/name.yaml', 'type: string');
    await expect(bundleOpenApiFile(refer(path.join(outside, 'secret.yaml')))).rejects.toThrow(/outside the folder/);
    await expect(bundleOpenApiFile(refer('linked/secret.yaml'))).rejects.toThrow(/outside the folder/);
    await expect(bundleOpenApiFile(refer('inside/name.yaml'))).resolves.toBeDefined();
    const options = refer(path.join(outside, 'secret.yaml'));
    await expect(bundleOpenApiFile({...options, allowedFolders: [root, outside]})).resolves.toBeDefined();
  });

  test.each(['file:///etc/passwd', 'data:application/json,{}', 'https://a.example/a.yaml'])(
    'the reference %s',
    async (ref) => {
      const message = new RegExp(`api\\.yaml:11:.* "${ref}" isn't a local`);
      await expect(bundleOpenApiFile(refer(ref))).rejects.toThrow(message);
    },
  );

  test('a reference to a property of all objects', async () => {
    const options = refer('#/__proto__');
    await expect(loadOpenApiFile(options)).rejects.toThrow(/^api\.yaml: "#\/__proto__" doesn't exist/);
    const paths = "{/a: {get: {parameters: [{$ref: '#/__proto__'}], responses: {'200': {description: Ok}}}}}";
    writeFileSync(options.file, `swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: ${paths}`);
    await expect(loadOpenApiFile(options)).rejects.toThrow(/^api\.yaml: "#\/__proto__" doesn't exist/);
  });

  const expanding = Array.from('abcdefghi', (name, index) => {
    const next = 'bcdefghij'.charAt(index);
    return `${next}: &${next} [${Array(9).fill(`*${name}`).join(', ')}]`;
  });
  test.each([
    ["swagger: '1.2'\ninfo: {title: Old}", /^api\.yaml: .* 1\.2\. Use OpenAPI 3\.0, 3\.1, or 3\.2, or Swagger 2/],
    ['<!doctype html><title>Not found</title>', /api\.yaml is HTML or XML/],
    [`a: &a [x, x]\n${expanding.join('\n')}`, /api\.yaml: the YAML aliases .* expand to too many values/],
    ['openapi: 3.1.0\nx-a: &a {b: *a}', /^api\.yaml: the YAML aliases/],
    ['', /^api\.yaml isn't an OpenAPI document/],
    ['asyncapi: 3.0.0\ninfo: {title: A, version: "1"}\nchannels: {}', /^api\.yaml isn't an OpenAPI document/],
    ['openapi: 3.1\ninfo: {}', /^api\.yaml: the version must be text .*"openapi: 3\.1\.0"/],
    ['openapi: 9.9.9', /^api\.yaml: .* 9\.9\.9\. Use OpenAPI 3\.0/],
    [
      "openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {$ref: '#/components/schemas/A'}}}",
      /^api\.yaml: a "\$ref" refers to itself/,
    ],
    [
      "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\nx-a: {$anchor: a, b: {$ref: '#a'}}",
      /^api\.yaml: a "\$ref" in an extension .* contains it/,
    ],
  ])('%.60s', async (text, message) => {
    writeFileIn(root, 'api.yaml', text);
    await expect(bundleOpenApiFile({file: path.join(root, 'api.yaml'), root})).rejects.toThrow(message);
  });

  test.each(['\uFEFFopenapi: 3.1.0', '{"openapi": "3.1.0"}\r\n', '\uFEFFtype: string'])('UTF-16: %j', async (text) => {
    const isPart = text.includes('type');
    const options = refer('part.yaml');
    writeFileSync(isPart ? path.join(root, 'part.yaml') : options.file, text, 'utf16le');
    const file = isPart ? 'part' : 'api';
    await expect(bundleOpenApiFile(options)).rejects.toThrow(new RegExp(`${file}\\.yaml isn't .* Save it as UTF-8\\.`));
  });
});

test('syntax of OpenAPI 3.2 that Redocly does not know is valid', async () => {
  const createPaths = (not: string) => `  /a:
    get:
      operationId: a
      responses:
        '200': {summary: Good, content: {application/json: {schema: {not: ${not}, contains: true}}}}
components: {mediaTypes: {text: {schema: {type: string}}}}
`;
  expect(await validateOpenApiFile(write(createPaths('false'), '3.2.0'))).toEqual([]);
  await expect(validateOpenApiFile(write(createPaths('1'), '3.2.0'))).rejects.toThrow(
    'Expected type `Schema` (object) but got `integer`',
  );
});

test("patterns that can't be checked are named, and neither the validation nor the examples wait for them", async () => {
  const text = `${'a'.repeat(50)}!`;
  const properties = {
    slow: {type: 'string', pattern: '^(\\w+)+!$', minLength: 40, example: text},
    long: {type: 'string', pattern: '^a*a*a*a*!$', minLength: 3000},
    other: {type: 'string', pattern: '(?i)^abc$', example: 'ABC'},
  };
  const schema = {type: 'object', properties, patternProperties: {'^(b|b)+$': {type: 'integer'}}};
  const options = write(`  /a:\n${formatOperation('a', formatJsonContent(JSON.stringify({schema})))}`);
  expect(await validateOpenApiFile(options)).toEqual([]);
  const {unsupportedFeatures, model} = await loadOpenApiFile(options);
  expect([...unsupportedFeatures.keys()].map((feature) => feature.split(' (it')[0])).toEqual([
    'an example that must match the pattern ^(b|b)+$',
    'an example that must match the pattern ^(\\w+)+!$',
    'an example that must match the pattern ^a*a*a*a*!$',
    expect.stringContaining("(?i)^abc$ (JavaScript doesn't support it"),
  ]);
  for (const [place] of unsupportedFeatures.values()) expect(place).toMatch(/^api\.yaml:11:/);
  expect(model.operations[0]?.responses[0]?.content[0]?.examples[0]?.value).toMatchObject({slow: text, other: 'ABC'});
}, 20_000);
