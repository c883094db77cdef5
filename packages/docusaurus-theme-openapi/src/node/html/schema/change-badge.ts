import {notSearched} from '@developer-docs/docusaurus-utils';
import {h, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Header, Parameter, Schema} from '@developer-docs/openapi';
import type {PageContext} from '../page-context';

/** Renders the badge of a parameter, header, or field, by its schema, that a recent release added or changed. */
export function renderChangeBadge(field: Header | Parameter | Schema, {badges, t}: PageContext): Content {
  const badge = badges.get(field);
  if (badge === undefined) return undefined;
  const {version, isNew, url} = badge;
  const text = t(isNew ? 'badge.added' : 'badge.changed', {version});
  const attributes = {className: 'badge openapi-badge--change-addition', ...notSearched};
  return [' ', url === undefined ? h('span', attributes, text) : h('a', {...attributes, href: url}, text)];
}
