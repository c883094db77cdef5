import path from 'node:path';
import {createContract, isObject, type Contract, type JsonObject, type Limits} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import type {Validators} from '@developer-docs/mock-api';
import {putBrand} from '../../config/brand';
import {loadContract} from '../../plugins/contract/openapi/load/load';
import {contractFolder, find} from '../../plugins/contract/values/documents';

/** The OpenAPI documents that the mock serves, without `.yaml`. */
const documentNames = ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'] as const;

/** What a mock needs of the contract. It's immutable, so several mocks can share it. */
export interface MockContract {
  readonly documents: Readonly<Record<string, JsonObject>>;
  readonly limits: Limits;
  readonly validators: Validators;
  readonly contract: Contract;
}

let loaded: Promise<MockContract> | undefined;

/**
 * Loads and bundles the contract of this site once per process, which takes a second or two.
 *
 * @throws ContractError with file, line and JSON pointer when a document is invalid.
 */
export function loadMockContract(): Promise<MockContract> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<MockContract> {
  const root = path.resolve(contractFolder, '../..');
  const documents: Record<string, JsonObject> = {};
  for (const name of documentNames) {
    const file = path.join(contractFolder, `${name}.yaml`);
    documents[name] = (await loadContract({file, root, prepare: putBrand})).document;
  }
  const {value} = find('limits#Limit');
  const limits = (isObject(value) ? value['x-values'] : {}) as Limits;
  return {documents, limits, validators: compileValidators(documents), contract: createContract(documents, limits)};
}
