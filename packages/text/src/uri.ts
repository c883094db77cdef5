/** Decodes a percent-encoded part of a URI. Text with a stray percent sign isn't encoded, so it's returned unchanged. */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
