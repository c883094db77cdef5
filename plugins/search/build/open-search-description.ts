import type {HtmlTagObject} from '@docusaurus/types';
import {escapeHtml} from '@developer-docs/internal';
import type {PostBuildStep} from '@developer-docs/internal/node';

const fileName = 'opensearch.xml';

/** The limit of the `ShortName` element (OpenSearch 1.1, draft 6). */
const maxShortNameLength = 16;

export interface OpenSearchOptions {
  /** Short name of the site, which is truncated to 16 characters. */
  readonly name: string;
  readonly title: string;
  /** Absolute URL of the site's root, with a trailing slash. */
  readonly url: string;
}

/** Renders the OpenSearch 1.1 description, which lets readers search the site from the browser's address bar. */
export function renderOpenSearchDescription({name, title, url}: OpenSearchOptions): string {
  const [shortName, longName, root] = [name.slice(0, maxShortNameLength), title, url].map(escapeHtml);
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

/** Returns the post-build step that writes the description. */
export function openSearchDescription(options: OpenSearchOptions): PostBuildStep {
  return {
    name: 'OpenSearch description',
    async run(site) {
      await site.writeFile(fileName, renderOpenSearchDescription(options));
      return `${fileName} for ${options.url}search`;
    },
  };
}

/** Creates the `<link>` element that refers to the description. */
export function createOpenSearchLink(title: string, baseUrl: string): HtmlTagObject {
  const attributes = {rel: 'search', type: 'application/opensearchdescription+xml', title, href: baseUrl + fileName};
  return {tagName: 'link', attributes};
}
