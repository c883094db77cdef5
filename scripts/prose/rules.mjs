import path from 'node:path';
import {findTitleCaseWords} from './heading-case.mjs';
import {extractHeadings, extractProse} from './markdown.mjs';
import {findAvoidedTerms, findFillerWords} from './words.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The rules of STYLEGUIDE.md that markdownlint doesn't have, as custom rules. `rules.test.ts` has valid and invalid examples
 * for each.
 *
 * @typedef {{text: string, line: number}} Excerpt
 * @typedef {{line: number, message: string}} Finding
 */

/**
 * @param {string} name
 * @param {string} description
 * @param {(markdown: string, file: string, frontMatter: string) => Finding[]} find
 */
function rule(name, description, find) {
  return {
    names: [name],
    description,
    tags: ['style'],
    parser: 'none',
    /**
     * @param {{lines: string[], name: string, frontMatterLines: string[]}} params
     * @param {(error: {lineNumber: number, detail: string}) => void} onError
     */
    function({lines, name: fileName, frontMatterLines}, onError) {
      const file = path.relative(root, fileName).replaceAll('\\', '/');
      for (const {line, message} of find(lines.join('\n'), file, frontMatterLines.join('\n'))) {
        onError({lineNumber: line, detail: message});
      }
    },
  };
}

const headingCase = rule('heading-case', 'Headings and titles are in sentence case', (markdown, file, frontMatter) => {
  const titles = [...frontMatter.matchAll(/^(?:title|sidebar_label): *["']?(.*?)["']?$/gm)].map(([, text = '']) => ({
    text,
    line: 1,
  }));
  return [...titles, ...extractHeadings(markdown)].flatMap(({text, line}) =>
    findTitleCaseWords(text).map((word) => ({
      line,
      message: `"${word}" in "${text}": use lowercase, or add the name to scripts/prose/proper-names.mjs`,
    })),
  );
});

/** Checks whether a file is a page. Text from standard input is treated as a page. */
const isPage = (/** @type {string} */ file) => /^(?:docs\/|stdin$)/.test(file);

/**
 * Extracts the prose of a file, including its front matter.
 *
 * @param {string} markdown
 * @param {string} frontMatter
 * @returns {Excerpt[]}
 */
export const extractAllProse = (markdown, frontMatter) => [
  ...[...frontMatter.matchAll(/^(?:title|sidebar_label|description): *(.*)$/gm)].map(([, text = '']) => ({
    text,
    line: 1,
  })),
  ...extractProse(markdown),
];

/**
 * Rules that apply to any sentence.
 *
 * @type {Record<string, (text: string, isAboutProduct: boolean) => import('./words.mjs').WordFinding[]>}
 */
const sentenceRules = {vocabulary: findAvoidedTerms, 'empty-words': findFillerWords};

/**
 * Applies the sentence rules to plain text.
 *
 * @param {string} text
 * @param {boolean} isAboutProduct - Whether the text is part of a page or the contract.
 * @returns {{rule: string, message: string}[]}
 */
export function findInSentence(text, isAboutProduct) {
  return Object.entries(sentenceRules).flatMap(([rule, find]) =>
    find(text, isAboutProduct).map(({match, advice}) => ({rule, message: `"${match}": ${advice}`})),
  );
}

/**
 * Applies the sentence rules to excerpts of Markdown, such as the descriptions in the contract.
 *
 * @param {Excerpt[]} excerpts
 * @param {boolean} isAboutProduct - Whether the excerpts are part of a page or the contract.
 * @returns {(Finding & {rule: string})[]}
 */
export function findInProse(excerpts, isAboutProduct) {
  return excerpts.flatMap((excerpt) =>
    extractProse(excerpt.text).flatMap(({text, line}) =>
      findInSentence(text, isAboutProduct).map((finding) => ({...finding, line: excerpt.line + line - 1})),
    ),
  );
}

/** @param {string} name @param {string} description */
const sentenceRule = (name, description) =>
  rule(name, description, (markdown, file, frontMatter) =>
    extractAllProse(markdown, frontMatter).flatMap(({text, line}) =>
      findInSentence(text, isPage(file))
        .filter((finding) => finding.rule === name)
        .map(({message}) => ({line, message})),
    ),
  );

export default [
  headingCase,
  sentenceRule('vocabulary', 'Preferred terms and spellings'),
  sentenceRule('empty-words', 'No filler words'),
];
