import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packageChanges} from '../package-changes';
import {lateBanner, signalsWithoutStack, smallSteps} from './changes';

export {lateScriptsTemplate} from './template';

/** What belongs to scripts that start after the first paint (`lateScriptsTemplate`): README.md says what. */
export default function lateScripts(): Plugin<undefined> {
  const earlyPresses = path.join(__dirname, 'client/early-presses.js');
  return {
    name: 'late-scripts',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(earlyPresses, 'utf8')}]}),
    configureWebpack: () => ({
      module: {
        rules: packageChanges('plugins/late-scripts/changes.ts', [lateBanner, ...smallSteps, ...signalsWithoutStack]),
      },
    }),
    getPathsToWatch: () => [earlyPresses],
  };
}
