import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/**
 * The part of a plugin that puts a script into the head of every page, where it runs before the first paint.
 *
 * @param file The script's path; it is written into the pages as it is, and `npm start` follows its changes.
 */
export const headScript = (file: string): Pick<Plugin, 'injectHtmlTags' | 'getPathsToWatch'> => ({
  injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(file, 'utf8')}]}),
  getPathsToWatch: () => [file],
});
