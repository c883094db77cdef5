import type {IndexSettings} from 'algoliasearch';

/**
 * The settings of the hosted index. They are those of DocSearch's own crawler
 * (https://docsearch.algolia.com/docs/templates), for the same records, with the differences that the comments name.
 */
export const indexSettings = {
  // A contextual search filters by these; `type` and `kind` are for whoever evaluates the index.
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // From the top down: words in a title tell more than words in a text, wherever in the title they stand. `name` is the
  // identifier of an operation or a field, which its heading may spell in words.
  searchableAttributes: [
    'unordered(name)',
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  // `getDesignVariants` is found by "design variants"; `rate_limited` keeps its underscore.
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  separatorsToIndex: '_',
  // One hit for each section: its heading, or the text in it that fits best.
  attributeForDistinct: 'url',
  distinct: true,
  // "words" goes before "typo", so that a text with all words is not beaten by one with some of them spelled right.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // What the words leave equal: pages that matter more, then headings before texts, then what comes first on its page.
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Identifiers are short: one typo from 3 letters, two from 7. A number is right or wrong: 429 is not 409.
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,
  queryLanguages: ['en'],
  ignorePlurals: true,
  // Unlike the crawler's: with it, a word behind a hyphen is excluded, as in `curl -H`.
  advancedSyntax: false,
  // A question in whole sentences still finds the pages that have some of its words.
  removeWordsIfNoResults: 'allOptional',
} satisfies IndexSettings;
