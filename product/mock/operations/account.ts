import {createValidationError, dayMs, type FieldError} from '@developer-docs/mock-api';
import {arrayAt, type JsonObject} from '@developer-docs/utils';
import {getCallerScope} from '../authentication';
import {toDateRange} from '../generation/export-files';
import type {ProductCall, ProductHandler, Services} from '../services';
import {limitOpenRequests, createRequest} from './requests';
import {requireAccessibleUser} from './users';

/** Returns the contract's example, because the mock doesn't count requests. */
export const accountAnalysis: ProductHandler = (call, services) => {
  const {caller, parameters, operation} = call;
  if (parameters.userId !== undefined) requireAccessibleUser(call, services);
  // Rejects invalid cursors.
  services.pages.select([], call, getCallerScope(caller));
  const [example] = operation.responses
    .filter(({statusCode}) => statusCode === 200)
    .flatMap(({examples}) => Object.values(examples));
  return {status: 200, body: example};
};

export const exportData: ProductHandler = (call, services) => {
  const {body, now} = call;
  const {contract} = services;
  const scopeErrors = [...findScopeErrors(body), ...findUnknownUsers(call, services)];
  const errors =
    scopeErrors.length > 0 || body.scope === 'user'
      ? scopeErrors
      : findPeriodErrors(body, now, contract.getLimitValue('export-range'));
  if (errors.length > 0) throw createValidationError(errors);
  limitOpenRequests(call, services, {
    max: contract.getLimitValue('open-exports'),
    matches: ({kind}) => kind === 'data-export',
    owner: 'account',
    noun: 'open data export',
  });
  return createRequest(call, services);
};

const findUnknownUsers = ({caller, body, now}: ProductCall, {users}: Services): FieldError[] =>
  arrayAt(body, 'userIds').flatMap((id, index) =>
    users.find(caller.workspace, String(id), now) === undefined
      ? [{pointer: `/userIds/${index}`, code: 'not_found', detail: `No user has the ID ${String(id)}.`}]
      : [],
  );

/** Checks that an export specifies a period or, with the scope `user`, a list of users. */
function findScopeErrors(body: JsonObject): FieldError[] {
  const isUserScope = body.scope === 'user';
  const scope = isUserScope ? 'user' : 'period';
  const required = isUserScope ? ['userIds'] : ['from', 'to'];
  const forbidden = isUserScope ? ['from', 'to'] : [];
  return [
    ...required
      .filter((field) => body[field] === undefined)
      .map((field) => ({pointer: `/${field}`, code: 'required', detail: `Required if scope is ${scope}.`})),
    ...forbidden
      .filter((field) => body[field] !== undefined)
      .map((field) => ({pointer: `/${field}`, code: 'not_allowed', detail: `Not allowed if scope is ${scope}.`})),
  ];
}

function findPeriodErrors(body: JsonObject, now: number, maxDays: number): FieldError[] {
  const {start, end} = toDateRange(body);
  const days = (end - start) / dayMs;
  const to = String(body.to);
  const errors: FieldError[] = [];
  if (days <= 0) errors.push({pointer: '/to', code: 'too_small', detail: `${to} is before from.`});
  if (end - dayMs > now) errors.push({pointer: '/to', code: 'too_large', detail: `${to} is in the future.`});
  if (days > maxDays) {
    const detail = `The range has ${days} days; the maximum is ${maxDays}, including both dates.`;
    errors.push({pointer: '/from', code: 'too_small', detail});
  }
  return errors;
}
