import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/**
 * Creates the plugin hooks that insert an inline script into the head of every page, for code that has to run before
 * the first paint.
 *
 * @param file - Absolute path of the script. `npm start` reloads the page when it changes.
 */
export const inlineHeadScript = (file: string): Pick<Plugin, 'injectHtmlTags' | 'getPathsToWatch'> => ({
  injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(file, 'utf8')}]}),
  getPathsToWatch: () => [file],
});
