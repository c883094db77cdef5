import type {JsonObject} from '@developer-docs/internal';
import {combineDocuments, removeProse, removeProseStrings, type MockCredential} from '@developer-docs/mock-api';
import {generateValidatorModule} from '@developer-docs/mock-api/node';
import type {Contract} from '../contract';
import type {SandboxContract} from './client/worker/sandbox-server';

/** The extension of the sandbox's mock. */
export interface SandboxExtension {
  /** A module whose default export is a `CreateSandboxExtension`. */
  readonly module: string;
  /** JSON that the worker passes to the extension. */
  readonly data?: JsonObject;
  /** The credentials that readers can select. */
  readonly credentials?: readonly MockCredential[];
}

/** Generated files that the worker imports, by name. */
export interface GeneratedFiles {
  readonly 'extension.js': string;
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
  extension: SandboxExtension | undefined,
  onSkipped?: (message: string) => void,
): Promise<GeneratedFiles> {
  const documents = combineDocuments(await contract.loadBundles());
  return {
    'extension.js':
      extension === undefined
        ? 'export default undefined;\n'
        : `export {default} from ${JSON.stringify(extension.module)};\n`,
    'contract.json': {
      documents: removeProse(documents),
      data: extension?.data === undefined ? undefined : removeProseStrings(extension.data),
    },
    'validators.js': generateValidatorModule(documents, onSkipped),
  };
}
