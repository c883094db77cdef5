import type {HtmlNode} from '../../../shared';
import {createPart, type PrerenderedPart, type PrerenderedParts} from '../../prerendered-html';

/**
 * The content of a generated page. Headings become Markdown nodes, so Docusaurus adds them to the table of contents.
 * The rest becomes components that show prerendered HTML.
 */
export type Block = HeadingBlock | HtmlBlock | SampleBlock | ExamplesBlock | ColumnsBlock | SectionBlock;

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly depth: 2 | 3 | 4;
  readonly id: string;
  readonly text: string;
  /** Kind of search record, if the heading is the name of an entry. */
  readonly record?: 'schema';
}

export interface HtmlBlock {
  readonly kind: 'html';
  readonly part: string;
}

/** A request in tabs, one for each language. The code is in the parts `<part>.<language>`. */
export interface SampleBlock {
  readonly kind: 'sample';
  readonly part: string;
  readonly operation: string;
  /** `minimal` or `realistic`. */
  readonly sampleKind: string;
  readonly title: string;
}

/** Examples of a body, the first one expanded. The code is in the parts `<part>.<index>`. */
export interface ExamplesBlock {
  readonly kind: 'examples';
  readonly part: string;
  readonly titles: readonly string[];
  readonly languages: readonly string[];
}

/** Text and code in two columns on wide screens. On narrow screens, the code comes first. */
export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly text: readonly Block[];
  readonly code: readonly Block[];
}

/** A section that the browser can skip while it is outside the viewport (`content-visibility`). */
export interface SectionBlock {
  readonly kind: 'section';
  readonly content: readonly Block[];
}

export interface GeneratedPage {
  readonly blocks: readonly Block[];
  readonly parts: PrerenderedParts;
}

/** Collects the prerendered parts of a page while its blocks are created. */
export class PartCollector {
  readonly parts: Record<string, PrerenderedPart> = {};

  /** Adds HTML nodes as a part. Returns no block if there are no nodes. */
  addHtml(name: string, nodes: readonly HtmlNode[]): HtmlBlock[] {
    if (nodes.length === 0) {
      return [];
    }
    this.#add(name, createPart(nodes));
    return [{kind: 'html', part: name}];
  }

  /** Adds highlighted code as a part. */
  addCode(name: string, html: string): void {
    this.#add(name, {html});
  }

  #add(name: string, part: PrerenderedPart): void {
    if (this.parts[name] !== undefined) {
      throw new Error(`The page has two parts with the name "${name}".`);
    }
    this.parts[name] = part;
  }
}

/** Creates columns, unless both are empty. */
export function columns(text: readonly Block[], code: readonly Block[]): ColumnsBlock[] {
  return text.length + code.length === 0 ? [] : [{kind: 'columns', text, code}];
}
