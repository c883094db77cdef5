import * as z from 'zod';

/**
 * Schemas of the requests that browsers send to the hosted search service
 * (https://www.algolia.com/doc/rest-api/search/ and https://www.algolia.com/doc/rest-api/insights/). Like the service,
 * they reject unknown parameters. The types of its client check the requests that manage indices.
 */

const stringArray = z.array(z.string());
const count = z.int().nonnegative();
/** `attribute`, or `attribute:words`. */
const snippets = z.array(z.string().regex(/^(?:[\w.]+|\*)(?::\d+)?$/));
const facetFilter = z.string().regex(/^[\w.]+:.+$/);

const query = z.strictObject({
  indexName: z.string().min(1),
  type: z.literal('default').optional(),
  // The service limits queries to 512 bytes.
  query: z.string().refine((text) => Buffer.byteLength(text) <= 512),
  attributesToRetrieve: stringArray.optional(),
  attributesToHighlight: stringArray.optional(),
  attributesToSnippet: snippets.optional(),
  snippetEllipsisText: z.string().optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  hitsPerPage: count.max(1000).optional(),
  page: count.optional(),
  facetFilters: z.array(z.union([facetFilter, z.array(facetFilter)])).optional(),
  facets: stringArray.optional(),
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
