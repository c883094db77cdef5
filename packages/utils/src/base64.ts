/** Encodes bytes, or the UTF-8 bytes of text, as Base64. */
export function encodeBase64(content: string | ArrayBuffer): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Encodes bytes, or the UTF-8 bytes of text, as base64url without padding, as in links and JSON Web Tokens. */
export const encodeBase64Url = (content: string | ArrayBuffer): string =>
  encodeBase64(content).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
