import type {IdGenerator, ListPages} from '@developer-docs/mock-api';
import type {ProductContract} from './product-contract';
import type {RequestLifecycle} from './store/request-lifecycle';
import type {Store} from './store/store';
import type {Users} from './store/users';

/** The services that all operation handlers share. */
export interface Services {
  readonly contract: ProductContract;
  readonly store: Store;
  readonly ids: IdGenerator;
  readonly users: Users;
  readonly lifecycle: RequestLifecycle;
  readonly pages: ListPages;
}
