import type {PageElement} from '@developer-docs/docusaurus-utils/node';
import {listOperations} from '@developer-docs/openapi';
import type {LoadedDocument} from '../documents/document-loader';
import {DocumentLayout} from '../layout/document-layout';
import {measureLength, type DocumentSection} from '../layout/document-sections';
import {createTagSlugs, groupByTag} from '../layout/operation-groups';
import {createPageIndex, findOperationPage, type SourcePage} from '../layout/page-index';

/** A file that the site should have. */
export interface PlannedFile {
  readonly element: PageElement;
  /** The ID that the name of a new file is derived from. */
  readonly id: string;
  /** The name of a new file, unless it's in use. */
  readonly name?: string;
}

/** What {@link planFiles} needs to know about the site. */
interface PlanInput {
  readonly document: LoadedDocument;
  /** All documents of the site. */
  readonly documents: readonly LoadedDocument[];
  /** What has its own page. */
  readonly per: 'operation' | 'tag';
  /** The pages that weren't generated. What they show needs no generated page. */
  readonly otherPages: readonly SourcePage[];
}

/** Plans the generated files of a document: its index, and pages for its operations or tags and for its schemas. */
export function planFiles(input: PlanInput): PlannedFile[] {
  return [...planDocumentPages(input), ...(input.per === 'operation' ? planOperations(input) : [])];
}

/**
 * The maximum lengths of what a page shows. They're about 80 KB of gzipped HTML: samples, examples, and the schemas of
 * bodies make the pages of operations longer.
 */
const maxLengths = {operations: 100_000, schemas: 500_000};

/** Plans the pages of tags and schemas. Content that's too long for a page is split into several. */
function planSections({document: {model}, per}: PlanInput): DocumentSection[] {
  const split = (section: DocumentSection, length: number, maxLength: number): DocumentSection[] => {
    const count = Math.ceil(length / maxLength);
    return count === 1
      ? [section]
      : Array.from({length: count}, (_, index) => ({...section, part: {number: index + 1, count}}));
  };
  const tags = (per === 'operation' ? [] : groupByTag(model)).flatMap(({tag, operations}) =>
    split({tag: tag.name}, measureLength(operations), maxLengths.operations),
  );
  return [...tags, ...split({show: 'schemas'}, measureLength([...model.schemas.values()]), maxLengths.schemas)];
}

/** Plans the index of a document and the pages of its sections. */
function planDocumentPages(input: PlanInput): PlannedFile[] {
  const {document, per, otherPages} = input;
  const {documentPages, sectionPages} = createPageIndex(otherPages);
  const slugs = createTagSlugs(groupByTag(document.model));
  const toSlug = (tag = '') => slugs.get(tag) ?? tag;
  const isShown = (section: DocumentSection) =>
    (sectionPages.get(document.id) ?? []).some(
      (other) => other.section.show === section.show && toSlug(other.section.tag) === toSlug(section.tag),
    );
  const index = {id: document.id, ...(per === 'operation' && {show: 'index'}), title: ''};
  return [
    ...(documentPages.has(document.id)
      ? []
      : [{element: {name: 'ApiDocument', attributes: index}, id: 'index page', name: 'index'}]),
    ...planSections(input)
      .filter((section) => !isShown(section))
      .map(({tag, show, part}): PlannedFile => {
        const attributes = {
          id: document.id,
          ...(tag !== undefined && {tag: toSlug(tag)}),
          ...(show !== undefined && {show}),
          ...(part !== undefined && {part: `${part.number}/${part.count}`}),
          title: '',
        };
        // A space distinguishes the part of a tag from a tag that ends with a number.
        const suffix = part === undefined ? '' : ` ${part.number}`;
        return {
          element: {name: 'ApiDocument', attributes},
          id: tag === undefined ? `schemas page${suffix}` : tag + suffix,
          ...(tag === undefined && {name: `schemas${suffix.replace(' ', '-')}`}),
        };
      }),
  ];
}

function planOperations({document, documents, otherPages}: PlanInput): PlannedFile[] {
  const index = createPageIndex(otherPages);
  const {id: documentId, model} = document;
  const layout = new DocumentLayout(model, undefined, index.sectionPages.get(documentId) ?? []);
  const isAmbiguous = (id: string) =>
    documents.filter((other) => listOperations(other.model).some((operation) => operation.id === id)).length > 1;
  return listOperations(model)
    .filter(
      ({id}) => findOperationPage(index, id, documentId) === undefined && layout.locateOperation(id) === undefined,
    )
    .map(({id}) => ({
      element: {
        name: 'Operation',
        attributes: {id, ...(isAmbiguous(id) && {document: documentId}), title: ''},
      },
      id,
    }));
}
