import {UsageError, type Draft} from './draft';
import {checkName, toTitle} from './names';

/** What the author has to do to complete a draft, as one line per step. */
export type NextSteps = readonly string[];

/**
 * A placeholder whose length passes the front matter validation of the build. `npm run lint:drafts` rejects it.
 *
 * @public For other kinds of drafts.
 */
export const descriptionPlaceholder = `'WRITE: a summary of this page for search results, in 50 to 160 characters.'`;

/**
 * Drafts a page and adds it to the sidebar, or to the pages outside the sidebar if that's where the other pages in its
 * folder are.
 *
 * @param docPath - Path relative to `docs/`, such as `api/common/time-zones`. The extension is optional.
 * @throws UsageError if a name is invalid, the page exists, or its folder has no other pages.
 */
export function draftPage(draft: Draft, docPath: string, brandSlug: string): NextSteps {
  const segments = docPath
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  const name = segments.at(-1) ?? '';
  segments.forEach((segment) => {
    checkName(segment, 'a page or folder', brandSlug);
  });
  const id = segments.join('/');
  draft.create(`docs/${id}.mdx`, pageText(name));
  const file = registerPage(draft, id);
  return [
    `docs/${id}.mdx: Replace the WRITE: placeholders and complete the page.`,
    `${file}: Move the entry to the right position.`,
    ...(file === outsidePagesFile ? ['Link to the page from a page in the sidebar.'] : []),
    'Run: npm run build',
  ];
}

const pageText = (name: string) => `---
title: ${toTitle(name)}
description: ${descriptionPlaceholder}
---

WRITE: an introduction to the topic, in one or two sentences.

## WRITE: a heading in sentence case {#first-section}

WRITE: the content, with one idea per sentence, limits as numbers, and links that name their target.
`;

const sidebarFile = 'sidebars.ts';
const outsidePagesFile = 'config/outside-pages.ts';
/** The list of the routes of the example product, which other products don't have. */
const routesFile = 'tests/content/routes.ts';

/**
 * Adds a page after the last page in its folder, in the sidebar or the list of pages outside the sidebar.
 *
 * @public For other kinds of drafts.
 * @returns The file that contains the new entry.
 * @throws UsageError if there's no other page in its folder.
 */
export function registerPage(draft: Draft, id: string): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  const sidebarLine = new RegExp(`^( *)'${folder}[^/']+',\\n`, 'gm');
  const sidebarMatch = [...draft.read(sidebarFile).matchAll(sidebarLine)].at(-1);
  const outsidePage = new RegExp(`^  '${folder}[^/']+': (\\{[^]*?\\}),\\n(?=  '|\\};)`, 'gm');
  const outsideMatch = [...draft.read(outsidePagesFile).matchAll(outsidePage)].at(-1);
  if (sidebarMatch !== undefined) {
    const [line, indent = ''] = sidebarMatch;
    draft.insert(sidebarFile, () => sidebarMatch.index + line.length, `${indent}'${id}',\n`);
  } else if (outsideMatch !== undefined) {
    const [entry, value = ''] = outsideMatch;
    draft.insert(outsidePagesFile, () => outsideMatch.index + entry.length, `  '${id}': ${value},\n`);
  } else {
    const folders = [...draft.read(sidebarFile).matchAll(/^ *'(.*)\/[^/']+',$/gm)].map(([, name = '']) => name);
    throw new UsageError(
      `docs/${folder} has no pages, so the position of "${id}" in the sidebar is unknown. Use a folder with pages (${[...new Set(folders)].join(', ')}), or add a category to sidebars.ts first.`,
    );
  }
  const isInSidebar = sidebarMatch !== undefined;
  if (draft.exists(routesFile)) {
    draft.insert(
      routesFile,
      (text) => {
        const start = text.indexOf(`const ${isInSidebar ? 'addedInSidebar' : 'addedOutside'}`);
        return start < 0 ? start : text.indexOf('= [', start) + 3;
      },
      `'${id}',`,
    );
  }
  return isInSidebar ? sidebarFile : outsidePagesFile;
}
