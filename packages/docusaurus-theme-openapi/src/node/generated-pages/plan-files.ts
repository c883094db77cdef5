import {listOperations} from '@developer-docs/openapi';
import {DocumentLayout} from '../layout/document-layout';
import type {DocumentSection} from '../layout/document-sections';
import {createTagSlugs, groupByTag} from '../layout/operation-groups';
import type {PageElement} from '../layout/page-elements';
import {createPageIndex, findOperationPage, type SourcePage} from '../layout/page-index';
import type {PageRenderer} from '../pages/page-renderer';
import {planSections} from './plan-sections';

/** A file that the site should have. */
export interface PlannedFile {
  readonly element: PageElement;
  /** The ID that the name of a new file is derived from, or the name itself. */
  readonly name: {readonly id: string} | {readonly fixed: string};
}

/** What {@link planFiles} needs to know about the site. */
interface PlanInput {
  /** Renders all documents. */
  readonly renderer: PageRenderer;
  readonly documentId: string;
  /** What has its own page. */
  readonly per: 'operation' | 'tag';
  /** The pages that weren't generated. What they show needs no generated page. */
  readonly otherPages: readonly SourcePage[];
}

/** Plans the generated files of a document: its index, and pages for its operations or tags and for its schemas. */
export function planFiles(input: PlanInput): PlannedFile[] {
  return [...planDocumentPages(input), ...(input.per === 'operation' ? planOperations(input) : [])];
}

/** Plans the index of a document and the pages of its sections. */
function planDocumentPages({renderer, documentId, per, otherPages}: PlanInput): PlannedFile[] {
  const {documentPages, sectionPages} = createPageIndex(otherPages);
  const slugs = createTagSlugs(groupByTag(renderer.getDocument(documentId).model));
  const toSlug = (tag = '') => slugs.get(tag) ?? tag;
  const isShown = (section: DocumentSection | undefined) =>
    section === undefined
      ? documentPages.has(documentId)
      : (sectionPages.get(documentId) ?? []).some(
          (other) => other.section.show === section.show && toSlug(other.section.tag) === toSlug(section.tag),
        );
  return [undefined, ...planSections(renderer, documentId, per)]
    .filter((section) => !isShown(section))
    .map((section): PlannedFile => {
      const {tag, show, part} = section ?? {};
      const number = part === undefined ? '' : String(part.number);
      const attributes = {
        id: documentId,
        ...(section === undefined && per === 'operation' && {show: 'index'}),
        ...(tag !== undefined && {tag: toSlug(tag)}),
        ...(show !== undefined && {show}),
        ...(part !== undefined && {part: `${number}/${part.count}`}),
        title: '',
      };
      const suffix = number === '' ? '' : `-${number}`;
      return {
        element: {name: 'ApiDocument', attributes},
        // A line break distinguishes the part of a tag from a tag that ends with a number.
        name:
          tag === undefined
            ? {fixed: section === undefined ? 'index' : `schemas${suffix}`}
            : {id: part === undefined ? tag : `${tag}\n${number}`},
      };
    });
}

function planOperations({renderer, documentId, otherPages}: PlanInput): PlannedFile[] {
  const index = createPageIndex(otherPages);
  const {model} = renderer.getDocument(documentId);
  const layout = new DocumentLayout(model, undefined, index.sectionPages.get(documentId) ?? []);
  const isAmbiguous = (id: string) =>
    renderer.input.documents.filter((document) => listOperations(document.model).some((other) => other.id === id))
      .length > 1;
  return listOperations(model)
    .filter(
      ({id}) => findOperationPage(index, id, documentId) === undefined && layout.locateOperation(id) === undefined,
    )
    .map(({id}) => ({
      element: {
        name: 'Operation',
        attributes: {id, ...(isAmbiguous(id) && {document: documentId}), title: ''},
      },
      name: {id},
    }));
}
