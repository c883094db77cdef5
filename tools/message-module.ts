/** The suffix of the keys under which Docusaurus's translation files contain the descriptions of messages. */
const descriptionEnd = '___DESCRIPTION';

/**
 * Creates a module that declares a package's messages, for `docusaurus write-translations`, which finds calls of
 * `translate` with literal arguments. Nothing imports it: the build reads the translations themselves.
 *
 * @param messages - The content of `locales/base/*.json`.
 */
export function createMessageModule(messages: Readonly<Record<string, string>>): string {
  const calls = Object.entries(messages)
    .filter(([id]) => !id.endsWith(descriptionEnd))
    .map(([id, message]) => ({id, message, description: messages[id + descriptionEnd]}))
    .map((declaration) => `translate(${JSON.stringify(declaration)});\n`);
  return `import {translate} from '@docusaurus/Translate';\n${calls.join('')}`;
}
