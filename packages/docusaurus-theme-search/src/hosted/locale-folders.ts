import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Docusaurus's default for `--out-dir`. */
const defaultBuildFolder = 'build';

/**
 * Returns each locale's folder, relative to the build folder, from a command's context, which is the default locale's.
 * Since Docusaurus 3.9, locales can have their own base URL (`i18n.localeConfigs.fr.baseUrl`), from which
 * `loadContext` in `@docusaurus/core` derives their folders.
 */
export function getLocaleFolders({
  siteDir,
  outDir,
  baseUrl,
  i18n: {locales, defaultLocale, localeConfigs},
}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl' | 'i18n'>): Map<string, string> {
  const toFolder = (url: string) => url.replace(/^\/|\/$/g, '');
  const defaultFolder = path.relative(path.join(siteDir, defaultBuildFolder), outDir).replaceAll('\\', '/');
  const siteBaseUrl = defaultFolder === '' ? baseUrl : baseUrl.slice(0, -`${defaultFolder}/`.length);
  return new Map(
    locales.map((locale) => {
      const {baseUrl: localeBaseUrl} = (localeConfigs[locale] ?? {}) as {readonly baseUrl?: string};
      if (localeBaseUrl !== undefined) return [locale, toFolder(localeBaseUrl.replace(siteBaseUrl, '/'))];
      return [locale, locale === defaultLocale ? defaultFolder : locale];
    }),
  );
}
