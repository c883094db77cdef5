import {listServerUrls, type Server} from '../declarations/servers.js';
import type {Report} from './types.js';

/** Reports the servers that were added or removed. A server still exists if another one has its URL. */
export function compareServers(before: readonly Server[], after: readonly Server[], report: Report): void {
  const [oldUrls, urls] = [before, after].map((servers) => new Set(servers.flatMap(listServerUrls)));
  for (const {url, template} of before) if (urls?.has(url) !== true) report('server-removed', {before: template});
  for (const {url, template} of after) if (oldUrls?.has(url) !== true) report('server-added', {after: template});
}
