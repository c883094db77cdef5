import type {Contract} from '../contract/contract';
import {createResult} from '../generation/result';
import {Cursors} from '../store/cursors';
import type {IdGenerator} from '../store/ids';
import {RequestLifecycle} from '../store/request-lifecycle';
import {Store} from '../store/store';
import {Users} from '../store/users';
import type {Services} from './operation-handler';

/** Creates the services of a mock with an empty store. */
export function createServices(contract: Contract, ids: IdGenerator): Services {
  const store = new Store();
  const users = new Users(contract, store, ids);
  const lifecycle: RequestLifecycle = new RequestLifecycle(contract, (request, now) =>
    createResult(request, now, {contract, store, ids, users, lifecycle}),
  );
  const cursors = new Cursors(() => contract.limitValue('cursor-lifetime'), ids);
  return {contract, store, ids, users, lifecycle, cursors};
}
