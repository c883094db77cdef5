// cspell:ignore rmation
import path from 'node:path';
import {expiredDates} from './expired-dates.mjs';
import {findTitleCaseWords} from './heading-case.mjs';
import {extractAltTexts, extractColumnLabels, extractHeadings, extractLinks, extractProse} from './markdown.mjs';
import {findAvoidedTerms, findFillerWords} from './words.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The rules of STYLEGUIDE.md that can be checked automatically, for markdownlint. `rules.test.ts` has valid and invalid examples
 * for each.
 *
 * @typedef {{text: string, line: number}} Excerpt
 * @typedef {{line: number, message: string}} Finding
 */

/**
 * @param {string} name
 * @param {string} description
 * @param {(markdown: string, options: {name: string, today: string, frontMatter: string}) => Finding[]} find
 */
function rule(name, description, find) {
  return {
    names: [name],
    description,
    tags: ['style'],
    parser: 'none',
    /**
     * @param {{lines: string[], name: string, frontMatterLines: string[], config: {today?: string}}} params
     * @param {(error: {lineNumber: number, detail: string}) => void} onError
     */
    function({lines, name: file, frontMatterLines, config}, onError) {
      const today = config.today ?? new Date().toISOString().slice(0, 10);
      for (const {line, message} of find(lines.join('\n'), {
        name: path.relative(root, file).replaceAll('\\', '/'),
        today,
        frontMatter: frontMatterLines.join('\n'),
      })) {
        onError({lineNumber: line, detail: message});
      }
    },
  };
}

/** Link texts that don't describe the target. The built-in rule MD059 covers only the shortest of them. */
const genericLinkText =
  /^(?:(?:click|see|read|look|go|open|follow|learn|find out|more|get)\s+)*(?:here|there|this|that|link|page|more|all|it|details|info(?:rmation)?|documentation|docs|this (?:page|link|section|article)|the (?:page|link|docs|documentation))$/i;

const urlOrFileName = /^(?:https?:\/\/|www\.)\S+$|^\S+\.(?:mdx?|html)(?:#\S*)?$/i;

const linkText = rule('link-text', 'Link texts describe their targets', (markdown, {name}) =>
  extractLinks(markdown).flatMap(({text, url, line}) => {
    const plain = text.trim();
    // READMEs link to files by their paths, and to URLs of this machine.
    if (isPage(name) && urlOrFileName.test(plain)) {
      return [{line, message: `"${plain}" is a URL or file name. Describe the target`}];
    }
    return genericLinkText.test(plain) ? [{line, message: `"${plain}" doesn't describe its target ${url}`}] : [];
  }),
);

const alternativeText = rule('alternative-text', 'Alternative texts describe the image', (markdown) =>
  extractAltTexts(markdown).flatMap(({text, url, line}) => {
    const plain = text.trim();
    if (plain === '') {
      return [{line, message: `${url} has no alternative text. Describe the image`}];
    }
    if (/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(plain) || /^[\w-]+$/.test(plain)) {
      return [{line, message: `"${plain}" is a name. Describe the image in a sentence`}];
    }
    return /^(?:an? |the )?(?:image|picture|photo|screenshot|graphic|icon|diagram) (?:of|showing|that shows)\b/i.test(
      plain,
    )
      ? [{line, message: `"${plain}": omit the introduction, because screen readers announce images as such`}]
      : [];
  }),
);

const headingCase = rule('heading-case', 'Headings and titles are in sentence case', (markdown, {frontMatter}) => {
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

const columnLabel = rule('column-labels', 'Column labels are nouns', (markdown) =>
  extractColumnLabels(markdown).flatMap(({text, line}) =>
    /^(?:what|who|for whom|how|why|given by|(?:only )?then|use it)\b/i.test(text.trim())
      ? [{line, message: `"${text.trim()}": use a noun, such as "Description" or "Recommended action"`}]
      : [],
  ),
);

/** Checks whether a file is a page. Text from standard input is treated as a page. */
const isPage = (/** @type {string} */ name) => /^(?:docs\/|stdin$)/.test(name);

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
 * @type {Record<string, (text: string, options: {isAboutProduct: boolean, today: string}) => import('./words.mjs').WordFinding[]>}
 */
const sentenceRules = {
  'expired-dates': (text, {today}) => expiredDates(text, today),
  vocabulary: (text, {isAboutProduct}) => findAvoidedTerms(text, isAboutProduct),
  'empty-words': findFillerWords,
};

/**
 * Applies the sentence rules to plain text.
 *
 * @param {string} text
 * @param {{isAboutProduct: boolean, today: string}} options
 * @returns {{rule: string, message: string}[]}
 */
export function findInSentence(text, options) {
  return Object.entries(sentenceRules).flatMap(([rule, find]) =>
    find(text, options).map(({match, advice}) => ({rule, message: `"${match}": ${advice}`})),
  );
}

/**
 * Applies the sentence rules to excerpts of Markdown, such as the descriptions in the contract.
 *
 * @param {Excerpt[]} excerpts
 * @param {{isAboutProduct: boolean, today: string}} options
 * @returns {(Finding & {rule: string})[]}
 */
export function findInProse(excerpts, options) {
  return excerpts.flatMap((excerpt) =>
    extractProse(excerpt.text).flatMap(({text, line}) =>
      findInSentence(text, options).map((finding) => ({...finding, line: excerpt.line + line - 1})),
    ),
  );
}

/** @param {string} name @param {string} description */
const sentenceRule = (name, description) =>
  rule(name, description, (markdown, {name: file, today, frontMatter}) =>
    extractAllProse(markdown, frontMatter).flatMap(({text, line}) =>
      (sentenceRules[name]?.(text, {isAboutProduct: isPage(file), today}) ?? []).map(({match, advice}) => ({
        line,
        message: `"${match}": ${advice}`,
      })),
    ),
  );

export default [
  linkText,
  alternativeText,
  headingCase,
  columnLabel,
  sentenceRule('expired-dates', 'No expired dates, and no relative dates'),
  sentenceRule('vocabulary', 'Preferred terms and spellings'),
  sentenceRule('empty-words', 'No filler words'),
];
