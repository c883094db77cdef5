/**
 * The plural categories, in the order in which Docusaurus's messages contain the forms: `{count} field|{count} fields`.
 */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Creates a function that selects one of the forms in a message for a number, as Docusaurus's `usePluralForm` does. The
 * build can't call that hook outside of React. Of an English message in a language with fewer forms, it selects the
 * last one.
 */
export function createPluralSelector(locale: string): (message: string, count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const used = rules.resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => used.includes(category));
  return (message, count) => {
    const forms = message.split('|');
    const index = forms.length > categories.length ? -1 : categories.indexOf(rules.select(count));
    return forms[index] ?? forms.at(-1) ?? '';
  };
}
