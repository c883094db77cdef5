import {describe, expect} from 'vitest';
import type {DeclaredResponse} from './contract/operations';
import {handlers} from './operations';
import type {Answered} from './testing/calls';
import {sharedContract, test, type Setup} from './testing/fixtures';
import {provocations} from './testing/provoke';

const contract = await sharedContract();

/** Holds an answer to what the contract declares; the mock checks itself with the same schemas before it answers. */
function expectDeclared(declared: DeclaredResponse, answer: Answered, {contract: {validator}}: Setup) {
  expect(answer.status, JSON.stringify(answer.body)).toBe(declared.status);
  expect(answer.headers.get('content-type')).toBe(declared.mediaType);
  expect(validator.answered(declared.schema, answer.body)).toEqual([]);
  for (const {name, required} of declared.headers) {
    if (required) expect(answer.headers.get(name), name).not.toBeNull();
  }
}

test('every operation of the contract has a handler, and no other', () => {
  expect(Object.keys(handlers).sort()).toEqual(contract.operations.map(({id}) => id).sort());
});

describe.each(contract.operations)('$id', (operation) => {
  const {id, responses} = operation;

  test.for(responses.filter(({status}) => status < 400))('answers $status', async (declared, {start}) => {
    const setup = await start();
    if (id === 'reactivateUser') {
      await setup.calls.call('deleteUser');
    }
    expectDeclared(declared, await setup.calls.call(id), setup);
  });

  const errors = responses.flatMap((response) =>
    response.status < 400 ? [] : Object.keys(response.examples).map((code) => ({code, response})),
  );

  // A large limit takes thousands of calls; the counter is tested by itself with every limit.
  const provoked = errors.filter(({code}) => code !== 'rate_limited' || operation.rateLimit.limit <= 30);

  test.for(provoked)('refuses with $code', async ({code, response}, {start}) => {
    const provoke = provocations[code] ?? (() => expect.fail(`Nothing provokes ${code} in tests.`));
    const setup = await start();
    const answer = await provoke(operation, setup);
    expect(answer.body.code, JSON.stringify(answer.body)).toBe(code);
    expectDeclared(response, answer, setup);
    expect(answer.body.callId).toBe(answer.headers.get('request-id'));
  });

  test('gives every error that is asked for by name', async ({start}) => {
    const setup = await start();
    for (const {code, response} of errors) {
      const answer = await setup.calls.call(id, {headers: {'Mock-Error': code}});
      expect(answer.body.code).toBe(code);
      expectDeclared(response, answer, setup);
    }
  });
});
