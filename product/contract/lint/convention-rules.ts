import type {
  Oas3Example,
  Oas3Operation,
  Oas3Parameter,
  Oas3PathItem,
  Oas3Rule,
  UserContext,
} from '@redocly/openapi-core';
import {
  arrayAt,
  createEntryId,
  entriesAt,
  isObject,
  objectAt,
  stringAt,
  type JsonObject,
} from '@developer-docs/internal';
import {isErrorStatus} from '@developer-docs/openapi';
import {redocly} from '@developer-docs/openapi/node';
import {inOperations, report} from './context';

/** What the conventions depend on. */
export interface Conventions {
  /**
   * IDs of the POST operations that create a session. They're safe to retry, so they don't need an `Idempotency-Key`.
   */
  readonly sessionOperations: readonly string[];
  /** The error catalog: the `x-values` of the error code schema. */
  readonly errorCodes: JsonObject;
}

/** The objects around a visited object. */
interface Parents {
  readonly PathItem: Oas3PathItem;
  readonly Operation: Oas3Operation;
}

const problemMediaType = 'application/problem+json';

/** Creates the rules for the conventions in `product/README.md`. */
export const createConventionRules = ({sessionOperations, errorCodes}: Conventions): Record<string, Oas3Rule> => ({
  'rate-limit': () =>
    inOperations((operation, context) => {
      if (entriesAt(operation, 'x-rate-limit').length === 0) {
        report(context, 'The operation has no "x-rate-limit". Add "x-rate-limit: {limit, window, bucket}".');
      } else if (objectAt(operation, 'responses')['429'] === undefined) {
        report(
          context,
          'The operation has a rate limit but no 429 response. Add a 429 response with a "Retry-After" header.',
          context.location.child('responses'),
        );
      }
    }),

  'idempotency-key': () =>
    inOperations((operation, context, {PathItem}: Parents) => {
      const isAccepted = listParameters(operation, PathItem, context).some(
        (parameter) => parameter?.name === 'Idempotency-Key' && parameter.in === 'header',
      );
      if (needsIdempotencyKey(operation, PathItem, sessionOperations) && !isAccepted) {
        report(
          context,
          'The POST operation has no parameter "Idempotency-Key". Add the parameter, or add the operation to "sessionOperations".',
        );
      }
    }),

  'response-headers': () =>
    inOperations({
      Response(response, context, {PathItem, Operation}: Parents) {
        const headers = objectAt(response, 'headers');
        const status = String(context.key);
        const requiredHeaders = [
          'Request-Id',
          ...(status === '202' ? ['Location', 'Retry-After'] : []),
          ...(status === '429' ? ['Retry-After'] : []),
          // RFC 9745 and RFC 8594
          ...(Operation.deprecated ? ['Deprecation', 'Sunset'] : []),
          ...(status.startsWith('2') && needsIdempotencyKey(Operation, PathItem, sessionOperations)
            ? ['Idempotent-Replayed']
            : []),
        ];
        for (const name of requiredHeaders.filter((name) => headers[name] === undefined)) {
          report(context, `The ${status} response has no header "${name}". Add "${name}" to its "headers".`);
        }
      },
    }),

  'request-examples': () =>
    inOperations({
      RequestBody: {
        MediaType(mediaType, context) {
          const examples = objectAt(mediaType, 'examples');
          for (const name of ['minimal', 'realistic'].filter((name) => examples[name] === undefined)) {
            report(context, `The request body has no example "${name}". Add "${name}" to its "examples".`);
          }
        },
      },
    }),

  'error-examples': () =>
    inOperations({
      Response(response, context) {
        const status = String(context.key);
        if (!isErrorStatus(status)) {
          return;
        }
        const examples = entriesAt(objectAt(response, 'content')[problemMediaType], 'examples');
        if (examples.length === 0) {
          report(
            context,
            `The ${status} response has no example under "${problemMediaType}". Add an example for each error code that it can contain, with the code as its key.`,
          );
        }
        for (const [code, example] of examples) {
          const location = context.location.child(['content', problemMediaType, 'examples', code]);
          const target = context.resolve(example as Oas3Example);
          for (const message of findMismatches(code, objectAt(target.node, 'value'), status, errorCodes)) {
            report(context, message, redocly.isRef(example) ? target.location : location);
          }
        }
      },
    }),

  'mentioned-error-codes': () => {
    let exampleNames = new Set<string>();
    return inOperations({
      enter() {
        exampleNames = new Set();
      },
      // Redocly visits the examples of a shared response only in the first operation that uses it.
      Response(response) {
        for (const name of entriesAt(response, 'content').flatMap(([, mediaType]) =>
          Object.keys(objectAt(mediaType, 'examples')),
        )) {
          exampleNames.add(name);
        }
      },
      leave(operation, context, {PathItem}: Parents) {
        const text = JSON.stringify([
          PathItem.description,
          Object.entries({...operation}).filter(([key]) => key === 'description' || key.startsWith('x-')),
          stringAt(context.resolve(objectAt(operation, 'requestBody')).node, 'description'),
          listParameters(operation, PathItem, context).map((parameter) => parameter?.description),
        ]);
        for (const [code, entry] of Object.entries(errorCodes)) {
          const isMentioned = stringAt(entry, 'appearsIn') === 'response' && text.includes(`\`${code}\``);
          if (isMentioned && !exampleNames.has(code)) {
            report(
              context,
              `The operation mentions the error "${code}" but has no example for it. Add the example "${code}" to the response with its status, or remove the mention.`,
            );
          }
        }
      },
    });
  },

  'enum-values': () => ({
    Schema(schema, context) {
      const values = arrayAt(schema, 'enum');
      if (values.length === 0 || schema.type !== 'string') {
        return;
      }
      const descriptions = entriesAt(schema, 'x-values');
      const fix = 'Give each value an entry with a "description" in "x-values", in the order of "enum".';
      if (JSON.stringify(values) !== JSON.stringify(descriptions.map(([name]) => name))) {
        report(context, `"enum" and "x-values" have different values or a different order. ${fix}`);
      }
      for (const [name] of descriptions.filter(([, value]) => !stringAt(value, 'description'))) {
        report(context, `The value "${name}" has no description. ${fix}`, context.location.child(['x-values', name]));
      }
    },
  }),
});

