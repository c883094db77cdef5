import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineHeadScript} from '../../shared';

export {deferredScriptsTemplate} from './template';

/**
 * Replays what a visitor does before hydration. Belongs to {@link deferredScriptsTemplate}, which delays hydration until after the
 * first paint so that scripts don't compete with it for bandwidth and CPU. On a slow phone, text appears about a second earlier.
 */
export function deferredHydration(): Plugin {
  return {
    name: 'deferred-hydration',
    ...inlineHeadScript(path.join(__dirname, 'client/event-replay.js')),
  };
}
