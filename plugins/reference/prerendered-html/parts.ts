import {createHash} from 'node:crypto';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {HtmlNode} from '@developer-docs/internal/node';
import type {PrerenderedPart, PrerenderedParts} from '../client/prerendered-html/parts';
import {isExternalUrl} from './static-element';

/** Serializes nodes and collects the IDs and internal links that the build checks. */
export function createPart(nodes: readonly HtmlNode[]): Required<PrerenderedPart> {
  const ids: string[] = [];
  const links = new Set<string>();
  // Pages have thousands of elements, for which this is much faster than `unist-util-visit`.
  const collect = (node: HtmlNode) => {
    if (node.type !== 'element') {
      return;
    }
    const {id, href, target, download} = node.properties;
    if (typeof id === 'string') {
      ids.push(id);
    }
    const isInternalLink =
      node.tagName === 'a' &&
      typeof href === 'string' &&
      target === undefined &&
      download === undefined &&
      !isExternalUrl(href);
    if (isInternalLink) {
      links.add(href);
    }
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return {html: toHtml([...nodes] as ElementContent[], {allowDangerousHtml: true}), ids, links: [...links]};
}

/** Passes the parts of pages from the MDX compiler to the bundler. */
export class PartStore {
  readonly #partsByKey = new Map<string, PrerenderedParts>();

  /**
   * Stores the parts of a page.
   *
   * @returns The key of the parts, which is a hash of their content, so the bundler never uses outdated parts after an
   * edit.
   */
  add(parts: PrerenderedParts): string {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
    this.#partsByKey.set(key, parts);
    return key;
  }

  /** @throws Error for an unknown key. */
  get(key: string): PrerenderedParts {
    const parts = this.#partsByKey.get(key);
    if (parts === undefined) {
      throw new Error(`No page has prerendered parts with the key "${key}".`);
    }
    return parts;
  }
}
