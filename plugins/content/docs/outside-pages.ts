import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import leven from 'leven';
import type {DocLink, OutsideSection} from './outside-pages-types';

/** Where a doc outside the sidebar belongs: the part of `config/outside-pages.ts` that is read here. */
export interface OutsidePage {
  readonly section: string;
  /** Ids of docs, outermost first. */
  readonly parents: readonly string[];
}

export type OutsidePages = Readonly<Record<string, OutsidePage>>;

/**
 * Gives each doc outside the sidebar the docs that lead to it (`parents`), and a way back (`previous`) where its front
 * matter names none.
 *
 * @throws Error when the table and the docs disagree: an id that no doc has, a doc that the sidebar and the table both
 * have, or one that neither has. It says what to do.
 */
export function placeOutsidePages(content: LoadedContent, table: OutsidePages): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => {
      check(version, table);
      return {...version, docs: version.docs.map((doc) => place(doc, version, table))};
    }),
  };
}

function place(doc: DocMetadata, version: LoadedVersion, table: OutsidePages): DocMetadata {
  const page = table[doc.id];
  if (page === undefined) {
    return doc;
  }
  const parents = page.parents
    .map((id) => docOf(id, version))
    .map(({title, permalink}) => ({label: title, href: permalink}));
  const back = parents.at(-1);
  const wayBack = back && {title: back.label, permalink: back.href};
  return {...doc, previous: doc.previous ?? wayBack, parents} as DocMetadata;
}

/** The docs outside the sidebar by section, in the order of the table: what the page at the docs root shows of them. */
export function outsideSections(version: LoadedVersion, table: OutsidePages): OutsideSection[] {
  const sections = new Map<string, DocLink[]>();
  for (const [id, {section}] of Object.entries(table)) {
    sections.set(section, [...(sections.get(section) ?? []), linkTo(docOf(id, version))]);
  }
  return [...sections].map(([label, items]) => ({label, items}));
}

const linkTo = ({title, frontMatter, permalink}: DocMetadata): DocLink => ({
  label: frontMatter.sidebar_label ?? title,
  href: permalink,
});

function docOf(id: string, {docs}: LoadedVersion): DocMetadata {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc === undefined) {
    const [closest] = docs.map((candidate) => candidate.id).sort((one, other) => leven(one, id) - leven(other, id));
    throw new Error(
      `config/outside-pages.ts names the doc "${id}", which does not exist. Did you mean "${closest ?? ''}"?`,
    );
  }
  return doc;
}

function check(version: LoadedVersion, table: OutsidePages): void {
  for (const [id, {parents}] of Object.entries(table)) {
    for (const parent of [id, ...parents]) {
      docOf(parent, version);
    }
  }
  for (const {id, sidebar} of version.docs) {
    const listed = table[id] !== undefined;
    if (listed && sidebar !== undefined) {
      throw new Error(`The doc "${id}" is in sidebars.ts and in config/outside-pages.ts: take it out of one of them.`);
    }
    if (!listed && sidebar === undefined) {
      throw new Error(
        `The doc "${id}" is in no sidebar: nothing leads to it. Add it to sidebars.ts, or to config/outside-pages.ts with the docs that lead to it.`,
      );
    }
  }
}
