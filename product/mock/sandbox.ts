import {createExtension, type ExtensionOptions} from './extension';
import type {ContractData} from './product-contract';

/** What the sandbox passes to the extension. */
interface SandboxEnvironment extends Pick<ExtensionOptions, 'renderRaster'> {
  readonly data: unknown;
}

/** Creates the extension of the sandbox's mock, in the reader's browser. */
export default function createSandboxExtension({data, renderRaster}: SandboxEnvironment) {
  return createExtension({...(data as ContractData), renderRaster});
}
