import type {Root} from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {extractProse} from './excerpts';
import {productTerms} from './product-terms';
import {properNames} from './proper-names';
import {generalTerms} from './terms';

const contractFile = /^contract\/.*\.(?:ya?ml|d\.ts)$/;

/**
 * Checks a file against the rules of STYLEGUIDE.md that markdownlint doesn't cover. `rules.test.ts` has valid and
 * invalid examples for each rule.
 *
 * @param file - Path relative to the root of the repository.
 * @returns Messages such as `docs/intro.mdx:3 "end point": Write "endpoint".`.
 */
export function lintProse(file: string, text: string): string[] {
  const isContract = contractFile.test(file);
  const isCode = !isContract && !/\.mdx?$/.test(file);
  return extractProse(file, text).flatMap(({text, line, isHeading}) => {
    const messages = [
      // The style guide has examples of terms to avoid.
      ...(file === 'STYLEGUIDE.md' ? [] : findAvoidedTerms(text, isContract || file.startsWith('docs/'))),
      // Strings in code include class names, for example, so only their terms are checked.
      ...(isCode ? [] : findGrammarIssues(text)),
      ...(isHeading ? findTitleCaseWords(text) : []).map(
        (word) => `"${word}" in "${text}": Use lowercase, or add the name to tools/prose/proper-names.ts.`,
      ),
    ];
    return messages.map((message) => `${file}:${line} ${message}`);
  });
}

/**
 * Finds words and phrases to avoid in plain text.
 *
 * @param isAboutProduct - Whether the text is from a page or the contract, which use the product's terms.
 * @public Used by `npm run init`, which other products' sites don't have.
 */
export function findAvoidedTerms(text: string, isAboutProduct: boolean): string[] {
  return [...generalTerms, ...(isAboutProduct ? productTerms : [])].flatMap(({avoid, advice}) =>
    [...text.matchAll(new RegExp(avoid, `${avoid.flags}g`))].map(([match]) => `"${match}": ${advice}`),
  );
}

/**
 * Finds capitalized words that violate sentence case, where only proper names and the first word of a sentence are
 * capitalized.
 *
 * @public Used by `npm run init`, which other products' sites don't have.
 */
export function findTitleCaseWords(heading: string): string[] {
  return [...heading.matchAll(/\p{L}[\p{L}\p{N}'’]*/gu)]
    .filter(({0: word, index}) => {
      const before = heading.slice(0, index);
      const isFirst = !/\p{L}/u.test(before) || /[.:?!]\s*$/.test(before);
      return !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && !properNames.includes(word);
    })
    .map(([word]) => word);
}

/** The maximum number of words, and of verbs in the passive voice, in a sentence, as in `STYLEGUIDE.md`. */
const maxWords = 35;
const maxPassives = 2;

const passiveVerb =
  /\b(?:am|is|are|was|were|be|been|being)\s+(?:not\s+|\w+ly\s+)?(?:\w+ed|made|sent|set|shown|given|kept|found|written|chosen|read|put|built|lost)\b/gi;

/** Reports long sentences, and sentences with several verbs in the passive voice. */
function sentenceStructure() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const words = sentence.children.filter(({type}) => type === 'WordNode').length;
      if (words > maxWords) {
        file.message(`The sentence has ${words} words. Split it, or shorten it to at most ${maxWords}.`);
      }
      const {start, end} = sentence.position ?? {};
      const passives = file.toString().slice(start?.offset, end?.offset).match(passiveVerb) ?? [];
      if (passives.length > maxPassives) {
        file.message(`The sentence is in the passive voice: "${passives.join('", "')}". Name who acts, or split it.`);
      }
    });
  };
}

const processor = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(sentenceStructure);

/**
 * Finds repeated words, wrong articles, long sentences, and chains of passive verbs.
 *
 * @param text - Prose, in which `␣` replaces code.
 */
export function findGrammarIssues(text: string): string[] {
  // Parsing is slow, so short text without an indefinite article or a repeated word is skipped.
  if (!/\ban?\b|\b(\w+)\W+\1\b/i.test(text) && text.split(/\s+/).length <= 10) {
    return [];
  }
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  return file.messages.map(({reason}) => reason.replace(/\.?$/, '.'));
}
