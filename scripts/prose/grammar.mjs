import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

/** Maximum number of words in a sentence, as in `STYLEGUIDE.md`. */
const maxWords = 35;
/** Maximum number of verbs in the passive voice in a sentence, as in `STYLEGUIDE.md`. */
const maxPassives = 2;

const passiveVerb =
  /\b(?:am|is|are|was|were|be|been|being)\s+(?:not\s+|\w+ly\s+)?(?:\w+ed|made|sent|set|shown|given|kept|found|written|chosen|read|put|built|lost)\b/gi;

/** Reports long sentences, and sentences with several verbs in the passive voice. */
function sentenceStructure() {
  return (/** @type {import('nlcst').Root} */ tree, /** @type {VFile} */ file) => {
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
 * @param {string} text - Prose, in which `␣` replaces code.
 * @returns {string[]} One message for each finding.
 */
export function findGrammarIssues(text) {
  // Parsing is slow, so short text without an indefinite article or a repeated word is skipped.
  if (!/\ban?\b|\b(\w+)\W+\1\b/i.test(text) && text.split(/\s+/).length <= 10) {
    return [];
  }
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  return file.messages.map(({reason}) => reason.replace(/\.?$/, '.'));
}
