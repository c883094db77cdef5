import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {isObject, type JsonObject} from '@developer-docs/utils';
import {messages} from '@developer-docs/widget/messages';
import {describe, expect, test} from 'vitest';
import {contract, sdkDeclarations} from '../../../config/contract';
import {browserTargets} from '../../../product/builds/widget-builder';
import {createTemporaryFolder} from '../../support/temporary-folder';

const sdk = sdkDeclarations.readModel();

function getSchema(reference: string): JsonObject {
  const value = contract.find(reference);
  if (!isObject(value)) throw new Error(`${reference} isn't a schema.`);
  return value;
}

const getProperty = (reference: string, name: string) => getSchema(`${reference}/properties/${name}`);
const listValues = (name: string) => sdk.types.get(name)?.values ?? [];
const listFields = (name: string) => sdk.types.get(name)?.members ?? [];

describe('the widget and the HTTP contract agree', () => {
  test.each([
    ['DesignType', 'design-types#DesignType'],
    ['OutputFormat', 'design-types#OutputFormat'],
    ['Language', 'languages#Language'],
    ['ProgressStep', 'statuses#ProgressStep'],
    ['VariantAspect', 'designs#VariantAspect'],
    ['ContentBlockType', 'content-blocks#ContentBlockType'],
    ['BrandTone', 'brand-persona#BrandTone'],
    ['BrandColorRole', 'brand-persona#BrandColorRole'],
    ['BrandLogoVariant', 'brand-persona#BrandLogoVariant'],
    ['ImageStyle', 'brand-persona#ImageStyle'],
  ])('on the values of %s', (type, reference) => {
    expect(listValues(type)).toEqual(getSchema(reference).enum);
  });

  test('on locales, each of which is a language', () => {
    expect(listValues('Language')).toEqual(expect.arrayContaining([...listValues('Locale')]));
    expect(Object.keys(messages).sort()).toEqual([...listValues('Locale')].sort());
  });

  test("on a brand's fields, and on which of them are required", () => {
    const {properties, required} = getSchema('brand-persona#BrandPersona');
    const fields = listFields('BrandPersona');
    expect(fields.map(({name}) => name).sort()).toEqual(Object.keys(properties as object).sort());
    expect(fields.filter(({isRequired}) => isRequired).map(({name}) => name)).toEqual(required);
  });

  test.each([
    ['Design', 'designs#Design', ['variants', 'linksExpireAt']],
    ['Variant', 'designs#DesignVariant', []],
    ['DesignFile', 'designs#DesignFile', []],
    ['PlacedBlock', 'designs#PlacedBlock', []],
    ['UserToken', 'users#UserSession', []],
  ])('on the fields of %s', (type, reference, own) => {
    const {properties} = getSchema(reference);
    const shared = listFields(type).flatMap(({name}) => (own.some((field) => field === name) ? [] : [name]));
    expect(Object.keys(properties as object)).toEqual(expect.arrayContaining(shared));
  });

  test('on lengths and counts', () => {
    const ranges = new Map((sdk.options.get('WidgetOptions') ?? []).map(({name, tags}) => [name, tags.range]));
    const prompt = getProperty('design-inputs#/DesignsFromPromptInput', 'prompt');
    const reference = getSchema('common#ClientReference');
    const count = getSchema('design-inputs#VariantCount');
    const text = (value: unknown) => Number(value).toLocaleString('en');
    expect(ranges.get('prompt')).toBe(`0 to ${text(prompt.maxLength)}`);
    expect(ranges.get('clientReference')).toBe(`${text(reference.minLength)} to ${text(reference.maxLength)}`);
    expect(ranges.get('variantCount')).toBe(`Integers from ${text(count.minimum)} to ${text(count.maximum)}`);
    expect(listFields('GenerateInput')[0]?.description).toContain(
      `${text(prompt.minLength)} to ${text(prompt.maxLength)} characters`,
    );
  });
});

const entries = (['options', 'functions', 'events', 'errors'] as const).flatMap((group) =>
  [...sdk[group].values()].flat(),
);

