import {
  findContent,
  findElement,
  getChildNodes,
  getReadableText,
  hasClass,
  isElement,
  isInline,
  isNotSearched,
  isRecordDetail,
  isUserInterface,
  normalizeWhitespace,
  readRecord,
  readRecordKind,
  walkElements,
} from '@developer-docs/docusaurus-utils/node';
import {
  addHeading,
  createRecord,
  emptyHierarchy,
  isEntryKind,
  levels,
  type DocSearchRecord,
  type RecordPage,
  type RecordPosition,
} from '@developer-docs/search-engine';
import type {Element, Nodes, RootContent} from 'hast';
import type {RecordMetadata} from '../site/indexed-pages';

const skippedTags = new Set(['aside', 'footer', 'noscript', 'svg']);

/** Returns whether an element inside the content isn't indexed. */
const isExcluded = (element: Element): boolean =>
  isUserInterface(element) || isNotSearched(element) || skippedTags.has(element.tagName);

function getEntryKind(element: Element): string | undefined {
  const kind = readRecordKind(element);
  return isEntryKind(kind) ? kind : undefined;
}

/**
 * Returns the `data-record-detail` of an entry, or the text of the descendant that has this attribute without a value.
 */
function getDetail(entry: Element): string | undefined {
  const {detail: own} = readRecord(entry);
  const element = own === undefined ? findDetailElement(entry) : undefined;
  return (own ?? (element && normalizeWhitespace(getReadableText(element)))) || undefined;
}

