import {ListPages, type IdGenerator} from '@developer-docs/mock-api';
import type {ProductContract} from './product-contract';
import {createResult} from './generation/result';
import type {Services} from './services';
import {RequestLifecycle} from './store/request-lifecycle';
import {Store} from './store/store';
import {Users} from './store/users';
import {minute} from './time';

/** Creates the services of a mock with an empty store. */
export function createServices(contract: ProductContract, ids: IdGenerator): Services {
  const store = new Store();
  const users = new Users(contract, store, ids, (request, now) => {
    lifecycle.refresh(request, now);
  });
  const lifecycle = new RequestLifecycle(contract, (request, now) => createResult(request, now, services));
  const pages = new ListPages(ids, contract.getLimitValue('cursor-lifetime') * minute);
  const services: Services = {contract, store, ids, users, lifecycle, pages};
  return services;
}
