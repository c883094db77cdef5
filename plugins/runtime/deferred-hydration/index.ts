import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createInlineScriptTag} from '../../shared';

export {deferredScriptsTemplate} from './template';

const eventReplay = path.join(__dirname, 'client/event-replay.js');
const scriptLoader = path.join(__dirname, 'client/load-scripts.js');

/**
 * Loads the site's scripts after the first paint, so that they don't compete with it for bandwidth and CPU, and replays
 * interactions that precede hydration. Requires {@link deferredScriptsTemplate}. On slow phones, text appears about a
 * second earlier.
 */
export function deferredHydration(): Plugin {
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => ({
      headTags: [createInlineScriptTag(eventReplay)],
      postBodyTags: [createInlineScriptTag(scriptLoader)],
    }),
    getPathsToWatch: () => [eventReplay, scriptLoader],
  };
}
