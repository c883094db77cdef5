import {decodeUriPart} from '../urls.js';

/** Creates a JSON pointer from keys and indexes, and escapes them (RFC 6901): `/paths/~1users/get`. */
export const toPointer = (...tokens: readonly (string | number)[]): string =>
  tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Creates a JSON pointer that's a part of a URI fragment, without its `#`. A percent sign would otherwise be decoded:
 * the path `/x%2Fy` isn't `/x/y`.
 */
export const toFragment = (...tokens: readonly (string | number)[]): string =>
  toPointer(...tokens).replaceAll('%', '%25');

/**
 * Splits a JSON pointer into its unescaped keys and indexes. A pointer with a leading `#` is a URI fragment, which can
 * be percent-encoded (RFC 6901, sections 3 and 6).
 */
export function parsePointer(pointer: string): string[] {
  const decodedPointer = pointer.startsWith('#') ? decodeUriPart(pointer.slice(1)) : pointer;
  return decodedPointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
