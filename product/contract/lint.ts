import type {Oas3_1Schema, Oas3Rule} from '@redocly/openapi-core';
import {
  checkOpenApiFile,
  createValidityRules,
  type OpenApiFileOptions,
  type Problem,
} from '@developer-docs/openapi/node';
import {stringAt} from '@developer-docs/utils';

/** Limits a rule to the operations of the API, as opposed to webhooks. */
const inPaths = {subject: {type: 'Paths'}, assertions: {}};

/**
 * Requires headers in the responses with some statuses.
 *
 * @param statuses - Regular expression of statuses.
 * @param where - The operations that the rule applies to. Default: those of the API.
 */
const requireHeaders = (statuses: string, names: readonly string[], where: readonly object[] = [inPaths]) => ({
  where,
  subject: {type: 'Response', property: 'headers', matchParentKeys: statuses},
  assertions: {defined: true, schema: {required: names}},
  message: `The {{key}} response lacks headers: {{problems}}. Add them.`,
});

/**
 * The conventions in `product/README.md`, as configurable rules of Redocly.
 *
 * @param sessionOperations - IDs of the POST operations that create a session. They're safe to retry, so they don't need
 *   an `Idempotency-Key`.
 * @see https://redocly.com/docs/cli/rules/configurable-rules
 */
function createConventionRules(sessionOperations: readonly string[]) {
  const posts = {
    subject: {type: 'Operation', property: 'operationId', filterInParentKeys: ['post']},
    assertions: {notPattern: `/^(?:${sessionOperations.join('|')})$/`},
  };
  const deprecated = {subject: {type: 'Operation', property: 'deprecated'}, assertions: {defined: true, const: true}};
  return {
    'rule/rate-limit': {
      where: [inPaths],
      subject: {type: 'Operation', property: 'x-rate-limit'},
      assertions: {defined: true},
      message: 'The operation has no "x-rate-limit". Add "x-rate-limit: {limit, window, bucket}".',
    },
    'rule/rate-limit-response': {
      where: [inPaths],
      subject: {type: 'Operation', property: 'responses'},
      assertions: {schema: {required: ['429']}},
      message: 'The operation has a rate limit but no 429 response. Add it.',
    },
    'rule/idempotency-key': {
      where: [inPaths, posts],
      subject: {type: 'Operation', property: 'parameters'},
      assertions: {defined: true, schema: {contains: {properties: {name: {const: 'Idempotency-Key'}}}}},
      message:
        'The POST operation has no parameter "Idempotency-Key". Add the parameter, or add the operation to "sessionOperations".',
    },
    'rule/response-headers': requireHeaders('/./', ['Request-Id']),
    'rule/accepted-headers': requireHeaders('/^202$/', ['Location', 'Retry-After']),
    'rule/rate-limit-headers': requireHeaders('/^429$/', ['Retry-After']),
    'rule/idempotency-headers': requireHeaders('/^2/', ['Idempotent-Replayed'], [inPaths, posts]),
    // RFC 9745 and RFC 8594
    'rule/deprecation-headers': requireHeaders('/./', ['Deprecation', 'Sunset'], [inPaths, deprecated]),
    'rule/request-examples': {
      where: [inPaths, {subject: {type: 'RequestBody'}, assertions: {}}],
      subject: {type: 'MediaType', property: 'examples'},
      assertions: {defined: true, schema: {required: ['minimal', 'realistic']}},
      message: 'The request body lacks examples: {{problems}}. Add "minimal" and "realistic".',
    },
    'rule/error-examples': {
      where: [inPaths],
      subject: {type: 'Response', property: 'content', matchParentKeys: '/^[45]/'},
      assertions: {
        defined: true,
        schema: {required: ['application/problem+json']},
      },
      message:
        'The {{key}} response has no "application/problem+json". Add it, with an example for each error code that it can contain, whose key is the code.',
    },
    'rule/info-description': {
      subject: {type: 'Info', property: 'description'},
      assertions: {nonEmpty: true},
      message: 'The document has no description. Add "info.description".',
    },
    'rule/enum-values': {
      where: [{subject: {type: 'Schema'}, assertions: {required: ['type', 'enum']}}],
      subject: {type: 'Schema', property: 'x-values'},
      assertions: {defined: true, schema: {additionalProperties: {required: ['description']}}},
      message: 'Values lack descriptions: {{problems}}. Give each value an entry with a "description" in "x-values".',
    },
  };
}

/** Requires a description of each property, next to the reference or at its target. */
const propertyDescription: Oas3Rule = () => ({
  SchemaProperties(properties, context) {
    for (const [name, property] of Object.entries(properties as Readonly<Record<string, Oas3_1Schema>>)) {
      const target = context.resolve(property).node;
      if (!stringAt(property, 'description') && !stringAt(target, 'description')) {
        const {source, pointer} = context.location.child(name);
        context.report({
          message: `The property "${name}" has no description. Add a "description".`,
          location: {source, pointer, reportOnKey: true},
        });
      }
    }
  },
});

/** Redocly's own rules about what a document can lack, which aren't part of its strict rules. */
const builtInRules = [
  'operation-description',
  'operation-tag-defined',
  'parameter-description',
  'scalar-property-missing-example',
];

/**
 * Checks whether an OpenAPI document follows our conventions and Redocly's strict rules.
 *
 * @param sessionOperations - IDs of the POST operations that create a session.
 * @throws OpenApiError if a file can't be found or parsed.
 */
export function lintOpenApiFile(options: OpenApiFileOptions, sessionOperations: readonly string[]): Promise<Problem[]> {
  return checkOpenApiFile(options, {
    extends: ['recommended-strict'],
    plugins: [{id: 'contract', rules: {oas3: {'property-description': propertyDescription}}}],
    rules: {
      ...createValidityRules('error'),
      ...Object.fromEntries([...builtInRules, 'contract/property-description'].map((id) => [id, 'error'])),
      ...createConventionRules(sessionOperations),
    },
  });
}
