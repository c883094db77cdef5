import {highlightCode} from '@developer-docs/docusaurus-theme-openapi/elements';
import {generateCurlSample} from '@developer-docs/openapi';
import {toPointer} from '@developer-docs/utils';
import type {ContractFiles} from '../../contract/contract-files';
import type {DesignRenderer} from '../designs/design-renderer';
import {renderExampleVariants} from '../designs/render-designs';
import type {HomeExample} from './types';

const operations = {
  create: 'POST /designs/from-prompt',
  getStatus: 'GET /requests/{requestId}',
  listVariants: 'GET /designs/{designId}/variants',
};

function toOperationPointer(operation: string) {
  const [method = '', path = ''] = operation.split(' ');
  return toPointer('paths', path, method.toLowerCase());
}

/**
 * Reads the home page's example from the contract: the main fields of the realistic sample request for designs from a
 * prompt, its statuses, and the variants of the resulting design.
 *
 * @throws Error that names the missing contract value.
 */
export function readHomeExample(contract: ContractFiles, renderer: DesignRenderer): HomeExample {
  const read = (pointer: string) => contract.find(`core-api#${pointer}`);
  const readField = (name: string) =>
    read(
      `${toOperationPointer(operations.create)}/requestBody/content/application~1json/examples/realistic/value/${name}`,
    );
  const body = {
    prompt: String(readField('prompt')),
    designType: String(readField('designType')),
    variantCount: Number(readField('variantCount')),
  };
  [operations.getStatus, operations.listVariants].forEach((operation) => read(toOperationPointer(operation)));
  const statuses = contract.readEnumValues('statuses#RequestStatus').map(({value}) => value);
  const command = generateCurlSample({
    method: 'POST',
    url: `${String(read('/servers/0/url'))}${operations.create.replace('POST ', '')}`,
    headers: [
      ['Authorization', ['Bearer ', {variable: 'API_KEY'}]],
      ['Content-Type', 'application/json'],
    ],
    body: {kind: 'json', value: body},
    responseType: 'json',
  });
  return {
    operations,
    body,
    requestHtml: highlightCode(command, 'bash'),
    statuses: statuses.slice(0, statuses.indexOf('succeeded') + 1),
    variants: renderExampleVariants(contract, renderer).variants,
  };
}
