import type {IndexSettings, SupportedLanguage} from 'algoliasearch';

/**
 * The languages that the service supports:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/handling-natural-languages-nlp/in-depth/supported-languages/
 */
const supportedLanguages =
  'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'.split(
    ' ',
  );

/** Returns the setting for an index's languages, so that the service can handle their plurals and word boundaries. */
export const getQueryLanguages = (locales: Iterable<string>): SupportedLanguage[] =>
  [
    ...new Set([...locales].flatMap((locale) => [locale.toLowerCase(), locale.toLowerCase().split('-')[0] ?? ''])),
  ].filter((language): language is SupportedLanguage => supportedLanguages.includes(language));

/**
 * The hosted index's settings for any site. Except where noted, they're the settings of DocSearch's crawler
 * (https://docsearch.algolia.com/docs/templates) for the same records.
 */
export const indexSettings = {
  // The first two are for contextual search, the next two for the search page, and `type` and `kind` for evaluating the
  // index.
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'category', 'type', 'kind'],
  // In order of importance; the position of a word within a heading doesn't matter. `name` is the identifier of an
  // operation or field, which its heading may spell as separate words.
  searchableAttributes: [
    'unordered(name)',
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
  ],
  // "pet photos" matches `getPetPhotos`, and `rate_limited` keeps its underscore.
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  separatorsToIndex: '_',
  // One hit per section: its heading, or the best matching text in it.
  attributeForDistinct: 'url',
  distinct: true,
  // "words" before "typo", so that a record with all words ranks above one with fewer words but no typos.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Tie-breakers: headings before text, then the order on the page.
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // Identifiers are short, so words of 3 or more letters can have one typo, and words of 7 or more can have two.
  // Numbers can't have typos: 429 isn't 409.
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,
  ignorePlurals: true,
  // Differs from the crawler's setting, which would exclude words after a hyphen, as in `curl -H`.
  advancedSyntax: false,
  // Questions in full sentences still match pages with some of the words.
  removeWordsIfNoResults: 'allOptional',
} satisfies IndexSettings;
