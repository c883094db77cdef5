import type {PropSidebar, PropVersionDocs} from '@docusaurus/plugin-content-docs';
import type {DocLink, DocLinkGroup} from '@site/plugins/content/client';

interface Page extends DocLink {
  readonly description: string | undefined;
}

/**
 * Groups all pages by section: sidebar categories that directly contain pages, in depth-first order, followed by the
 * sections outside the sidebar. Sections with the same label are merged.
 *
 * @returns The pages at the top level of the sidebar, and the sections.
 */
export function getSections(
  items: PropSidebar,
  sectionsOutsideSidebar: readonly DocLinkGroup[],
  docs: PropVersionDocs,
): {topLevelPages: Page[]; sections: DocLinkGroup[]} {
  const sidebarSections = flattenCategories(items, docs);
  const mergedSections = sidebarSections.map((section) => {
    const additionalItems = sectionsOutsideSidebar.find(({label}) => label === section.label)?.items ?? [];
    return {...section, items: [...section.items, ...additionalItems]};
  });
  const otherSections = sectionsOutsideSidebar.filter(
    ({label}) => !sidebarSections.some((section) => section.label === label),
  );
  return {topLevelPages: getPages(items, docs), sections: [...mergedSections, ...otherSections]};
}

function flattenCategories(items: PropSidebar, docs: PropVersionDocs): DocLinkGroup[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const pages = getPages(item.items, docs);
    const {label, description, href} = item;
    const section = {
      label,
      ...(description !== undefined && {description}),
      ...(href !== undefined && {href}),
      items: pages,
    };
    return [...(pages.length === 0 ? [] : [section]), ...flattenCategories(item.items, docs)];
  });
}

function getPages(items: PropSidebar, docs: PropVersionDocs): Page[] {
  return items.flatMap((item) =>
    item.type === 'link'
      ? [
          {
            label: item.label,
            href: item.href,
            description: item.docId === undefined ? undefined : docs[item.docId]?.description,
          },
        ]
      : [],
  );
}
