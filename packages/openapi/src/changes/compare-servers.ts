import {listServerUrls, type Server} from '../declarations/servers.js';
import type {ChangeKind} from './kinds.js';
import type {ChangeValues} from './types.js';

/** Reports the servers that were added or removed. A server still exists if another one has its URL. */
export function compareServers(
  before: readonly Server[],
  after: readonly Server[],
  report: (kind: ChangeKind, values: ChangeValues) => void,
): void {
  const [oldUrls, urls] = [before, after].map((servers) => new Set(servers.flatMap(listServerUrls)));
  for (const {url, template} of before) if (urls?.has(url) !== true) report('server-removed', {before: template});
  for (const {url, template} of after) if (oldUrls?.has(url) !== true) report('server-added', {after: template});
}
