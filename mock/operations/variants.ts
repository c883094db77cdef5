import {textAt} from '../contract/json';
import {Refusal} from '../http/refusal';
import {canSee} from '../rules/credentials';
import type {Design} from '../state/store';
import type {Answer, Call, Handler, Service} from './call';
import {requireVisible} from './requests';

function list(call: Call, service: Service, mayRead: (design: Design) => boolean): Answer {
  const {operation, caller, parameters, now, links} = call;
  const {store, works, cursors} = service;
  const id = String(parameters.designId);
  const design = store.designs.get(id);
  const status = design && works.statusOf(design.work, now);
  if (design === undefined || status === undefined || !mayRead(design)) {
    throw new Refusal('design_not_found', {detail: `There is no design ${id}.`});
  }
  if (status === 'expired') {
    const expiresAt = textAt(works.view(design.work, now), 'expiresAt') ?? '';
    throw new Refusal('design_expired', {detail: `The design ${id} was deleted at ${expiresAt}.`});
  }
  const aspect = textAt(parameters, 'variesBy');
  const variants = design.variants.filter(({variesBy}) => aspect === undefined || variesBy.includes(aspect));
  const {cursor, ...others} = parameters;
  const same = JSON.stringify([operation.id, caller.credential, others]);
  const start = cursors.start(textAt({cursor}, 'cursor'), same, now);
  const page = cursors.page(variants, start, Number(parameters.limit), same, now);
  return {
    status: 200,
    body: {
      designId: id,
      data: page.data.map((variant) => links.variant(design, variant)),
      nextCursor: page.nextCursor,
      ...links.expiry,
    },
  };
}

export const getDesignVariants: Handler = (call, service) =>
  list(call, service, ({work}) => canSee(call.caller, work.account, work.user));

export const enterpriseGetDesignVariants: Handler = (call, service) => {
  const user = requireVisible(call, service);
  return list(call, service, ({work}) => work.user === user);
};
