import {highlightCode} from '@developer-docs/docusaurus-theme-openapi/node';
import {generateCurlSample} from '@developer-docs/openapi';
import type {ContractFiles} from '../contract/contract-files';
import type {DesignRenderer} from './designs/design-renderer';
import {renderExampleVariants} from './designs/render-designs';

/** The example request on the home page, and the resulting variants. */
export type HomeExample = ReturnType<typeof readHomeExample>;

/**
 * Reads the home page's example from the contract: the main fields of the realistic sample request for designs from a
 * prompt, its statuses, and the variants of the resulting design.
 *
 * @throws Error that names the missing contract value.
 */
export function readHomeExample(contract: ContractFiles, renderer: DesignRenderer) {
  const readField = (name: string) => contract.find(`examples/bodies#/designs-from-prompt-realistic/value/${name}`);
  const body = {
    prompt: String(readField('prompt')),
    designType: String(readField('designType')),
    variantCount: Number(readField('variantCount')),
  };
  const statuses = contract.readEnumValues('statuses#RequestStatus').map(({value}) => value);
  const command = generateCurlSample({
    method: 'POST',
    url: `${String(contract.find('core-api#/servers/0/url'))}/designs/from-prompt`,
    headers: [
      ['Authorization', ['Bearer ', {variable: 'API_KEY'}]],
      ['Content-Type', 'application/json'],
    ],
    body: {kind: 'json', value: body},
    responseType: 'json',
  });
  return {
    body,
    /** The request as a highlighted cURL command. */
    requestHtml: highlightCode(command, 'bash'),
    statuses: statuses.slice(0, statuses.indexOf('succeeded') + 1),
    variants: renderExampleVariants(contract, renderer).variants,
  };
}
