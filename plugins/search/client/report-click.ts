import {insightsHost} from '../hosts';
import type {SearchData} from '../options';
import {answeredBy, type FoundRecord} from './search-client';

/** Names the reader for as long as the page is open: nothing is stored, and nobody is recognized later. */
let reader: string | undefined;

function readerToken(): string {
  reader ??= `anonymous-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return reader;
}

/**
 * Tells the hosted service that the reader opened a result, when clicks are counted and the reader has not asked, by Global
 * Privacy Control, to be left alone. Does not wait and does not fail: the page may be gone before the answer comes.
 *
 * The form is that of https://www.algolia.com/doc/rest-api/insights/; the credentials go into the address, where they need no
 * preflight request.
 *
 * @param hit - What was opened. Recent and favorite searches are from no answer, and are not told.
 */
export function reportClick(hit: FoundRecord, {hosted, clickAnalytics, indexName}: SearchData): void {
  const answer = hit[answeredBy];
  const isPrivate = (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
  if (!hosted || !clickAnalytics || !answer || isPrivate) return;
  const address = new URL('/1/events', insightsHost);
  address.searchParams.set('X-Algolia-Application-Id', hosted.appId);
  address.searchParams.set('X-Algolia-API-Key', hosted.apiKey);
  const event = {
    eventType: 'click',
    eventName: 'Search result opened',
    index: indexName,
    userToken: readerToken(),
    queryID: answer.queryID,
    objectIDs: [hit.objectID],
    positions: [answer.position],
  };
  navigator.sendBeacon(address, JSON.stringify({events: [event]}));
}
