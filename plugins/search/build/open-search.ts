import type {HtmlTagObject} from '@docusaurus/types';
import {escapeHtml, type PostBuildStep} from '../../shared';

const fileName = 'opensearch.xml';

/** The longest short name that browsers take (OpenSearch 1.1, draft 6, “The ShortName element”). */
const longestShortName = 16;

/** What the description says. */
export interface OpenSearchOptions {
  /** Short name of the site. */
  readonly name: string;
  readonly title: string;
  /** Absolute address of the site's root, with a slash at the end. */
  readonly url: string;
}

/** Describes the search to browsers, which can then search the site from their address bar (OpenSearch 1.1). */
export function openSearchDescription({name, title, url}: OpenSearchOptions): string {
  const [shortName, longName, root] = [name.slice(0, longestShortName), title, url].map(escapeHtml);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName}</ShortName>
  <Description>Search ${longName}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/x-icon">${root}favicon.ico</Image>
  <Url type="text/html" method="get" template="${root}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}${fileName}"/>
</OpenSearchDescription>
`;
}

/** Writes the description into the build. */
export function openSearch(options: OpenSearchOptions): PostBuildStep {
  return {
    name: 'OpenSearch',
    async run(site) {
      await site.writeFile(fileName, openSearchDescription(options));
      return `${fileName} leads to ${options.url}search`;
    },
  };
}

/** The tag by which a page leads to the description. */
export function openSearchLink(title: string, baseUrl: string): HtmlTagObject {
  const attributes = {rel: 'search', type: 'application/opensearchdescription+xml', title, href: baseUrl + fileName};
  return {tagName: 'link', attributes};
}
