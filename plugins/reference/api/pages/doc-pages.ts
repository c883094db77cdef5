import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Which page shows which operation and which document, by path from the root of the repository. */
export interface DocPages {
  /** The page with the summary of an operation: the one to link to. */
  readonly operations: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, string>;
  /** Every page that shows the summary of an operation, with its operations. */
  readonly endpointPages: ReadonlyMap<string, readonly string[]>;
}

/** Finds the pages that use `<Operation>` and `<ApiDocument>`. */
export function pagesIn(folder: string, root: string): DocPages {
  const operations = new Map<string, string>();
  const documents = new Map<string, string>();
  const endpointPages = new Map<string, string[]>();
  for (const entry of readdirSync(folder, {withFileTypes: true, recursive: true})) {
    if (!entry.isFile() || !/\.mdx?$/.test(entry.name)) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const page = path.relative(root, file).replaceAll('\\', '/');
    for (const {name, id, parts} of tagsIn(readFileSync(file, 'utf8'))) {
      if (name === 'ApiDocument') {
        documents.set(id, page);
      } else if (parts === undefined || parts.includes('summary')) {
        endpointPages.set(page, [...(endpointPages.get(page) ?? []), id]);
        if (!operations.has(id)) {
          operations.set(id, page);
        }
      }
    }
  }
  return {operations, documents, endpointPages};
}

/** The tags of a page: name, `id`, and the list in `part`. */
function tagsIn(text: string): {name: string; id: string; parts: string[] | undefined}[] {
  return [...text.matchAll(/<(Operation|ApiDocument)\s([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    id: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '',
    parts: /\bpart="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/),
  }));
}
