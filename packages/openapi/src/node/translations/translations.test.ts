import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isObject} from '@developer-docs/utils';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {parse, stringify} from 'yaml';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile} from '../load.js';
import type {OverlayAction} from '../overlays/read-overlay.js';
import {updateTranslations} from './update-translations.js';

interface TranslationFile {
  readonly actions: readonly OverlayAction[];
}

/** Creates a document with the functions that a translator's work consists of. */
function createProject(document: string, name = 'api.yaml', others: Partial<OpenApiFileOptions> = {}) {
  const root = createTemporaryFolder({[name]: document});
  const options = {file: path.join(root, name), root, ...others};
  const file = path.join(root, 'fr.overlay.yaml');
  const update = async () => {
    const result = await updateTranslations(options, file, 'fr');
    if (result.content !== undefined) writeFileSync(file, result.content);
    return result;
  };
  const read = () => parse(readFileSync(file, 'utf8')) as TranslationFile;
  return {
    options,
    file,
    update,
    read,
    write: (text: string) => writeFileSync(options.file, text),
    edit: (change: (action: OverlayAction) => unknown) => {
      const content = read();
      writeFileSync(file, stringify({...content, actions: content.actions.flatMap(change)}));
    },
    load: () => loadOpenApiFile({...options, overlays: [file]}),
    list: () => read().actions.map(({target, update: text}) => [target, text]),
  };
}

const mark = '»';

/** Marks the text in an update as translated. */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return `${mark} ${value}`;
  if (Array.isArray(value)) return value.map(translate);
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, key === 'name' ? member : translate(member)]),
      )
    : value;
}

/** Lists the texts in a model that aren't translated. */
function listUntranslated(value: unknown, place = ''): string[] {
  if (value instanceof Map) return listUntranslated(Object.fromEntries(value), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (['extensions', 'value', 'metadata'].includes(key)) return [];
    const isText = ['title', 'summary', 'description', 'reason'].includes(key) && typeof member === 'string';
    return isText && member !== '' && !member.includes(mark)
      ? [`${place}/${key}: ${member}`]
      : listUntranslated(member, `${place}/${key}`);
  });
}

