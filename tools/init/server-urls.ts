import {isMap, isScalar, isSeq, parseDocument, visit, type Scalar} from 'yaml';

/**
 * Resolves the servers' relative URLs, such as `/api/v3`, against the URL of their document. On the documentation site,
 * they would have no meaning.
 */
export function resolveServerUrls(text: string, documentUrl: string): string {
  const urls: Scalar[] = [];
  visit(parseDocument(text), {
    Pair(_key, {key, value}) {
      if (isScalar(key) && key.value === 'servers' && isSeq(value)) {
        urls.push(...value.items.map((server) => isMap(server) && server.get('url', true)).filter(isScalar));
      }
    },
  });
  let resolved = text;
  // From last to first, so that the positions of the others don't change.
  for (const {value, range} of urls.reverse()) {
    if (typeof value === 'string' && isRelative(value) && URL.canParse(value, documentUrl) && range != null) {
      const url = new URL(value, documentUrl).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
      resolved = resolved.slice(0, range[0]) + JSON.stringify(url) + resolved.slice(range[1]);
    }
  }
  return resolved;
}

/** Returns whether a URL is relative. A URL whose scheme or host is a variable, such as `{scheme}://…`, isn't. */
const isRelative = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|\{)/i.test(url);
