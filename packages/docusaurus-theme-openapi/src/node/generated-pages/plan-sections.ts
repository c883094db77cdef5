import {gzipSync} from 'node:zlib';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {DocumentLayout} from '../layout/document-layout';
import type {DocumentSection} from '../layout/document-sections';
import {groupByTag} from '../layout/operation-groups';
import type {PageRenderer} from '../pages/page-renderer';

/** Maximum size of the compressed content of a page, in bytes. The gzipped page stays below 100 KB. */
const maxPageBytes = 80_000;

/**
 * Gzip finds repetitions, such as the schema of several responses, within 32 KB. Components and headings put them
 * farther apart on the page than in its content, so that gzip may only find them in the content. Half of the distance
 * makes the measurement independent of this.
 */
const windowBits = 14;

/** Maximum number of operations on a page. The samples of more operations would block the main thread for too long. */
const maxPageOperations = 100;

/** Measures the compressed content of a generated page. */
function measureContent(children: readonly RootContent[]): number {
  let html = '';
  visit({type: 'root', children: [...children]}, 'mdxJsxFlowElement', ({data}) => {
    html += Object.values(data?.prerenderedParts ?? {})
      .map((part) => part.html)
      .join('');
  });
  return gzipSync(html, {windowBits}).length;
}

/**
 * Plans a document's pages besides its index: the tag pages, unless each operation has its own page, and the schema
 * page. Content that would exceed 100 KB (gzipped) or 100 operations is split into several pages.
 */
export function planSections(renderer: PageRenderer, id: string, per: 'operation' | 'tag'): DocumentSection[] {
  const document = renderer.getDocument(id);
  const {model} = document;
  const fitsOnPage = (section: DocumentSection): boolean => {
    const sectionPages = [
      {source: 'section.mdx', section},
      ...(section.show === 'schemas' ? [] : [{source: 'schemas.mdx', section: {show: 'schemas'} as const}]),
    ];
    const layout = new DocumentLayout(model, 'index.mdx', sectionPages);
    return measureContent(renderer.generateDocumentPage(document, section, layout)) <= maxPageBytes;
  };
  const split = (section: DocumentSection, itemCount: number, minCount = 1): DocumentSection[] => {
    // The smallest number of parts that fit. Trying all numbers would render a large document hundreds of times.
    let [low, high] = [minCount, itemCount];
    for (let count = low; low < high; count = Math.min(low * 2, Math.floor((low + high) / 2))) {
      if (createParts(section, count).every(fitsOnPage)) high = count;
      else low = count + 1;
    }
    return createParts(section, high);
  };
  const tags = (per === 'operation' ? [] : groupByTag(model)).flatMap(({tag, operations}) =>
    split({tag: tag.name}, operations.length, Math.ceil(operations.length / maxPageOperations)),
  );
  return model.schemas.size === 0 ? tags : [...tags, ...split({show: 'schemas'}, model.schemas.size)];
}

const createParts = (section: DocumentSection, count: number): DocumentSection[] =>
  count === 1 ? [section] : Array.from({length: count}, (_, index) => ({...section, part: {number: index + 1, count}}));
