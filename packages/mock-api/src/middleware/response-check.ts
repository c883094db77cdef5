import type {Operation} from '../contract/operations';
import type {Validators} from '../validation/validators';
import type {ApiResponse} from '../api-request';

/** A response of the mock that violates the contract: a defect of the mock, never of the client. */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/**
 * Checks a response against the contract before it's sent: the status is declared, the body and the declared headers
 * match their schemas, and no required header is missing.
 *
 * @throws ContractViolation that names the operation, the status and what is wrong.
 */
export function checkResponse(operation: Operation, response: ApiResponse, validators: Validators): ApiResponse {
  const declaration = operation.responses.find(({status}) => status === response.status);
  const violation = (problem: string) =>
    new ContractViolation(
      `The mock's ${response.status} response of ${operation.id} violates the contract: ${problem}`,
    );
  if (declaration === undefined) {
    throw violation('the status is not declared.');
  }
  const [bodyError] = validators.validateResponse(declaration.schema, response.body);
  if (bodyError !== undefined) {
    throw violation(
      `the body at "${bodyError.instancePath}" ${bodyError.message ?? 'is invalid'} ${JSON.stringify(bodyError.params)}`,
    );
  }
  for (const {name, required, schema, type} of declaration.headers) {
    const value = response.headers[name];
    if (value === undefined) {
      if (required) {
        throw violation(`the header ${name} is missing.`);
      }
      continue;
    }
    const [headerError] = validators.validateResponse(schema, type === 'integer' ? Number(value) : value);
    if (headerError !== undefined) {
      throw violation(`the header ${name} is "${value}" and ${headerError.message ?? 'is invalid'}.`);
    }
  }
  return {...response, headers: {'Content-Type': declaration.mediaType, ...response.headers}};
}
