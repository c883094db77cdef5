import {getCallerScope} from '../authentication';
import type {OperationHandler} from '../services';

/** Returns the contract's example, because the mock doesn't count requests. */
export const accountAnalysis: OperationHandler = (call, {users, pages}) => {
  const {caller, parameters, now, operation} = call;
  if (parameters.userId !== undefined) users.require(caller.workspace, String(parameters.userId), now);
  // Rejects invalid cursors.
  pages.select([], call, getCallerScope(caller));
  const [example] = operation.responses
    .filter(({status}) => status === 200)
    .flatMap(({examples}) => Object.values(examples));
  return {status: 200, body: example};
};
