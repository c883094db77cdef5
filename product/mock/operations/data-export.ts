import {arrayAt, type JsonObject} from '@developer-docs/utils';
import {createValidationError, type FieldError} from '@developer-docs/mock-api';
import type {OperationCall, OperationHandler, Services} from '../services';
import {parseDateRange} from '../time';
import {assertFewOpenRequests, createRequest} from './requests';

export const exportData: OperationHandler = (call, services) => {
  const {body, now} = call;
  const errors = [...findScopeErrors(body), ...findUnknownUsers(call, services)];
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
  if (body.scope !== 'user') {
    const maxDays = services.contract.getLimitValue('export-range');
    parseDateRange(body, {now, maxDays}, (field) => ({pointer: `/${field}`}));
  }
  assertFewOpenRequests(call, services, {
    max: services.contract.getLimitValue('open-exports'),
    matches: ({kind}) => kind === 'data-export',
    owner: 'account',
    noun: 'open data export',
  });
  return createRequest(call, services);
};

/** The maximum number of field errors in a response. */
const maxFieldErrors = 50;

function findUnknownUsers({caller, body, now}: OperationCall, {users}: Services): FieldError[] {
  const errors = arrayAt(body, 'userIds').flatMap((id, index) =>
    users.find(caller.workspace, String(id), now) === undefined
      ? [{pointer: `/userIds/${index}`, code: 'not_found', detail: `No user has the ID ${String(id)}.`}]
      : [],
  );
  return errors.slice(0, maxFieldErrors);
}

/** Checks that an export specifies a period or, with the scope `user`, a list of users. */
function findScopeErrors(body: JsonObject): FieldError[] {
  const [scope, required, forbidden] =
    body.scope === 'user'
      ? (['user', ['userIds'], ['from', 'to']] as const)
      : (['period', ['from', 'to'], [] as string[]] as const);
  return [
    ...required
      .filter((field) => body[field] === undefined)
      .map((field) => ({pointer: `/${field}`, code: 'required', detail: `Required if scope is ${scope}.`})),
    ...forbidden
      .filter((field) => body[field] !== undefined)
      .map((field) => ({pointer: `/${field}`, code: 'not_allowed', detail: `Not allowed if scope is ${scope}.`})),
  ];
}
