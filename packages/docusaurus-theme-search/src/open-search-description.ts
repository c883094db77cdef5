import {escapeHtml} from '@developer-docs/utils';
import type {PostBuildTask} from '@developer-docs/utils/node';
import type {HtmlTagObject} from '@docusaurus/types';

/** Path of the description, relative to the base URL. */
const openSearchFile = 'opensearch.xml';

/** The limit of the `ShortName` element (OpenSearch 1.1, draft 6). */
const maxShortNameLength = 16;

export interface OpenSearchOptions {
  /** Short name of the site, which is truncated to 16 characters. */
  readonly name: string;
  readonly title: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly baseUrl: string;
  /** Root-relative URL of the search page. */
  readonly searchPage: string;
  /** Path of the favicon, relative to the base URL. */
  readonly favicon?: string;
}

/** Renders the OpenSearch 1.1 description, which lets readers search the site from the browser's address bar. */
export function renderOpenSearchDescription(options: OpenSearchOptions): string {
  const {name, title, origin, baseUrl, searchPage, favicon} = options;
  const toAbsolute = (path: string) => escapeHtml(new URL(path, origin).href);
  const image =
    favicon === undefined
      ? ''
      : `\n  <Image width="16" height="16">${toAbsolute(baseUrl + favicon.replace(/^\//, ''))}</Image>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(Array.from(name).slice(0, maxShortNameLength).join(''))}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" method="get" template="${toAbsolute(searchPage)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${toAbsolute(baseUrl + openSearchFile)}"/>
</OpenSearchDescription>
`;
}

/** Creates the `<link>` element that refers to the description. */
export function createOpenSearchLink(title: string, baseUrl: string): HtmlTagObject {
  const href = baseUrl + openSearchFile;
  return {tagName: 'link', attributes: {rel: 'search', type: 'application/opensearchdescription+xml', title, href}};
}

/** Creates the post-build task that writes the description. */
export const createOpenSearchTask = (options: OpenSearchOptions): PostBuildTask => ({
  name: 'OpenSearch description',
  async afterReading(site) {
    await site.writeFile(openSearchFile, renderOpenSearchDescription(options));
    return undefined;
  },
});
