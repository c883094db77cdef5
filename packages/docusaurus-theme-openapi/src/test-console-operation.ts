import type {ConsoleOperation} from './client/console/model/operation';

/** Creates the description of an operation for tests: without schemas, errors, or failures. */
export const createConsoleOperation = (
  operation: ConsoleOperation['operation'],
  credentials: ConsoleOperation['credentials'] = [],
): ConsoleOperation => ({
  operation,
  credentials,
  parameterTypes: {},
  bodies: {},
  schemas: {},
  errors: [],
  failures: [],
  url: '',
  responseIds: [],
});
