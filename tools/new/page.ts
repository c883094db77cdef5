import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkNewFile, renderTemplate, toTitle, UsageError, type Draft} from './draft';

/** The file with the example product's routes, which other products don't have. */
const routesFile = 'tests/content/routes.ts';

/**
 * Drafts a page and adds it after the last page in its folder: to the sidebar, or to the pages outside the sidebar.
 *
 * @param root - Absolute path of the repository.
 * @param id - Path relative to `docs/` without an extension, such as `api/common/time-zones`.
 * @param text - Default: a page with placeholders.
 * @throws UsageError if the path is invalid, the page already exists, or its folder has no other pages.
 */
export function draftPage(root: string, id: string, text?: string): Draft {
  const file = `docs/${id}.mdx`;
  checkNewFile(root, file);
  const navigation = addToNavigation(root, id);
  return {
    files: new Map([
      [file, text ?? renderTemplate('page.mdx', {title: toTitle(path.basename(id))})],
      [navigation.file, navigation.text],
      ...addRoute(root, id, navigation.list),
    ]),
    nextSteps: [
      `${navigation.file}: Move the entry to the right position.`,
      ...(navigation.list === 'addedOutside' ? ['Link to the page from a page in the sidebar.'] : []),
    ],
  };
}

function addToNavigation(root: string, id: string) {
  const folder = id.replace(/[^/]+$/, '');
  const places = [
    {file: 'sidebars.ts', list: 'addedInSidebar', lastEntry: `^( *)'${folder}[^/']+'(),\\n`},
    {file: 'config/pages.ts', list: 'addedOutside', lastEntry: `^( *)'${folder}[^/']+'(: \\{[^}]*\\}),\\n`},
  ];
  for (const {file, list, lastEntry} of places) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const match = [...text.matchAll(new RegExp(lastEntry, 'gm'))].at(-1);
    if (match !== undefined) {
      const [entry, indent = '', value = ''] = match;
      const end = match.index + entry.length;
      return {file, list, text: `${text.slice(0, end)}${indent}'${id}'${value},\n${text.slice(end)}`};
    }
  }
  throw new UsageError(`docs/${folder} has no pages. Add a category to sidebars.ts first, or use a different folder.`);
}

function addRoute(root: string, id: string, list: string): [string, string][] {
  const file = path.join(root, routesFile);
  return existsSync(file)
    ? [[routesFile, readFileSync(file, 'utf8').replace(`const ${list}: readonly string[] = [`, `$&'${id}',`)]]
    : [];
}
