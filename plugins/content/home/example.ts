import * as z from 'zod';
import {curlSample} from '../../reference/api/samples/curl';
import {highlight} from '../code-blocks/highlight';
import {find} from '../../contract/values/documents';
import {fitText} from './fit-text';
import type {DrawnBlock, DrawnVariant, HomeExample} from './types';

const size = z.object({width: z.number(), height: z.number()});
const box = size.extend({x: z.number(), y: z.number()});
const block = z.object({
  box,
  content: z.object({
    type: z.string(),
    text: z.string().optional(),
    prompt: z.string().optional(),
    altText: z.string().optional(),
  }),
});
const variant = z.object({variantId: z.string(), variesBy: z.array(z.string()).min(1), blocks: z.array(block).min(1)});

const create = {method: 'post', path: '/designs/from-prompt'};
const follow = {method: 'get', path: '/requests/{requestId}'};
const choose = {method: 'get', path: '/designs/{designId}/variants'};

type Operation = typeof create;

const pointer = ({method, path}: Operation) => `core-api#/paths/${path.replaceAll('/', '~1')}/${method}`;
const label = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/**
 * Reads the example of the home page from the contract: the minimal request for designs from a prompt, the statuses on
 * its way, and the variants in which it ends.
 *
 * @param folder - Folder of the contract; the default is the contract of the site.
 * @throws Error that names what the contract lacks.
 */
export function readHomeExample(folder?: string): HomeExample {
  const read = <T>(reference: string, schema: z.ZodType<T>): T => {
    const result = schema.safeParse(find(reference, folder).value);
    if (!result.success) {
      throw new Error(`The home page cannot show ${reference} of the contract. ${z.prettifyError(result.error)}`);
    }
    return result.data;
  };
  const answers = `${pointer(choose)}/responses/200/content/application~1json/examples`;
  const body = read(
    `${pointer(create)}/requestBody/content/application~1json/examples/minimal/value`,
    z.object({prompt: z.string(), designType: z.string()}).catchall(z.json()),
  );
  const server = read('core-api#/servers/0/url', z.string());
  const pages = read(answers, z.record(z.string(), z.unknown()));
  const variants = Object.keys(pages).flatMap((page) => read(`${answers}/${page}/value/data`, z.array(variant)));
  find(pointer(follow), folder);
  const statuses = read('statuses#/RequestStatus/enum', z.array(z.string()));
  const request = curlSample({
    method: 'POST',
    url: `${server}${create.path}`,
    headers: [
      ['Authorization', {prefix: 'Bearer ', variable: 'API_KEY'}],
      ['Content-Type', 'application/json'],
    ],
    body: {kind: 'json', value: body},
    answer: 'json',
  });
  return {
    operations: {create: label(create), follow: label(follow), choose: label(choose)},
    requestHtml: highlight(request, 'bash'),
    statuses: statuses.slice(0, statuses.indexOf('succeeded') + 1),
    size: read(`design-types#/DesignType/x-values/${body.designType}`, size),
    variants: variants.map(draw),
  };
}

function draw({variantId, variesBy, blocks}: z.output<typeof variant>): DrawnVariant {
  const texts = blocks.flatMap(({content}) => content.text ?? []);
  const pictures = blocks.flatMap(({content}) => content.altText ?? []);
  return {
    id: variantId,
    differs: variesBy.join(' and '),
    description: [...texts.map((text) => `the text “${text}”`), ...pictures.map((text) => `a picture: ${text}`)].join(
      ', ',
    ),
    // Pictures lie under texts.
    blocks: blocks.map(drawBlock).sort((one, other) => one.kind.localeCompare(other.kind)),
  };
}

function drawBlock({box: place, content}: z.output<typeof block>): DrawnBlock {
  return content.text === undefined
    ? {kind: 'picture', box: place, made: content.prompt !== undefined}
    : {kind: 'text', box: place, ...fitText(content.text, place)};
}
