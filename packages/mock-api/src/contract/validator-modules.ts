import {createContract, type OpenApiDocuments} from './contract.js';

/** With hundreds of operations, a single module would take long to load. */
const operationsPerModule = 50;

/**
 * Returns the name of the module that contains an operation's validators, by operation ID. `generateValidatorModules`
 * generates the modules.
 */
export const listValidatorModules = (documents: OpenApiDocuments): ReadonlyMap<string, string> =>
  new Map(
    createContract(documents).operations.map(({id}, index) => [id, `${Math.floor(index / operationsPerModule)}`]),
  );
