import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page as the index lists it. */
export interface OutlinePage {
  readonly title: string;
  readonly description: string;
  /** Its address, base URL included. */
  readonly route: string;
}

/** Pages that stand together in the documentation. */
export interface OutlineSection {
  readonly label: string;
  readonly pages: readonly OutlinePage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The section of pages that are in no category of the sidebar. */
const defaultSection = 'Start';

/**
 * Lists the docs in the order in which a reader meets them: along the sidebar, then those outside it, each under the label of
 * its innermost category. Unlisted docs are left out.
 *
 * @param content - What the docs plugin has loaded; its first version counts.
 * @param outside - Sections of the docs outside the sidebar by id, in their order.
 */
export function outlineOf(
  {loadedVersions: [version]}: LoadedContent,
  outside: Readonly<Record<string, {readonly section: string}>>,
): OutlineSection[] {
  if (version === undefined) {
    return [];
  }
  const docs = new Map(version.docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const sections = new Map<string, OutlinePage[]>();
  const add = (id: string, section: string) => {
    const doc = docs.get(id);
    docs.delete(id);
    if (doc !== undefined) sections.set(section, [...(sections.get(section) ?? []), pageOf(doc)]);
  };
  const visit = (items: readonly SidebarItem[], section: string) => {
    for (const item of items) {
      if (item.type === 'category') {
        if (item.link?.type === 'doc') add(item.link.id, item.label);
        visit(item.items, item.label);
      } else if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, section);
      }
    }
  };
  Object.values(version.sidebars).forEach((items) => {
    visit(items, defaultSection);
  });
  Object.entries(outside).forEach(([id, {section}]) => {
    add(id, section);
  });
  return [...sections].map(([label, pages]) => ({label, pages}));
}

const pageOf = ({title, description, permalink}: DocMetadata): OutlinePage => ({title, description, route: permalink});
