import type {Tag} from '@developer-docs/openapi';
import {createSlug, decodeUriPart} from '@developer-docs/utils';
import {listHeadingIds, readHeadingSlug} from '../html/common/markdown-renderer';
import type {DocumentPlacement, SectionLocation} from '../placement/document-placement';
import type {PageLinks} from '../placement/version-pages';

interface LinkTargets {
  readonly links: PageLinks;
  readonly placement: DocumentPlacement;
  /** Returns the URL of a section, or of a page, whose ID is empty. */
  readonly toUrl: (section: SectionLocation | undefined) => string | undefined;
}

/**
 * Resolves a link in a description to another part of the document, or to a heading in the description of the document
 * or of a tag, such as `#errors` and `#section/Errors`.
 *
 * @param hash - The link, which begins with `#`.
 * @returns The URL; `undefined` if there's no such part, or if no page shows it.
 */
export function resolveDocumentLink(hash: string, targets: LinkTargets): string | undefined {
  const {links} = targets;
  if (hash.startsWith('#/paths/')) return links.references.get(hash)?.url;
  const text = decodeUriPart(hash);
  const [, schema] = /^#\/components\/schemas\/([^/]+)$/.exec(text) ?? [];
  if (schema !== undefined) return links.schemas.get(schema)?.url;
  // Redoc's links contain the tag, too: `#tag/Pets/operation/listPets`.
  const [, operation] = /[#/]operation\/([^/]+)$/.exec(text) ?? [];
  if (operation !== undefined) return links.operations.get(operation)?.url;
  const [, tag] = /^#tag\/(.+)$/.exec(text) ?? [];
  return tag === undefined ? resolveHeading(readHeadingSlug(hash) ?? '', targets) : resolveTag(tag, targets);
}

function resolveTag(name: string, {placement, toUrl}: LinkTargets): string | undefined {
  const {tags} = placement.document;
  const tag =
    tags.find((other) => other.name === name) ?? tags.find((other) => createSlug(other.name) === createSlug(name));
  return tag && toUrl(placement.locateTag(tag.name));
}

function resolveHeading(slug: string, {placement, toUrl}: LinkTargets): string | undefined {
  const {document, documentPage} = placement;
  const id = documentPage && listHeadingIds(document.description, placement.listSectionIds()).get(slug);
  if (documentPage !== undefined && id !== undefined) return toUrl({source: documentPage, id});
  const [section] = document.tags.flatMap((tag) => locateInTag(tag, slug, placement) ?? []);
  return toUrl(section);
}

/** Locates a heading in the description of a tag. */
function locateInTag(tag: Tag, slug: string, placement: DocumentPlacement): SectionLocation | undefined {
  const source = placement.locateTag(tag.name)?.source;
  const id = listHeadingIds(tag.description, new Set(), placement.getTagId(tag)).get(slug);
  return source === undefined || id === undefined ? undefined : {source, id};
}
