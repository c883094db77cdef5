import type {Contract} from './contract/contract';
import {isObject, type JsonObject} from './contract/json';
import type {Operation, ResponseDeclaration} from './contract/operations';
import type {FieldError} from './validation/field-errors';

interface ProblemOptions {
  /** What went wrong in this call. Without it, the problem has the detail of the contract's example. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Additional headers, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends the processing of a call with an error response of the contract. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /** @param code - An error code that the operation declares. */
  constructor(
    readonly code: string,
    readonly options: ProblemOptions = {},
  ) {
    super(options.detail ?? code);
  }
}

/** A `validation_failed` problem whose detail counts the errors. */
export function validationError(errors: readonly FieldError[]): ProblemError {
  const noun = errors.every(({parameter}) => parameter !== undefined) ? 'parameter' : 'field';
  const detail = errors.length === 1 ? `1 ${noun} is invalid.` : `${errors.length} ${noun}s are invalid.`;
  return new ProblemError('validation_failed', {detail, errors});
}

/** The error response of an operation that declares an error code. */
export function findResponse(operation: Operation, code: string): ResponseDeclaration | undefined {
  return operation.responses.find(({status, examples}) => status >= 400 && code in examples);
}

/** The error codes that an operation declares. */
export function declaredCodes(operation: Operation): string[] {
  return operation.responses.filter(({status}) => status >= 400).flatMap(({examples}) => Object.keys(examples));
}

/**
 * The body of an error response: the contract's example for this operation and code, with the details of this call.
 *
 * @throws Error when the operation doesn't declare the code, which is a defect of the mock.
 */
export function problemBody(operation: Operation, {code, options}: ProblemError, callId: string): JsonObject {
  const example = findResponse(operation, code)?.examples[code];
  if (example === undefined) {
    throw new Error(`${operation.id} doesn't declare the error code "${code}". Add an example with this key.`);
  }
  return {
    ...example,
    ...(options.detail !== undefined && {detail: options.detail}),
    ...('callId' in example ? {callId} : {requestId: callId}),
    ...(options.errors && {errors: options.errors}),
  };
}

/**
 * A problem outside of every operation, such as an unknown path. Its title and type are those of the error catalog when
 * the contract declares the code there.
 */
export function routeProblem(
  contract: Contract,
  {status, code, detail, callId}: {status: number; code: string; detail: string; callId: string},
): JsonObject {
  const catalog = contract.hasSchema('ErrorCode') ? contract.enumValues('ErrorCode')[code] : undefined;
  const properties = contract.hasSchema('Problem') ? contract.schema('Problem').properties : undefined;
  const hasCallId = isObject(properties) && 'callId' in properties;
  return {
    type: catalog === undefined ? 'about:blank' : problemType(contract, code),
    title: catalog?.title ?? (status === 404 ? 'Route not found' : 'Method not allowed'),
    status,
    detail,
    code,
    [hasCallId ? 'callId' : 'requestId']: callId,
    retryable: catalog?.retryable ?? false,
  };
}

/** The `type` of a problem: the URL of its entry in the error catalog. */
function problemType(contract: Contract, code: string): string {
  const template = contract.operations
    .flatMap(({responses}) =>
      responses.filter(({status}) => status >= 400).flatMap(({examples}) => Object.values(examples)),
    )
    .map(({type}) => type)
    .find((type): type is string => typeof type === 'string' && type.includes('#'));
  return template?.replace(/#.*$/, `#error-${code.replaceAll('_', '-')}`) ?? 'about:blank';
}

/**
 * The `error` of an asynchronous request that failed: the contract's example for this kind and code, or an error from
 * the catalog's entry.
 */
export function requestError(contract: Contract, kind: string, code: string): JsonObject {
  const example = contract.exampleNames
    .filter((name) => name.startsWith(`${kind}-failed`))
    .map((name) => contract.example(name).error as JsonObject)
    .find((error) => error.code === code);
  if (example !== undefined) {
    return example;
  }
  const entry = contract.enumValues('ErrorCode')[code] ?? {};
  return {
    type: problemType(contract, code),
    title: entry.title,
    detail: entry.description,
    code,
    retryable: entry.retryable,
  };
}
