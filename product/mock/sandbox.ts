import {createExtension} from './extension';
import type {ContractData} from './product-contract';

/** Creates the extension of the sandbox's mock, in the reader's browser. Workers can't render its designs as PNG. */
export default function createSandboxExtension({data}: {readonly data: unknown}) {
  return createExtension(data as ContractData);
}