describe('every entry is complete:', () => {
  const codes = new Set([...sdk.errors.values()].flat().map(({name}) => name));
  const requiredTags = {
    option: ['defaultValue', 'changeable', 'since'],
    function: ['since'],
    event: ['when', 'cancelable', 'since'],
    code: ['action', 'recoverable', 'since'],
  };

  test.each(entries.map((entry) => [`${entry.location} ${entry.name}`, entry] as const))(
    '%s',
    (_name, {kind, type, tags, example, fields, throws}) => {
      const hasResult = kind === 'function' && !type.endsWith(': void');
      for (const tag of [...requiredTags[kind], ...(hasResult ? ['returns'] : [])]) {
        expect(tags[tag], `@${tag}`).toMatch(/\w/);
      }
      // The widget playground and summaries read only this word.
      for (const tag of ['changeable', 'cancelable']) expect(tags[tag] ?? 'Yes', `@${tag}`).toMatch(/^(?:Yes|No)\b/);
      expect(kind === 'code' || example !== undefined, '@example with a code fence that starts with ```ts').toBe(true);
      expect(
        throws.filter((code) => !codes.has(code)),
        'unknown codes in @throws',
      ).toEqual([]);
      if (kind === 'function') {
        expect(
          fields.filter(({description}) => !description),
          'parameters without @param',
        ).toEqual([]);
      }
    },
  );
});

test('the supported platforms are the ones that the widget is built for', () => {
  const browsers = getSchema('platforms#SupportedBrowser')['x-values'] as Readonly<
    Record<string, {readonly version: string}>
  >;
  const versions = Object.entries(browsers).map(([name, {version}]) => `${name}${version}`);
  expect(versions.slice(0, browserTargets.length)).toEqual(browserTargets);
});

test.each([
  ['designTypes', 'design-types#DesignType'],
  ['blockTypes', 'content-blocks#ContentBlockType'],
  ['tones', 'brand-persona#BrandTone'],
] as const)("the widget's English labels are the titles in the contract: %s", (name, reference) => {
  const values = getSchema(reference)['x-values'] as Readonly<Record<string, {readonly title: string}>>;
  const titles = Object.fromEntries(Object.entries(values).map(([value, {title}]) => [value, title]));
  expect(messages.en[name]).toEqual(titles);
});

const root = path.resolve(__dirname, '../../..');

/**
 * Compiles files together with the configuration of the declarations. Call it in a test.
 *
 * @param files - Texts by name, such as `index.d.ts`.
 * @returns A line for each error, with file, line, and code.
 */
function compile(files: Readonly<Record<string, string>>): string[] {
  const config = {extends: path.join(root, 'product/ui-sdk/tsconfig.json'), include: ['.']};
  const folder = createTemporaryFolder({...files, 'tsconfig.json': JSON.stringify(config)});
  const program = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const {stdout, error} = spawnSync(process.execPath, [program, '-p', '.'], {cwd: folder, encoding: 'utf8'});
  if (error !== undefined) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the declarations', () => {
  const entriesWithExamples = [sdk.options, sdk.functions, sdk.events].flatMap((group) => [...group.values()].flat());
  const prelude = `import * as DesignWidget from './index';
import type {Person, SuperuserWidget, TokenProvider, Widget} from './index';
declare const getToken: TokenProvider;
declare const people: readonly Person[];
const basics = {container: '#designer', getToken};
const superuserBasics = {...basics, people};
`;
  const declareWidgets = (example: string) =>
    ['widget: Widget', 'superuserWidget: SuperuserWidget']
      .filter((name) => !example.includes(`const ${name.split(':')[0] ?? ''} =`))
      .map((name) => `declare const ${name};`)
      .join('\n');
  const createProgram = (example: string) =>
    `${prelude}${declareWidgets(example)}\nexport {DesignWidget, basics, superuserBasics};\n${example}\n`;

  test('compile, and so do the examples of each option, function, and event', () => {
    const declarations = sdkDeclarations.files.map((file) => [path.basename(file), sdkDeclarations.readText(file)]);
    const examples = entriesWithExamples.map(({kind, name, example = ''}, index) => [
      `example-${index}-${kind}-${name}.ts`,
      createProgram(example),
    ]);
    expect(examples.length).toBeGreaterThan(50);
    // The former spelling of `CancelableEvent` is a deprecated alias.
    const alias = `import type {CancelableEvent, CancellableEvent} from './index';
export const toCurrent = (event: CancellableEvent): CancelableEvent => event;
export const toFormer = (event: CancelableEvent): CancellableEvent => event;
`;
    const files = Object.fromEntries([...declarations, ...examples]) as Record<string, string>;
    expect(compile({...files, 'alias.ts': alias})).toEqual([]);
    expect(compile({...files, 'mistake.ts': createProgram('widget.focus(1);')})).toHaveLength(1);
  });
});
