import type {Contract} from '../contract/contract';
import type {Service} from '../operations/call';
import {makeResult} from '../results';
import {Cursors} from '../rules/cursors';
import type {Ids} from './ids';
import {Store} from './store';
import {Users} from './users';
import {Works} from './works';

/** The empty state of a mock. */
export function createService(contract: Contract, ids: Ids): Service {
  const store = new Store();
  const users = new Users(contract, store, ids);
  const works: Works = new Works(contract, (work, now) => makeResult(work, now, {contract, store, ids, users, works}));
  const cursors = new Cursors(contract.number('limits#Limit', 'cursor-lifetime', 'value'), ids);
  return {contract, store, ids, users, works, cursors};
}
