import type {JsonObject} from '@developer-docs/internal';
import type {ApiResponse} from '../../api-request';
import type {Operation} from '../../contract/operations';
import type {MockDirectives} from '../../directives';
import type {Caller} from '../authentication';
import type {LinkBuilder} from '../rendering/links';
import type {Services} from '../services';

/** An authenticated and validated call. */
export interface OperationCall {
  readonly operation: Operation;
  readonly caller: Caller;
  /** Path, query, and header parameters with defaults applied. */
  readonly parameters: JsonObject;
  /** The request body with defaults applied; empty for an operation without a body. */
  readonly body: JsonObject;
  /** The request body as the client sent it. */
  readonly rawBody: JsonObject;
  readonly directives: MockDirectives;
  /** When the call was received, in milliseconds since the Unix epoch. */
  readonly now: number;
  readonly links: LinkBuilder;
}

/** An operation's success response. */
export type OperationResult = Partial<ApiResponse> & Pick<ApiResponse, 'status' | 'body'>;

/**
 * Performs an operation.
 *
 * @throws ProblemError with a code that the operation declares.
 */
export type OperationHandler = (call: OperationCall, services: Services) => OperationResult | Promise<OperationResult>;
