import {loadFile, reloadFile} from '@developer-docs/docusaurus-utils';
import {validatorDependencies, type ValidateFunctions} from '@developer-docs/mock-api';
import {getDocumentsFile, getValidatorsFile, type SandboxDocuments} from '../../../shared/console-files';

interface ValidatorExports {
  validateFunctions?: ValidateFunctions;
}

declare global {
  /** The function that the generated scripts call. */
  var defineValidators: (run: (exports: ValidatorExports, require: (name: string) => unknown) => void) => void;
}

/** The site's base URL. */
declare const __webpack_public_path__: string;

declare function importScripts(url: string): void;

/** Loads a sandbox's documents. */
export const loadDocuments = (sandbox: string): Promise<SandboxDocuments> =>
  loadFile(__webpack_public_path__ + getDocumentsFile(sandbox), (json) => JSON.parse(json) as SandboxDocuments);

/**
 * Loads one of the scripts with generated validators. They're scripts, because a content security policy can forbid
 * evaluating code that was loaded as text.
 *
 * @param module - The index of the module.
 * @param sandbox - The ID of the sandbox.
 * @throws Error if the script can't be loaded.
 */
export async function loadValidators(module: number, sandbox: string): Promise<ValidateFunctions> {
  const url = __webpack_public_path__ + getValidatorsFile(module, sandbox);
  try {
    return runScript(url);
  } catch (error) {
    if (!(await reloadFile(url))) throw error;
    return runScript(url);
  }
}

function runScript(url: string): ValidateFunctions {
  const exports: ValidatorExports = {};
  globalThis.defineValidators = (run) => run(exports, (name) => validatorDependencies[name]);
  importScripts(url);
  return exports.validateFunctions ?? {};
}
