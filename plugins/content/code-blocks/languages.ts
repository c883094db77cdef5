import {Prism} from 'prism-react-renderer';
import './prism-global';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';

/** The languages of code blocks by name, and the Prism grammar of each. `null`: the code stays plain. */
const grammars: Readonly<Record<string, string | null>> = {
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

/** The languages by the ending of a file, for files that are included without a fence. */
const endings: Readonly<Record<string, string>> = {
  cjs: 'javascript',
  css: 'css',
  html: 'html',
  http: 'http',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  mjs: 'javascript',
  mts: 'typescript',
  py: 'python',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'tsx',
  txt: 'text',
  vue: 'vue',
  yaml: 'yaml',
};

/** The names that a fence may give as its language. One name per language, so that tests and tabs can rely on it. */
const languages: readonly string[] = Object.keys(grammars);

/**
 * The Prism grammar of a language.
 *
 * @param language - One of `languages`.
 * @returns The grammar; `undefined` for plain text.
 * @throws Error that lists the languages.
 */
export function grammarOf(language: string): Prism.Grammar | undefined {
  const name = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (name === undefined) {
    throw new Error(
      `unknown language "${language}" of a code block. Known languages: ${languages.join(', ')}. ` +
        'A new one is added in plugins/content/code-blocks/languages.ts.',
    );
  }
  const grammar = name === null ? undefined : Prism.languages[name];
  if (name !== null && grammar === undefined) {
    throw new Error(
      `Prism has no grammar "${name}": import its component in plugins/content/code-blocks/languages.ts.`,
    );
  }
  return grammar;
}

/**
 * The language of a file by the ending of its name.
 *
 * @throws Error that lists the endings.
 */
export function languageOfFile(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const language = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (language === undefined) {
    throw new Error(`the language of ${file} is unknown. Known endings: ${Object.keys(endings).join(', ')}.`);
  }
  return language;
}
