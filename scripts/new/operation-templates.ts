import {toTitle} from './names';
import {descriptionPlaceholder} from './page';

/** Converts `get-user-usage` to `getUserUsage`. */
export const toCamelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Converts `get-user-usage` to `GetUserUsage`. */
const toPascalCase = (name: string) => toCamelCase(`-${name}`);

/** The values that are inserted into the templates of an operation. */
export interface DraftedOperation {
  /** Name in kebab case, which is also the name of the files. */
  readonly name: string;
  /** Operation ID in camel case. */
  readonly id: string;
  /** A key of `methods`. */
  readonly method: string;
  /** A key of `pathParameters`, if the path has a parameter. */
  readonly parameter: string | undefined;
  /** Names of the error responses for missing or insufficient credentials, by status. */
  readonly authErrors: Readonly<Record<number, string>>;
  /** Who can call the operation, and with which credential. */
  readonly callers: string;
}

/** Texts that depend on the HTTP method, as YAML. */
export const methods: Readonly<Record<string, {retries: string; sideEffects: string}>> = {
  get: {retries: 'Safe to retry. It changes nothing.', sideEffects: 'None.'},
  post: {
    retries: `'Retry it with the same \`Idempotency-Key\`. WRITE: what a retry without a key does.'`,
    sideEffects: `'WRITE: the changes that the operation makes, one sentence each.'`,
  },
  put: {
    retries: `'Safe to retry. WRITE: what a second request with the same body does.'`,
    sideEffects: `'WRITE: the data that the operation replaces, one sentence each.'`,
  },
  delete: {
    retries: `'Safe to retry. WRITE: what a second request returns. It must be a success response.'`,
    sideEffects: `'WRITE: the data that the operation deletes and the data that it keeps, one sentence each.'`,
  },
};

/**
 * What depends on the path parameter: the errors it can cause, and the function of the mock API that finds the
 * resource.
 */
export const pathParameters: Readonly<
  Record<string, {component: string; errors: Readonly<Record<number, string>>; findResource: string; module: string}>
> = {
  userId: {
    component: 'UserId',
    errors: {404: 'UserNotFound'},
    findResource: 'requireAccessibleUser',
    module: './requests',
  },
  requestId: {
    component: 'RequestId',
    errors: {404: 'RequestNotFound'},
    findResource: 'requireRequest',
    module: './requests',
  },
  designId: {
    component: 'DesignId',
    errors: {404: 'DesignNotFound', 410: 'DesignExpired'},
    findResource: 'requireDesign',
    module: './variants',
  },
};

/** Renders the templates of all files of an operation. */
export function renderOperation(operation: DraftedOperation) {
  const {name, id, method} = operation;
  const hasRequestBody = method === 'post' || method === 'put';
  return {
    hasRequestBody,
    /** @param document - Text of the OpenAPI document. Its first tag and operation are the defaults in the draft. */
    operation: (document: string) => operationTemplate(document, operation, hasRequestBody),
    response: responseTemplate(name, method),
    schemas: `${hasRequestBody ? requestSchemaTemplate(name) : `# The response of ${id}.\n`}${responseSchemaTemplate(name)}`,
    examples: `${hasRequestBody ? requestExamples : ''}${responseExample}`,
    validationError: validationErrorTemplate(name, method),
    problemExample: problemExampleTemplate(name),
    page: pageTemplate(name, id),
    handler: handlerTemplate(operation),
  };
}

const header = (name: string, component = name) => `    ${name}:\n      $ref: 'headers.yaml#/${component}'\n`;
const replayedHeader = (method: string) =>
  method === 'post' ? header('Idempotent-Replayed', 'IdempotentReplayed') : '';

function operationTemplate(document: string, operation: DraftedOperation, hasRequestBody: boolean): string {
  const {name, id, method, parameter, authErrors, callers} = operation;
  const [, tag = ''] = /^tags:\n {2}- name: (.*)$/m.exec(document) ?? [];
  const [, otherOperation = ''] = /operationId: (\w+)/.exec(document) ?? [];
  const isPost = method === 'post';
  const pathParameter = parameter === undefined ? undefined : pathParameters[parameter];
  const parameters = [...(pathParameter ? [pathParameter.component] : []), ...(isPost ? ['IdempotencyKey'] : [])];
  // The statuses don't need to be sorted: integer keys of objects are in ascending order.
  const errors = {
    ...authErrors,
    ...pathParameter?.errors,
    ...(hasRequestBody && {
      400: 'MalformedBody',
      413: 'BodyTooLarge',
      415: 'UnsupportedMediaType',
      422: `Invalid${toPascalCase(name)}`,
    }),
    ...(isPost && {409: 'KeyInUse'}),
    429: 'RateLimited',
    500: 'InternalError',
    503: 'ServiceUnavailable',
  };
  return `    ${method}:
      operationId: ${id}
      tags: [${tag}]
      summary: 'WRITE: the page title, starting with a verb'
      description: 'WRITE: what the operation does and returns, in one or two sentences.'
      x-use-when: 'WRITE: when to use this operation.'
      x-use-instead:
        - operation: ${otherOperation}
          when: 'WRITE: when to use another operation, and replace the operation ID above.'
      x-callers: ${callers}
      x-rate-limit: {limit: 60, window: 60, bucket: ${authErrors[403] === undefined ? 'user' : 'account'}}
      x-repeat: ${methods[method]?.retries ?? ''}
      x-side-effects:
        - ${methods[method]?.sideEffects ?? ''}
${hasRequestBody ? `      x-limits: [${isPost ? 'idempotency-window, ' : ''}body-size]\n` : ''}${
    parameters.length > 0
      ? `      parameters:\n${parameters.map((component) => `        - $ref: components/parameters.yaml#/${component}\n`).join('')}`
      : ''
  }${hasRequestBody ? requestBodyTemplate(name) : ''}      responses:
        '200':
          $ref: components/responses.yaml#/${toPascalCase(name)}Response
${Object.entries(errors)
  .map(([status, error]) => `        '${status}':\n          $ref: components/error-responses.yaml#/${error}\n`)
  .join('')}`;
}

const requestBodyTemplate = (name: string) => `      requestBody:
        required: true
        description: 'WRITE: a description of the request body, in one sentence.'
        content:
          application/json:
            schema:
              $ref: components/${name}.yaml#/${toPascalCase(name)}Input
            examples:
              minimal:
                $ref: components/examples/${name}.yaml#/minimal
              realistic:
                $ref: components/examples/${name}.yaml#/realistic
