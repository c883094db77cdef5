import {readFileSync} from 'node:fs';
import {version as widgetVersion} from '@developer-docs/widget/version';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

/** The contract's examples are consistent with each other, and so are the changelog and the versions. */

type Json = Readonly<Record<string, unknown>>;

const components = 'product/openapi/components';
const load = (file: string) => parse(readFileSync(`${components}/${file}.yaml`, 'utf8')) as Record<string, Json>;
const documentNames = ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'];
const documents = documentNames.map((name) => parse(readFileSync(`product/openapi/${name}.yaml`, 'utf8')) as Json);

type Example = Readonly<Record<'value', Json>>;

const loadExamples = (file: string) => load(`examples/${file}`) as Readonly<Record<string, Example>>;
const bodies = loadExamples('bodies');
const requests = loadExamples('requests');
const lists = loadExamples('designs');

interface Block {
  readonly blockId: string;
  readonly content: Json;
}

interface RenderedDesign {
  readonly designId: string;
  readonly designType: string;
  readonly language: string;
  readonly variantCount: number;
  readonly width: number;
  readonly files: readonly {readonly format: string}[];
  readonly blocks: readonly Block[];
}

function getValue(examples: Readonly<Record<string, Example>>, name: string): Json {
  const example = examples[name];
  if (example === undefined) throw new Error(`The contract has no example "${name}".`);
  return example.value;
}

const listFormats = ({files}: {readonly files: readonly {readonly format: string}[]}) =>
  files.map(({format}) => format);
const listContent = ({blocks}: {readonly blocks: readonly Block[]}) => blocks.map(({content}) => content);

describe('the example design', () => {
  const fromPrompt = getValue(bodies, 'designs-from-prompt-realistic');
  const fromContent = getValue(bodies, 'designs-from-content-realistic');
  const succeededRequest = getValue(requests, 'designs-succeeded');
  const designs = (succeededRequest.result as {readonly designs: readonly RenderedDesign[]}).designs;
  const [design] = designs;
  if (design === undefined) throw new Error('The example "designs-succeeded" has no design.');
  const list = getValue(lists, 'variants');
  const variants = list.data as readonly (RenderedDesign & {
    readonly variantId: string;
    readonly variesBy: readonly string[];
  })[];

  test.each([
    ['from a prompt', fromPrompt],
    ['from content', fromContent],
  ])('is the one that was requested %s', (_, body) => {
    expect(designs).toHaveLength(Number(body.designCount));
    for (const {designType, language, variantCount, files} of designs) {
      expect(listFormats({files})).toEqual(body.formats);
      expect([designType, language, variantCount]).toEqual([body.designType, body.language, body.variantCount]);
    }
  });

  test('has the content of the request body', () => {
    expect(designs.map(listContent)).toEqual([fromContent.blocks]);
    const images = listContent(design).filter(({type}) => type === 'image');
    expect(images.map(({url, altText}) => ({type: 'image', url, altText}))).toEqual(fromPrompt.assets);
  });

  test('has the listed variants, with the same content and formats', () => {
    expect(list).toMatchObject({designId: design.designId, requestId: succeededRequest.requestId, nextCursor: null});
    expect(variants).toHaveLength(design.variantCount);
    for (const variant of variants) {
      expect(listContent(variant)).toEqual(listContent(design));
      expect(variant.blocks.map(({blockId}) => blockId)).toEqual(design.blocks.map(({blockId}) => blockId));
      expect(listFormats(variant)).toEqual(listFormats(design));
    }
  });
});

describe('the changelog', () => {
  interface Change {
    readonly version: string;
    readonly date: string;
  }
  const changelog = load('changelog') as Readonly<
    Record<string, {readonly enum: readonly string[]; readonly 'x-values': Readonly<Record<string, Change>>}>
  >;
  const listChanges = (name: string) => (changelog[name]?.enum ?? []).map((key) => changelog[name]?.['x-values'][key]);

  test("starts with the API documents' version", () => {
    for (const {info} of documents) {
      expect((info as {readonly version: string}).version).toBe(listChanges('ApiChange')[0]?.version);
    }
  });

  test('is complete on the API overview', () => {
    const page = readFileSync('docs/api/overview.mdx', 'utf8');
    const versions = new Set(listChanges('ApiChange').map((change) => change?.version));
    expect([...versions].filter((version) => !page.includes(`where="version=${String(version)}"`))).toEqual([]);
  });

  test("starts with the widget's version", () => {
    expect(listChanges('SdkChange')[0]?.version).toBe(widgetVersion);
  });
});
