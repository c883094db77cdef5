// cspell:ignore rmation
import path from 'node:path';
import {expiredDates} from './expired-dates.mjs';
import {capitalsInside} from './heading-case.mjs';
import {alternativeTexts, headings, links, prosePieces} from './markdown.mjs';
import {unknownTerms, wordsThatSayNothing} from './words.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The rules of STYLEGUIDE.md that a program can check, for markdownlint. Each has a text that it takes and one that it
 * rejects in `rules.test.ts`.
 *
 * @typedef {{text: string, line: number}} Piece
 * @typedef {{line: number, says: string}} Finding
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
      for (const {line, says} of find(lines.join('\n'), {
        name: path.relative(root, file).replaceAll('\\', '/'),
        today,
        frontMatter: frontMatterLines.join('\n'),
      })) {
        onError({lineNumber: line, detail: says});
      }
    },
  };
}

/** Texts of links that say nothing about the target. MD059 has the shortest of them. */
const emptyLinkText =
  /^(?:(?:click|see|read|look|go|open|follow|learn|find out|more|get)\s+)*(?:here|there|this|that|link|page|more|all|it|details|info(?:rmation)?|documentation|docs|this (?:page|link|section|article)|the (?:page|link|docs|documentation))$/i;

const isAddress = /^(?:https?:\/\/|www\.)\S+$|^\S+\.(?:mdx?|html)(?:#\S*)?$/i;

const linkText = rule('link-text', 'The text of a link says where it leads', (markdown, {name}) =>
  links(markdown).flatMap(({text, url, line}) => {
    const plain = text.trim();
    // A README names files by their paths, and addresses of this machine.
    if (isPage(name) && isAddress.test(plain)) {
      return [{line, says: `"${plain}" is an address: name what is there`}];
    }
    return emptyLinkText.test(plain) ? [{line, says: `"${plain}" does not say that it leads to ${url}`}] : [];
  }),
);

const alternativeText = rule('alternative-text', 'Alternative text says what the picture shows', (markdown) =>
  alternativeTexts(markdown).flatMap(({text, url, line}) => {
    const plain = text.trim();
    if (plain === '') {
      return [{line, says: `${url} has no alternative text: say what the picture shows`}];
    }
    if (/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(plain) || /^[\w-]+$/.test(plain)) {
      return [{line, says: `"${plain}" is a name: say what the picture shows, in a sentence`}];
    }
    return /^(?:an? |the )?(?:image|picture|photo|screenshot|graphic|icon|diagram) (?:of|showing|that shows)\b/i.test(
      plain,
    )
      ? [{line, says: `"${plain}": start with what it shows, a screen reader says that it is a picture`}]
      : [];
  }),
);

const headingCase = rule('heading-case', 'Headings and titles are in sentence case', (markdown, {frontMatter}) => {
  const titles = [...frontMatter.matchAll(/^(?:title|sidebar_label): *["']?(.*?)["']?$/gm)].map(([, text = '']) => ({
    text,
    line: 1,
  }));
  return [...titles, ...headings(markdown)].flatMap(({text, line}) =>
    capitalsInside(text).map((word) => ({
      line,
      says: `"${word}" in "${text}": write it small, or add the name to properNames in scripts/prose/vocabulary.mjs`,
    })),
  );
});

/** What is about the product. A text without a file, from a test or an editor, is taken as a page. */
const isPage = (/** @type {string} */ name) => /^(?:docs\/|stdin$)/.test(name);

/**
 * The front matter is prose too.
 *
 * @param {string} markdown
 * @param {string} frontMatter
 * @returns {Piece[]}
 */
const proseOf = (markdown, frontMatter) => [
  ...[...frontMatter.matchAll(/^(?:title|sidebar_label|description): *(.*)$/gm)].map(([, text = '']) => ({
    text,
    line: 1,
  })),
  ...prosePieces(markdown),
];

/** Rules for any sentence, wherever it stands. @type {Record<string, (text: string, options: {isOfProduct: boolean, today: string}) => {found: string, cure: string}[]>} */
const sentenceRules = {
  'expired-dates': (text, {today}) => expiredDates(text, today),
  vocabulary: (text, {isOfProduct}) => unknownTerms(text, isOfProduct),
  'empty-words': wordsThatSayNothing,
};

/**
 * Holds pieces of Markdown, such as the descriptions of the contract, to the rules for sentences.
 *
 * @param {Piece[]} pieces
 * @param {{isOfProduct: boolean, today: string}} options
 * @returns {(Finding & {rule: string})[]}
 */
export function findInProse(pieces, options) {
  return pieces.flatMap((piece) =>
    prosePieces(piece.text).flatMap(({text, line}) =>
      Object.entries(sentenceRules).flatMap(([rule, find]) =>
        find(text, options).map(({found, cure}) => ({
          rule,
          line: piece.line + line - 1,
          says: `"${found}": ${cure}`,
        })),
      ),
    ),
  );
}

/** @param {string} name @param {string} description */
const sentenceRule = (name, description) =>
  rule(name, description, (markdown, {name: file, today, frontMatter}) =>
    proseOf(markdown, frontMatter).flatMap(({text, line}) =>
      (sentenceRules[name]?.(text, {isOfProduct: isPage(file), today}) ?? []).map(({found, cure}) => ({
        line,
        says: `"${found}": ${cure}`,
      })),
    ),
  );

export default [
  linkText,
  alternativeText,
  headingCase,
  sentenceRule('expired-dates', 'No promise whose date is over, nothing that is true only today'),
  sentenceRule('vocabulary', 'One word for one thing'),
  sentenceRule('empty-words', 'No word that says nothing'),
];
