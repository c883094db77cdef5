import {Prism} from 'prism-react-renderer';
import './global-prism';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';

/** Supported languages with the names of their Prism grammars; `null` for plain text. */
const grammarNames: Readonly<Record<string, string | null>> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'markup',
  http: 'http',
  javascript: 'javascript',
  json: 'json',
  jsx: 'jsx',
  markup: 'markup',
  python: 'python',
  text: null,
  tsx: 'tsx',
  typescript: 'typescript',
  vue: 'markup',
  yaml: 'yaml',
};

/** Aliases that Docusaurus sites use and Prism doesn't know. */
const aliases: Readonly<Record<string, string>> = {
  console: 'bash',
  jsonc: 'json',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
};

/** The supported languages. Each has a single name, without aliases, so that tests and tabs can rely on it. */
const languages: readonly string[] = Object.keys(grammarNames);

/**
 * Returns the Prism grammar of a language, or `undefined` for plain text.
 *
 * @param strict - Whether only the names above are accepted. Otherwise, all names and aliases of the bundled grammars,
 *   such as `js`, are accepted, and other languages are plain text.
 * @throws Error if `strict` is set and the language is unknown.
 */
export function getGrammar(language: string, strict = true): Prism.Grammar | undefined {
  if (!strict && !Object.hasOwn(grammarNames, language)) {
    const grammar = Prism.languages[aliases[language] ?? language];
    return typeof grammar === 'object' ? grammar : undefined;
  }
  const name = Object.hasOwn(grammarNames, language) ? grammarNames[language] : undefined;
  if (name === undefined) {
    throw new Error(
      `unknown code block language "${language}". Supported languages: ${languages.join(', ')}. ` +
        'To support another one, add it to plugins/content/code-blocks/languages.ts.',
    );
  }
  const grammar = name === null ? undefined : Prism.languages[name];
  if (name !== null && grammar === undefined) {
    throw new Error(
      `Prism has no grammar "${name}". Import its component in plugins/content/code-blocks/languages.ts.`,
    );
  }
  return grammar;
}
