import {documentNames, find, follow, isMapping, type Found} from './documents';
import type {ContractValue} from './values';

/** An operation and the error codes that it can answer with. */
interface OperationErrors {
  readonly id: string;
  readonly codes: ReadonlySet<string>;
}

/**
 * Adds to each error code the fact `operations`: the operations that can answer with it, as Markdown; "every operation" when
 * it is all of them. An operation can answer with a code when an example of its error responses has the code as its key. A
 * code that only ends requests has no such fact.
 */
export function withOperations(codes: readonly ContractValue[], contract: string): ContractValue[] {
  const operations = documentNames(contract).flatMap((name) => operationsOf(find(name, contract)));
  return codes.map((code) => {
    const ids = operations.filter((operation) => operation.codes.has(code.value)).map(({id}) => `\`${id}\``);
    const said = ids.length === operations.length ? 'every operation' : ids.join(', ');
    return ids.length === 0 ? code : {...code, facts: {...code.facts, operations: said}};
  });
}

function operationsOf({value: document, file}: Found): OperationErrors[] {
  const paths = isMapping(document) && isMapping(document.paths) ? Object.values(document.paths) : [];
  return paths
    .flatMap((methods) => (isMapping(methods) ? Object.values(methods) : []))
    .filter(isMapping)
    .flatMap(({operationId, responses}) =>
      typeof operationId === 'string' ? [{id: operationId, codes: new Set(codesOf({value: responses, file}))}] : [],
    );
}

function codesOf({value: responses, file}: Found): string[] {
  return Object.values(isMapping(responses) ? responses : {}).flatMap((response) => {
    const {value} = follow({value: response, file});
    const content =
      isMapping(value) && isMapping(value.content) ? value.content['application/problem+json'] : undefined;
    return isMapping(content) && isMapping(content.examples) ? Object.keys(content.examples) : [];
  });
}
