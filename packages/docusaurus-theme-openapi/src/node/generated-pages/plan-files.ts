import type {PageElement} from '@developer-docs/docusaurus-utils/node';
import {listOperations} from '@developer-docs/openapi';
import type {LoadedDocument} from '../documents/document-loader';
import {DocumentPlacement, measureLength, type DocumentSection} from '../placement/document-placement';
import {createTagSlugs, groupByTag} from '../placement/operation-groups';
import {createPageIndex, findOperationPage, type PageIndex, type SourcePage} from '../placement/page-index';

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

/**
 * The maximum lengths of what a page shows. They're about 80 KB of gzipped HTML: samples, examples, and the schemas of
 * bodies make the pages of operations longer.
 */
const maxLengths = {operations: 100_000, schemas: 500_000};

/** Splits a section that's too long for a page into several. */
function splitSection(section: DocumentSection, length: number, maxLength: number): DocumentSection[] {
  const count = Math.ceil(length / maxLength);
  return count === 1
    ? [section]
    : Array.from({length: count}, (_, index) => ({...section, part: {number: index + 1, count}}));
}

/** Plans the generated files of a document: its index, and pages for its operations or tags and for its schemas. */
export function planFiles({document, documents, per, otherPages}: PlanInput): PlannedFile[] {
  const {id: documentId, model} = document;
  const isPerOperation = per === 'operation';
  const index = createPageIndex(otherPages);
  const sectionPages = index.sectionPages.get(documentId) ?? [];
  const groups = groupByTag(model);
  const slugs = createTagSlugs(groups);
  const toSlug = (tag = '') => slugs.get(tag) ?? tag;
  const sections = [
    ...(isPerOperation ? [] : groups).flatMap(({tag, operations}) =>
      splitSection({tag: tag.name}, measureLength(operations), maxLengths.operations),
    ),
    ...splitSection({show: 'schemas'}, measureLength([...model.schemas.values()]), maxLengths.schemas),
  ].filter(
    ({show, tag}) => !sectionPages.some(({section}) => section.show === show && toSlug(section.tag) === toSlug(tag)),
  );
  const indexAttributes = {id: documentId, ...(isPerOperation && {show: 'index'}), title: ''};
  return [
    ...(index.documentPages.has(documentId)
      ? []
      : [{element: {name: 'ApiDocument', attributes: indexAttributes}, id: 'index page', name: 'index'}]),
    ...sections.map((section) => planSection(section, documentId, toSlug(section.tag))),
    ...(isPerOperation ? planOperations(document, documents, index) : []),
  ];
}

function planSection({tag, show, part}: DocumentSection, documentId: string, slug: string): PlannedFile {
  const attributes = {
    id: documentId,
    ...(tag !== undefined && {tag: slug}),
    ...(show !== undefined && {show}),
    ...(part !== undefined && {part: `${part.number}/${part.count}`}),
    title: '',
  };
  const element = {name: 'ApiDocument', attributes};
  // A space distinguishes the part of a tag from a tag that ends with a number.
  const suffix = part === undefined ? '' : ` ${part.number}`;
  return tag === undefined
    ? {element, id: `schemas page${suffix}`, name: `schemas${suffix.replace(' ', '-')}`}
    : {element, id: tag + suffix};
}

function planOperations(
  {id: documentId, model}: LoadedDocument,
  documents: readonly LoadedDocument[],
  index: PageIndex,
): PlannedFile[] {
  const placement = new DocumentPlacement(model, undefined, index.sectionPages.get(documentId) ?? []);
  const isAmbiguous = (id: string) =>
    documents.filter((other) => listOperations(other.model).some((operation) => operation.id === id)).length > 1;
  return listOperations(model)
    .filter(
      ({id}) => findOperationPage(index, id, documentId) === undefined && placement.locateOperation(id) === undefined,
    )
    .map(({id}) => ({
      element: {
        name: 'Operation',
        attributes: {id, ...(isAmbiguous(id) && {document: documentId}), title: ''},
      },
      id,
    }));
}
