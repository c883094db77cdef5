import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {StaticPart} from './client/source';
import {isOutside} from './link-address';

/** Nodes as ready HTML, with the anchors and the links within the site that the build checks. */
export function toPart(children: readonly ElementContent[]): StaticPart {
  const root: Root = {type: 'root', children: [...children]};
  const ids: string[] = [];
  const links = new Set<string>();
  visit(root, 'element', ({tagName, properties: {id, href, target, download}}) => {
    if (typeof id === 'string') {
      ids.push(id);
    }
    if (
      tagName === 'a' &&
      typeof href === 'string' &&
      target === undefined &&
      download === undefined &&
      !isOutside(href)
    ) {
      links.add(href);
    }
  });
  return {html: toHtml(root, {allowDangerousHtml: true}), ids, links: [...links]};
}
