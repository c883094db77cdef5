import {reservedCharacters} from '../convert/copy-content';
import type {PageTarget} from './markdown-urls';

const [start, end] = reservedCharacters;
const placeholderPattern = new RegExp(`${start}(\\d+)${end}`, 'g');

// Links to elements of pages whose anchors in Markdown aren't known yet, because the pages with the elements haven't
// been converted, have placeholders as URLs. They're delimited by characters that the content of pages can't contain,
// so code and external links are never mistaken for placeholders.

/**
 * Creates a placeholder for a link.
 *
 * @param index - The index of the target in the list that {@link resolvePlaceholders} receives.
 * @param length - The expected length of the final URL. The placeholder has the same length, if possible, so that the
 *   length of the file can be estimated.
 */
export const createPlaceholder = (index: number, length: number): string =>
  start + String(index).padStart(length - reservedCharacters.length, '0') + end;

/** Replaces the placeholders in a Markdown file. */
export const resolvePlaceholders = (
  markdown: string,
  targets: readonly PageTarget[],
  getUrl: (target: PageTarget) => string,
): string =>
  markdown.replace(placeholderPattern, (placeholder, index: string) => {
    const target = targets[Number(index)];
    return target === undefined ? placeholder : escapeDestination(getUrl(target));
  });

/** Encodes the characters that could end the destination of a link in Markdown. */
const escapeDestination = (url: string) =>
  url.replace(/[\s()<>\\]|&(?=#?\w+;)/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
