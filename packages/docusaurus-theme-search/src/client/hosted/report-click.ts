import {searchData} from '../search-data';
import {clickContext, type SearchHit} from '../search-types';

/** The host of the service's Insights API, which records clicks. */
const insightsHost = 'https://insights.algolia.io';

/** Identifies the reader until the page is closed. It isn't stored, so returning readers aren't recognized. */
const userToken = `anonymous-${Math.random().toString(36).slice(2)}`;

/**
 * Reports an opened result to the hosted service (https://www.algolia.com/doc/rest-api/insights/) if click analytics is
 * enabled and the browser doesn't send Global Privacy Control. Doesn't wait for the response, because the page may be
 * unloaded by then. The credentials are query parameters because headers would require a preflight request.
 *
 * @param hit - The opened result. Recent and favorite searches aren't reported.
 */
export function reportClick(hit: SearchHit): void {
  const {hosted, indexName} = searchData;
  if (hosted?.clickAnalytics !== true) return;
  const context = hit[clickContext];
  if (context === undefined) return;
  if ((navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true) return;
  const url = new URL('/1/events', insightsHost);
  url.searchParams.set('X-Algolia-Application-Id', hosted.appId);
  url.searchParams.set('X-Algolia-API-Key', hosted.apiKey);
  const event = {
    eventType: 'click',
    eventName: 'Search result opened',
    index: indexName,
    userToken,
    queryID: context.queryID,
    objectIDs: [hit.objectID],
    positions: [context.position],
  };
  navigator.sendBeacon(url, JSON.stringify({events: [event]}));
}
