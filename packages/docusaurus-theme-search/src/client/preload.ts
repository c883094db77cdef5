import {searchData} from './data';
import {getEmbeddedClient} from './embedded/embedded-client';

/** Starts loading the embedded index, unless the site uses the hosted service. */
export function preloadClient(): void {
  if (!searchData.hosted) getEmbeddedClient().preload();
}
