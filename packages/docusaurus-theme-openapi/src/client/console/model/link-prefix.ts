import {decodeUriPart, toWellFormed} from '@developer-docs/utils';
import type {SampleKind} from '@developer-docs/openapi';

/** Returns the prefix of URL fragments that open the console of a sample. The draft follows, if there is one. */
export const createLinkPrefix = (operation: string, kind: SampleKind): string =>
  `#try=${encodeURIComponent(toWellFormed(operation))}.${kind}.`;

/**
 * Returns the draft in a URL fragment that opens the console of a sample; `undefined` in other fragments. Browsers and
 * chat clients encode different characters of an operation's ID.
 */
export function readLink(hash: string, operation: string, kind: SampleKind): string | undefined {
  const text = decodeUriPart(hash);
  const prefix = decodeUriPart(createLinkPrefix(operation, kind));
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}
