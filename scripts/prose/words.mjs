import {emptyWords, terms} from './vocabulary.mjs';

/**
 * Finds other words than those of the vocabulary.
 *
 * @param {string} text - Prose.
 * @param {boolean} isOfProduct - Whether it speaks of the product: a page or the contract.
 * @returns {{found: string, cure: string}[]}
 */
export function unknownTerms(text, isOfProduct) {
  return terms
    .filter((term) => isOfProduct || term.isOfProduct !== true)
    .flatMap(({write, not}) => all(text, not).map((found) => ({found, cure: `Write "${write}".`})));
}

/**
 * Finds words that say nothing.
 *
 * @param {string} text - Prose.
 * @returns {{found: string, cure: string}[]}
 */
export function wordsThatSayNothing(text) {
  return emptyWords.flatMap(({not, cure}) => all(text, not).map((found) => ({found, cure})));
}

/** @param {string} text @param {RegExp} pattern */
function all(text, pattern) {
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([found]) => found);
}
