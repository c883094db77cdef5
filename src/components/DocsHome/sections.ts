import type {PropSidebar, PropVersionDocs} from '@docusaurus/plugin-content-docs';
import type {DocLink, OutsideSection} from '@site/plugins/content/docs/outside-pages-types';

/** A page, with the description of its doc. */
interface Page extends DocLink {
  readonly description: string | undefined;
}

/** A card of the map: pages that stand together. */
export interface Section {
  readonly label: string;
  /** What its first page says of itself. */
  readonly description: string | undefined;
  readonly items: readonly DocLink[];
}

/**
 * Makes the map of the documentation: a section for every category of the sidebar that has pages of its own, outer before
 * inner, then the sections outside the sidebar. Pages outside the sidebar join the category of the same name.
 *
 * @returns The pages at the top of the sidebar, and the sections.
 */
export function sectionsOf(
  items: PropSidebar,
  outside: readonly OutsideSection[],
  docs: PropVersionDocs,
): {start: Page[]; sections: Section[]} {
  const inside = items.flatMap((item) =>
    item.type === 'category' ? categorySections(item.label, item.items, docs) : [],
  );
  const joined = inside.map((section) => {
    const more = outside.find(({label}) => label === section.label)?.items ?? [];
    return {...section, items: [...section.items, ...more]};
  });
  const others = outside
    .filter(({label}) => !inside.some((section) => section.label === label))
    .map((section) => ({...section, description: undefined}));
  return {start: pagesOf(items, docs), sections: [...joined, ...others]};
}

function categorySections(label: string, items: PropSidebar, docs: PropVersionDocs): Section[] {
  const pages = pagesOf(items, docs);
  const own = pages.length === 0 ? [] : [{label, description: pages[0]?.description, items: pages}];
  const inner = items.flatMap((item) =>
    item.type === 'category' ? categorySections(item.label, item.items, docs) : [],
  );
  return [...own, ...inner];
}

function pagesOf(items: PropSidebar, docs: PropVersionDocs): Page[] {
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
