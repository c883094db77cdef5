export type {AuthorizationDecision, AuthorizationRequest} from './authorization/authorization-request.js';
export type {AuthorizationServerMetadata} from './authorization/endpoints.js';
export {combineDocuments} from './contract/combine-documents.js';
export {createContract, type Contract, type DocumentsByName} from './contract/contract.js';
export {matchRequest} from './contract/match-request.js';
export type {MockOperation} from './contract/mock-operation.js';
export {removeDocumentation} from './contract/remove-documentation.js';
export {
  createLazyValidators,
  validatorDependencies,
  type SchemaError,
  type ValidateFunctions,
  type Validators,
} from './contract/validators.js';
export {
  createManualClock,
  dayMs,
  hourMs,
  minuteMs,
  parseDuration,
  secondMs,
  toTimestamp,
  type MockClock,
} from './extension/clock.js';
export {
  defineMockExtension,
  type ApiResponse,
  type Authentication,
  type MockBehavior,
  type MockEnvironment,
  type MockExtension,
  type OperationCall,
  type OperationHandler,
  type OperationResult,
  type ReadDirective,
} from './extension/extension.js';
export type {IdGenerator} from './extension/ids.js';
export {createValidationError, findErrorResponse, ProblemError, type FieldError} from './extension/problem-error.js';
export {createMockApi, type Authorization, type MockApi, type MockApiOptions} from './mock-api.js';
export {createProxy, type ProxyOptions} from './proxy/proxy.js';
export {filterItems, ListPages} from './state/lists.js';
export {withState} from './state/stateful.js';
export type {ParameterError} from './validation/parameters.js';
