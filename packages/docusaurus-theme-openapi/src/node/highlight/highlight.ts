import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {withGlobalPrism} from '../../shared/highlight/global-prism';
import {renderTokens, type CodeToken} from '../../shared/highlight/render-prism-tokens';
import {escapeCode} from '../../shared/highlight/render-token';

/** Language names that sites use but Prism doesn't know. */
const aliases: Readonly<Record<string, string>> = {
  console: 'bash',
  html: 'markup',
  jsonc: 'json',
  sh: 'bash',
  shell: 'bash',
  vue: 'markup',
  zsh: 'bash',
};

const load = createRequire(__filename);

/** Lists the components of `prismjs` that a grammar consists of, in the order in which they're loaded. */
export function listGrammarComponents(names: readonly string[]): string[] {
  const components = load('prismjs/components.js') as {languages: Record<string, unknown>};
  const getLoader = load('prismjs/dependencies.js') as (
    components: unknown,
    names: readonly string[],
  ) => {getIds: () => string[]};
  const known = names.filter((name) => Object.hasOwn(components.languages, name) && name !== 'meta');
  return getLoader(components, known)
    .getIds()
    .map((id) => load.resolve(`prismjs/components/prism-${id}.js`));
}

/** Loads the Prism grammar of a language; `undefined` if the language is unknown or plain text. */
export function findGrammar(language: string): Prism.Grammar | undefined {
  const name = Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language;
  if (!Object.hasOwn(Prism.languages, name)) {
    withGlobalPrism(Prism, () => {
      listGrammarComponents([name]).forEach((file) => load(file) as unknown);
    });
  }
  // `Prism.languages` also contains functions, such as `extend`.
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

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
