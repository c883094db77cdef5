/** The hosts of the search service, which its client tries in turn. */
export const searchHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The host of the service's Insights API, which records clicks. */
export const insightsHost = 'https://insights.algolia.io';
