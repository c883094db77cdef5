import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSlug} from '@developer-docs/utils';
import {listMarkdownFiles} from '../site/site-pages';

/** A link to a page that `docusaurus-plugin-openapi-docs` generated. */
export interface OldLink {
  /** The file with the link, relative to the site's folder. */
  readonly file: string;
  readonly line: number;
  readonly link: string;
  /** The link to the page that replaces it. Absent if there's none. */
  readonly replacement?: string;
}

/** Inline links, link references, and attributes: `](./list-pets.api.mdx#request)`, `href="/docs/pets.tag"`. */
const oldLink =
  /(?<=\]\(\s*<?|\]:\s+<?|\b(?:href|to)=["'{]*)([^\s()<>"'`{}#]+)\.(api|info|tag|schema)(\.mdx?)?(#[^\s()<>"'`{}]*)?(?=[\s()>"'`}]|$)/gm;

/** Finds the page of a folder that has its URL. */
const findIndex = (folder: string): string | undefined =>
  ['index.mdx', 'README.mdx', 'index.md', 'README.md'].find((name) => existsSync(path.join(folder, name)));

/**
 * Lists the links in a site's Markdown files to pages that `docusaurus-plugin-openapi-docs` generated in the folders of the
 * generated pages, which have other names.
 *
 * @param folders - The folders of generated pages, relative to the site's folder.
 */
export function findOldLinks(siteDir: string, folders: readonly string[]): OldLink[] {
  return listMarkdownFiles(siteDir).flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(oldLink)].map((match): OldLink => {
          const replacement = replaceLink(match, path.posix.dirname(file), siteDir, folders);
          return {file, line: index + 1, link: match[0], replacement};
        }),
      ),
  );
}

function replaceLink(
  [, target = '', kind, extension = '', hash = '']: RegExpMatchArray,
  dir: string,
  siteDir: string,
  folders: readonly string[],
): string | undefined {
  // A URL's source is in the folder whose path ends with the URL's folder.
  const isUrl = target.startsWith('/') || /^[a-z][\w+.-]*:/i.test(target);
  const linked = path.posix.dirname(
    target.startsWith('@site/') ? target.slice(6) : isUrl ? target : path.posix.join(dir, target),
  );
  const isSchema = kind === 'schema';
  const linkedFolder = isSchema ? linked.replace(/\/schemas$/, '') : linked;
  const folder = folders.find((name) =>
    isUrl ? `/${name}`.endsWith(linkedFolder) && linkedFolder !== '/' : name === linkedFolder,
  );
  if (folder === undefined) return undefined;
  const name = path.posix.basename(target);
  const hasPage = (page: string) => existsSync(path.join(siteDir, folder, `${page}.mdx`));
  const index = findIndex(path.join(siteDir, folder));
  const [page, pageHash] =
    kind === 'info'
      ? [index, hash]
      : isSchema
        ? [hasPage('schemas') ? 'schemas.mdx' : undefined, '']
        : hasPage(name)
          ? [`${name}.mdx`, hash]
          : kind === 'tag'
            ? [index, `#group-${createSlug(name)}`]
            : [undefined, ''];
  if (page === undefined) return undefined;
  const base = target.slice(0, target.length - name.length);
  const newBase = isSchema ? base.replace(/schemas\/$/, '') : base;
  // A URL has no extension, and the URL of an index is its folder.
  const newName = extension !== '' ? page : page === index ? '' : page.replace(/\.mdx?$/, '');
  return newBase + newName + pageHash;
}

/** Writes the replacements into the files. */
export function replaceOldLinks(siteDir: string, links: readonly OldLink[]): void {
  for (const file of new Set(links.map((link) => link.file))) {
    const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    const own = links.filter((link) => link.file === file);
    const replaced = lines.map((text, index) =>
      text.replaceAll(oldLink, (match) => {
        const link = own.find(({line, link: candidate}) => line === index + 1 && candidate === match);
        return link?.replacement ?? match;
      }),
    );
    writeFileSync(path.join(siteDir, file), replaced.join('\n'));
  }
}
