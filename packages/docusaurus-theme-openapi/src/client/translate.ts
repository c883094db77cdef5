import {createPluralSelector} from '@developer-docs/utils';

/**
 * The values of the placeholders in a message. Numbers are formatted in the locale, and `count` selects the plural
 * form.
 */
type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in the site's language. Placeholders without a value stay in the text. */
export type TranslateText<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Creates a function that returns messages.
 *
 * @param texts - The messages by key. Only messages whose key ends with `.plurals` have plural forms.
 * @param locale - Such as `pt-BR`.
 * @param formatNumber - Formats a number without rounding it.
 */
export function createTranslateText<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  locale: string,
  formatNumber = (value: number): string => value.toLocaleString(locale, {maximumFractionDigits: 20}),
): TranslateText<Key> {
  const selectForm = createPluralSelector(locale);
  return (key: Key, values: TextValues = {}) => {
    const form = key.endsWith('.plurals') ? selectForm(texts[key], Number(values['count'])) : texts[key];
    return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : value === undefined ? placeholder : formatNumber(value);
    });
  };
}
