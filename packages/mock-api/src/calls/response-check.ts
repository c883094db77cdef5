import type {JsonObject} from '@developer-docs/utils';
import {findResponse, getSchemaUri, type MockOperation} from '../contract/mock-operation.js';
import type {Validators} from '../contract/validators.js';
import {readTypes} from '../contract/value-types.js';
import type {ApiResponse} from '../extension/extension.js';
import {convertText} from '../validation/parameter-syntax.js';

/**
 * Checks a response against the contract before it's sent: the status must be declared, the body and the declared
 * headers must match their schemas, and no required header may be missing.
 *
 * @throws Error with the operation, the status, and the first violation.
 */
export function checkResponse(operation: MockOperation, response: ApiResponse, validators: Validators): ApiResponse {
  const declaration = findResponse(operation.responses, response.status);
  const createViolation = (problem: string) =>
    new Error(`The mock's ${response.status} response to ${operation.id} violates the contract: ${problem}`);
  if (declaration === undefined) throw createViolation("the status isn't declared.");
  const {body, headers} = declaration;
  const validate = (owner: JsonObject, value: unknown) =>
    validators.validateResponse(getSchemaUri(operation, owner), value);
  const [bodyError] = body === undefined ? [] : validate(body.declaration, response.body);
  if (bodyError !== undefined) {
    const {instancePath, keyword, params} = bodyError;
    throw createViolation(`the body at "${instancePath}" fails at "${keyword}" ${JSON.stringify(params)}`);
  }
  for (const {name, isRequired, schemaOwner} of headers) {
    const [, value] = Object.entries(response.headers).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
    if (value === undefined) {
      if (isRequired) throw createViolation(`the ${name} header is missing.`);
      continue;
    }
    const types = readTypes(schemaOwner.schema, operation.document);
    const [headerError] = validate(schemaOwner, convertText(value, {types}));
    if (headerError !== undefined) {
      throw createViolation(`the ${name} header is "${value}", which fails at "${headerError.keyword}".`);
    }
  }
  return {...response, headers: {...(body && {'Content-Type': body.type}), ...response.headers}};
}
