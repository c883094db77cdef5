import type {Tag} from '@developer-docs/openapi';
import {createSlug, decodeUriPart} from '@developer-docs/utils';
import {listHeadingIds} from '../html/common/description';
import {readHeadingSlug} from '../html/common/markdown-renderer';
import type {PageContext} from '../html/context/page-context';
import type {DocumentLayout, SectionLocation} from './document-layout';

interface LinkTargets extends Pick<PageContext, 'findOperation' | 'findOperationByReference' | 'getSchemaUrl'> {
  readonly layout: DocumentLayout;
  /** Returns the URL of a section, or of a page, whose ID is empty. */
  readonly toUrl: (section: SectionLocation | undefined) => string | undefined;
}

/**
 * Resolves a link in a description to another part of the document, as other tools write them: `#operation/listPets`,
 * `#tag/Pets`, `#tag/Pets/operation/listPets`, `#/Pets/listPets`, `#/components/schemas/Pet`, `#schema/Pet`,
 * `#/paths/~1pets/get`, and, for headings in the description of the document or of a tag, `#section/Errors`, `#errors`, or
 * `#tag/Pets/Errors`.
 *
 * @param hash - The link, which begins with `#`.
 * @returns The URL; `undefined` if there's no such part, or if no page shows it.
 */
export function resolveDocumentLink(hash: string, targets: LinkTargets): string | undefined {
  const {layout, findOperation, findOperationByReference, getSchemaUrl, toUrl} = targets;
  const {document, documentPage} = layout;
  const [, pointer] = /(?:^#\/?|\/)paths\/(.+)$/.exec(hash) ?? [];
  if (pointer !== undefined) return findOperationByReference(`#/paths/${pointer}`)?.url;
  const text = decodeUriPart(hash.slice(1));
  const [, schema] = /^\/?(?:components\/schemas|schemas?|models?)\/([^/]+)$/.exec(text) ?? [];
  if (schema !== undefined) return document.schemas.has(schema) ? getSchemaUrl(schema) : undefined;
  const [, operation] = /(?:^|\/)(?:operation|webhook)s?\/([^/]+)$/.exec(text) ?? /^\/[^/]+\/([^/]+)$/.exec(text) ?? [];
  if (operation !== undefined) return findOperation(operation)?.url;
  const [, tag] = /^tags?\/(.+)$/.exec(text) ?? [];
  const findTag = (text: string) =>
    document.tags.find(({name}) => name === text) ??
    document.tags.find(({name}) => createSlug(name) === createSlug(text));
  const locateInTag = (owner: Tag, slug: string): SectionLocation | undefined => {
    const source = layout.locateTag(owner.name)?.source;
    const id = listHeadingIds(owner.description, new Set(), layout.getTagId(owner)).get(slug);
    return source === undefined || id === undefined ? undefined : {source, id};
  };
  if (tag !== undefined) {
    const target = findTag(tag);
    if (target !== undefined) return toUrl(layout.locateTag(target.name));
    const [, owner = '', heading = ''] = /^(.+)\/([^/]+)$/.exec(tag) ?? [];
    const parent = findTag(owner);
    return toUrl(parent && locateInTag(parent, createSlug(heading)));
  }
  const slug = readHeadingSlug(hash) ?? '';
  const id = documentPage && listHeadingIds(document.description, layout.sectionIds).get(slug);
  if (id === undefined) {
    const location = document.tags.map((owner) => locateInTag(owner, slug)).find((each) => each !== undefined);
    if (location !== undefined) return toUrl(location);
  }
  if (documentPage === undefined) return undefined;
  // The document's page contains what Redoc describes in a section of its own.
  return id !== undefined || slug === 'authentication' ? toUrl({source: documentPage, id: id ?? ''}) : undefined;
}
