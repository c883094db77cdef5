import type {Element, Nodes} from 'hast';
import {
  entryKinds,
  levels,
  type DocSearchRecord,
  type EntryKind,
  type Hierarchy,
  type RecordKind,
  type RecordType,
} from '../records';
import {
  childNodes,
  findElement,
  getProperty,
  hasClass,
  isElement,
  isInline,
  normalizeWhitespace,
  readableText,
} from '../../shared';

/** What is known of a page besides its HTML. */
export interface PageContext {
  /** Address as a link on the site takes it: base URL included, no trailing slash. */
  readonly url: string;
  /** The section of the sidebar that the page belongs to: the first level of its records. */
  readonly section: string;
  /** BCP 47 language of the page. */
  readonly language: string;
  /** The facet by which a contextual search finds this version: `docs-default-current`. */
  readonly tag: string;
  /** Importance of the page; 0 as a rule. */
  readonly pageRank?: number;
}

interface Place {
  readonly hierarchy: Hierarchy;
  readonly anchor: string;
  /** Number of the deepest level that is set. */
  readonly level: number;
}

interface Found {
  readonly type: RecordType;
  readonly kind: RecordKind;
  readonly place: Place;
  readonly content: string | null;
  readonly name?: string;
}

/** What stands in the text of a page and is not its content. */
function isChrome(element: Element): boolean {
  return (
    ['button', 'nav', 'script', 'style', 'svg', 'template', 'input', 'select', 'noscript'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    getProperty(element, 'dataSearch') === 'none' ||
    getProperty(element, 'ariaHidden') === 'true' ||
    getProperty(element, 'role') === 'tablist'
  );
}

function entryKind(element: Element): EntryKind | undefined {
  const value = getProperty(element, 'dataRecord');
  return entryKinds.find((kind) => kind === value);
}

function isRecordOfItsOwn(element: Element): boolean {
  return isChrome(element) || entryKind(element) !== undefined || element.tagName === 'pre';
}

/** A place one level below another. Below the sixth level there is no deeper one: the sixth is taken again. */
function below(place: Place, level: number, title: string, anchor: string): Place {
  const own = Math.min(level, levels.length - 1);
  const hierarchy = {...place.hierarchy};
  levels.forEach((name, index) => {
    if (index >= own) {
      hierarchy[name] = index === own ? title : null;
    }
  });
  return {hierarchy, anchor, level: own};
}

/** Walks a page in reading order and collects what its records are made of. */
class Walk {
  readonly found: Found[] = [];
  #place: Place;
  #hasTitle = false;

  constructor(start: Place) {
    this.#place = start;
  }

  visit(node: Nodes): void {
    if (!isElement(node)) {
      return;
    }
    const kind = entryKind(node);
    const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (isChrome(node)) {
      return;
    }
    if (heading !== undefined) {
      this.#heading(node, Number(heading), kind);
    } else if (kind !== undefined) {
      this.#entry(node, kind);
    } else if (node.tagName === 'pre') {
      this.#text(readableText(node).trim(), 'sample');
    } else {
      this.#block(node);
    }
  }

  /** An entry of the reference is a level of its own: what stands in it opens at its anchor. */
  #entry(element: Element, kind: EntryKind): void {
    const outer = this.#place;
    const name = getProperty(element, 'dataRecordName') ?? getProperty(element, 'id') ?? '';
    const anchor = getProperty(element, 'id') ?? outer.anchor;
    const content = normalizeWhitespace(readableText(element, (inner) => inner !== element && isRecordOfItsOwn(inner)));
    this.#place = below(outer, outer.level + 1, name, anchor);
    this.found.push({
      type: `lvl${this.#place.level}` as RecordType,
      kind,
      place: this.#place,
      content: content === '' ? null : content,
      name,
    });
    this.#innerRecords(element);
    this.#place = outer;
  }

  /** A heading may be an entry too: an operation on the page of a whole document, say. */
  #heading(element: Element, level: number, entry: EntryKind | undefined): void {
    const title = normalizeWhitespace(readableText(element, isChrome));
    const id = getProperty(element, 'id');
    const isTitle = level === 1 && !this.#hasTitle;
    if (title === '') {
      return;
    }
    if (!isTitle && id === undefined) {
      // Nothing can open at it: it is a label inside the text.
      this.#text(title, 'text');
      return;
    }
    this.#hasTitle = true;
    // The page title is the second level: the first is the section. A page has one.
    this.#place = below(this.#place, isTitle ? 1 : Math.max(2, level), title, isTitle ? '' : (id ?? ''));
    const name = getProperty(element, 'dataRecordName');
    this.found.push({
      type: `lvl${this.#place.level}` as RecordType,
      kind: entry ?? (isTitle ? 'page' : 'heading'),
      place: this.#place,
      content: null,
      ...(name !== undefined && {name}),
    });
  }

  /** A block whose children are all inline, or a table row, is one piece of text; other blocks are walked. */
  #block(element: Element): void {
    const isPiece = element.tagName === 'tr' || (childNodes(element).length > 0 && childNodes(element).every(isInline));
    const isEntryRow =
      findElement(element, (inner) => inner !== element && entryKind(inner) !== undefined) !== undefined;
    if (isPiece && !isEntryRow) {
      this.#text(normalizeWhitespace(readableText(element, isChrome)), 'text');
      return;
    }
    let run: Nodes[] = [];
    const flush = () => {
      this.#text(normalizeWhitespace(run.map((node) => readableText(node, isChrome)).join('')), 'text');
      run = [];
    };
    for (const child of childNodes(element)) {
      if (isInline(child) && !(isElement(child) && entryKind(child) !== undefined)) {
        run.push(child);
      } else {
        flush();
        this.visit(child);
      }
    }
    flush();
  }

  /** The records inside an entry whose own text is taken already: entries and samples. */
  #innerRecords(node: Nodes): void {
    for (const child of childNodes(node)) {
      if (isElement(child) && (entryKind(child) !== undefined || child.tagName === 'pre')) {
        this.visit(child);
      } else if (!isElement(child) || !isChrome(child)) {
        this.#innerRecords(child);
      }
    }
  }

  #text(content: string, kind: 'text' | 'sample'): void {
    if (content !== '') {
      this.found.push({type: 'content', kind, place: this.#place, content});
    }
  }
}

/**
 * Turns a built page into search records: its title, its headings, the entries of its reference (elements with
 * `data-record`), its text and its samples, each with the anchor at which it opens. Navigation, buttons and the table of
 * contents are not in them.
 *
 * @param page - The page as it was built, or a part of it with all of its documentation.
 * @returns The records in reading order; none for a page without documentation in it.
 */
export function extractRecords(
  page: Nodes,
  {url, section, language, tag, pageRank = 0}: PageContext,
): DocSearchRecord[] {
  const content = findElement(page, (element) => hasClass(element, 'theme-doc-markdown'));
  if (content === undefined) {
    return [];
  }
  const hierarchy: Hierarchy = {lvl0: section, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const walk = new Walk({hierarchy, anchor: '', level: 0});
  walk.visit(content);
  return walk.found.map(({type, kind, place, content: text, name}, position) => ({
    objectID: `${url}#${position}`,
    url: place.anchor === '' ? url : `${url}#${place.anchor}`,
    url_without_anchor: url,
    anchor: place.anchor,
    type,
    kind,
    ...(name !== undefined && {name}),
    hierarchy: place.hierarchy,
    content: text,
    language,
    docusaurus_tag: tag,
    weight: {pageRank, level: type === 'content' ? 0 : 100 - 10 * place.level, position},
  }));
}
