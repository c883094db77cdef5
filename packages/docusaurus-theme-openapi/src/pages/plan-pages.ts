import {gzipSync} from 'node:zlib';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {createSlug, makeUnique} from '@developer-docs/internal';
import {
  DocumentLayout,
  type DocumentSection,
  formatPartTitle,
  getGroupTitle,
  groupByTag,
  otherTag,
} from './document-layout';
import {formatElement} from './page-elements';
import type {Reference} from '../reference';

/** A page in a document's reference. */
export interface PlannedPage {
  /** File name without extension, unique among the document's pages. Empty for the document's own page. */
  readonly slug: string;
  readonly title: string;
  /** The element in the page, such as `<ApiDocument id="harbor" tag="ships" />`. */
  readonly element: string;
  readonly section?: DocumentSection;
}

/**
 * Maximum size of the gzipped content of a page, in bytes. With headings and navigation, the page stays below 100 KB.
 */
const maxPageBytes = 75_000;

/** Maximum number of operations on a page. The samples of more operations would block the main thread for too long. */
const maxPageOperations = 100;

/** Measures the gzipped content of a generated page. */
function measureContent(children: readonly RootContent[]): number {
  let html = '';
  visit({type: 'root', children: [...children]}, 'mdxJsxFlowElement', ({data}) => {
    html += Object.values(data?.prerenderedParts ?? {})
      .map((part) => part.html)
      .join('');
  });
  return gzipSync(html).length;
}

/**
 * Plans the pages of a document: a single page, or, if that would exceed 100 KB gzipped or 100 operations, an index and
 * pages for each tag and for the schemas. A tag that is too large for one page gets several.
 *
 * @param page - Path of the document's page, relative to the site's folder.
 * @param per - What has its own pages, even if a single page would suffice. `operation` plans only the index and the
 *   pages of the schemas, because each operation is one page. Default: nothing.
 */
export function planPages(reference: Reference, id: string, page: string, per?: 'operation' | 'tag'): PlannedPage[] {
  const {t} = reference.input;
  const {model} = reference.getDocument(id);
  const index: PlannedPage = {slug: '', title: model.title, element: formatDocumentElement(id)};
  if (per === undefined && model.operations.length <= maxPageOperations) {
    const fullPage = reference.generateDocumentPage(id, undefined, new DocumentLayout(model, page, []));
    if (measureContent(fullPage) <= maxPageBytes) {
      return [index];
    }
  }

  const fitOnPages = (sections: readonly DocumentSection[]) => {
    for (const section of sections) {
      const sectionPages = [
        {page: 'docs/section.mdx', section},
        ...(section.show === 'schemas' ? [] : [{page: 'docs/schemas.mdx', section: {show: 'schemas'} as const}]),
      ];
      const layout = new DocumentLayout(model, page, sectionPages);
      if (measureContent(reference.generateDocumentPage(id, section, layout)) > maxPageBytes) {
        return false;
      }
    }
    return true;
  };
  const splitSection = (section: DocumentSection, itemCount: number, minCount = 1): DocumentSection[] => {
    for (let count = minCount; count < itemCount; count++) {
      const parts = createParts(section, count, itemCount);
      if (fitOnPages(parts)) {
        return parts;
      }
    }
    return createParts(section, itemCount, itemCount);
  };

  const pages: PlannedPage[] = [index];
  const usedSlugs = new Set<string>(['']);
  const add = (title: string, section: DocumentSection) => {
    const {part} = section;
    const slug = makeUnique(
      (createSlug(title) || otherTag) + (part === undefined ? '' : `-${String(part.number)}`),
      usedSlugs,
    );
    pages.push({slug, title: formatPartTitle(title, part, t), element: formatDocumentElement(id, section), section});
  };
  for (const group of per === 'operation' ? [] : groupByTag(model)) {
    const {tag, operations} = group;
    const minCount = Math.ceil(operations.length / maxPageOperations);
    for (const section of splitSection({tag: tag.name}, operations.length, minCount)) {
      add(getGroupTitle(group, t), section);
    }
  }
  if (model.schemas.size > 0) {
    for (const section of splitSection({show: 'schemas'}, model.schemas.size)) {
      add(t('group.schemas'), section);
    }
  }
  return pages;
}

/** Creates the parts of a section. Because all parts have the same length, there can be fewer than requested. */
function createParts(section: DocumentSection, requestedCount: number, itemCount: number): DocumentSection[] {
  const count = Math.ceil(itemCount / Math.ceil(itemCount / requestedCount));
  return count === 1
    ? [section]
    : Array.from({length: count}, (_, index) => ({...section, part: {number: index + 1, count}}));
}

/** Formats the element that shows a document or a section of it. */
const formatDocumentElement = (id: string, {tag, show, part}: DocumentSection = {}) =>
  formatElement('ApiDocument', {id, tag, show, part: part && `${String(part.number)}/${String(part.count)}`});
