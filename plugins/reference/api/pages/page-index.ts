import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Which page shows which operation and which document. Pages are paths relative to the root of the repository. */
export interface PageIndex {
  /** The page with the summary of each operation, by operation ID. Links to the operation point to this page. */
  readonly operationPages: ReadonlyMap<string, string>;
  /** The page of each document, by document ID. */
  readonly documentPages: ReadonlyMap<string, string>;
  /** The IDs of the operations whose summary a page shows, by page. */
  readonly operationsByPage: ReadonlyMap<string, readonly string[]>;
}

/** Finds the pages that use `<Operation>` and `<ApiDocument>`. */
export function indexPages(folder: string, root: string): PageIndex {
  const operationPages = new Map<string, string>();
  const documentPages = new Map<string, string>();
  const operationsByPage = new Map<string, string[]>();
  for (const entry of readdirSync(folder, {withFileTypes: true, recursive: true})) {
    if (!entry.isFile() || !/\.mdx?$/.test(entry.name)) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const page = path.relative(root, file).replaceAll('\\', '/');
    for (const {name, id, parts} of findTags(readFileSync(file, 'utf8'))) {
      if (name === 'ApiDocument') {
        documentPages.set(id, page);
      } else if (parts === undefined || parts.includes('summary')) {
        operationsByPage.set(page, [...(operationsByPage.get(page) ?? []), id]);
        operationPages.set(id, operationPages.get(id) ?? page);
      }
    }
  }
  return {operationPages, documentPages, operationsByPage};
}

/** Finds the elements of a page, with the attribute `id` and the names in the attribute `part`. */
function findTags(text: string): {name: string; id: string; parts: string[] | undefined}[] {
  return [...text.matchAll(/<(Operation|ApiDocument)\s([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    id: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '',
    parts: /\bpart="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/),
  }));
}