const fixtures = path.resolve('packages/docusaurus-theme-openapi/src/fixtures');
const files = readdirSync(fixtures, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yaml'));

test.each(files)('all texts of %s can be translated, and no name or ID changes', async (file) => {
  const project = createProject(readFileSync(path.join(fixtures, file), 'utf8'));
  const original = await loadOpenApiFile(project.options);
  const {textCount, translatedCount} = await project.update();
  expect(textCount).toBeGreaterThan(0);
  expect(translatedCount).toBe(0);
  const {model: unchanged, overlayWarnings} = await project.load();
  expect(overlayWarnings).toEqual([]);
  expect(unchanged.operations).toEqual(original.model.operations);
  project.edit((action) => ({...action, update: translate(action.update)}));
  const {model, overlayWarnings: warnings} = await project.load();
  expect(warnings).toEqual([]);
  const operations = [...model.operations, ...model.webhooks];
  const schemes = operations.flatMap(({security}) => security.flat().map(({scheme}) => scheme.name));
  const names = new Set([...operations.map(({id}) => id), ...model.securitySchemes.map(({name}) => name), ...schemes]);
  // Operations without a summary have their ID, or their method and path, as the title, and security schemes their
  // name.
  const isName = (line: string) => names.has(line.slice(line.indexOf(': ') + 2)) || /summary: [A-Z]+ /.test(line);
  expect(listUntranslated(model).filter((line) => !isName(line))).toEqual([]);
  const list = ({operations: all, webhooks, tags, schemas}: typeof model) => [
    [...all, ...webhooks].map(({id, pointer, tags: used}) => [id, pointer, used]),
    tags.map(({name, parent}) => [name, parent]),
    [...schemas.keys()],
  ];
  expect(list(model)).toEqual(list(original.model));
  expect((await project.update()).translatedCount).toBe(textCount);
});

const document = `openapi: 3.1.0
info: {title: Zoo, version: '1', description: "# Zoo\\n\\nIt's \\"big\\"."}
servers: [{url: 'https://zoo.example', description: Live}]
tags: [{name: pets, description: All pets}, {name: vets, x-displayName: Doctors}, {name: old, summary: Old ones}]
paths:
  /pets/{pet's}:
    parameters:
      - {name: id, in: query, description: Query ID, schema: {type: string}}
      - {name: id, in: header, description: Header ID, schema: {type: string}}
    get:
      operationId: getPet
      tags: [pets, food]
      responses:
        default: {description: Any, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}, examples: {default: {summary: Cat, value: {description: data}}}}}}
components:
  schemas:
    Pet:
      title: Pet
      properties:
        description: {type: string, description: Own text, default: {description: data}}
        default: {title: Default title, example: {title: data}, examples: [{title: data}]}
        x-values: {enum: [a], x-values: {a: {title: A, action: Wait, appearsIn: response}}}
      oneOf:
        - {description: First}
        - {description: Second, const: 2}
        - {description: Third, const: '2'}
      x-other: {description: not read}
`;

test('a translation has all texts with filters, and no data', async () => {
  const {update, list} = createProject(document);
  await update();
  const response = "$.paths['/pets/{pet\\'s}'].get.responses.default";
  expect(list()).toEqual([
    ['$.info.title', 'Zoo'],
    ['$.info.description', '# Zoo\n\nIt\'s "big".'],
    ["$.servers[?@.url=='https://zoo.example'].description", 'Live'],
    ["$.tags[?@.name=='pets'].description", 'All pets'],
    ["$.tags[?@.name=='vets']['x-displayName']", 'Doctors'],
    ["$.tags[?@.name=='old'].summary", 'Old ones'],
    ["$.paths['/pets/{pet\\'s}'].parameters[?@.name=='id' && @.in=='query'].description", 'Query ID'],
    ["$.paths['/pets/{pet\\'s}'].parameters[?@.name=='id' && @.in=='header'].description", 'Header ID'],
    [`${response}.description`, 'Any'],
    [`${response}.content['application/json'].examples.default.summary`, 'Cat'],
    ['$.components.schemas.Pet.title', 'Pet'],
    ['$.components.schemas.Pet.properties.description.description', 'Own text'],
    ['$.components.schemas.Pet.properties.default.title', 'Default title'],
    ["$.components.schemas.Pet.properties['x-values']['x-values'].a.title", 'A'],
    ['$.components.schemas.Pet.oneOf[0].description', 'First'],
    ['$.components.schemas.Pet.oneOf[?@.const==2].description', 'Second'],
    ["$.components.schemas.Pet.oneOf[?@.const=='2'].description", 'Third'],
    ["$.tags[?@.name=='pets']", {'x-displayName': 'pets'}],
    ['$', {tags: [{name: 'food', 'x-displayName': 'food'}]}],
  ]);
});

test('translations stay when the document changes, and are outdated until the mark is removed', async () => {
  const project = createProject(document);
  await project.update();
  project.edit((action) => {
    if (action.target.includes("'x-displayName'")) return {...action, update: 'Médecins'};
    if (action.target === '$') return {...action, update: {tags: [{name: 'food', 'x-displayName': 'Repas'}]}};
    return action.update === 'Live'
      ? [
          {...action, update: 'En ligne', description: 'Note'},
          {target: '$.info', update: {'x-own': 1}},
        ]
      : action;
  });
  await project.update();
  const counts = {textCount: 19, translatedCount: 3, outdatedCount: 0, obsolete: []};
  expect(await project.update()).toMatchObject({content: undefined, ...counts});
  const size = '- {name: size, in: query, description: Size, schema: {}}\n      - {name: id, in: query';
  project.write(
    document
      .replace('description: Live', 'description: Live server')
      .replace('description: Any', 'description: All')
      .replace('- {name: id, in: query', size)
      .replace(', {name: vets, x-displayName: Doctors}', ''),
  );
  const obsolete = ["$.tags[?@.name=='vets']['x-displayName']"];
  expect(await project.update()).toMatchObject({textCount: 19, translatedCount: 1, outdatedCount: 1, obsolete});
  const {actions} = project.read();
  const find = (text: unknown) => actions.find(({update}) => update === text);
  expect(find('En ligne')).toMatchObject({'x-outdated': 'Live server', description: 'Note'});
  expect([find('Any'), find('All')?.['x-outdated']]).toEqual([undefined, undefined]);
  expect(find('Size')?.target).toContain("'size'");
  expect(actions.slice(-2).map(({update}) => update)).toEqual(['Médecins', {'x-own': 1}]);
  // The mark stays until the translator removes it.
  expect(await project.update()).toMatchObject({content: undefined, outdatedCount: 1});
  project.edit(({'x-outdated': flag, ...action}) => (flag === undefined ? action : {...action, update: 'Serveur'}));
  expect(await project.update()).toMatchObject({translatedCount: 2, outdatedCount: 0});
  const {model, overlayWarnings} = await project.load();
  expect(model.servers[0]?.description).toBe('Serveur');
  expect(model.tags.map(({name, title}) => `${name}=${title}`)).toEqual(['pets=pets', 'old=Old ones', 'food=Repas']);
  expect(overlayWarnings).toEqual([expect.stringMatching(/^fr\.overlay\.yaml:\d+:\d+ .*vets/)]);
});

test('Swagger 2.0 is translated in its own structure', async () => {
  const swagger = `swagger: '2.0'\ninfo: {title: Old, version: '1'}\npaths: {/a: {get: {summary: List, parameters: [{name: b, in: body, description: Body, schema: {$ref: '#/definitions/A'}}], responses: {200: {description: Ok, examples: {description: data}}}}}}\ndefinitions: {A: {description: An A}}\nsecurityDefinitions: {o: {type: oauth2, flow: implicit, authorizationUrl: 'https://a.example', scopes: {read: Read all}}}\n`;
  const {update, edit, load} = createProject(swagger);
  expect((await update()).textCount).toBe(6);
  edit((action) => ({...action, update: translate(action.update)}));
  const {model} = await load();
  expect(listUntranslated({...model, securitySchemes: []})).toEqual([]);
  expect(model.securitySchemes[0]?.flows[0]?.scopes).toEqual({read: '» Read all'});
});
