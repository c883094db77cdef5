import path from 'node:path';
import {readMessages} from '@developer-docs/docusaurus-utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import type base from '../../../locales/base/theme-openapi.json';

/** The key of a message: its ID without `theme.openapi.`. */
export type TextKey = WithoutPrefix<keyof typeof base>;
type WithoutPrefix<Id extends string> = Id extends `theme.openapi.${infer Key}` ? Key : never;
type Messages = Readonly<Record<string, string>>;

/**
 * The values of the placeholders in a message. Numbers are formatted in the locale, and `count` selects the plural
 * form.
 */
type TextValues = Readonly<Record<string, string | number>>;

/** Returns a reference message in the site's language. */
export interface Translate {
  /** Placeholders without a value stay in the text. */
  (key: TextKey, values?: TextValues): string;
  /** Formats a number without rounding it. */
  readonly formatNumber: (value: number) => string;
  /** Formats a date or a timestamp as a date in UTC. */
  readonly formatDate: (date: string) => string;
}

const files = {name: 'theme-openapi', dirPath: path.join(__dirname, '../../../locales')};

/**
 * The plural categories, in the order in which Docusaurus's messages contain the forms: `{count} field|{count} fields`.
 */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Reads the theme's own translations, by ID; none if it has no translations to the language. */
export const readTranslations = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({...files, locale});

/** Returns a text of the reference in English. */
export const translateToEnglish = createTranslate(readMessages({...files, locale: 'en'}), 'en');

/** Creates the function for a site. The site's translations override the theme's. */
export function loadTranslate({i18n, codeTranslations}: LoadContext): Translate {
  const locale = i18n.currentLocale;
  return createTranslate(readMessages({...files, locale}, codeTranslations), locale);
}

/** Creates the function for a locale from its messages by ID. */
function createTranslate(messages: Messages, locale: string): Translate {
  const selectForm = createPluralSelector(locale);
  const formatNumber = createFormatNumber(locale);
  const translate = (key: TextKey, values: TextValues = {}) => {
    const message = messages[`theme.openapi.${key}`] ?? key;
    const form = key.endsWith('.plurals') ? selectForm(message, Number(values.count)) : message;
    return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'string' ? value : formatNumber(value);
    });
  };
  const dates = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  const formatDate = (date: string) => dates.format(new Date(date));
  return Object.assign(translate, {formatNumber, formatDate});
}

/**
 * Creates a function that selects one of the forms in a message for a number, as Docusaurus's `usePluralForm` does. The
 * build can't call that hook outside of React. Of an English message in a language with fewer forms, it selects the
 * last one.
 */
function createPluralSelector(locale: string): (message: string, count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const used = rules.resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => used.includes(category));
  return (message, count) => {
    const forms = message.split('|');
    const index = forms.length > categories.length ? -1 : categories.indexOf(rules.select(count));
    return forms[index] ?? forms.at(-1) ?? '';
  };
}

/** Creates the function that formats numbers in documents. Numbers that JavaScript would change keep their digits. */
function createFormatNumber(locale: string): (value: number) => string {
  const numbers = new Intl.NumberFormat(locale, {maximumFractionDigits: 20});
  return (value) => {
    if (typeof value === 'number') return numbers.format(value);
    const [text, decimals = ''] = /^-?\d+(?:\.(\d{1,20}))?$/.exec(String(value)) ?? [];
    return text === undefined
      ? String(value)
      : new Intl.NumberFormat(locale, {minimumFractionDigits: decimals.length, maximumFractionDigits: 20}).format(
          text as `${number}`,
        );
  };
}
