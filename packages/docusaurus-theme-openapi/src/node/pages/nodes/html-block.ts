import type {HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {HtmlBlock} from '../../../shared/html-blocks';

/** Returns whether a URL has a scheme or a host. */
const isExternalUrl = (url: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(url);

/** Serializes nodes and collects the IDs and internal links that the build checks. */
export function toHtmlBlock(nodes: readonly HtmlNode[]): Required<HtmlBlock> {
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
