import {codesOf} from '../../reference/api/html/responses';
import {plainText} from './model/raw';
import type {ErrorEntry} from '../../reference/api/html/context';
import type {ApiDocument, Operation} from './model/types';

/** An error code with the operations that give it. */
export interface CatalogueEntry extends ErrorEntry {
  /** Where the code appears: `response` (an HTTP error), `request` (the error of a request that ended without a result). */
  readonly appearsIn: string;
  /** Ids of the operations that answer with it, or whose requests end with it. */
  readonly operations: readonly string[];
}

interface CatalogueSource {
  readonly model: ApiDocument;
}

/**
 * The error codes of the contract.
 *
 * @param schema - Name of the schema whose values are the codes.
 * @param url - Address of a code's entry.
 */
export function errorCatalogue(
  documents: readonly CatalogueSource[],
  schema: string,
  url: (code: string) => string,
): CatalogueEntry[] {
  const values = documents.find(({model}) => model.schemas.has(schema))?.model.schemas.get(schema)?.values ?? [];
  const operations = documents.flatMap(({model}) => model.operations);
  const given = operations.map((operation) => ({id: operation.id, codes: codesGivenBy(operation)}));
  const ends = endings(operations);
  return values.map(({value, title, description, facts}) => {
    const code = plainText(value);
    const status = facts['status'];
    const appearsIn = plainText(facts['appearsIn'] ?? 'response');
    const direct = given.filter(({codes}) => codes.has(code)).map(({id}) => id);
    const later = operations
      .filter((operation) => ends.get(plainText(operation.extensions['x-request-kind'] ?? ''))?.has(code))
      .map(({id}) => id);
    return {
      code,
      title: title ?? code,
      description: description ?? '',
      ...(typeof status === 'number' && {status}),
      appearsIn,
      retryable: facts['retryable'] === true,
      action: typeof facts['action'] === 'string' ? facts['action'] : '',
      url: url(code),
      operations: [...new Set([...direct, ...later])],
    };
  });
}

function codesGivenBy({responses}: Operation): ReadonlySet<string> {
  return new Set(
    responses
      .filter(({status}) => /^[45]|default/.test(status))
      .flatMap((response) => codesOf(response).map(({code}) => code)),
  );
}

/** Codes by the kind of request that they end, from the examples of requests that have an `error`. */
function endings(operations: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  for (const {responses} of operations) {
    for (const {value} of responses.flatMap(({media}) => media).flatMap(({examples}) => examples)) {
      if (typeof value === 'object' && value !== null && 'kind' in value && 'error' in value) {
        const {kind, error} = value;
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (typeof kind === 'string' && typeof code === 'string') {
          codes.set(kind, (codes.get(kind) ?? new Set()).add(code));
        }
      }
    }
  }
  return codes;
}
