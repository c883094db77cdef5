import type {BrandTone, ContentBlockType, DesignType, Locale, ProgressStep} from '../../../ui-sdk';
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

/** The UI strings of a locale. `{rank}` and `{format}` are replaced. */
export type Messages = typeof en & {
  readonly steps: Readonly<Record<ProgressStep, string>>;
  readonly designTypes: Readonly<Record<DesignType, string>>;
  readonly blockTypes: Readonly<Record<ContentBlockType, string>>;
  readonly tones: Readonly<Record<BrandTone, string>>;
};

/** The UI strings by locale. */
export const messages: Readonly<Record<Locale, Messages>> = {ar, de, en, es, fr};

/** Returns the supported locale for a BCP 47 language tag, such as `de` for `de-CH`. */
export function findLocale(tag: string | undefined): Locale | undefined {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return language in messages ? (language as Locale) : undefined;
}
