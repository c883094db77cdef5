import {notSearched} from '@developer-docs/utils';
import {h, type Content} from '@developer-docs/utils/node';
import {formatPlace} from '../../releases/changes-layout';
import type {PageContext} from '../page-context';

/** Renders the badge of a field, parameter, or header that a recent release added or changed. */
export function renderChangeBadge(place: readonly string[], {badges, t}: PageContext): Content {
  const badge = badges.get(formatPlace(place));
  if (badge === undefined) return undefined;
  const {version, isNew, url} = badge;
  const text = t(isNew ? 'badge.added' : 'badge.changed', {version});
  const attributes = {className: 'badge openapi-badge--change-addition', ...notSearched};
  return [' ', url === undefined ? h('span', attributes, text) : h('a', {...attributes, href: url}, text)];
}
