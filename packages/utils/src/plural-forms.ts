/**
 * The plural categories, in the order in which Docusaurus's messages contain the forms: `{count} field|{count} fields`.
 */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Creates a function that selects one of the forms in a message for a number. If a message has more forms than the
 * language, it isn't translated, so it has the English forms.
 *
 * @param locale - Such as `pt-BR`. English is used if it isn't valid, as in Docusaurus.
 */
export function createPluralSelector(locale: string): (message: string, count: number) => string {
  const english = createRules('en');
  let own = english;
  try {
    own = createRules(locale);
  } catch {
    // Docusaurus accepts locales such as `en_US`.
  }
  return (message, count) => {
    const forms = message.split('|');
    const {categories, select} = forms.length > own.categories.length ? english : own;
    return forms[categories.indexOf(select(count))] ?? forms.at(-1) ?? '';
  };
}

function createRules(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const used = rules.resolvedOptions().pluralCategories;
  return {
    categories: pluralCategories.filter((category) => used.includes(category)),
    select: (count: number) => rules.select(count),
  };
}
