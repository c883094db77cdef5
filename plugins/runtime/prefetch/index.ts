import type {Plugin} from '@docusaurus/types';

/** Keeps the prefetching of other pages out of the way of the page that loads: `client/calm.ts` says how long. */
export default function prefetch(): Plugin<undefined> {
  return {
    name: 'prefetch',
    getClientModules: () => ['./client/calm.ts'],
  };
}
