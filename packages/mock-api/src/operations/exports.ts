import type {FieldError} from '../contract/field-errors';
import type {JsonObject} from '../contract/json';
import {Refusal} from '../http/refusal';
import type {Handler} from './call';
import {invalid, readPeriod} from './periods';
import {countOpen, createWork} from './requests';

export const exportData: Handler = (call, service) => {
  const {caller, body, now} = call;
  const errors = scopeErrors(body);
  if (errors.length > 0) {
    throw invalid(errors);
  }
  if (body.scope !== 'user') {
    readPeriod(call, service, body, (field) => ({pointer: `/${field}`}), 'export-range');
  }
  const most = service.contract.number('limits#Limit', 'open-exports', 'value');
  const open = countOpen(service, now, (work) => work.account === caller.account && work.kind === 'data-export');
  if (open >= most) {
    throw new Refusal('too_many_open_requests', {
      detail: 'A data export of the account is not finished.',
      headers: {'Retry-After': '2'},
    });
  }
  return createWork(call, service, undefined);
};

/** An export has a period or, with the scope `user`, a list of users. */
function scopeErrors(body: JsonObject): FieldError[] {
  const isForUsers = body.scope === 'user';
  const required = isForUsers ? ['userIds'] : ['from', 'to'];
  const forbidden = isForUsers ? ['from', 'to'] : [];
  const scope = isForUsers ? 'user' : 'period';
  return [
    ...required
      .filter((field) => body[field] === undefined)
      .map((field) => ({pointer: `/${field}`, code: 'required', detail: `Is required with the scope ${scope}.`})),
    ...forbidden
      .filter((field) => body[field] !== undefined)
      .map((field) => ({pointer: `/${field}`, code: 'not_allowed', detail: `Is not allowed with the scope ${scope}.`})),
  ];
}
