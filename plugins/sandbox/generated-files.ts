import {combineDocuments, removeProse, removeTexts} from '@developer-docs/mock-api';
import {generateValidatorModule} from '@developer-docs/mock-api/node';
import {isObject, type Contract} from '../contract';
import type {SandboxContract} from './client/worker/sandbox-server';

/** Generated files that the worker imports, by name. */
export interface GeneratedFiles {
  readonly 'contract.json': SandboxContract;
  readonly 'validators.js': string;
}

/**
 * Generates what the worker needs from the contract. The validators are compiled here because the site's content security
 * policy forbids that in the browser.
 *
 * @param limitsReference - The schema with the limits that no schema can express. A contract may have none.
 * @param onSkipped - Called with a message for each schema that can't be compiled.
 */
export async function generateFiles(
  contract: Contract,
  limitsReference: string | undefined,
  onSkipped?: (message: string) => void,
): Promise<GeneratedFiles> {
  const documents = combineDocuments(
    Object.fromEntries((await contract.documents()).map(({id, bundle}) => [id, bundle])),
  );
  const limits = limitsReference === undefined ? undefined : contract.find(limitsReference);
  return {
    'contract.json': {
      documents: removeProse(documents),
      limits: isObject(limits) && isObject(limits['x-values']) ? removeTexts(limits['x-values']) : {},
    },
    'validators.js': generateValidatorModule(documents, onSkipped),
  };
}
