export type {ApiResponse} from './api-request.js';
export type {AuthorizationDecision, AuthorizationRequest} from './authorization/authorization-request.js';
export type {AuthorizationServerMetadata} from './authorization/endpoints.js';
export {
  createManualClock,
  dayMs,
  hourMs,
  minuteMs,
  parseDuration,
  secondMs,
  toTimestamp,
  type Clock,
  type MockClock,
} from './clock.js';
export {combineDocuments} from './contract/combine-documents.js';
export {createContract, type Contract, type DocumentsByName} from './contract/contract.js';
export {matchRequest} from './contract/match-request.js';
export type {MockOperation, ResponseDeclaration} from './contract/mock-operation.js';
export {removeProse} from './contract/remove-prose.js';
export {
  defineMockExtension,
  type Authentication,
  type MockBehavior,
  type MockEnvironment,
  type MockExtension,
  type OperationCall,
  type OperationHandler,
  type OperationResult,
  type ReadDirective,
} from './extension.js';
export type {IdGenerator} from './ids.js';
export {createMockApi, type Authorization, type MockApi, type MockApiOptions} from './mock-api.js';
export {createValidationError, findErrorResponse, ProblemError} from './problems.js';
export {createProxy, type ProxyOptions} from './proxy/proxy.js';
export {filterItems, ListPages} from './lists.js';
export {withState} from './state/stateful.js';
export type {FieldError} from './validation/field-errors.js';
export type {ParameterError} from './validation/parameters.js';
export {
  createLazyValidators,
  validatorDependencies,
  type SchemaError,
  type ValidateFunctions,
  type Validators,
} from './validation/validators.js';
