import type {HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {PrerenderedPart} from '../../../client/page-html/parts';

/** The prerendered parts of a page, by name. */
export type PrerenderedParts = Readonly<Record<string, PrerenderedPart>>;

/** Returns whether a URL has a scheme or a host. */
const isExternalUrl = (url: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(url);

/** Serializes nodes and collects the IDs and internal links that the build checks. */
export function createPart(nodes: readonly HtmlNode[]): Required<PrerenderedPart> {
  const ids: string[] = [];
  const links = new Set<string>();
  // Pages have thousands of elements, for which this is much faster than `unist-util-visit`.
  const collect = (node: HtmlNode) => {
    if (node.type !== 'element') return;
    const {id, href, target, download} = node.properties;
    if (typeof id === 'string') ids.push(id);
    const isInternalLink =
      node.tagName === 'a' &&
      typeof href === 'string' &&
      target === undefined &&
      download === undefined &&
      !isExternalUrl(href);
    if (isInternalLink) links.add(href);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return {html: toHtml([...nodes] as ElementContent[], {allowDangerousHtml: true}), ids, links: [...links]};
}
