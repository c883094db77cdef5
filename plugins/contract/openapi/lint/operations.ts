import {listAt, objectAt, pointerTo, textAt, type RawDocument} from '../model/raw';
import type {JsonObject} from '../model/types';
import {operationsOf, place, placesIn, type Finding, type Placed, type PlacedOperation} from './finding';

/** What the rules for operations cannot read from the document. */
export interface OperationRules {
  /** `operationId` of each POST that creates a session: repeating it is harmless, so it takes no `Idempotency-Key`. */
  readonly sessions: readonly string[];
}

/** Checks the operations of a bundled document against the rules in `contract/README.md`. */
export function lintOperations(document: RawDocument, rules: OperationRules): Finding[] {
  const catalogue =
    objectAt(
      objectAt(objectAt(objectAt(document.root, 'components') ?? {}, 'schemas') ?? {}, 'ErrorCode') ?? {},
      'x-values',
    ) ?? {};
  return operationsOf(document, 'paths').flatMap((operation) => [
    ...rateLimit(document, operation),
    ...deprecation(document, operation),
    ...idempotencyKey(document, operation, rules),
    ...bodyExamples(document, operation),
    ...placesIn(document, operation, 'responses').flatMap(([status, response]) => [
      ...responseHeaders(status, response),
      ...problems(document, status, response, catalogue),
    ]),
    ...namedCodes(document, operation, catalogue),
  ]);
}

function rateLimit(document: RawDocument, operation: PlacedOperation): Finding[] {
  const {raw, pointer} = operation;
  if (objectAt(raw, 'x-rate-limit') === undefined) {
    return [
      {pointer, problem: 'The operation has no "x-rate-limit".', cure: 'Add "x-rate-limit: {limit, window, bucket}".'},
    ];
  }
  const refusal = placesIn(document, operation, 'responses').find(([status]) => status === '429')?.[1];
  if (refusal === undefined) {
    return [
      {
        pointer: pointerTo(pointer, 'responses'),
        problem: 'The operation has a rate limit and no response 429.',
        cure: 'Add the response 429 with the header "Retry-After".',
      },
    ];
  }
  return missingHeader(refusal, '429', 'Retry-After');
}

/** A deprecated operation says in each answer since when, and when it ends. */
function deprecation(document: RawDocument, operation: PlacedOperation): Finding[] {
  return operation.raw.deprecated !== true
    ? []
    : placesIn(document, operation, 'responses').flatMap(([status, response]) =>
        ['Deprecation', 'Sunset'].flatMap((name) => missingHeader(response, status, name)),
      );
}

function missingHeader({raw, pointer}: Placed, status: string, header: string): Finding[] {
  return objectAt(raw, 'headers')?.[header] === undefined
    ? [
        {
          pointer,
          problem: `The response ${status} has no header "${header}".`,
          cure: `Add "${header}" to its "headers".`,
        },
      ]
    : [];
}

function responseHeaders(status: string, response: Placed): Finding[] {
  const names = status === '202' ? ['Request-Id', 'Location', 'Retry-After'] : ['Request-Id'];
  return names.flatMap((name) => missingHeader(response, status, name));
}

function idempotencyKey(document: RawDocument, operation: PlacedOperation, rules: OperationRules): Finding[] {
  const {method, raw, item, pointer} = operation;
  if (method !== 'post' || rules.sessions.includes(textAt(raw, 'operationId') ?? '')) {
    return [];
  }
  const parameters = [...listAt(item.raw, 'parameters'), ...listAt(raw, 'parameters')].map((value) =>
    document.resolve(value),
  );
  return parameters.some((parameter) => parameter.name === 'Idempotency-Key' && parameter.in === 'header')
    ? placesIn(document, operation, 'responses')
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, response]) => missingHeader(response, status, 'Idempotent-Replayed'))
    : [
        {
          pointer,
          problem: 'The POST takes no "Idempotency-Key".',
          cure: 'Add the parameter "Idempotency-Key", or name the operation among those that create a session.',
        },
      ];
}

function bodyExamples(document: RawDocument, operation: PlacedOperation): Finding[] {
  if (!['post', 'put', 'patch'].includes(operation.method) || operation.raw.requestBody === undefined) {
    return [];
  }
  const body = place(document, operation.raw.requestBody, pointerTo(operation.pointer, 'requestBody'));
  return placesIn(document, body, 'content').flatMap(([, media]) =>
    ['minimal', 'realistic']
      .filter((name) => objectAt(media.raw, 'examples')?.[name] === undefined)
      .map((name) => ({
        pointer: media.pointer,
        problem: `The body has no example "${name}".`,
        cure: `Add "${name}" to its "examples".`,
      })),
  );
}

const problemType = 'application/problem+json';

function problems(document: RawDocument, status: string, response: Placed, catalogue: JsonObject): Finding[] {
  if (!/^[45]/.test(status)) {
    return [];
  }
  const media = placesIn(document, response, 'content').find(([type]) => type === problemType)?.[1];
  const examples = media === undefined ? [] : placesIn(document, media, 'examples');
  if (examples.length === 0) {
    return [
      {
        pointer: response.pointer,
        problem: `The response ${status} has no example under "${problemType}".`,
        cure: 'Add an example for each error code that it can give; its key is the code.',
      },
    ];
  }
  return examples.flatMap(([key, {raw, pointer}]) => {
    const value = objectAt(raw, 'value') ?? {};
    const entry = objectAt(catalogue, key);
    if (entry === undefined || value.code !== key) {
      return [
        {
          pointer,
          problem: `The key "${key}" of the example is not its code of the error catalogue.`,
          cure: 'Name the example by its "code", and add the code to the schema ErrorCode.',
        },
      ];
    }
    const wrong = ['title', 'status', 'retryable'].filter((fact) => value[fact] !== entry[fact]);
    if (!(textAt(value, 'type') ?? '').endsWith(`#error-${key.replaceAll('_', '-')}`)) {
      wrong.push('type');
    }
    if (entry.status !== Number(status)) {
      wrong.push(`response ${status}`);
    }
    return wrong.map((fact) => ({
      pointer,
      problem: `The example "${key}" disagrees with the error catalogue: ${fact}.`,
      cure: 'Make the example and the entry in ErrorCode the same; "type" ends with "#error-" and the code with hyphens.',
    }));
  });
}

/** Codes of HTTP errors that the operation's own words name need an example. */
function namedCodes(document: RawDocument, operation: PlacedOperation, catalogue: JsonObject): Finding[] {
  const {responses, ...rest} = operation.raw;
  const given = new Set(
    placesIn(document, {pointer: operation.pointer, raw: {responses: responses ?? {}}}, 'responses').flatMap(
      ([, response]) =>
        placesIn(document, response, 'content').flatMap(([, media]) =>
          Object.keys(objectAt(media.raw, 'examples') ?? {}),
        ),
    ),
  );
  const words = JSON.stringify(rest);
  return Object.keys(catalogue)
    .filter(
      (code) =>
        objectAt(catalogue, code)?.appearsIn === 'response' && words.includes(`\`${code}\``) && !given.has(code),
    )
    .map((code) => ({
      pointer: operation.pointer,
      problem: `The operation names the error "${code}" and has no example of it.`,
      cure: `Add the example "${code}" to the response with its status, or do not name the code.`,
    }));
}
