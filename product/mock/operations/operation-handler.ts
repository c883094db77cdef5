import type {OperationCall as MockCall, OperationResult} from '@developer-docs/mock-api';
import type {RequestDirectives} from '../directives';
import type {Caller} from '../authentication';
import type {LinkBuilder} from '../rendering/links';
import type {Services} from '../services';

/** An authenticated and validated call. */
export interface OperationCall extends Omit<MockCall, 'caller' | 'directives'> {
  readonly caller: Caller;
  readonly directives: RequestDirectives;
  readonly links: LinkBuilder;
}

/**
 * Performs an operation.
 *
 * @throws ProblemError with a code that the operation declares.
 */
export type OperationHandler = (call: OperationCall, services: Services) => OperationResult | Promise<OperationResult>;
