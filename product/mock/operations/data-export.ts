import {formatCount, type JsonObject} from '@developer-docs/internal';
import {ProblemError, createValidationError, type FieldError} from '@developer-docs/mock-api';
import {parseDateRange} from './date-range';
import type {OperationHandler} from './operation-handler';
import {countOpenRequests, createRequest} from './requests';

export const exportData: OperationHandler = (call, services) => {
  const {caller, body, now} = call;
  const errors = findScopeErrors(body);
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
  if (body.scope !== 'user') {
    parseDateRange(call, services, body, (field) => ({pointer: `/${field}`}), 'export-range');
  }
  const maxOpenCount = services.contract.getLimitValue('open-exports');
  const openCount = countOpenRequests(
    services,
    now,
    (request) => request.workspace === caller.workspace && request.kind === 'data-export',
  );
  if (openCount >= maxOpenCount) {
    throw new ProblemError('too_many_open_requests', {
      detail: `The account already has ${formatCount(openCount, 'open data export')}; the maximum is ${maxOpenCount}.`,
      headers: {'Retry-After': '2'},
    });
  }
  return createRequest(call, services, undefined);
};

/** Checks that an export specifies a period or, with the scope `user`, a list of users. */
function findScopeErrors(body: JsonObject): FieldError[] {
  const isUserScope = body.scope === 'user';
  const scope = isUserScope ? 'user' : 'period';
  const required = isUserScope ? ['userIds'] : ['from', 'to'];
  const forbiddenFields = isUserScope ? ['from', 'to'] : [];
  return [
    ...required
      .filter((field) => body[field] === undefined)
      .map((field) => ({pointer: `/${field}`, code: 'required', detail: `Required if scope is ${scope}.`})),
    ...forbiddenFields
      .filter((field) => body[field] !== undefined)
      .map((field) => ({pointer: `/${field}`, code: 'not_allowed', detail: `Not allowed if scope is ${scope}.`})),
  ];
}
