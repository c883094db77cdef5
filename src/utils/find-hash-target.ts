import {decodeUriPart} from '@developer-docs/internal';

/** Finds the element that a URL's hash, such as `#errors`, refers to. */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeUriPart(hash.slice(1)));