/** Returns whether an operation must accept an `Idempotency-Key`. */
const needsIdempotencyKey = (operation: Oas3Operation, pathItem: Oas3PathItem, sessionOperations: readonly string[]) =>
  operation === pathItem.post && !sessionOperations.includes(stringAt(operation, 'operationId') ?? '');

const listParameters = (operation: Oas3Operation, pathItem: Oas3PathItem, {resolve}: UserContext) =>
  [...arrayAt(pathItem, 'parameters'), ...arrayAt(operation, 'parameters')].map(
    (parameter) => resolve(parameter as Oas3Parameter).node,
  );

/** Compares an example of an error with the error catalog. */
function findMismatches(code: string, problem: JsonObject, status: string, errorCodes: JsonObject): string[] {
  const entry = errorCodes[code];
  if (!isObject(entry) || problem['code'] !== code) {
    return [
      `The example key "${code}" isn't the example's "code", or isn't in the error catalog. Use the example's "code" as its key, and add the code to the error code schema.`,
    ];
  }
  const fields = ['title', 'status', 'retryable'].filter((key) => problem[key] !== entry[key]);
  const hasType = (stringAt(problem, 'type') ?? '').endsWith(`#${createEntryId('error', code)}`);
  const hasStatus = entry['status'] === Number(status);
  return [...fields, ...(hasType ? [] : ['type']), ...(hasStatus ? [] : [`response ${status}`])].map(
    (field) =>
      `The example "${code}" differs from the error catalog: ${field}. Change the example or the catalog. "type" must end with "#error-" and the code with hyphens.`,
  );
}
