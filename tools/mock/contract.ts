import {combineDocuments, createContract, type Validators} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import type {JsonObject} from '@developer-docs/utils';
import {contract, documentLoader} from '../../config/contract';
import {createProductContract, type ProductContract} from '../../product/mock/product-contract';

/** The parts of the contract that the mock API uses. They're immutable, so several mocks can share them. */
export interface MockContract {
  readonly documents: Readonly<Record<string, JsonObject>>;
  /** Limits that no schema can express, by name. */
  readonly limits: Readonly<Record<string, JsonObject>>;
  readonly validators: Validators;
  readonly contract: ProductContract;
}

let contractPromise: Promise<MockContract> | undefined;

/**
 * Loads and bundles this site's contract. The result is cached, because bundling takes a second or two.
 *
 * @throws ExplainedError with the file, line, and JSON pointer if a document is invalid.
 */
export function loadMockContract(): Promise<MockContract> {
  contractPromise ??= bundleContract();
  return contractPromise;
}

async function bundleContract(): Promise<MockContract> {
  const bundles = (await documentLoader.load()).map(({id, bundle}) => [id, bundle] as const);
  const documents = combineDocuments(Object.fromEntries(bundles));
  const limits = contract.limits as MockContract['limits'];
  return {
    documents,
    limits,
    validators: compileValidators(documents),
    contract: createProductContract(createContract(documents), {limits}),
  };
}
