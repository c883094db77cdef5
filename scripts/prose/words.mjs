import {productTerms} from './product-terms.mjs';
import {fillerWords, terms} from './vocabulary.mjs';

/** @typedef {{match: string, advice: string}} WordFinding */

/**
 * Finds terms that have a preferred alternative.
 *
 * @param {string} text - Prose.
 * @param {boolean} isAboutProduct - Whether the text is part of a page or the contract.
 * @returns {WordFinding[]}
 */
export function findAvoidedTerms(text, isAboutProduct) {
  return [...terms, ...(isAboutProduct ? productTerms : [])].flatMap(({preferred, avoid}) => {
    const advice = `Write ${[preferred]
      .flat()
      .map((term) => (term.includes('"') ? term : `"${term}"`))
      .join(' or ')}.`;
    return findMatches(text, avoid).map((match) => ({match, advice}));
  });
}

/**
 * Finds filler words.
 *
 * @param {string} text - Prose.
 * @returns {WordFinding[]}
 */
export function findFillerWords(text) {
  return fillerWords.flatMap(({avoid, advice}) => findMatches(text, avoid).map((match) => ({match, advice})));
}

/** @param {string} text @param {RegExp} pattern */
function findMatches(text, pattern) {
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([match]) => match);
}
