import {UsageError, type Draft} from './draft';
import {checkName, sentence} from './names';

/** What was drafted: what is left for the writer, a line each. */
export type NextSteps = readonly string[];

/** A description that the build takes, and `npm run check` does not. */
export const description = `'WRITE: what the reader leaves this page with, in 50 to 160 characters.'`;

/**
 * Drafts a page and its place beside the other pages of its folder.
 *
 * @param place - Path below `docs/`, without ending: `api/common/time-zones`.
 * @throws UsageError for a name or folder that cannot be.
 */
export function draftPage(draft: Draft, place: string, brandSlug: string): NextSteps {
  const parts = place
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  const name = parts.at(-1) ?? '';
  parts.forEach((part) => {
    checkName(part, 'a page or folder', brandSlug);
  });
  const id = parts.join('/');
  draft.create(`docs/${id}.mdx`, pageText(name));
  const where = placePage(draft, id);
  return [
    `docs/${id}.mdx: write what stands after WRITE:, and the page around it.`,
    `${where}: move its line to where a reader expects it.`,
    ...(where === outside ? ['Link to it from a page in the sidebar.'] : []),
    'Then: npm run build',
  ];
}

const pageText = (name: string) => `---
title: ${sentence(name)}
description: ${description}
---

WRITE: what this page is about, in one or two sentences.

## WRITE: a heading in sentence case {#first-section}

WRITE: one idea a sentence, the limit as a number, links that say where they lead.
`;

const sidebar = 'sidebars.ts';
const outside = 'config/outside-pages.ts';
const specification = 'tests/support/routes.ts';

/**
 * Puts a page after the last one of its folder, into the sidebar or the table of pages outside of it.
 *
 * @returns The file with its place.
 * @throws UsageError when its folder has no page.
 */
export function placePage(draft: Draft, id: string): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  const line = new RegExp(`^( *)'${folder}[^/']+',\\n`, 'gm');
  const listed = [...draft.read(sidebar).matchAll(line)].at(-1);
  const entry = new RegExp(`^  '${folder}[^/']+': (\\{[^]*?\\}),\\n(?=  '|\\};)`, 'gm');
  const placed = [...draft.read(outside).matchAll(entry)].at(-1);
  if (listed !== undefined) {
    draft.insert(sidebar, () => listed.index + listed[0].length, `${listed[1] ?? ''}'${id}',\n`);
  } else if (placed !== undefined) {
    draft.insert(outside, () => placed.index + placed[0].length, `  '${id}': ${placed[1] ?? ''},\n`);
  } else {
    const folders = [...draft.read(sidebar).matchAll(/^ *'(.*)\/[^/']+',$/gm)].map(([, name = '']) => name);
    throw new UsageError(
      `No page stands in docs/${folder}, so the sidebar has no place for "${id}". Folders with pages: ${[...new Set(folders)].join(', ')}. For a new one, add a category to sidebars.ts first.`,
    );
  }
  const list = listed === undefined ? 'addedOutside' : 'addedInSidebar';
  draft.insert(
    specification,
    (text) => {
      const start = text.indexOf(`const ${list}`);
      return start < 0 ? start : text.indexOf('= [', start) + 3;
    },
    `'${id}',`,
  );
  return listed === undefined ? outside : sidebar;
}
