/** The maximum length of a query in characters. */
export const maxQueryLength = 64;

/** The number of hits per page of results. */
export const hitsPerPage = 20;
