import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {HtmlNode} from '../../shared';
import type {PrerenderedPart} from '../client/prerendered-html/parts';
import {isExternalUrl} from './link-attributes';

/** Serializes nodes, and collects the IDs and internal links that the build checks. */
export function createPart(nodes: readonly HtmlNode[]): PrerenderedPart {
  const root: Root = {type: 'root', children: [...(nodes as readonly ElementContent[])]};
  const ids: string[] = [];
  const links = new Set<string>();
  visit(root, 'element', ({tagName, properties: {id, href, target, download}}) => {
    if (typeof id === 'string') {
      ids.push(id);
    }
    const isInternalLink =
      tagName === 'a' &&
      typeof href === 'string' &&
      target === undefined &&
      download === undefined &&
      !isExternalUrl(href);
    if (isInternalLink) {
      links.add(href);
    }
  });
  return {html: toHtml(root, {allowDangerousHtml: true}), ids, links: [...links]};
}
