import type {Plugin} from '@docusaurus/types';
import {packageChanges} from '../package-changes';
import {lateFocus} from './late-focus';

/**
 * Keeps the prefetching of other pages out of the way of the page that loads (`client/calm.ts` says how long), and the focus out of
 * the way of a page that is drawn.
 */
export default function prefetch(): Plugin<undefined> {
  return {
    name: 'prefetch',
    getClientModules: () => ['./client/calm.ts'],
    configureWebpack: () => ({module: {rules: packageChanges('plugins/prefetch/late-focus.ts', [lateFocus])}}),
  };
}
