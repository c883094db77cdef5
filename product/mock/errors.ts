import {createSlug, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from './product-contract';

/** Adds the request's ID to an error, and the entry in the error catalog to one that no operation declares. */
export function completeError(contract: ProductContract, problem: JsonObject, requestId: string): JsonObject {
  const code = String(problem.code);
  const {title, retryable = false} = contract.errorCodes[code] ?? {};
  const entry = title === undefined ? {} : {type: buildProblemType(contract, code), title};
  return {...problem, ...('callId' in problem ? {} : {...entry, retryable}), callId: requestId};
}

/** Builds the `type` of a problem, which is the URL of its entry in the error catalog. */
function buildProblemType(contract: ProductContract, code: string): string {
  const template = contract.operations
    .flatMap(({responses}) => responses.flatMap(({examples}) => Object.values(examples)))
    .map((example) => stringAt(example, 'type'))
    .find((type) => type?.includes('#'));
  return template?.replace(/#.*$/, `#${createSlug(`error ${code}`)}`) ?? 'about:blank';
}

/**
 * Creates the `error` of a failed asynchronous request from the contract's example for the kind and code, or else from
 * the entry in the error catalog.
 */
export function createRequestError(contract: ProductContract, kind: string, code: string): JsonObject {
  const {title, description: detail, retryable} = contract.errorCodes[code] ?? {};
  const example = contract.exampleNames
    .filter((name) => name.startsWith(`${kind}-failed`))
    .map((name) => objectAt(contract.getExample(name), 'error'))
    .find((error) => error.code === code);
  return example ?? {type: buildProblemType(contract, code), title, detail, code, retryable};
}
