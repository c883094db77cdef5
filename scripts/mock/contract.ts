import {
  createContract,
  isObject,
  type Contract,
  type JsonObject,
  type Limits,
  type Validators,
} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {contract} from '../../contract.config';

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
  const documents = Object.fromEntries((await contract.documents()).map(({id, bundle}) => [id, bundle]));
  const schema = contract.find('limits#Limit');
  const limits = (isObject(schema) ? schema['x-values'] : {}) as Limits;
  return {documents, limits, validators: compileValidators(documents), contract: createContract(documents, limits)};
}
