import {isNumber} from '@developer-docs/utils';

/** The values of the placeholders in a text. Numbers are formatted in the locale, and `count` selects the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the site. Placeholders without a value stay in the text. */
export interface TranslateText<Key extends string> {
  (key: Key, values?: TextValues): string;
  /** Formats a number with all its decimals, or with a fixed number of them. */
  readonly formatNumber: (value: number, decimals?: number) => string;
}

/** The plural categories, in the order in which Docusaurus's messages contain the forms: `{count} field|{count} fields`. */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Creates a function that returns texts.
 *
 * @param texts - The texts by key. Only those whose key ends with `.plurals` have plural forms.
 * @param locale - Such as `pt-BR`.
 */
export function createTranslateText<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  locale: string,
): TranslateText<Key> {
  const rules = new Intl.PluralRules(locale);
  const usedCategories = rules.resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => usedCategories.includes(category));
  const numbers = new Intl.NumberFormat(locale, {maximumFractionDigits: 20});
  const formatNumber = (value: number, decimals?: number) =>
    decimals === undefined
      ? formatAsWritten(value)
      : value.toLocaleString(locale, {minimumFractionDigits: decimals, maximumFractionDigits: decimals});
  const formatAsWritten = (value: number) => {
    if (typeof value === 'number') return numbers.format(value);
    // A number that JavaScript would change keeps its digits.
    const [text, decimals = ''] = /^-?\d+(?:\.(\d{1,20}))?$/.exec(String(value)) ?? [];
    return text === undefined
      ? String(value)
      : new Intl.NumberFormat(locale, {minimumFractionDigits: decimals.length, maximumFractionDigits: 20}).format(
          text as `${number}`,
        );
  };
  const translate = (key: Key, values: TextValues = {}) => {
    const forms = key.endsWith('.plurals') ? texts[key].split('|') : [texts[key]];
    const index = forms.length === 1 ? 0 : categories.indexOf(rules.select(Number(values['count'])));
    const form = forms[index] ?? forms.at(-1) ?? '';
    return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return isNumber(value) ? formatNumber(value) : (value ?? placeholder);
    });
  };
  return Object.assign(translate, {formatNumber});
}
