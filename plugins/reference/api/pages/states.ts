import type {ApiDocument, Example, Operation} from '../../../contract/openapi/model/types';

/** The states in which a request is shown, in their order. */
const shownStates = ['queued', 'running', 'succeeded', 'failed'];

/**
 * Examples of the request that an operation creates, as it goes on: those whose `kind` is the operation's `x-request-kind`,
 * the first of each `status`.
 */
export function statesOf(operation: Operation, documents: readonly {readonly model: ApiDocument}[]): Example[] {
  const kind = operation.extensions['x-request-kind'];
  if (typeof kind !== 'string') {
    return [];
  }
  const examples = documents
    .flatMap(({model}) => model.operations)
    .flatMap(({responses}) => responses)
    .flatMap(({media}) => media)
    .flatMap((media) => media.examples);
  return shownStates.flatMap(
    (status) => examples.find(({value}) => has(value, 'kind', kind) && has(value, 'status', status)) ?? [],
  );
}

function has(value: Example['value'], key: string, wanted: string): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    key in value &&
    (value as Readonly<Record<string, unknown>>)[key] === wanted
  );
}
