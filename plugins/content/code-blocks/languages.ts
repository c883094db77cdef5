/**
 * The supported languages. Each has a single name, without aliases, so that tests and tabs can rely on it. To support
 * another one whose grammar isn't in `prism-react-renderer`, add it to `highlight/grammars.ts` in `packages/internal`.
 */
const languages: readonly string[] = [
  'bash',
  'css',
  'diff',
  'html',
  'http',
  'javascript',
  'json',
  'jsx',
  'markup',
  'python',
  'text',
  'tsx',
  'typescript',
  'vue',
  'yaml',
];

/** @throws Error if the language isn't supported. */
export function checkLanguage(language: string): void {
  if (!languages.includes(language)) {
    throw new Error(
      `unknown code block language "${language}". Supported languages: ${languages.join(', ')}. ` +
        'To support another one, add it to plugins/content/code-blocks/languages.ts.',
    );
  }
}
