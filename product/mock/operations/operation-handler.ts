import type {OperationResult} from '@developer-docs/mock-api';
import type {OperationCall} from '../operation-call';
import type {Services} from '../services';

/**
 * Performs an operation.
 *
 * @throws ProblemError with a code that the operation declares.
 */
export type OperationHandler = (call: OperationCall, services: Services) => OperationResult | Promise<OperationResult>;
