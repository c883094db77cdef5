import type {Plugin} from '@docusaurus/types';
import {packageChanges} from '../package-changes';
import {quickMatch} from './changes';

/** Finds the route of a page among thousands in less time while pages are rendered: README.md says why. */
export default function routeMatch(): Plugin {
  return {
    name: 'route-match',
    configureWebpack: (_config, isServer) => ({
      module: {rules: isServer ? packageChanges('plugins/route-match/changes.ts', [quickMatch]) : []},
    }),
  };
}
