import {reloadFile} from '@developer-docs/internal';
import {validatorDependencies, type ValidateFunctions} from '@developer-docs/mock-api';
import {getOperationFile} from '../../operation-file';

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

/**
 * Loads the generated validators of an operation. They're a script, because a content security policy can forbid
 * evaluating code that was loaded as text.
 *
 * @throws Error if the script can't be loaded.
 */
export async function loadValidators(operationId: string): Promise<ValidateFunctions> {
  const url = __webpack_public_path__ + getOperationFile(operationId, 'js');
  try {
    return runScript(url);
  } catch (error) {
    // The browser's cache can contain an incomplete response.
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
