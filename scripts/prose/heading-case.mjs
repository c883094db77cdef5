import {properNames} from './proper-names.mjs';

/**
 * Finds capitalized words that violate sentence case, where only proper names and the first word of a sentence are capitalized.
 *
 * @param {string} heading - The text of a heading or title, without code.
 * @returns {string[]}
 */
export function findTitleCaseWords(heading) {
  const words = [...heading.replace(/\s*\{#[\w.-]+\}\s*$/, '').matchAll(/\p{L}[\p{L}\p{N}'’]*/gu)];
  return words
    .filter(({0: word, index}) => {
      const before = heading.slice(0, index);
      const isFirst = !/\p{L}/u.test(before) || /[.:?!]\s*$/.test(before);
      return !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && !properNames.includes(word);
    })
    .map(([word]) => word);
}
