import * as z from 'zod';
import {generateCurlSample} from '../../reference';
import {highlight} from '../code-blocks';
import {fitText} from './fit-text';
import type {BlockDrawing, HomeExample, VariantDrawing} from './types';

/** Read access to the contract. */
export interface ContractReader {
  /** Absolute path of the folder with the OpenAPI documents. */
  readonly folder: string;
  /** Returns the value of a reference, such as `core-api#/servers/0/url`. Throws if it doesn't exist. */
  find(reference: string): unknown;
}

const sizeSchema = z.object({width: z.number(), height: z.number()});
const blockSchema = z.object({
  box: sizeSchema.extend({x: z.number(), y: z.number()}),
  content: z.object({
    text: z.string().optional(),
    prompt: z.string().optional(),
    altText: z.string().optional(),
  }),
});
const variantSchema = z.object({
  variantId: z.string(),
  variesBy: z.array(z.string()).min(1),
  blocks: z.array(blockSchema).min(1),
});

const operations = {
  create: {method: 'post', path: '/designs/from-prompt'},
  getStatus: {method: 'get', path: '/requests/{requestId}'},
  listVariants: {method: 'get', path: '/designs/{designId}/variants'},
};

type Operation = (typeof operations)['create'];

const toReference = ({method, path}: Operation) => `core-api#/paths/${path.replaceAll('/', '~1')}/${method}`;
const toLabel = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/**
 * Reads the example of the home page from the contract: the minimal request for designs from a prompt, the statuses of
 * this request, and the variants of the resulting design.
 *
 * @throws Error with the part of the contract that is missing or that can't be shown.
 */
export function readHomeExample(contract: ContractReader): HomeExample {
  const read = <T>(reference: string, schema: z.ZodType<T>): T => {
    const result = schema.safeParse(contract.find(reference));
    if (!result.success) {
      throw new Error(`The home page can't show ${reference} of the contract. ${z.prettifyError(result.error)}`);
    }
    return result.data;
  };
  const body = read(
    `${toReference(operations.create)}/requestBody/content/application~1json/examples/minimal/value`,
    z.object({prompt: z.string(), designType: z.string()}).catchall(z.json()),
  );
  const serverUrl = read('core-api#/servers/0/url', z.string());
  const pagesReference = `${toReference(operations.listVariants)}/responses/200/content/application~1json/examples`;
  const variants = Object.keys(read(pagesReference, z.record(z.string(), z.unknown()))).flatMap((page) =>
    read(`${pagesReference}/${page}/value/data`, z.array(variantSchema)),
  );
  read(toReference(operations.getStatus), z.unknown());
  const statuses = read('statuses#/RequestStatus/enum', z.array(z.string()));
  const command = generateCurlSample({
    method: 'POST',
    url: `${serverUrl}${operations.create.path}`,
    headers: [
      ['Authorization', {prefix: 'Bearer ', variable: 'API_KEY'}],
      ['Content-Type', 'application/json'],
    ],
    body: {kind: 'json', value: body},
    responseType: 'json',
  });
  return {
    operations: {
      create: toLabel(operations.create),
      getStatus: toLabel(operations.getStatus),
      listVariants: toLabel(operations.listVariants),
    },
    requestHtml: highlight(command, 'bash'),
    statuses: statuses.slice(0, statuses.indexOf('succeeded') + 1),
    size: read(`design-types#/DesignType/x-values/${body.designType}`, sizeSchema),
    variants: variants.map(drawVariant),
  };
}

function drawVariant({variantId, variesBy, blocks}: z.output<typeof variantSchema>): VariantDrawing {
  const texts = blocks.flatMap(({content}) => content.text ?? []);
  const altTexts = blocks.flatMap(({content}) => content.altText ?? []);
  return {
    id: variantId,
    variesBy: variesBy.join(' and '),
    description: [...texts.map((text) => `the text “${text}”`), ...altTexts.map((text) => `a picture: ${text}`)].join(
      ', ',
    ),
    // Other blocks, such as logos and prices, have neither text nor an image to draw. Text is drawn over images.
    blocks: blocks
      .filter(({content}) => content.text !== undefined || content.altText !== undefined)
      .map(drawBlock)
      .sort((a, b) => a.kind.localeCompare(b.kind)),
  };
}

function drawBlock({box, content}: z.output<typeof blockSchema>): BlockDrawing {
  return content.text === undefined
    ? {kind: 'image', box, isGenerated: content.prompt !== undefined}
    : {kind: 'text', box, ...fitText(content.text, box)};
}
