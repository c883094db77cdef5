import {textAt} from '../contract/json';
import {Refusal} from '../http/refusal';
import {canSee} from '../rules/credentials';
import type {Design, User} from '../state/store';
import type {Answer, Call, Handler, Service} from './call';
import {requireVisible} from './requests';

function list(design: Design, call: Call, {cursors}: Service): Answer {
  const {operation, caller, parameters, now, links} = call;
  const aspect = textAt(parameters, 'variesBy');
  const variants = design.variants.filter(({variesBy}) => aspect === undefined || variesBy.includes(aspect));
  const {cursor, ...others} = parameters;
  const same = JSON.stringify([operation.id, caller.credential, others]);
  const start = cursors.start(textAt({cursor}, 'cursor'), same, now);
  const page = cursors.page(variants, start, Number(parameters.limit), same, now);
  return {
    status: 200,
    body: {
      designId: design.id,
      requestId: design.work.id,
      data: page.data.map((variant) => links.variant(design, variant)),
      nextCursor: page.nextCursor,
      ...links.expiry,
    },
  };
}

export const getDesignVariants: Handler = (call, service) => list(requireDesign(call, service), call, service);

export const enterpriseGetDesignVariants: Handler = (call, service) => {
  const user = requireVisible(call, service);
  return list(requireDesign(call, service, user), call, service);
};

/**
 * The design that the path names.
 *
 * @param user - Whose design it must be; without a user the caller must see it.
 * @throws Refusal with `design_not_found` or `design_expired`.
 * @public What `npm run new` drafts imports it.
 */
export function requireDesign({caller, parameters, now}: Call, {store, works}: Service, user?: User): Design {
  const id = String(parameters.designId);
  const design = store.designs.get(id);
  const work = design?.work;
  const mayUse = work !== undefined && (user ? work.user === user : canSee(caller, work.account, work.user));
  const status = mayUse ? works.statusOf(work, now) : undefined;
  if (design === undefined || work === undefined || status === undefined) {
    throw new Refusal('design_not_found', {detail: `There is no design ${id}.`});
  }
  if (status === 'expired') {
    const expiresAt = textAt(works.view(work, now), 'expiresAt') ?? '';
    throw new Refusal('design_expired', {detail: `The design ${id} was deleted at ${expiresAt}.`});
  }
  return design;
}