function findDetailElement(parent: Element): Element | undefined {
  for (const child of getChildNodes(parent).filter(isElement)) {
    if (isRecordDetail(child)) return child;
    const found = getEntryKind(child) === undefined ? findDetailElement(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns whether the text of an entry excludes an element. */
const isExcludedFromEntry = (element: Element): boolean =>
  isExcluded(element) || getEntryKind(element) !== undefined || element.tagName === 'pre';

/** Creates the position of a heading or entry below another position. The maximum level is 6. */
function createPosition(
  parent: RecordPosition,
  requestedLevel: number,
  title: string,
  anchor: string,
  kind: string,
): RecordPosition {
  const level = Math.min(requestedLevel, levels.length - 1);
  return {hierarchy: addHeading(parent.hierarchy, level, title), anchor, level, kind};
}

/** Walks the tree of a page in reading order and collects its records. */
class RecordExtractor {
  readonly records: DocSearchRecord[] = [];
  private readonly page: RecordPage;
  /** The heading or entry that the extraction is currently below. */
  private position: RecordPosition;
  private readonly keywords: readonly string[];
  private hasTitle = false;

  constructor({url, language, tag, section, title = '', keywords = []}: RecordMetadata, content: Element) {
    const operations = [...walkElements(content)].filter((element) => getEntryKind(element) === 'operation');
    this.page = {url, language, tag, operationCount: operations.length};
    this.keywords = keywords;
    this.position = {hierarchy: {...emptyHierarchy, lvl0: section}, anchor: '', level: 0, kind: 'page'};
    const hasOwnTitle = findElement(content, ({tagName}) => tagName === 'h1') !== undefined;
    if (!hasOwnTitle && title !== '') this.addTitle(title, 'page');
    this.visit(content);
  }

  visit(node: Nodes): void {
    if (!isElement(node) || isExcluded(node)) return;
    const kind = getEntryKind(node);
    const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (heading !== undefined) {
      this.visitHeading(node, Number(heading), kind);
    } else if (kind !== undefined) {
      this.visitEntry(node, kind);
    } else if (node.tagName === 'pre') {
      this.addText(getReadableText(node).trim(), 'sample');
    } else {
      this.visitBlock(node);
    }
  }

  /** Adds a reference entry as a new level, so that everything inside it links to the entry. */
  private visitEntry(element: Element, kind: string): void {
    const parent = this.position;
    const {id, name = id ?? ''} = readRecord(element);
    const anchor = id ?? parent.anchor;
    const content = normalizeWhitespace(
      getReadableText(element, (inner) => inner !== element && isExcludedFromEntry(inner)),
    );
    this.position = createPosition(parent, parent.level + 1, name, anchor, kind);
    this.addRecord(kind, content === '' ? null : content, {name, detail: getDetail(element)});
    this.visitNestedRecords(element);
    this.position = parent;
  }

  /** Adds a heading, which can also be an entry, such as an operation on the page of a complete OpenAPI document. */
  private visitHeading(element: Element, level: number, entry: string | undefined): void {
    const title = normalizeWhitespace(getReadableText(element, isExcluded));
    const {id, name} = readRecord(element);
    const isTitle = level === 1 && !this.hasTitle;
    if (title === '') return;
    if (!isTitle && id === undefined) {
      // Without an ID, it can't be linked, so it's a label within the text.
      this.addText(title, 'text');
      return;
    }
    if (isTitle) {
      this.addTitle(title, entry ?? 'page', name);
      return;
    }
    // Level 0 is the section, and level 1 is the page's only title.
    const kind = entry ?? 'heading';
    this.position = createPosition(this.position, Math.max(2, level), title, id ?? '', kind);
    this.addRecord(kind, null, {name});
  }

  /** Adds the page's title, which is at level 1. */
  private addTitle(title: string, kind: string, name?: string): void {
    this.hasTitle = true;
    this.position = createPosition(this.position, 1, title, '', kind);
    const hasKeywords = kind === 'page' && this.keywords.length > 0;
    this.addRecord(kind, null, {name, keywords: hasKeywords ? this.keywords : undefined});
  }

  /**
   * Adds a table row, or a block with only inline children, as a single piece of text. Visits other blocks recursively.
   */
  private visitBlock(element: Element): void {
    const isSingleText =
      element.tagName === 'tr' || (getChildNodes(element).length > 0 && getChildNodes(element).every(isInline));
    const isEntry = (inner: Element) => inner !== element && getEntryKind(inner) !== undefined;
    if (isSingleText && findElement(element, isEntry) === undefined) {
      this.addText(normalizeWhitespace(getReadableText(element, isExcluded)), 'text');
      return;
    }
    let inlineNodes: RootContent[] = [];
    const flush = () => {
      this.addText(normalizeWhitespace(getReadableText({type: 'root', children: inlineNodes}, isExcluded)), 'text');
      inlineNodes = [];
    };
    for (const child of getChildNodes(element)) {
      if (isInline(child) && !(isElement(child) && getEntryKind(child) !== undefined)) {
        inlineNodes.push(child);
      } else {
        flush();
        this.visit(child);
      }
    }
    flush();
  }

  /** Visits the entries and samples inside an entry. The entry's own text has already been added. */
  private visitNestedRecords(node: Nodes): void {
    for (const child of getChildNodes(node)) {
      if (isElement(child) && (getEntryKind(child) !== undefined || child.tagName === 'pre')) {
        this.visit(child);
      } else if (!isElement(child) || !isExcluded(child)) {
        this.visitNestedRecords(child);
      }
    }
  }

  private addText(content: string, kind: 'text' | 'sample'): void {
    if (content !== '') this.addRecord(kind, content);
  }

  /** Adds a record at the current position. */
  private addRecord(
    kind: string,
    content: string | null,
    properties: Pick<DocSearchRecord, 'name' | 'detail' | 'keywords'> = {},
  ): void {
    this.records.push(createRecord(this.page, this.position, {...properties, kind, content}, this.records.length));
  }
}

/** Finds the text of a page. That of a blog post doesn't include the elements around it, such as the authors. */
export function findText(tree: Nodes): Element | undefined {
  const content = findContent(tree);
  return findElement(content ?? tree, (element) => hasClass(element, 'markdown')) ?? content;
}

/**
 * Extracts the search records of a page: its title, headings, reference entries (elements with `data-record`), text,
 * and samples, each with the anchor to link to. Navigation, buttons, and the table of contents are skipped.
 *
 * @param tree - The HTML tree of the page, or of the part that contains the content.
 * @returns The records in reading order; none for a page without content or title.
 */
export function extractRecords(tree: Nodes, page: RecordMetadata): DocSearchRecord[] {
  const content = findText(tree);
  return content === undefined ? [] : new RecordExtractor(page, content).records;
}
