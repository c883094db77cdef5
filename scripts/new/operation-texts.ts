import {pascalCase, sentence} from './names';
import {description} from './page';

/** What the texts of an operation are made from. */
export interface OperationFacts {
  readonly name: string;
  readonly id: string;
  /** A key of `methods`. */
  readonly method: string;
  /** A key of `parameters`; absent when the path has none. */
  readonly parameter: string | undefined;
  /** What a call without the right credential is answered, by status. */
  readonly refusals: Readonly<Record<number, string>>;
  readonly callers: string;
}

/** What differs between the methods. */
export const methods: Readonly<Record<string, {repeat: string; effect: string}>> = {
  get: {repeat: 'Repeat it freely. It changes nothing.', effect: 'None.'},
  post: {
    repeat: `'Repeat it with the same \`Idempotency-Key\`. WRITE: what a repetition without a key does.'`,
    effect: `'WRITE: what the call changes, a sentence each.'`,
  },
  put: {
    repeat: `'Repeat it freely. WRITE: what the same body again does.'`,
    effect: `'WRITE: what the call replaces, a sentence each.'`,
  },
  delete: {
    repeat: `'Repeat it freely. WRITE: what a second call answers; not an error, when it can be avoided.'`,
    effect: `'WRITE: what the call deletes and what stays, a sentence each.'`,
  },
};

/** What differs between the parameters of paths: the errors they cause, and how the mock finds what they name. */
export const parameters: Readonly<
  Record<string, {component: string; errors: Readonly<Record<number, string>>; find: string; file: string}>
> = {
  userId: {component: 'UserId', errors: {404: 'UserNotFound'}, find: 'requireAccessibleUser', file: './requests'},
  requestId: {component: 'RequestId', errors: {404: 'RequestNotFound'}, find: 'requireRequest', file: './requests'},
  designId: {
    component: 'DesignId',
    errors: {404: 'DesignNotFound', 410: 'DesignExpired'},
    find: 'requireDesign',
    file: './variants',
  },
};

/** All that is written for an operation. */
export function texts(facts: OperationFacts) {
  const {name, id, method} = facts;
  const takesBody = method === 'post' || method === 'put';
  return {
    takesBody,
    /** @param document - Where it goes: its first group and operation stand in for those that fit. */
    operation: (document: string) => operationText(document, facts, takesBody),
    response: responseText(name, method),
    schemas: `${takesBody ? bodySchema(name) : `# The answer of ${id}.\n`}${resultSchema(name)}`,
    examples: `${takesBody ? bodyExamples : ''}${resultExample}`,
    invalid: invalidText(name, method),
    problem: problemText(name),
    page: pageText(name, id),
    handler: handlerText(facts),
  };
}

const header = (name: string, component = name) => `    ${name}:\n      $ref: 'headers.yaml#/${component}'\n`;
const replayed = (method: string) => (method === 'post' ? header('Idempotent-Replayed', 'IdempotentReplayed') : '');

function operationText(document: string, facts: OperationFacts, takesBody: boolean): string {
  const {name, id, method, parameter, refusals, callers} = facts;
  const [, tag = ''] = /^tags:\n {2}- name: (.*)$/m.exec(document) ?? [];
  const [, other = ''] = /operationId: (\w+)/.exec(document) ?? [];
  const isPost = method === 'post';
  const named = parameter === undefined ? undefined : parameters[parameter];
  const taken = [...(named ? [named.component] : []), ...(isPost ? ['IdempotencyKey'] : [])];
  // Keys that are numbers are in their order.
  const errors = {
    ...refusals,
    ...named?.errors,
    ...(takesBody && {
      400: 'MalformedBody',
      413: 'BodyTooLarge',
      415: 'UnsupportedMediaType',
      422: `Invalid${pascalCase(name)}`,
    }),
    ...(isPost && {409: 'KeyInUse'}),
    429: 'RateLimited',
    500: 'InternalError',
    503: 'ServiceUnavailable',
  };
  return `    ${method}:
      operationId: ${id}
      tags: [${tag}]
      summary: 'WRITE: the title of the page, a verb phrase'
      description: 'WRITE: what the call does and returns, in one or two sentences.'
      x-use-when: 'WRITE: when this is the right call.'
      x-use-instead:
        - operation: ${other}
          when: 'WRITE: when another call is the right one; name that operation.'
      x-callers: ${callers}
      x-rate-limit: {limit: 60, window: 60, bucket: ${refusals[403] === undefined ? 'user' : 'account'}}
      x-repeat: ${methods[method]?.repeat ?? ''}
      x-side-effects:
        - ${methods[method]?.effect ?? ''}
${takesBody ? `      x-limits: [${isPost ? 'idempotency-window, ' : ''}body-size]\n` : ''}${
    taken.length > 0
      ? `      parameters:\n${taken.map((component) => `        - $ref: components/parameters.yaml#/${component}\n`).join('')}`
      : ''
  }${takesBody ? requestText(name) : ''}      responses:
        '200':
          $ref: components/responses.yaml#/${pascalCase(name)}Answer
${Object.entries(errors)
  .map(([status, error]) => `        '${status}':\n          $ref: components/error-responses.yaml#/${error}\n`)
  .join('')}`;
}

const requestText = (name: string) => `      requestBody:
        required: true
        description: 'WRITE: what the body is, in a sentence.'
        content:
          application/json:
            schema:
              $ref: components/${name}.yaml#/${pascalCase(name)}Input
            examples:
              minimal:
                $ref: components/examples/${name}.yaml#/minimal
              realistic:
                $ref: components/examples/${name}.yaml#/realistic
