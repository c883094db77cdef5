import {toPart, type StaticPart, type StaticParts} from '../../prerendered-html';
import type {Node} from '../html/context';

/**
 * What a page consists of. Headings become Markdown nodes, so that Docusaurus gives them their place in the table of
 * contents; the rest are components that show ready HTML.
 */
export type Block =
  | {
      readonly kind: 'heading';
      readonly depth: 2 | 3 | 4;
      readonly id: string;
      readonly text: string;
      /** The heading is the name of such an entry of the reference, for the search. */
      readonly entry?: 'schema';
    }
  /** HTML of the part with this name. */
  | {readonly kind: 'html'; readonly part: string}
  /** A request in tabs of languages: parts `<part>.<language>` are the code. */
  | {
      readonly kind: 'sample';
      readonly part: string;
      readonly operation: string;
      /** Minimal or realistic. */
      readonly sample: string;
      readonly title: string;
    }
  /** Bodies of answers, one open: parts `<part>.<index>` are the code. */
  | {
      readonly kind: 'examples';
      readonly part: string;
      readonly titles: readonly string[];
      readonly languages: readonly string[];
    }
  /** Text on the left and code on the right where there is room; the code first where there is not. */
  | {readonly kind: 'split'; readonly text: readonly Block[]; readonly code: readonly Block[]}
  /** A part of the page that the browser may skip until it is near. */
  | {readonly kind: 'section'; readonly content: readonly Block[]};

export type Parts = StaticParts;

export interface GeneratedPage {
  readonly blocks: readonly Block[];
  readonly parts: Parts;
}

/** Collects the parts of a page while its blocks are made. */
export class PartWriter {
  readonly parts: Record<string, StaticPart> = {};

  /** Adds HTML nodes as a part; no nodes, no block. */
  html(name: string, nodes: readonly Node[]): Block[] {
    if (nodes.length === 0) {
      return [];
    }
    this.#add(name, toPart(nodes));
    return [{kind: 'html', part: name}];
  }

  /** Adds HTML that is ready, without ids and links. */
  code(name: string, html: string): void {
    this.#add(name, {html, ids: [], links: []});
  }

  /** Text beside code; nothing and nothing, no block. */
  split(text: readonly Block[], code: readonly Block[]): Block[] {
    return text.length + code.length === 0 ? [] : [{kind: 'split', text, code}];
  }

  /** A part of the page that the browser may skip until it is near. */
  section(content: readonly Block[]): Block {
    return {kind: 'section', content};
  }

  #add(name: string, part: StaticPart): void {
    if (this.parts[name] !== undefined) {
      throw new Error(`Two parts of one page are called "${name}".`);
    }
    this.parts[name] = part;
  }
}
