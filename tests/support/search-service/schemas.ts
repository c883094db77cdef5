import * as z from 'zod';

/**
 * Schemas of the requests that this site sends to the hosted search service
 * (https://www.algolia.com/doc/rest-api/search/ and https://www.algolia.com/doc/rest-api/insights/). Like the service,
 * they reject unknown parameters.
 */

const strings = z.array(z.string());
const count = z.int().nonnegative();
/** `attribute`, or `attribute:words`. */
const snippets = z.array(z.string().regex(/^(?:[\w.]+|\*)(?::\d+)?$/));
const facetFilter = z.string().regex(/^[\w.]+:.+$/);

const query = z.strictObject({
  indexName: z.string().min(1),
  type: z.literal('default').optional(),
  // The service limits queries to 512 bytes.
  query: z.string().refine((text) => Buffer.byteLength(text) <= 512),
  attributesToRetrieve: strings.optional(),
  attributesToHighlight: strings.optional(),
  attributesToSnippet: snippets.optional(),
  snippetEllipsisText: z.string().optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  hitsPerPage: count.max(1000).optional(),
  page: count.optional(),
  facetFilters: z.array(z.union([facetFilter, z.array(facetFilter)])).optional(),
  facets: strings.optional(),
  distinct: z.union([z.boolean(), count]).optional(),
  analytics: z.boolean().optional(),
  clickAnalytics: z.boolean().optional(),
  userToken: z.string().optional(),
});

/** Request body of multi-index queries. */
export const queries = z.strictObject({
  requests: z.array(query).min(1),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
});

export type Query = z.infer<typeof query>;

/** Request body of `PUT /1/indexes/{index}/settings`. */
export const settings = z.strictObject({
  searchableAttributes: strings.optional(),
  attributesForFaceting: strings.optional(),
  attributesToRetrieve: strings.optional(),
  attributesToHighlight: strings.optional(),
  attributesToSnippet: snippets.optional(),
  unretrievableAttributes: strings.optional(),
  camelCaseAttributes: strings.optional(),
  separatorsToIndex: z.string().optional(),
  ranking: strings.optional(),
  customRanking: z.array(z.string().regex(/^(?:asc|desc)\([\w.]+\)$/)).optional(),
  attributeForDistinct: z.string().optional(),
  distinct: z.union([z.boolean(), count]).optional(),
  hitsPerPage: count.optional(),
  paginationLimitedTo: count.optional(),
  minWordSizefor1Typo: count.optional(),
  minWordSizefor2Typos: count.optional(),
  typoTolerance: z.union([z.boolean(), z.enum(['min', 'strict'])]).optional(),
  allowTyposOnNumericTokens: z.boolean().optional(),
  minProximity: count.optional(),
  ignorePlurals: z.union([z.boolean(), strings]).optional(),
  queryLanguages: strings.optional(),
  indexLanguages: strings.optional(),
  advancedSyntax: z.boolean().optional(),
  attributeCriteriaComputedByMinProximity: z.boolean().optional(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
});

/** Request body of `POST /1/indexes/{index}/synonyms/batch`. */
export const synonyms = z.array(
  z.strictObject({
    objectID: z.string().min(1),
    type: z.literal('oneWaySynonym'),
    input: z.string().min(1),
    synonyms: strings.min(1),
  }),
);

/** Request body of `POST /1/indexes/{index}/operation`. */
export const operation = z.strictObject({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});

/** Request body of `POST /1/indexes/{index}/batch`. */
export const batch = z.strictObject({
  requests: z.array(
    z.strictObject({
      action: z.enum(['addObject', 'updateObject']),
      body: z.looseObject({objectID: z.string().min(1)}),
    }),
  ),
});

const event = z.strictObject({
  eventType: z.literal('click'),
  eventName: z.string().regex(/^[\x20-\x7E]{1,64}$/),
  index: z.string().min(1),
  userToken: z.string().regex(/^[\w=/+-]{1,129}$/),
  queryID: z.string().regex(/^[\da-f]{32}$/),
  objectIDs: z.array(z.string()).min(1).max(20),
  positions: z.array(z.int().positive()).min(1),
  timestamp: z.int().optional(),
});

/** Request body of `POST /1/events` of the service's Insights API, for clicks on results. */
export const events = z.strictObject({
  events: z.array(event.refine(({objectIDs, positions}) => objectIDs.length === positions.length)).min(1),
});