`;

const responseTemplate = (name: string, method: string) => `
${toPascalCase(name)}Response:
  description: 'WRITE: a description of the response, in one sentence.'
  headers:
${header('Request-Id', 'RequestIdHeader')}${replayedHeader(method)}${header('RateLimit')}${header('RateLimit-Policy', 'RateLimitPolicy')}  content:
    application/json:
      schema:
        $ref: '${name}.yaml#/${toPascalCase(name)}Result'
      examples:
        done:
          $ref: 'examples/${name}.yaml#/done'
`;

const firstField = `    name:
      type: string
      minLength: 1
      maxLength: 80
      description: 'WRITE: a description of the field.'
      examples: [Spring tastings]
`;

const requestSchemaTemplate = (name: string) => `# The request body and the response of ${toCamelCase(name)}.

${toPascalCase(name)}Input:
  title: ${toTitle(name)} input
  description: 'WRITE: a description of the request body.'
  type: object
  required: [name]
  additionalProperties: false
  properties:
${firstField}    note:
      type: string
      minLength: 1
      maxLength: 200
      description: 'WRITE: a description of the optional field.'
      examples: [For the spring menu]
`;

const responseSchemaTemplate = (name: string) => `
${toPascalCase(name)}Result:
  title: ${toTitle(name)} result
  description: 'WRITE: a description of the response.'
  type: object
  required: [name]
  properties:
${firstField}`;

const requestExamples = `minimal:
  summary: Minimal
  description: 'WRITE: what this minimal request does.'
  value:
    name: Spring tastings

realistic:
  summary: Realistic
  description: 'WRITE: what this request does, and how it differs from the minimal one.'
  value:
    name: Spring tastings
    note: For the spring menu

`;

const responseExample = `done:
  summary: Done
  value:
    name: Spring tastings
`;

const validationErrorTemplate = (name: string, method: string) => `Invalid${toPascalCase(name)}:
  description: ${method === 'post' ? 'A field or header is invalid, or the idempotency key was used for another request.' : 'A field is invalid.'}
  headers:
${header('Request-Id', 'RequestIdHeader')}  content:
    application/problem+json:
      schema:
        $ref: 'problems.yaml#/Problem'
      examples:
        validation_failed:
          $ref: 'examples/problems.yaml#/validation_failed-${name}'
${method === 'post' ? `        idempotency_key_reused:\n          $ref: 'examples/problems.yaml#/idempotency_key_reused'\n` : ''}
`;

const problemExampleTemplate = (name: string) => `
validation_failed-${name}:
  summary: Validation failed
  value:
    type: __DOCS_URL__/__SLUG__-api/overview#error-validation-failed
    title: Validation failed
    status: 422
    detail: 1 field is invalid.
    code: validation_failed
    callId: call_5d1g7s3z9a2e8u4o
    retryable: false
    errors:
      - pointer: /name
        code: required
        detail: 'WRITE: why the field is invalid.'
`;

const pageTemplate = (name: string, id: string) => `---
title: ${toTitle(name)}
sidebar_label: ${toTitle(name)}
description: ${descriptionPlaceholder}
---

WRITE: the use case of the operation, in one or two sentences.

<Operation id="${id}" part="summary request" />

## Best practices {#best-practices}

- **WRITE:** recommendations for using the operation, one per list item.

<Operation id="${id}" part="responses errors behavior callbacks" />

## Next steps

- WRITE: a link to a related task.
`;

function handlerTemplate({id, parameter}: DraftedOperation): string {
  const pathParameter = parameter === undefined ? undefined : pathParameters[parameter];
  return `import type {OperationHandler} from './operation-handler';
${pathParameter ? `import {${pathParameter.findResource}} from '${pathParameter.module}';\n` : ''}
// WRITE: the implementation. This draft returns the example from the contract.
export const ${id}: OperationHandler = (${pathParameter ? 'call, services' : ''}) => {
${pathParameter ? `  ${pathParameter.findResource}(call, services);\n` : ''}  return {status: 200, body: {name: 'Spring tastings'}};
};
`;
}
