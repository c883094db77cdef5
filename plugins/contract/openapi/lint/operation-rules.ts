import {isObject, stringAt, toPointer, type JsonObject} from '@developer-docs/json';
import {createEntryId} from '@developer-docs/text';
import type {ApiDocument, Operation, Response} from '../model/types';
import type {Finding} from './finding';

/** Options for the operation rules. */
export interface OperationRuleOptions {
  /**
   * IDs of the POST operations that create a session. They're safe to retry, so they don't need an `Idempotency-Key`.
   */
  readonly sessionOperations: readonly string[];
}

/** The `ErrorCode` schema's `x-values`, by error code. */
type ErrorCodes = Readonly<Record<string, JsonObject>>;

const problemMediaType = 'application/problem+json';

/** Checks the operations of a document against the rules in `contract/README.md`. */
export function lintOperations(document: ApiDocument, options: OperationRuleOptions): Finding[] {
  const errorCodes: ErrorCodes = Object.fromEntries(
    (document.schemas.get('ErrorCode')?.enumValues ?? []).map(({value, title, description, metadata}) => [
      String(value),
      {...metadata, ...(title !== undefined && {title}), ...(description !== undefined && {description})},
    ]),
  );
  return document.operations.flatMap((operation) => [
    ...checkRateLimit(operation),
    ...checkDeprecation(operation),
    ...checkIdempotencyKey(operation, options),
    ...checkRequestExamples(operation),
    ...operation.responses.flatMap((response) => [
      ...checkResponseHeaders(response),
      ...checkErrorExamples(response, errorCodes),
    ]),
    ...checkMentionedErrorCodes(operation, errorCodes),
  ]);
}

function checkRateLimit({extensions, pointer, responses}: Operation): Finding[] {
  if (!isObject(extensions['x-rate-limit'])) {
    return [
      {pointer, problem: 'The operation has no "x-rate-limit".', fix: 'Add "x-rate-limit: {limit, window, bucket}".'},
    ];
  }
  const tooManyRequests = responses.find(({status}) => status === '429');
  if (tooManyRequests === undefined) {
    return [
      {
        pointer: pointer + toPointer('responses'),
        problem: 'The operation has a rate limit but no 429 response.',
        fix: 'Add a 429 response with a "Retry-After" header.',
      },
    ];
  }
  return requireHeader(tooManyRequests, 'Retry-After');
}

/** Requires the headers for deprecated operations in every response (RFC 9745 and RFC 8594). */
function checkDeprecation({isDeprecated, responses}: Operation): Finding[] {
  return isDeprecated
    ? responses.flatMap((response) => ['Deprecation', 'Sunset'].flatMap((name) => requireHeader(response, name)))
    : [];
}

function requireHeader({status, headers, pointer}: Response, name: string): Finding[] {
  return headers.some((header) => header.name === name)
    ? []
    : [{pointer, problem: `The ${status} response has no header "${name}".`, fix: `Add "${name}" to its "headers".`}];
}

function checkResponseHeaders(response: Response): Finding[] {
  const names = response.status === '202' ? ['Request-Id', 'Location', 'Retry-After'] : ['Request-Id'];
  return names.flatMap((name) => requireHeader(response, name));
}

function checkIdempotencyKey(operation: Operation, {sessionOperations}: OperationRuleOptions): Finding[] {
  const {id, method, parameters, responses, pointer} = operation;
  if (method !== 'post' || sessionOperations.includes(id)) {
    return [];
  }
  return parameters.some((parameter) => parameter.name === 'Idempotency-Key' && parameter.in === 'header')
    ? responses
        .filter(({status}) => status.startsWith('2'))
        .flatMap((response) => requireHeader(response, 'Idempotent-Replayed'))
    : [
        {
          pointer,
          problem: 'The POST operation has no parameter "Idempotency-Key".',
          fix: 'Add the parameter, or add the operation to "sessionOperations".',
        },
      ];
}

function checkRequestExamples({method, requestBody}: Operation): Finding[] {
  if (!['post', 'put', 'patch'].includes(method) || requestBody === undefined) {
    return [];
  }
  return requestBody.content.flatMap(({examples, pointer}) =>
    ['minimal', 'realistic']
      .filter((name) => !examples.some((example) => example.name === name))
      .map((name) => ({
        pointer,
        problem: `The request body has no example "${name}".`,
        fix: `Add "${name}" to its "examples".`,
      })),
  );
}

function checkErrorExamples({status, content, pointer}: Response, errorCodes: ErrorCodes): Finding[] {
  if (!/^[45]/.test(status)) {
    return [];
  }
  const examples = (content.find(({type}) => type === problemMediaType)?.examples ?? []).filter(
    ({isGenerated}) => !isGenerated,
  );
  if (examples.length === 0) {
    return [
      {
        pointer,
        problem: `The ${status} response has no example under "${problemMediaType}".`,
        fix: 'Add an example for each error code that it can contain, with the code as its key.',
      },
    ];
  }
  return examples.flatMap((example): Finding[] => {
    const {name} = example;
    const value = isObject(example.value) ? example.value : {};
    const entry = errorCodes[name];
    if (entry === undefined || value['code'] !== name) {
      return [
        {
          pointer: example.pointer,
          problem: `The example key "${name}" isn't the example's "code", or isn't in the error catalog.`,
          fix: `Use the example's "code" as its key, and add the code to the ErrorCode schema.`,
        },
      ];
    }
    const mismatches = ['title', 'status', 'retryable'].filter((key) => value[key] !== entry[key]);
    if (!(stringAt(value, 'type') ?? '').endsWith(`#${createEntryId('error', name)}`)) {
      mismatches.push('type');
    }
    if (entry['status'] !== Number(status)) {
      mismatches.push(`response ${status}`);
    }
    return mismatches.map((mismatch) => ({
      pointer: example.pointer,
      problem: `The example "${name}" differs from the error catalog: ${mismatch}.`,
      fix: 'Change the example or the entry in ErrorCode. "type" must end with "#error-" and the code with hyphens.',
    }));
  });
}

/** Requires an example of each HTTP error code that an operation's descriptions mention. */
function checkMentionedErrorCodes(operation: Operation, errorCodes: ErrorCodes): Finding[] {
  const {description, extensions, parameters, responses, requestBody, pointer} = operation;
  const exampleNames = new Set(
    responses.flatMap(({content}) => content.flatMap(({examples}) => examples.map(({name}) => name))),
  );
  const text = JSON.stringify([
    description,
    extensions,
    requestBody?.description,
    parameters.map((parameter) => parameter.description),
  ]);
  return Object.entries(errorCodes)
    .filter(
      ([code, {appearsIn}]) => appearsIn === 'response' && text.includes(`\`${code}\``) && !exampleNames.has(code),
    )
    .map(([code]) => ({
      pointer,
      problem: `The operation mentions the error "${code}" but has no example for it.`,
      fix: `Add the example "${code}" to the response with its status, or remove the mention.`,
    }));
}
