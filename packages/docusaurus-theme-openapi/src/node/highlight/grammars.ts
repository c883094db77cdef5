import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {withGlobalPrism} from '../../shared/highlight/global-prism';

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
