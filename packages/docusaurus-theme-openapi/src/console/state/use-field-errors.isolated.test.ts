import {createMockApi} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {expect, test, vi} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from '../request/draft/create-draft';
import {loadSandbox, type Sandbox} from '../sandbox/load-sandbox';
import {findParameterErrors} from './use-field-errors';

vi.mock('../sandbox/load-sandbox', () => ({loadSandbox: vi.fn()}));

const parameters: JsonObject[] = [
  {name: 'size', in: 'query', required: true, schema: {type: 'integer', maximum: 5}, example: 9},
  {name: 'colors', in: 'query', schema: {type: 'array', items: {enum: ['red', 'blue']}}},
  {name: 'X-Trace', in: 'header', schema: {type: 'string', maxLength: 3}},
];

test("invalid values of parameters, such as examples, are found before they're sent", async () => {
  const declaration = {parameters, responses: {'204': {description: 'OK'}}};
  const model = createConsoleOperation(readOperation(declaration));
  const paths = {'/paint': {get: {...declaration, operationId: model.operation.id}}};
  const documents = {paint: {openapi: '3.1.0', paths}};
  const api = createMockApi({documents, validators: compileValidators(documents)});
  const sandbox: Pick<Sandbox, 'validateParameters'> = {
    validateParameters: (operationId, {url, headers}) =>
      api.validateParameters(operationId, new URL(url), new Headers(headers)),
  };
  vi.mocked(loadSandbox).mockResolvedValue(sandbox as Sandbox);
  const draft = createDraft(model, 'realistic');
  const find = async (values: Record<string, string>) =>
    (await findParameterErrors(model, {...draft.parameters, ...values})).map(({parameter}) => parameter);
  expect(await find({})).toEqual(['size']);
  expect(await find({'query.size': '5', 'query.colors': 'red, green', 'header.X-Trace': 'long'})).toEqual([
    'colors',
    'X-Trace',
  ]);
  expect(await find({'query.size': ''})).toEqual([]);
});
