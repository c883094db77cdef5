import {properNames} from './vocabulary.mjs';

/**
 * Finds the words of a heading or title that have a capital and should not: in sentence case only the first word and names
 * have one. A word after a colon, a full stop or a question mark is a first word too.
 *
 * @param {string} heading - Its text; code is taken out.
 * @returns {string[]}
 */
export function capitalsInside(heading) {
  const words = [...heading.replace(/\s*\{#[\w.-]+\}\s*$/, '').matchAll(/\p{L}[\p{L}\p{N}'’]*/gu)];
  return words
    .filter(({0: word, index}) => {
      const before = heading.slice(0, index);
      const isFirst = !/\p{L}/u.test(before) || /[.:?!]\s*$/.test(before);
      return !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && !properNames.includes(word);
    })
    .map(([word]) => word);
}
