import type {Contract} from '../contract/contract';
import type {IdGenerator} from '../shared/random';
import {createResult} from './generation/result';
import {Cursors} from './cursors';
import {RequestLifecycle} from './store/request-lifecycle';
import {Store} from './store/store';
import {Users} from './store/users';

/** The services that all operation handlers share. */
export interface Services {
  readonly contract: Contract;
  readonly store: Store;
  readonly ids: IdGenerator;
  readonly users: Users;
  readonly lifecycle: RequestLifecycle;
  readonly cursors: Cursors;
}

/** Creates the services of a mock with an empty store. */
export function createServices(contract: Contract, ids: IdGenerator): Services {
  const store = new Store();
  const users = new Users(contract, store, ids);
  const lifecycle = new RequestLifecycle(contract, (request, now) => createResult(request, now, services));
  const services: Services = {contract, store, ids, users, lifecycle, cursors: new Cursors(contract, ids)};
  return services;
}
