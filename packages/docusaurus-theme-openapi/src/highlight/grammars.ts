import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Names that sites use for languages, and that Prism doesn't know. */
const aliases: Readonly<Record<string, string>> = {
  console: 'bash',
  html: 'markup',
  jsonc: 'json',
  sh: 'bash',
  shell: 'bash',
  vue: 'markup',
  zsh: 'bash',
};

/** Grammars that `prism-react-renderer` doesn't include. */
const addedGrammars = ['bash', 'diff', 'http'];

/**
 * Adds grammars of `prismjs` to Prism. They register themselves on a global `Prism`, which exists only meanwhile, so
 * that it doesn't affect other code in the process.
 */
function addGrammars(): void {
  const globals = globalThis as {Prism?: unknown};
  const previous = Object.getOwnPropertyDescriptor(globals, 'Prism');
  globals.Prism = Prism;
  try {
    const load = createRequire(__filename);
    addedGrammars.forEach((name) => load(`prismjs/components/prism-${name}.js`) as unknown);
  } finally {
    if (previous === undefined) delete globals.Prism;
    else Object.defineProperty(globals, 'Prism', previous);
  }
}

/** Returns the Prism grammar of a language, or `undefined` if the language is unknown or plain text. */
export function findGrammar(language: string): Prism.Grammar | undefined {
  if (Prism.languages['bash'] === undefined) addGrammars();
  const name = Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language;
  // `Prism.languages` also contains functions, such as `extend`.
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}
