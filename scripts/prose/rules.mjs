import {findGrammarIssues} from './grammar.mjs';
import {extractProse} from './markdown.mjs';
import {productTerms} from './product-terms.mjs';
import {properNames} from './proper-names.mjs';
import {fillerWords, terms} from './vocabulary.mjs';

/*
 * The rules of STYLEGUIDE.md that markdownlint doesn't cover. `rules.test.ts` has valid and invalid examples for each
 * rule.
 */

/** @typedef {{rule: 'empty-words' | 'grammar' | 'heading-case' | 'vocabulary', message: string}} Finding */

/**
 * Finds words to avoid in plain text.
 *
 * @param {string} text
 * @param {boolean} isAboutProduct - Whether the text is from a page or the contract, which use the product's terms.
 * @returns {Finding[]}
 */
export function findAvoidedWords(text, isAboutProduct) {
  return [
    ...[...terms, ...(isAboutProduct ? productTerms : [])].flatMap(({preferred, avoid}) => {
      const alternatives = [preferred].flat().map((term) => (term.includes('"') ? term : `"${term}"`));
      return findMatches('vocabulary', text, avoid, `Write ${alternatives.join(' or ')}.`);
    }),
    ...fillerWords.flatMap(({avoid, advice}) => findMatches('empty-words', text, avoid, advice)),
  ];
}

/**
 * @param {Finding['rule']} rule
 * @param {string} text
 * @param {RegExp} avoid
 * @param {string} advice
 * @returns {Finding[]}
 */
const findMatches = (rule, text, avoid, advice) =>
  [...text.matchAll(new RegExp(avoid, `${avoid.flags}g`))].map(([match]) => ({rule, message: `"${match}": ${advice}`}));

/**
 * Finds capitalized words that violate sentence case, where only proper names and the first word of a sentence are
 * capitalized.
 *
 * @param {string} heading - The text of a heading or title, without code.
 * @public Used by `npm run init`, which other products' sites don't have.
 * @returns {string[]}
 */
export function findTitleCaseWords(heading) {
  return [...heading.matchAll(/\p{L}[\p{L}\p{N}'’]*/gu)]
    .filter(({0: word, index}) => {
      const before = heading.slice(0, index);
      const isFirst = !/\p{L}/u.test(before) || /[.:?!]\s*$/.test(before);
      return !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && !properNames.includes(word);
    })
    .map(([word]) => word);
}

/**
 * Applies all rules to Markdown, including its front matter.
 *
 * @param {string} markdown
 * @param {boolean} isAboutProduct - See `findAvoidedWords`.
 * @returns {(Finding & {line: number})[]} Lines start at 1.
 */
export function lintMarkdown(markdown, isAboutProduct) {
  return extractProse(markdown).flatMap(({text, line, isHeading}) =>
    [
      ...findAvoidedWords(text, isAboutProduct),
      ...findGrammarIssues(text).map((message) => ({rule: /** @type {const} */ ('grammar'), message})),
      ...(isHeading ? findTitleCaseWords(text) : []).map((word) => ({
        rule: /** @type {const} */ ('heading-case'),
        message: `"${word}" in "${text}": use lowercase, or add the name to scripts/prose/proper-names.mjs`,
      })),
    ].map((finding) => ({...finding, line})),
  );
}
