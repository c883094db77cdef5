import {combineDocuments, createContract} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {contract, documentLoader} from '../../config/contract';
import {createProductContract, type ContractData} from '../../product/mock/product-contract';

/** This site's contract in the forms that mocks need. They're immutable, so several mocks can share them. */
export type LoadedContract = Awaited<ReturnType<typeof bundleContract>>;

let contractPromise: Promise<LoadedContract> | undefined;

/**
 * Loads and bundles this site's contract. The result is cached, because bundling takes a second or two.
 *
 * @throws ExplainedError with the file, line, and JSON pointer if a document is invalid.
 */
export function loadContract(): Promise<LoadedContract> {
  contractPromise ??= bundleContract();
  return contractPromise;
}

async function bundleContract() {
  const bundles = (await documentLoader.load()).map(({id, bundle}) => [id, bundle] as const);
  const documents = combineDocuments(Object.fromEntries(bundles));
  const limits = contract.limits as ContractData['limits'];
  return {
    documents,
    limits,
    validators: compileValidators(documents),
    contract: createProductContract(createContract(documents), {limits}),
  };
}
