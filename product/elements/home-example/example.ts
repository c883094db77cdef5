import * as z from 'zod';
import {generateCurlSample} from '@developer-docs/openapi';
import {highlightCode} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {ContractFiles} from '../../contract';
import {renderExampleVariants, type DesignRenderer} from '../designs';
import type {HomeExample} from '../client';

const operations = {
  create: {method: 'post', path: '/designs/from-prompt'},
  getStatus: {method: 'get', path: '/requests/{requestId}'},
  listVariants: {method: 'get', path: '/designs/{designId}/variants'},
};

type Operation = (typeof operations)['create'];

/** The fields of the request body that the home page shows. */
const bodySchema = z.object({prompt: z.string(), designType: z.string(), variantCount: z.number()});

const toReference = ({method, path}: Operation) => `core-api#/paths/${path.replaceAll('/', '~1')}/${method}`;
const toLabel = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/**
 * Reads the home page's example from the contract: the main fields of the realistic sample request for designs from a
 * prompt, its statuses, and the variants of the resulting design.
 *
 * @throws Error that names the missing or invalid contract value.
 */
export function readHomeExample(contract: ContractFiles, renderer: DesignRenderer): HomeExample {
  const body = readValue(
    contract,
    `${toReference(operations.create)}/requestBody/content/application~1json/examples/realistic/value`,
    bodySchema,
  );
  const serverUrl = readValue(contract, 'core-api#/servers/0/url', z.string());
  readValue(contract, toReference(operations.getStatus), z.unknown());
  readValue(contract, toReference(operations.listVariants), z.unknown());
  const statuses = readValue(contract, 'statuses#/RequestStatus/enum', z.array(z.string()));
  const command = generateCurlSample({
    method: 'POST',
    url: `${serverUrl}${operations.create.path}`,
    headers: [
      ['Authorization', ['Bearer ', {variable: 'API_KEY'}]],
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
    body,
    requestHtml: highlightCode(command, 'bash'),
    statuses: statuses.slice(0, statuses.indexOf('succeeded') + 1),
    variants: renderExampleVariants(contract, renderer).variants,
  };
}

/**
 * Reads a value from the contract.
 *
 * @throws Error if the value doesn't match the schema.
 */
function readValue<T>(contract: ContractFiles, reference: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(contract.find(reference));
  if (!result.success) {
    throw new Error(`Invalid contract value ${reference}. ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
