import type {IdGenerator, ListPages, OperationCall, OperationResult} from '@developer-docs/mock-api';
import type {Caller} from './authentication';
import type {RequestDirectives} from './directives';
import type {ProductContract} from './product-contract';
import type {LinkBuilder} from './rendering/links';
import type {RequestLifecycle} from './state/request-lifecycle';
import type {AsyncRequest, Store} from './state/store';
import type {Users} from './state/users';

/** The services that all operation handlers share. */
export interface Services {
  readonly contract: ProductContract;
  readonly store: Store;
  readonly ids: IdGenerator;
  readonly users: Users;
  readonly lifecycle: RequestLifecycle;
  readonly pages: ListPages;
}

/** An authenticated and validated call to the product's API. */
export interface ProductCall extends Omit<OperationCall, 'caller' | 'directives'> {
  readonly caller: Caller;
  readonly directives: RequestDirectives;
  readonly links: LinkBuilder;
  /** Finishes a request that has a webhook URL, and delivers the webhook. */
  readonly sendWebhook: (request: AsyncRequest) => Promise<void>;
}

/**
 * Performs an operation.
 *
 * @throws ProblemError with a code that the operation declares.
 */
export type ProductHandler = (call: ProductCall, services: Services) => OperationResult | Promise<OperationResult>;
