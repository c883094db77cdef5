import path from 'node:path';
import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../tests/support/temporary-folder';
import {lintOpenApiFile} from './lint';

/** A document that breaks each of our own rules once. */
const document = `openapi: 3.1.0
info: {title: Things, version: 1.0.0}
servers: [{url: https://things.example}]
security: [{key: []}]
tags: [{name: Things, description: About things.}]
paths:
  /things:
    post:
      operationId: createThing
      summary: Create a thing
      description: Creates a thing.
      tags: [Things]
      deprecated: true
      parameters: []
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Thing'}
            examples: {minimal: {value: {}}}
      responses:
        '202': {description: Accepted., headers: {Request-Id: {schema: {type: string}}}}
        '404': {description: Not found., headers: {}, content: {text/plain: {schema: {type: string}}}}
  /session:
    post:
      operationId: login
      summary: Log in
      description: Logs in.
      tags: [Things]
      x-rate-limit: {limit: 1, window: 60}
      responses:
        '200': {description: OK., headers: {Request-Id: {schema: {type: string}}}}
        '429':
          description: Too many calls.
          headers: {Request-Id: {schema: {type: string}}}
          content: {application/problem+json: {schema: {type: object}}}
components:
  securitySchemes: {key: {type: http, scheme: bearer}}
  schemas:
    Thing:
      type: object
      properties:
        size: {type: string, examples: [small], enum: [small, large], x-values: {small: {title: Small}}}
`;

test('each broken rule is reported once, with its position and a fix', async () => {
  const root = createTemporaryFolder({'api.yaml': document});
  const problems = await lintOpenApiFile({file: path.join(root, 'api.yaml'), root}, ['login']);
  const post = '/paths/~1things/post';
  expect(problems.map(({ruleId, message}) => `${ruleId} ${/\(#(.*?)\)/.exec(message)?.[1]}`).sort()).toEqual([
    'contract/property-description /components/schemas/Thing/properties/size',
    `rule/accepted-headers ${post}/responses/202/headers`,
    `rule/deprecation-headers ${post}/responses/202/headers`,
    `rule/deprecation-headers ${post}/responses/404/headers`,
    'rule/enum-values /components/schemas/Thing/properties/size/x-values/small',
    `rule/error-examples ${post}/responses/404/content`,
    `rule/idempotency-headers ${post}/responses/202/headers`,
    `rule/idempotency-key ${post}/parameters`,
    'rule/info-description /info/description',
    `rule/rate-limit ${post}/x-rate-limit`,
    'rule/rate-limit-headers /paths/~1session/post/responses/429/headers',
    `rule/rate-limit-response ${post}/responses`,
    `rule/request-examples ${post}/requestBody/content/application~1json/examples`,
    `rule/response-headers ${post}/responses/404/headers`,
  ]);
  for (const {message} of problems) expect(message).toMatch(/^api\.yaml:\d+:\d+ \(.*\): .*\. (?:Add|Give) .*\.$/);
});
