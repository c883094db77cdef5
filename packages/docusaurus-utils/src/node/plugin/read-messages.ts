import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {codeTranslationLocalesToTry} from '@docusaurus/theme-translations';

type Messages = Readonly<Record<string, string>>;

/** The parameters of Docusaurus's `readDefaultCodeTranslationMessages`. */
interface MessageFiles {
  /** The name of the files, without `.json`. */
  readonly name: string;
  /** The folder with a folder for each locale, and `base` with the English messages. */
  readonly dirPath: string;
  readonly locale: string;
}

/**
 * Reads a package's messages in a language, by ID, for text that no component contains. Missing translations are
 * replaced by the English messages, which `readDefaultCodeTranslationMessages` doesn't read.
 *
 * @param siteTranslations - The site's translations, which override the package's.
 */
export function readMessages({name, dirPath, locale}: MessageFiles, siteTranslations: Messages = {}): Messages {
  const getFile = (folder: string) => path.join(dirPath, folder, `${name}.json`);
  const translated = codeTranslationLocalesToTry(locale).map(getFile).find(existsSync);
  const [base, translations] = [getFile('base'), translated].map((file) =>
    file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Messages),
  );
  return {...base, ...translations, ...siteTranslations};
}
