import {decodeUriPart, resolveSiteUrl} from '@developer-docs/utils';
import {getMarkdownUrl} from '../client/markdown-url';
import {reservedCharacters} from '../convert/copy-content';

const [start, end] = reservedCharacters;
const markedUrl = new RegExp(`${start}([^${end}]*)${end}`, 'g');

/** Converts between URLs of pages and of their Markdown files, which are root-relative and include the base URL. */
export class MarkdownUrls {
  /** The routes by their normalized paths. */
  private readonly routes: ReadonlyMap<string, string>;

  /**
   * @param origin - Origin of the site.
   * @param baseUrl - Path of the site, with leading and trailing slashes.
   * @param routes - URL paths of the pages that have Markdown files.
   */
  constructor(
    readonly origin: string,
    readonly baseUrl: string,
    routes: readonly string[],
  ) {
    this.routes = new Map(routes.map((route) => [normalizePath(route), route]));
  }

  getMarkdownUrl(route: string): string {
    return getMarkdownUrl(route, this.baseUrl);
  }

  /** Returns the path of a Markdown file relative to the build folder. */
  getFilePath(markdownUrl: string): string {
    return decodeURI(markdownUrl).slice(this.baseUrl.length);
  }

  /** Returns the route of a page by its path, with or without a trailing slash or `index.html`. */
  findRoute(path: string): string | undefined {
    return this.routes.get(normalizePath(path));
  }

  /**
   * Resolves a link or the URL of an image on a page. Markdown files are also read outside the site, so the result is
   * absolute. Only URLs of other sites, URLs with other schemes, such as `mailto:`, and invalid ones don't change.
   *
   * Which anchors an element of a page has in Markdown isn't known before all pages have been converted. So its URL is
   * marked with characters that the content of pages can't contain. Code and external links are never mistaken for it.
   *
   * @param route - The page that contains the link.
   */
  resolveLink(href: string, route: string): string {
    const url = resolveSiteUrl(href, route);
    if (url === undefined) return href;
    const {pathname, search, hash} = url;
    const target = href.startsWith('#') ? route : this.findRoute(pathname);
    if (target === undefined) return this.origin + pathname + search + hash;
    if (hash === '') return this.origin + this.getMarkdownUrl(target);
    return start + (target === route ? '' : this.origin + target) + escapeDestination(hash) + end;
  }

  /**
   * Replaces the marked URLs in a Markdown file.
   *
   * @param route - The page that the file belongs to.
   * @param getUrl - Returns the URL of an element in Markdown.
   */
  replaceMarkedUrls(markdown: string, route: string, getUrl: (route: string, id: string) => string): string {
    return markdown.replace(markedUrl, (_, url: string) => {
      const [page = '', hash = ''] = url.split('#');
      const target = page === '' ? route : page.slice(this.origin.length);
      return escapeDestination(getUrl(target, decodeUriPart(hash)));
    });
  }
}

/** Encodes the characters that could end the destination of a link in Markdown. */
const escapeDestination = (url: string) =>
  url.replace(/[\s()<>\\]|&(?=#?\w+;)/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Makes the paths that lead to the same page equal. */
function normalizePath(path: string): string {
  const name = path.replace(/\/index\.html$|\/+$/, '');
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
