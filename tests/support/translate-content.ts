import {
  localizePluginTranslationFile,
  writePluginTranslations,
} from '@docusaurus/core/lib/server/translations/translations';
import type {InitializedPlugin, Plugin} from '@docusaurus/types';

/**
 * Loads and translates a plugin's content as Docusaurus does.
 *
 * @param localizationDir - The locale's folder, such as `i18n/de`.
 * @param messagePrefix - Precedes the messages that `write-translations` writes first. Default: nothing is written.
 */
export async function translateContent<Content>(
  plugin: Plugin<Content>,
  localizationDir: string,
  messagePrefix?: string,
): Promise<Content> {
  const content = (await plugin.loadContent?.()) as Content;
  const initialized = {...plugin, options: {id: 'default'}} as unknown as InitializedPlugin;
  const files = (await plugin.getTranslationFiles?.({content})) ?? [];
  const locations = files.map((translationFile) => ({localizationDir, plugin: initialized, translationFile}));
  if (messagePrefix !== undefined) {
    for (const location of locations) await writePluginTranslations({...location, options: {messagePrefix}});
  }
  const translationFiles = await Promise.all(locations.map(localizePluginTranslationFile));
  return plugin.translateContent?.({content, translationFiles}) ?? content;
}
