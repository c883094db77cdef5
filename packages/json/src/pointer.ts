/** Creates a JSON pointer from keys and indexes, and escapes them (RFC 6901): `/paths/~1users/get`. */
export function toPointer(...tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Splits a JSON pointer into its unescaped keys and indexes. The pointer can be a percent-encoded URI fragment with a
 * leading `#` (RFC 6901).
 */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}
