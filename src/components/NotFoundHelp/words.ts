const lastPart = (address: string) => address.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** The last part of an address in words: `/docs/get-request-status.html` → `get request status`. At most 64 letters, as the search takes. */
export function wordsOf(address: string): string {
  let text = lastPart(address);
  try {
    text = decodeURIComponent(text);
  } catch {
    // An address that is not well encoded is taken as it stands.
  }
  return text
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 64);
}
