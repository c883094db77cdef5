/** Finds the element that a URL's hash, such as `#errors`, refers to. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // The hash contains a stray percent sign.
  }
}
