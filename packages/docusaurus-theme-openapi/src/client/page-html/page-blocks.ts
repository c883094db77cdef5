import {loadFile} from '@developer-docs/docusaurus-utils';
import type {HtmlBlocks} from '../../shared/html-blocks';

/** The blocks of a page. */
export interface PageBlocks {
  /** Identifies the content of the page in the document: `data-openapi-part="<key>.<block>"`. */
  readonly key: string;
  readonly blocks: HtmlBlocks;
  /** URL of the file with the requests of samples by block. Absent if there are no other languages. */
  readonly requestsUrl?: string;
}

/**
 * Loads the blocks of a page in the browser. On the first page of a visit, they're in the server-rendered HTML, so that
 * the browser doesn't download them a second time.
 *
 * @param url - URL of the file with the blocks.
 * @throws Error like those of `import()`, so that it's handled in the same way. `loadCode` isn't used, because
 *   Docusaurus shows the message of the error, and its error for an updated site has none.
 */
export async function loadBlocks(key: string, url: string): Promise<HtmlBlocks> {
  // Links can set attributes of <html> (?docusaurus-data-…), so it's left out.
  const elements = document.body.querySelectorAll<HTMLElement>(`[data-openapi-part^="${key}."]`);
  if (elements.length > 0) {
    return Object.fromEntries(
      Array.from(elements, ({dataset, innerHTML}) => [dataset.openapiPart?.slice(key.length + 1), {html: innerHTML}]),
    ) as HtmlBlocks;
  }
  try {
    return await loadFile(url, (text) => JSON.parse(text) as HtmlBlocks);
  } catch {
    throw Object.assign(new Error(`${url} can’t be read.`), {name: 'ChunkLoadError', request: url});
  }
}
