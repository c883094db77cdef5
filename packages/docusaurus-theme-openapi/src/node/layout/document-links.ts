import type {Tag} from '@developer-docs/openapi';
import {createSlug, decodeUriPart} from '@developer-docs/utils';
import type {PageLinks} from '../html/page-context';
import {listHeadingIds} from '../html/parts/description';
import {readHeadingSlug} from '../html/parts/markdown-renderer';
import type {DocumentLayout, SectionLocation} from './document-layout';

interface LinkTargets {
  readonly links: PageLinks;
  readonly layout: DocumentLayout;
  /** Returns the URL of a section, or of a page, whose ID is empty. */
  readonly toUrl: (section: SectionLocation | undefined) => string | undefined;
}

/** A format of links to a kind of part. The group is the part's name. */
interface LinkFormat {
  readonly pattern: RegExp;
  readonly resolve: (name: string, targets: LinkTargets) => string | undefined;
}

/** `#/paths/~1pets/get` and `#tag/Pets/paths/~1pets/get`. */
const pathFormat = /(?:^#\/?|\/)paths\/(.+)$/;

/** The other formats, as different tools write them. The first one that matches applies. */
const formats: readonly LinkFormat[] = [
  // `#/components/schemas/Pet`, `#schema/Pet`, and `#model/Pet`
  {
    pattern: /^#\/?(?:components\/schemas|schemas?|models?)\/([^/]+)$/,
    resolve: (name, {links}) => links.schemas.get(name)?.url,
  },
  // `#operation/listPets` and `#tag/Pets/operation/listPets`
  {pattern: /[#/](?:operation|webhook)s?\/([^/]+)$/, resolve: (id, {links}) => links.operations.get(id)?.url},
  // `#/Pets/listPets`
  {pattern: /^#\/[^/]+\/([^/]+)$/, resolve: (id, {links}) => links.operations.get(id)?.url},
  // `#tag/Pets`, and `#tag/Pets/Errors` for a heading in the description of the tag
  {pattern: /^#tags?\/(.+)$/, resolve: resolveTag},
];

/**
 * Resolves a link in a description to another part of the document, or to a heading in the description of the document
 * or of a tag, such as `#errors` and `#section/Errors`.
 *
 * @param hash - The link, which begins with `#`.
 * @returns The URL; `undefined` if there's no such part, or if no page shows it.
 */
export function resolveDocumentLink(hash: string, targets: LinkTargets): string | undefined {
  const [, pointer] = pathFormat.exec(hash) ?? [];
  if (pointer !== undefined) return targets.links.references.get(`#/paths/${pointer}`)?.url;
  const text = decodeUriPart(hash);
  for (const {pattern, resolve} of formats) {
    const [, name] = pattern.exec(text) ?? [];
    if (name !== undefined) return resolve(name, targets);
  }
  return resolveHeading(readHeadingSlug(hash) ?? '', targets);
}

function resolveTag(name: string, {layout, toUrl}: LinkTargets): string | undefined {
  const tag = findTag(name, layout);
  if (tag !== undefined) return toUrl(layout.locateTag(tag.name));
  const end = name.lastIndexOf('/');
  const owner = end === -1 ? undefined : findTag(name.slice(0, end), layout);
  return toUrl(owner && locateInTag(owner, createSlug(name.slice(end + 1)), layout));
}

function resolveHeading(slug: string, {layout, toUrl}: LinkTargets): string | undefined {
  const {document, documentPage} = layout;
  const id = documentPage && listHeadingIds(document.description, layout.listSectionIds()).get(slug);
  if (documentPage !== undefined && id !== undefined) return toUrl({source: documentPage, id});
  const [section] = document.tags.flatMap((tag) => locateInTag(tag, slug, layout) ?? []);
  if (section !== undefined) return toUrl(section);
  // The document's page contains what Redoc describes in a section of its own.
  return documentPage !== undefined && slug === 'authentication' ? toUrl({source: documentPage, id: ''}) : undefined;
}

const findTag = (name: string, {document: {tags}}: DocumentLayout): Tag | undefined =>
  tags.find((tag) => tag.name === name) ?? tags.find((tag) => createSlug(tag.name) === createSlug(name));

/** Locates a heading in the description of a tag. */
function locateInTag(tag: Tag, slug: string, layout: DocumentLayout): SectionLocation | undefined {
  const source = layout.locateTag(tag.name)?.source;
  const id = listHeadingIds(tag.description, new Set(), layout.getTagId(tag)).get(slug);
  return source === undefined || id === undefined ? undefined : {source, id};
}
