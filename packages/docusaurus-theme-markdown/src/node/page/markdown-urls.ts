import {decodeUriPart, resolveSiteUrl} from '@developer-docs/utils';
import {getMarkdownUrl} from '../../client/markdown-url';
import {reservedCharacter} from '../convert/copy-content';

/** The destination of a link whose anchor isn't known yet. */
const markedUrl = new RegExp(
  String.raw`(?<=\]\()([^\s()<>${reservedCharacter}]*)${reservedCharacter}([^\s()<>]*)`,
  'g',
);

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
    return decodeUriPart(markdownUrl).slice(this.baseUrl.length);
  }

  /** Returns the route of a page by its path, with or without a trailing slash or `index.html`. */
  findRoute(path: string): string | undefined {
    return this.routes.get(normalizePath(path));
  }

  /**
   * Resolves a link or the URL of an image on a page. Markdown files are also read outside the site, so the result is
   * absolute. Only URLs of other sites, URLs with other schemes, such as `mailto:`, and invalid ones don't change.
   *
   * Which anchor leads to an element of a page isn't known before all pages have been converted. Until then, a
   * character that the content of pages can't contain separates its ID from the URL of the page's Markdown file.
   *
   * @param route - The page that contains the link.
   */
  resolveLink(href: string, route: string): string {
    const url = resolveSiteUrl(href, route);
    if (url === undefined) return href;
    const {pathname, search, hash} = url;
    const target = href.startsWith('#') ? route : this.findRoute(pathname);
    if (target === undefined) return this.origin + pathname + search + hash;
    const markdownUrl = this.origin + this.getMarkdownUrl(target);
    if (hash === '') return markdownUrl;
    return (target === route ? '' : markdownUrl) + reservedCharacter + escapeDestination(hash.slice(1));
  }

  /**
   * Adds the anchors to the links in a page's Markdown file.
   *
   * @param getUrl - Returns the URL of an element. The page's URL is empty for elements of the same page.
   */
  addAnchors(markdown: string, getUrl: (pageUrl: string, id: string) => string): string {
    return markdown.replace(markedUrl, (_, pageUrl: string, id: string) =>
      escapeDestination(getUrl(pageUrl.slice(this.origin.length), decodeUriPart(id))),
    );
  }
}

/** Encodes the characters that could end the destination of a link in Markdown. */
const escapeDestination = (url: string) =>
  url.replace(/[\s()<>\\]|&(?=#?\w+;)/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Makes the paths that lead to the same page equal. */
const normalizePath = (path: string): string => decodeUriPart(path.replace(/\/index\.html$|\/+$/, ''));
