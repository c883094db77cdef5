import type {TranslationFile} from '@docusaurus/types';

/** Returns the translation of a text, if there is one. Its ID is unique in the plugin's options. */
export type TranslateText = <Text extends string | undefined>(text: Text, id: string, description: string) => Text;

/** The members of a plugin whose content is its options. */
interface OptionTexts<Options> {
  readonly loadContent: () => Options;
  readonly getTranslationFiles: () => TranslationFile[];
  readonly translateContent: (input: {content: Options; translationFiles: TranslationFile[]}) => Options;
}

/**
 * Lets sites translate texts in a plugin's options: `docusaurus write-translations` writes them to
 * `i18n/<locale>/<plugin>/options.json`.
 *
 * @param translateOptions - Returns the options with their texts translated.
 * @returns Members of the plugin. Its content is the translated options.
 */
export function createOptionTexts<Options>(
  options: Options,
  translateOptions: (options: Options, translate: TranslateText) => Options,
): OptionTexts<Options> {
  return {
    loadContent: () => options,
    getTranslationFiles: () => {
      const content: TranslationFile['content'] = {};
      translateOptions(options, (message, id, description) => {
        if (message) content[id] = {message, description};
        return message;
      });
      return [{path: 'options', content}];
    },
    translateContent: ({content, translationFiles: [file]}) =>
      translateOptions(content, (text, id) => text && ((file?.content[id]?.message ?? text) as typeof text)),
  };
}