`;

const responseText = (name: string, method: string) => `
${pascalCase(name)}Answer:
  description: 'WRITE: what the answer is, in a sentence.'
  headers:
${header('Request-Id', 'RequestIdHeader')}${replayed(method)}${header('RateLimit')}${header('RateLimit-Policy', 'RateLimitPolicy')}  content:
    application/json:
      schema:
        $ref: '${name}.yaml#/${pascalCase(name)}Result'
      examples:
        done:
          $ref: 'examples/${name}.yaml#/done'
`;

const firstField = `    name:
      type: string
      minLength: 1
      maxLength: 80
      description: 'WRITE: the first field.'
      examples: [Spring tastings]
`;

const bodySchema = (name: string) => `# The body and the answer of ${name}.

${pascalCase(name)}Input:
  title: ${sentence(name)} input
  description: 'WRITE: what the body is.'
  type: object
  required: [name]
  additionalProperties: false
  properties:
${firstField}    note:
      type: string
      minLength: 1
      maxLength: 200
      description: 'WRITE: a field that can be left away.'
      examples: [For the spring menu]
`;

const resultSchema = (name: string) => `
${pascalCase(name)}Result:
  title: ${sentence(name)} result
  description: 'WRITE: what the answer is.'
  type: object
  required: [name]
  properties:
${firstField}`;

const bodyExamples = `minimal:
  summary: Minimal
  description: 'WRITE: what the smallest body does.'
  value:
    name: Spring tastings

realistic:
  summary: Realistic
  description: 'WRITE: what this body does. It differs from the smallest one.'
  value:
    name: Spring tastings
    note: For the spring menu

`;

const resultExample = `done:
  summary: Done
  value:
    name: Spring tastings
`;

const invalidText = (name: string, method: string) => `Invalid${pascalCase(name)}:
  description: ${method === 'post' ? 'A field or header breaks a rule, or the idempotency key was used for another call.' : 'A field breaks a rule.'}
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

const problemText = (name: string) => `
validation_failed-${name}:
  summary: The request breaks a rule
  value:
    type: __DOCS_URL__/__SLUG__-api/overview#error-validation-failed
    title: The request breaks a rule
    status: 422
    detail: '1 field breaks a rule.'
    code: validation_failed
    callId: call_5d1g7s3z9a2e8u4o
    retryable: false
    errors:
      - pointer: /name
        code: required
        detail: 'WRITE: what is wrong with the field.'
`;

const pageText = (name: string, id: string) => `---
title: ${sentence(name)}
sidebar_label: ${sentence(name)}
description: ${description}
---

WRITE: what the reader gets, in one or two sentences.

<Operation id="${id}" part="summary request" />

## Use it well {#advice}

- **WRITE:** what helps to use the call well, a point each.

<Operation id="${id}" part="responses errors behavior callbacks" />

## Next steps

- WRITE: a link to what comes after it.
`;

function handlerText({id, parameter}: OperationFacts): string {
  const named = parameter === undefined ? undefined : parameters[parameter];
  return `import type {OperationHandler} from './operation-handler';
${named ? `import {${named.find}} from '${named.file}';\n` : ''}
// WRITE: what the operation does. Until then it gives the example of the contract.
export const ${id}: OperationHandler = (${named ? 'call, services' : ''}) => {
${named ? `  ${named.find}(call, services);\n` : ''}  return {status: 200, body: {name: 'Spring tastings'}};
};
`;
}
