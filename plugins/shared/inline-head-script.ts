import {readFileSync} from 'node:fs';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** A script for the head of a page, where it runs before the first paint; the file is written into the page as it is. */
export const scriptTag = (file: string): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: readFileSync(file, 'utf8'),
});

/**
 * The part of a plugin that has nothing for the head of every page but a script.
 *
 * @param file The script's path; `npm start` follows its changes.
 */
export const headScript = (file: string): Pick<Plugin, 'injectHtmlTags' | 'getPathsToWatch'> => ({
  injectHtmlTags: () => ({headTags: [scriptTag(file)]}),
  getPathsToWatch: () => [file],
});
