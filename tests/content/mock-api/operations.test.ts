import type {MockOperation} from '@developer-docs/mock-api';
import {describe, expect} from 'vitest';
import {loadContract} from '../../../tools/mock/contract';
import type {ApiResult} from './support/api-client';
import {errorScenarios, rejectedCalls} from './support/error-scenarios';
import {test} from './support/fixtures';

const {contract} = await loadContract();

function expectDeclaredResponse(declaration: MockOperation['responses'][number], response: ApiResult) {
  expect(response.status, JSON.stringify(response.body)).toBe(declaration.statusCode);
  expect(response.headers.get('content-type')).toBe(declaration.body?.type);
  for (const {name, isRequired} of declaration.headers) {
    if (isRequired) expect(response.headers.get(name), name).not.toBeNull();
  }
}

describe.each(contract.operations)('$id', (operation) => {
  const {id, responses} = operation;

  test.for(responses.filter(({statusCode}) => statusCode < 400))('returns $status', async (declaration, {start}) => {
    const setup = await start();
    if (id === 'reactivateUser') await setup.client.call('deleteUser');
    expectDeclaredResponse(declaration, await setup.client.call(id));
  });

  const errors = responses.flatMap((response) =>
    response.statusCode < 400 ? [] : Object.keys(response.examples).map((code) => ({code, response})),
  );

  test.for(errors)('returns the error $code', async ({code, response}, {start, shared}) => {
    const reproduce =
      rejectedCalls[code] ??
      errorScenarios[code] ??
      (() => expect.fail(`Add a scenario for ${code} to error-scenarios.ts.`));
    const setup = code in rejectedCalls ? shared : await start();
    // Starts a new window of the rate limits.
    shared.clock.advance(60_000);
    const result = await reproduce(operation, setup);
    const message = `${id} in product/mock/operations/ responds with ${JSON.stringify(result.body).slice(0, 300)}`;
    expect(result.body.code, message).toBe(code);
    expectDeclaredResponse(response, result);
    expect(result.body.callId ?? result.body.requestId).toBe(result.headers.get('request-id'));
  });
});
