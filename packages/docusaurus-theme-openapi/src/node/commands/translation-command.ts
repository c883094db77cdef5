import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {updateTranslations, type TranslationUpdate} from '@developer-docs/openapi/node';
import {ExplainedError, didYouMean, formatCount} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {getTranslationFile, type DocumentLoader} from '../documents/document-loader';
import type {CommandResult} from './openapi-command';

/**
 * Creates and updates the translations of documents.
 *
 * @param ids - IDs of documents. If there are none, all documents.
 * @param locale - Default: all locales except the default one.
 * @returns How complete the translations are.
 * @throws ExplainedError if there's no such document or locale, or if a file can't be read.
 */
export async function writeTranslations(
  loader: DocumentLoader,
  i18n: LoadContext['i18n'],
  ids: readonly string[],
  locale?: string,
): Promise<CommandResult> {
  const {siteDir} = loader;
  const {locales, defaultLocale} = i18n;
  if (locale !== undefined && !locales.includes(locale)) {
    throw new ExplainedError(
      `The site has no locale "${locale}".${didYouMean(locale, locales)} Add it to "i18n.locales", or use ${locales.join(', ')}.`,
    );
  }
  const others = locales.filter((name) => name !== defaultLocale);
  if (locale === undefined && others.length === 0) {
    throw new ExplainedError('The site has only one locale. Add others to "i18n.locales", such as "fr".');
  }
  const files = loader.selectIds(ids).flatMap((id) => loader.listVersions(id).map((version) => ({id, version})));
  let output = '';
  for (const name of locale === undefined ? others : [locale]) {
    const folder = getLocalizationDir(siteDir, i18n, name);
    for (const {id, version} of files) {
      const target = getTranslationFile(folder, id, version);
      const title = `${[id, version].filter(Boolean).join(' ')} (${name})`;
      const update = await updateTranslations(loader.getFileOptions(id, version), target, title);
      output += formatUpdate(title, posixPath(path.relative(siteDir, target)), update, existsSync(target));
      if (update.content !== undefined && update.textCount > 0) {
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, update.content);
      }
    }
  }
  return {output};
}

/** Returns a locale's folder, which Docusaurus provides only for the current locale. */
const getLocalizationDir = (
  siteDir: string,
  {path: folder, localeConfigs}: LoadContext['i18n'],
  locale: string,
): string => path.resolve(siteDir, folder, localeConfigs[locale]?.path ?? locale);

function formatUpdate(title: string, file: string, update: TranslationUpdate, exists: boolean): string {
  const {content, textCount, translatedCount, outdatedCount, obsolete} = update;
  if (textCount === 0) return `${title}: the document has no texts.\n`;
  const change = exists ? 'was updated' : 'was created';
  const percentage = Math.floor((translatedCount / textCount) * 100);
  const counts = `${translatedCount} of ${formatCount(textCount, 'text')} ${textCount === 1 ? 'is' : 'are'} translated (${percentage}%).`;
  const outdated = ` ${formatCount(outdatedCount, 'translation')} ${outdatedCount === 1 ? 'is' : 'are'} outdated: see "x-outdated", and remove it after the correction.`;
  return [
    `${title}: ${counts} ${file} ${content === undefined ? 'is up to date' : change}.${outdatedCount === 0 ? '' : outdated}`,
    ...obsolete.map((target) => `  no longer in the document: ${target}`),
    '',
  ].join('\n');
}
