/** The suffix of the keys under which Docusaurus's translation files contain the descriptions of messages. */
const descriptionEnd = '___DESCRIPTION';

/**
 * Creates a module that declares messages for `docusaurus write-translations`, which finds calls of `translate` with
 * literal arguments. Nothing imports it: the build reads the translations themselves.
 *
 * @param messages - The content of a file in `locales/base/`.
 * @param components - The code of the components, in which it finds the other messages.
 * @returns The code; empty if the components declare all messages.
 */
export function createMessageModule(messages: Readonly<Record<string, string>>, components: string): string {
  const calls = Object.entries(messages).flatMap(([id, message]) => {
    const description = messages[id + descriptionEnd];
    return description === undefined || components.includes(`id: '${id}'`) || components.includes(`id="${id}"`)
      ? []
      : [`translate(${JSON.stringify({id, message, description})});\n`];
  });
  return calls.length === 0 ? '' : ["import {translate} from '@docusaurus/Translate';\n", ...calls].join('');
}
