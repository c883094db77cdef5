import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSlug, formatCount} from '@developer-docs/utils';
import {listMarkdownFiles} from '../site/site-pages';
import type {CommandResult} from './openapi-command';

/** A link to a page that `docusaurus-plugin-openapi-docs` generated. */
interface OldLink {
  /** The file with the link, relative to the site's folder. */
  readonly file: string;
  readonly line: number;
  readonly link: string;
  /** The link to the page that replaces it. Absent if there's none. */
  readonly replacement?: string;
}

/**
 * Lists the links in a site's Markdown files to pages that `docusaurus-plugin-openapi-docs` generated in the folders of
 * the generated pages, which have other names.
 *
 * @param folders - The folders of generated pages, relative to the site's folder.
 * @param options.write - Whether to replace the links whose new page exists.
 */
export function migrateLinks(
  siteDir: string,
  folders: readonly string[],
  {write}: {readonly write: boolean},
): CommandResult {
  const links = findOldLinks(siteDir, folders);
  if (write) replaceOldLinks(siteDir, links);
  return {output: formatOldLinks(links, {write})};
}

/** Describes links to old pages, one line each. */
function formatOldLinks(links: readonly OldLink[], {write}: {readonly write: boolean}): string {
  if (links.length === 0) return 'There are no links to old pages.\n';
  const replaceableCount = links.filter(({replacement}) => replacement !== undefined).length;
  const end = write ? 'were replaced' : `can be replaced${replaceableCount > 0 ? ': add --write' : ''}`;
  return [
    ...links.map(
      ({file, line, link, replacement}) =>
        `${file}:${line}: ${link} ${replacement === undefined ? 'has no new page. Correct it.' : `→ ${replacement}`}`,
    ),
    `${formatCount(links.length, 'link')}, of which ${replaceableCount} ${end}.`,
    '',
  ].join('\n');
}

/** Inline links and link references to files: `](./list-pets.api.mdx#request)`, `[pets]: ../pets.tag.mdx`. */
const oldLink = /(?<=\]\(\s*<?|\]:\s+<?)([^\s()<>#:]+)\.(api|info|tag|schema)\.mdx?(#[^\s()<>]*)?(?=[\s)>]|$)/gm;

const findOldLinks = (siteDir: string, folders: readonly string[]): OldLink[] =>
  listMarkdownFiles(siteDir).flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(oldLink)].map(([link, target = '', kind = '', hash = '']): OldLink => {
          const name = path.posix.basename(target);
          const base = target.slice(0, target.length - name.length);
          // The old theme has a page for each schema, in a folder of its own.
          const newBase = kind === 'schema' ? base.replace(/schemas\/$/, '') : base;
          const folder = folders.find((candidate) => leadsTo(candidate, newBase, path.posix.dirname(file)));
          const page = folder && findPage(path.join(siteDir, folder), name, kind, hash);
          return {file, line: index + 1, link, replacement: page && newBase + page};
        }),
      ),
  );

/**
 * Returns whether a link's path leads to a folder from a file in `dir`. A path with a slash begins in the folder of the
 * site, or in the docs that contain the file: the first folder of its path.
 */
function leadsTo(folder: string, base: string, dir: string): boolean {
  const [docs = ''] = dir.split('/');
  if (base.startsWith('/')) return [base, `/${docs}${base}`].includes(`/${folder}/`);
  return base.startsWith('@site/') ? `@site/${folder}/` === base : path.posix.join(dir, base, '.') === folder;
}

/** Finds the file that replaces an old page, with the link's anchor in it. */
function findPage(folder: string, name: string, kind: string, hash: string): string | undefined {
  const find = (...files: readonly string[]) => files.find((file) => existsSync(path.join(folder, file)));
  if (kind === 'schema') return find('schemas.mdx');
  const index = find('index.mdx', 'README.mdx', 'index.md', 'README.md');
  const page = kind === 'info' ? index : find(`${name}.mdx`);
  if (page !== undefined) return page + hash;
  return kind === 'tag' && index !== undefined ? `${index}#group-${createSlug(name)}` : undefined;
}

/** Writes the replacements into the files. */
function replaceOldLinks(siteDir: string, links: readonly OldLink[]): void {
  for (const file of new Set(links.map((link) => link.file))) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const own = new Map(links.filter((link) => link.file === file).map(({link, replacement}) => [link, replacement]));
    writeFileSync(
      path.join(siteDir, file),
      text.replaceAll(oldLink, (link) => own.get(link) ?? link),
    );
  }
}
