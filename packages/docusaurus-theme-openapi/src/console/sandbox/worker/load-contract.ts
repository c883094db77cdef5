import {getContractFile, type SandboxContract} from '../../../shared/console-files';

/** The site's base URL. */
declare const __webpack_public_path__: string;

/**
 * Loads a sandbox's documents.
 *
 * @throws A `ContractUnavailableError` whose message is the URL of the file.
 */
export async function loadContract(sandbox: string): Promise<SandboxContract> {
  const url = __webpack_public_path__ + getContractFile(sandbox);
  try {
    return (await (await fetch(url)).json()) as SandboxContract;
  } catch {
    throw Object.assign(new Error(url), {name: 'ContractUnavailableError'});
  }
}
