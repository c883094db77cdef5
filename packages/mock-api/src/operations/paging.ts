import {stringAt} from '../contract/json';
import {getCallerScope} from '../middleware/authentication';
import type {Page} from '../store/cursors';
import type {OperationCall, Services} from './operation-handler';

/**
 * Opens the page for the `cursor` and `limit` parameters. A cursor is only valid for the same caller, operation, and
 * parameters.
 *
 * @throws ProblemError with `invalid_cursor`.
 */
export function readPage({operation, caller, parameters, now}: OperationCall, {cursors}: Services): Page {
  const {cursor: _cursor, ...otherParameters} = parameters;
  const scope = JSON.stringify([operation.id, getCallerScope(caller), otherParameters]);
  return cursors.openPage(stringAt(parameters, 'cursor'), Number(parameters.limit), scope, now);
}
