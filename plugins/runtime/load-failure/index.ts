import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineHeadScript} from '../../shared';

/**
 * Shows an error box above the static page if a script, or a chunk of the first route, fails to load. Docusaurus shows
 * nothing in that case. Other load failures are handled elsewhere:
 *
 * - Code loaded on demand, such as the search dialog, renders the theme's `Loading` component with the same box.
 * - If a chunk is missing during client-side navigation, Docusaurus reloads the whole page.
 * - Failed prefetches are ignored until the reader follows the link.
 */
export function loadFailure(): Plugin {
  return {
    name: 'load-failure',
    ...inlineHeadScript(path.join(__dirname, 'client/detect-load-failure.js')),
    getClientModules: () => [path.join(__dirname, 'client/load-failure.css')],
  };
}
