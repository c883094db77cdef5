import {Refusal} from '../http/refusal';
import type {Handler} from './call';
import {readPeriod} from './periods';
import {countOpen, createWork} from './requests';

export const exportData: Handler = (call, service) => {
  const {caller, body, now} = call;
  readPeriod(call, service, body, (field) => ({pointer: `/${field}`}), 'export-range');
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
