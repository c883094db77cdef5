import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {decodeUriPart, ExplainedError} from '@developer-docs/utils';

/** The text files of a site. */
export interface SiteFiles {
  /** Ends with a slash. */
  readonly baseUrl: URL;
  /** Reads a file by its path relative to the base URL. Rejects if the site doesn't have it. */
  readonly read: (file: string) => Promise<string>;
}

/** Opens a site on a server, without following redirects. Files are loaded again only if they have changed. */
export function openWebSite(baseUrl: URL): SiteFiles {
  const cache = new Map<string, {readonly etag: string; readonly text: string}>();
  const read = async (file: string) => {
    const url = new URL(`./${file}`, baseUrl);
    const cached = cache.get(file);
    const headers = cached && {'If-None-Match': cached.etag};
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, {headers, signal, redirect: 'manual'}).catch((error: unknown) => {
      throw new Error(`${url.href} can't be loaded. Check the URL of the site and the network.`, {cause: error});
    });
    if (response.status === 304 && cached !== undefined) return cached.text;
    const target = response.headers.get('location');
    if (target !== null) throw new Error(`${url.href} redirects to ${target}. If the site has moved, change its URL.`);
    // Servers of single-page apps respond with HTML instead of status 404.
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    if (response.status === 404 || (response.ok && isHtml)) throw new MissingFileError(url.href);
    if (!response.ok) throw new Error(`${url.href} returned status ${response.status}. Try again later.`);
    const text = await response.text();
    const etag = response.headers.get('etag');
    if (etag !== null) cache.set(file, {etag, text});
    return text;
  };
  return {baseUrl, read};
}

/** Opens a build's folder, whose 404 page contains the base URL. */
export async function openFolder(dir: string): Promise<SiteFiles> {
  const folder = path.resolve(dir);
  const read = async (file: string) => {
    const target = path.join(folder, decodeUriPart(file));
    if (!target.startsWith(folder + path.sep)) throw new MissingFileError(target);
    return readFile(target, 'utf8').catch(() => {
      throw new MissingFileError(target);
    });
  };
  const page = await read('404.html').catch(() => '');
  const [, baseUrl] = /og:url"? content="?(https?:\/\/[^\s"<>]*\/)404\.html/.exec(page) ?? [];
  if (baseUrl === undefined) {
    throw new ExplainedError(`${dir} isn't the folder of a Docusaurus build. Build the site first.`);
  }
  return {baseUrl: new URL(baseUrl), read};
}

/**
 * Indicates that a site doesn't have a file. The message names the packages that create the files that the server
 * needs.
 */
export class MissingFileError extends Error {
  constructor(file: string) {
    super(
      `${file} doesn't exist. Check the URL or folder. The site needs docusaurus-theme-search, which creates the search index, and docusaurus-theme-markdown, which creates files in Markdown.`,
    );
  }
}
