import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headScript} from '../head-script';
import {packageChanges} from '../package-changes';
import {lateBanner, plainOrder, signalsWithoutStack, smallSteps} from './changes';

export {lateScriptsTemplate} from './template';

/**
 * Libraries become a script of their own, which runs before the site's: a press waits for one of them, not for both, and a reader who
 * comes back after a change of the site still has them.
 */
const librariesFirst = (main: string) => ({
  libraries: ['react-dom/client', 'react-router-dom', 'react-helmet-async'],
  main: {import: main, dependOn: 'libraries'},
});

/** What belongs to scripts that start after the first paint (`lateScriptsTemplate`): README.md says what. */
export default function lateScripts(): Plugin<undefined> {
  return {
    name: 'late-scripts',
    ...headScript(path.join(__dirname, 'client/early-presses.js')),
    configureWebpack: ({entry, mode}, isServer) => ({
      ...(!isServer && mode === 'production' && typeof entry === 'string' && {entry: librariesFirst(entry)}),
      module: {
        rules: packageChanges('plugins/late-scripts/changes.ts', [
          lateBanner,
          ...smallSteps,
          plainOrder,
          ...signalsWithoutStack,
        ]),
      },
    }),
  };
}
