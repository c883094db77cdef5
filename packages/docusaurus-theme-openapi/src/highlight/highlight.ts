import {normalizeTokens, Prism} from 'prism-react-renderer';
import {findGrammar} from './grammars';
import {getTokenRole, type TokenRole} from './token-roles';

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
  const codeLines =
    grammar === undefined ? [escapeCode(text)] : normalizeTokens(Prism.tokenize(text, grammar)).map(renderLine);
  return codeLines.join('\n');
}

interface Token {
  readonly types: readonly string[];
  readonly content: string;
  readonly empty?: boolean | undefined;
}

/**
 * Renders the tokens of a line. To keep pages small, adjacent tokens with the same role share an element, and plain
 * code has none.
 */
function renderLine(tokens: readonly Token[]): string {
  const runs: {role: TokenRole | undefined; text: string}[] = [];
  for (const {types, content, empty} of tokens) {
    if (empty) {
      continue; // `normalizeTokens` adds a line break to empty lines.
    }
    const previous = runs.at(-1);
    const role = content.trim() === '' ? previous?.role : getTokenRole(types);
    if (previous !== undefined && previous.role === role) {
      previous.text += content;
    } else {
      runs.push({role, text: content});
    }
  }
  return runs
    .map(({role, text}) =>
      role === undefined ? escapeCode(text) : `<span class="code-${role}">${escapeCode(text)}</span>`,
    )
    .join('');
}

const escapeCode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
