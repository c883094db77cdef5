import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {didYouMean} from '@developer-docs/utils';
import {listSidebarDocs} from '@developer-docs/utils/node';
import type {DocLink, DocLinkGroup, ParentMetadata} from '../client';

/** The position of a doc outside the sidebar. */
export interface PageOutsideSidebar {
  /** The section at the docs root that lists the doc. */
  readonly section: string;
  /** IDs of the docs in its breadcrumbs, outermost first. The last doc is also its previous page. */
  readonly parents: readonly string[];
}

/** Docs outside the sidebar, by ID. */
export type PagesOutsideSidebar = Readonly<Record<string, PageOutsideSidebar>>;

/**
 * Adds `parents` and the `section` to the docs outside the sidebar. Their last parent also becomes the previous page,
 * unless front matter defines one.
 *
 * @throws Error if `pages` contains an unknown ID, or if a doc is both in `pages` and in a sidebar, or in neither unless
 * it's unlisted.
 */
export function addParents(version: LoadedVersion, pages: PagesOutsideSidebar): LoadedVersion {
  const existingPages = selectExisting(version, pages);
  validatePages(version, existingPages);
  return {
    ...version,
    docs: version.docs.map((doc) => {
      const page = existingPages[doc.id];
      if (page === undefined) {
        return doc;
      }
      const parents = page.parents.map((id) => findDoc(id, version));
      const previous = doc.previous ?? parents.map(({title, permalink}) => ({title, permalink})).at(-1);
      const metadata: ParentMetadata = {
        parents: parents.map(({title, permalink}) => ({label: title, href: permalink})),
        section: listSection(version, existingPages, page.section),
      };
      return {...doc, ...(previous && {previous}), ...metadata};
    }),
  };
}

/** Lists the docs of a section: those of the sidebar category with its label, and those in `pages`. */
function listSection(version: LoadedVersion, pages: PagesOutsideSidebar, label: string): DocLinkGroup {
  const isInSection = ({categories}: {readonly categories: readonly string[]}) => categories.at(-1) === label;
  const sidebarIds = listSidebarDocs(version)
    .filter(isInSection)
    .map(({id}) => id);
  const outsideIds = Object.keys(pages).filter((id) => pages[id]?.section === label);
  return {label, items: [...sidebarIds, ...outsideIds].map((id) => toLink(findDoc(id, version)))};
}

const toLink = ({title, frontMatter, permalink}: DocMetadata): DocLink => ({
  label: frontMatter.sidebar_label ?? title,
  href: permalink,
});

/** Selects the pages that exist: production builds contain no drafts, and older versions may lack pages. */
function selectExisting(version: LoadedVersion, pages: PagesOutsideSidebar): PagesOutsideSidebar {
  const ids = new Set(version.docs.map(({id}) => id));
  const drafts = new Set(version.drafts.map(({id}) => id));
  const isOlder = version.versionName !== 'current';
  return Object.fromEntries(
    Object.entries(pages)
      .filter(([id]) => !drafts.has(id) && (ids.has(id) || !isOlder))
      .map(([id, page]) => [
        id,
        {...page, parents: page.parents.filter((parent) => !drafts.has(parent) && (ids.has(parent) || !isOlder))},
      ]),
  );
}

/**
 * Groups the docs outside the sidebar by section, in the order of `pages`.
 *
 * @param descriptions - Descriptions of sections, by label.
 */
export function groupBySection(
  version: LoadedVersion,
  pages: PagesOutsideSidebar,
  descriptions: Readonly<Record<string, string>>,
): DocLinkGroup[] {
  const sections = new Map<string, DocLink[]>();
  for (const [id, {section}] of Object.entries(selectExisting(version, pages))) {
    sections.set(section, [...(sections.get(section) ?? []), toLink(findDoc(id, version))]);
  }
  return [...sections].map(([label, items]) => ({
    label,
    ...(descriptions[label] !== undefined && {description: descriptions[label]}),
    items,
  }));
}

function findDoc(id: string, {docs}: LoadedVersion): DocMetadata {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc === undefined) {
    const ids = docs.map((candidate) => candidate.id);
    throw new Error(
      `In docusaurus.config.ts, or a file that it imports, the option "pagesOutsideSidebar" of the docs plugin lists the doc "${id}", which doesn't exist.${didYouMean(id, ids)} Correct the ID, or remove it from the option.`,
    );
  }
  return doc;
}

function validatePages(version: LoadedVersion, pages: PagesOutsideSidebar): void {
  for (const [id, {parents}] of Object.entries(pages)) {
    for (const docId of [id, ...parents]) {
      findDoc(docId, version);
    }
  }
  for (const {id, sidebar, source, unlisted} of version.docs) {
    const isListed = pages[id] !== undefined;
    if (isListed && sidebar !== undefined) {
      throw new Error(
        `The doc "${id}" is in a sidebar and in the "pagesOutsideSidebar" option. Remove it from one of them.`,
      );
    }
    if (!isListed && sidebar === undefined && !unlisted) {
      throw new Error(
        `${source.replace('@site/', '')}: the doc "${id}" isn't in any sidebar, so nothing links to it. Add it to sidebars.ts, or with its parent docs to the "pagesOutsideSidebar" option, whose value is in config/pages.ts.`,
      );
    }
  }
}
