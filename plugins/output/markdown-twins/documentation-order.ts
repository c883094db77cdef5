import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {defaultSection, listSidebarDocs} from '@developer-docs/internal/node';

/** The docs with the same innermost category. */
export interface DocsSection {
  readonly label: string;
  readonly docs: readonly Pick<DocMetadata, 'title' | 'description' | 'permalink'>[];
}

/** The sections of docs outside the sidebar by doc ID, in reading order. */
export type PagesOutsideSidebar = Readonly<Record<string, {readonly section: string}>>;

/**
 * Lists the docs in reading order: docs in the sidebar, then docs outside it. Docs with `unlisted: true` are omitted.
 *
 * @param content - The docs plugin's content. Only the latest version is used.
 */
export function orderDocs({loadedVersions}: LoadedContent, pagesOutsideSidebar: PagesOutsideSidebar): DocsSection[] {
  const version = loadedVersions.find(({isLast}) => isLast);
  if (version === undefined) {
    return [];
  }
  const remainingDocs = new Map(version.docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const sections = new Map<string, DocMetadata[]>();
  const addDoc = (id: string, section: string) => {
    const doc = remainingDocs.get(id);
    remainingDocs.delete(id);
    if (doc !== undefined) sections.set(section, [...(sections.get(section) ?? []), doc]);
  };
  listSidebarDocs(version).forEach(({id, category = defaultSection}) => {
    addDoc(id, category);
  });
  Object.entries(pagesOutsideSidebar).forEach(([id, {section}]) => {
    addDoc(id, section);
  });
  return [...sections].map(([label, docs]) => ({label, docs}));
}
