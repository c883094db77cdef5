import {Prism} from 'prism-react-renderer';
import {renderTokens, type CodeToken} from '../../shared/highlight/render-prism-tokens';
import {escapeCode} from '../../shared/highlight/render-token';
import {findGrammar} from './grammars';

/**
 * Highlights code as static HTML. The markup has classes instead of inline styles, so that both themes share it and it
 * complies with a strict content security policy. Its text content is exactly the code, without the trailing line
 * break.
 *
 * @param language - The name of a language, or an alias. Code in an unknown language is plain text.
 * @returns HTML for the content of a `<code>` element.
 */
export function highlightCode(code: string, language: string): string {
  const grammar = findGrammar(language);
  const text = code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  return grammar === undefined ? escapeCode(text) : renderTokens(Prism.tokenize(text, grammar) as CodeToken[]);
}
