import {createSlug, decodeUriPart} from '@developer-docs/utils';
import type {PageContext} from '../render/context/page-context';
import {listHeadingIds} from '../render/common/description';
import {readHeadingSlug} from '../render/common/markdown-renderer';
import type {DocumentLayout, SectionLocation} from './document-layout';

interface LinkTargets extends Pick<PageContext, 'findOperation' | 'findOperationByReference' | 'getSchemaUrl'> {
  readonly layout: DocumentLayout;
  /** Returns the URL of a section, or of a page, whose ID is empty. */
  readonly toUrl: (section: SectionLocation | undefined) => string | undefined;
}

/**
 * Resolves a link in a description to another part of the document, as other tools write them: `#operation/listPets`,
 * `#tag/Pets`, `#tag/Pets/operation/listPets`, `#/Pets/listPets`, `#/components/schemas/Pet`, `#schema/Pet`,
 * `#/paths/~1pets/get`, and, for headings in the document's description, `#section/Errors` or `#errors`.
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
  if (tag !== undefined) {
    const names = document.tags.map(({name}) => name);
    const name = names.find((other) => other === tag) ?? names.find((other) => createSlug(other) === createSlug(tag));
    return toUrl(name === undefined ? undefined : layout.locateTag(name));
  }
  if (documentPage === undefined) return undefined;
  const slug = readHeadingSlug(hash) ?? '';
  const id = listHeadingIds(document.description, layout.sectionIds).get(slug);
  // The document's page contains what Redoc describes in a separate section.
  return id !== undefined || slug === 'authentication' ? toUrl({page: documentPage, id: id ?? ''}) : undefined;
}
