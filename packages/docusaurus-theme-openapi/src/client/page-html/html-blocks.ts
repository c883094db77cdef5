import {loadFile} from '@developer-docs/docusaurus-utils';

/** A block of a page's prerendered HTML, with its IDs and links for the broken-link check. */
export interface HtmlBlock {
  readonly html: string;
  /** IDs in the HTML. */
  readonly ids?: readonly string[];
  /** URLs of links within the site, as in `href`. */
  readonly links?: readonly string[];
}

/** The source of a page's blocks. */
export interface BlockSource {
  /** Identifies the content of the page in the document: `data-openapi-part="<key>.<block>"`. */
  readonly key: string;
  readonly read: (block: string) => HtmlBlock;
  /** URL of the file with the requests of samples by block. Absent if there are no other languages. */
  readonly requestsUrl?: string;
}

/** Creates a source that reads blocks from memory: their HTML, and on the server also their IDs and links. */
export const createBlockSource = (
  key: string,
  html: Readonly<Record<string, string>>,
  targets: Readonly<Record<string, Omit<HtmlBlock, 'html'>>> = {},
): BlockSource => ({key, read: (block) => ({html: html[block] ?? '', ...targets[block]})});

/**
 * Creates a source that reads the blocks of the first page of a visit from its server-rendered HTML, so that the
 * browser doesn't download them a second time in a script.
 *
 * @returns `undefined` if the document contains different content.
 */
function findBlocksInDocument(key: string): BlockSource | undefined {
  // The references keep the elements readable after React has removed them from the document. Links can set attributes
  // of <html> (?docusaurus-data-…), so it's left out.
  const elements = new Map(
    Array.from(document.body.querySelectorAll<HTMLElement>(`[data-openapi-part^="${key}."]`)).map((element) => [
      element.dataset.openapiPart?.slice(key.length + 1),
      element,
    ]),
  );
  return elements.size === 0 ? undefined : {key, read: (block) => ({html: elements.get(block)?.innerHTML ?? ''})};
}

/**
 * Reads the blocks of a page in the browser: from the document if it contains them, otherwise from a file.
 *
 * @param loadHtml - Loads the HTML by block.
 * @param requestsUrl - URL of the file with the requests of samples.
 */
export const readBlocks = async (
  key: string,
  loadHtml: () => Promise<{readonly default: Readonly<Record<string, string>>}>,
  requestsUrl?: string,
): Promise<BlockSource> => ({
  ...(findBlocksInDocument(key) ?? createBlockSource(key, (await loadHtml()).default)),
  requestsUrl,
});

/**
 * Loads the HTML of a page's blocks from a JSON file, like `import()`. `loadCode` isn't used, because Docusaurus
 * shows the message of the error, and its error for an updated site has none.
 *
 * @throws Error like `import()`'s errors, so that it's handled in the same way.
 */
export async function fetchHtml(url: string): Promise<{readonly default: Readonly<Record<string, string>>}> {
  try {
    return {default: await loadFile(url, (text) => JSON.parse(text) as Readonly<Record<string, string>>)};
  } catch {
    throw Object.assign(new Error(`${url} can’t be read.`), {name: 'ChunkLoadError', request: url});
  }
}
