import {isObject, toPlainText} from '@developer-docs/utils';
import {
  isErrorStatus,
  type ApiDocument,
  type EnumValue,
  type Example,
  type Markdown,
  type Operation,
  type Response,
} from '@developer-docs/openapi';

/** An API error code. */
export interface ErrorCatalogEntry {
  readonly code: string;
  readonly title: string;
  readonly description: Markdown;
  /** HTTP status. Absent if the code only appears in the result of a failed asynchronous request. */
  readonly status?: number;
  /** `response` for an HTTP error, `request` for the error of a failed asynchronous request. */
  readonly appearsIn: string;
  readonly retryable: boolean;
  /** Whether an asynchronous request can end with the code, unlike one that replaces its result later. */
  readonly isOutcome: boolean;
  /** What the client should do. */
  readonly action: Markdown;
  /** IDs of the operations that return the code, or whose asynchronous requests can end with it. */
  readonly operations: readonly string[];
}

/**
 * Builds the error catalog.
 *
 * @param enumValues - The error code schema's values.
 */
export function buildErrorCatalog(
  enumValues: readonly EnumValue[],
  documents: readonly ApiDocument[],
): ErrorCatalogEntry[] {
  const operations = documents.flatMap((document) => document.operations);
  const failureCodes = groupFailureCodesByRequestKind(operations);
  return enumValues.map(({value, title, description, metadata}) => {
    const code = toPlainText(value);
    const {status, appearsIn = 'response', retryable, action, isOutcome} = metadata;
    const asyncOperations = operations.filter(({extensions}) =>
      failureCodes.get(toPlainText(extensions['x-request-kind'] ?? ''))?.has(code),
    );
    return {
      code,
      title: title ?? code,
      description: description ?? '',
      ...(typeof status === 'number' && {status}),
      appearsIn: toPlainText(appearsIn),
      retryable: retryable === true,
      isOutcome: isOutcome !== false,
      action: typeof action === 'string' ? action : '',
      operations: [
        ...new Set([...findOperationsReturning(code, operations), ...asyncOperations].map((operation) => operation.id)),
      ],
    };
  });
}

/** Finds the operations that have an example of the code in an error response. */
export function findOperationsReturning(code: string, operations: readonly Operation[]): Operation[] {
  return operations.filter(({responses}) =>
    responses.some(
      (response) =>
        (isErrorStatus(response.status) || response.status === 'default') &&
        findErrorExamples(response).some((example) => example.code === code),
    ),
  );
}

/** Finds the examples of a response that contain an error code. */
export function findErrorExamples({content}: Response): {readonly code: string; readonly example: Example}[] {
  return content.flatMap(({examples}) =>
    examples.flatMap((example) => {
      const code = isObject(example.value) ? example.value['code'] : undefined;
      return typeof code === 'string' ? [{code, example}] : [];
    }),
  );
}

/** Groups the error codes in examples of failed asynchronous requests by request kind. */
function groupFailureCodesByRequestKind(operations: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const codesByKind = new Map<string, Set<string>>();
  const examples = operations.flatMap(({responses}) =>
    responses.flatMap(({content}) => content.flatMap((mediaType) => mediaType.examples)),
  );
  for (const {value} of examples) {
    const {kind, error} = isObject(value) ? value : {};
    const code = isObject(error) ? error['code'] : undefined;
    if (typeof kind === 'string' && typeof code === 'string') {
      codesByKind.set(kind, (codesByKind.get(kind) ?? new Set()).add(code));
    }
  }
  return codesByKind;
}
