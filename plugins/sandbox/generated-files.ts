import {combineDocuments, removeProse, removeProseStrings} from '@developer-docs/mock-api';
import {generateValidatorModule} from '@developer-docs/mock-api/node';
import type {Contract} from '../contract';
import type {SandboxContract} from './client/worker/sandbox-server';

/** Generated files that the worker imports, by name. */
export interface GeneratedFiles {
  readonly 'contract.json': SandboxContract;
  readonly 'validators.js': string;
}

/**
 * Generates the files that the worker needs from the contract. The validators are compiled here because the site's
 * content security policy forbids compiling them in the browser.
 *
 * @param onSkipped - Called with a message for each schema that can't be compiled.
 */
export async function generateFiles(
  contract: Contract,
  onSkipped?: (message: string) => void,
): Promise<GeneratedFiles> {
  const documents = combineDocuments(await contract.loadBundles());
  return {
    'contract.json': {
      documents: removeProse(documents),
      limits: removeProseStrings(contract.limits),
    },
    'validators.js': generateValidatorModule(documents, onSkipped),
  };
}
