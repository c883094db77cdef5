import {tagManagerHost} from '../plugins/tag-manager';
import type {AllowedHosts} from '../plugins/content-security-policy/policy';

/** What decides which services the pages call. */
interface Services {
  readonly tagManagerId?: string | undefined;
  readonly search: {readonly hosted?: unknown};
}

/** Hosts of the hosted search service; its client tries one after another. */
const searchHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * The hosts that the content security policy allows beside the site's own: those of configured services, and no other.
 *
 * @param services - The site's settings.
 */
export function allowedHosts({tagManagerId, search}: Services): AllowedHosts {
  const tagManager = tagManagerId === undefined ? [] : [tagManagerHost];
  return {
    script: tagManager,
    connect: [...tagManager, ...(search.hosted === undefined ? [] : searchHosts)],
    image: tagManager,
  };
}
