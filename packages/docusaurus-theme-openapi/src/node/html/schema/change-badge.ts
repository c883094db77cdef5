import {notSearched} from '@developer-docs/utils';
import {h, type Content} from '@developer-docs/utils/node';
import type {PageContext} from '../context/page-context';

/** Renders the badge of a field, parameter, or header that a recent release added or changed. */
export function renderChangeBadge(place: readonly string[], {findBadge, getChangesUrl, t}: PageContext): Content {
  const badge = findBadge(place);
  if (badge === undefined) return undefined;
  const {version, isNew} = badge;
  const text = t(isNew ? 'badge.added' : 'badge.changed', {version});
  const href = getChangesUrl(badge);
  const attributes = {className: 'badge openapi-badge--change-addition', ...notSearched};
  return [' ', href === undefined ? h('span', attributes, text) : h('a', {...attributes, href}, text)];
}
