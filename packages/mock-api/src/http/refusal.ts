import type {Contract} from '../contract/contract';
import type {FieldError} from '../contract/field-errors';
import type {JsonObject} from '../contract/json';
import type {DeclaredResponse, Operation} from '../contract/operations';

/** An error answer of the contract, by its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param code - An error code that the operation declares.
   * @param about.detail - What went wrong this time; without it the sentence of the contract's example.
   * @param about.headers - Values of declared headers, such as `Retry-After`.
   */
  constructor(
    readonly code: string,
    readonly about: {
      readonly detail?: string;
      readonly errors?: readonly FieldError[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(about.detail ?? code);
  }
}

/** The declared response of an operation that can carry an error code. */
export function responseFor(operation: Operation, code: string): DeclaredResponse | undefined {
  return operation.responses.find(({status, examples}) => status >= 400 && code in examples);
}

/** The error codes that an operation declares. */
export function codesOf(operation: Operation): string[] {
  return operation.responses.filter(({status}) => status >= 400).flatMap(({examples}) => Object.keys(examples));
}

/**
 * The body of an error answer: the contract's example for this operation, with what differs this time.
 *
 * @throws Error when the operation does not declare the code: the mock and the contract disagree.
 */
export function problemBody(operation: Operation, refusal: Refusal, callId: string): JsonObject {
  const {code, about} = refusal;
  const example = responseFor(operation, code)?.examples[code];
  if (example === undefined) {
    throw new Error(`${operation.id} does not declare the error code "${code}", and the mock gives it.`);
  }
  return {
    ...example,
    ...(about.detail !== undefined && {detail: about.detail}),
    callId,
    ...(about.errors && {errors: about.errors}),
  };
}

/**
 * The `error` of a request that ended without a result: from an example of the contract when there is one with this
 * kind and code, otherwise from the catalogue.
 */
export function requestError(contract: Contract, kind: string, code: string): JsonObject {
  const example = contract.exampleNames
    .filter((name) => name.startsWith(`${kind}-failed`))
    .map((name) => contract.example(name).error as JsonObject)
    .find((error) => error.code === code);
  if (example !== undefined) {
    return example;
  }
  const facts = contract.values('error-codes#ErrorCode')[code] ?? {};
  const {type} = contract.example('designs-expired').error as {type: string};
  return {
    type: type.replace(/#.*$/, `#error-${code.replaceAll('_', '-')}`),
    title: facts.title,
    detail: facts.description,
    code,
    retryable: facts.retryable,
  };
}
