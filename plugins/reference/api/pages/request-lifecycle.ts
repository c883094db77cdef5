import {isObject, type ApiDocument, type Example, type Operation} from '../../../contract';

/** The statuses of an asynchronous request for which examples are shown, in order. */
const shownStatuses = ['queued', 'running', 'succeeded', 'failed'];

/**
 * Finds examples of the asynchronous request that an operation creates: those whose `kind` is the operation's
 * `x-request-kind`, the first one for each status.
 */
export function findLifecycleExamples(operation: Operation, documents: readonly ApiDocument[]): Example[] {
  const requestKind = operation.extensions['x-request-kind'];
  if (typeof requestKind !== 'string') {
    return [];
  }
  const examples = documents.flatMap(({operations}) =>
    operations.flatMap(({responses}) =>
      responses.flatMap(({content}) => content.flatMap((mediaType) => mediaType.examples)),
    ),
  );
  return shownStatuses.flatMap(
    (status) =>
      examples.find(({value}) => isObject(value) && value['kind'] === requestKind && value['status'] === status) ?? [],
  );
}
