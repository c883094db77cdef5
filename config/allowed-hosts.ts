import type {AllowedHosts} from '../plugins/output/content-security-policy/policy';
import {insightsHost, searchHosts} from '../plugins/search/hosts';
import {tagManagerHost} from '../plugins/runtime';

/** What decides which services the pages call. */
interface Services {
  readonly tagManagerId?: string | undefined;
  readonly search: {readonly hosted?: unknown; readonly clickAnalytics: boolean};
}

/**
 * The hosts that the content security policy allows beside the site's own: those of configured services, and no other.
 *
 * @param services - The site's settings.
 */
export function allowedHosts({tagManagerId, search}: Services): AllowedHosts {
  const tagManager = tagManagerId === undefined ? [] : [tagManagerHost];
  const hosted = search.hosted === undefined ? [] : [...searchHosts, ...(search.clickAnalytics ? [insightsHost] : [])];
  return {
    script: tagManager,
    connect: [...tagManager, ...hosted],
    image: tagManager,
  };
}
