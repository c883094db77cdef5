import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Delays link prefetching, so that about 30 requests don't compete with the page itself. */
export function prefetch(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client/defer-prefetch.ts')],
  };
}
