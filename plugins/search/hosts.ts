/** Hosts of the hosted search service; its client tries one after another. */
export const searchHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Host of the service's Insights API, which counts clicks. */
export const insightsHost = 'https://insights.algolia.io';
