import path from 'node:path';
import {expect, test} from 'vitest';
import {lintOpenApiFile} from './lint';

test('each broken rule is reported once, with its position and a fix', async () => {
  const root = path.join(import.meta.dirname, 'broken-contract');
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
