/** Appends steps to a JSON pointer (RFC 6901). */
export function appendToPointer(pointer: string, ...steps: readonly (string | number)[]): string {
  return [pointer, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** The steps of a JSON pointer, unescaped; a leading `#` is ignored and percent-encoding is decoded (RFC 6901, section 6). */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}
