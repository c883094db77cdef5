import {readFileSync} from 'node:fs';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** Creates an inline `<script>` with the contents of a file, for code that has to run before the first paint. */
export const createInlineScriptTag = (file: string): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: readFileSync(file, 'utf8'),
});

/**
 * Creates the plugin hooks that insert an inline script into the head of every page.
 *
 * @param file - Absolute path of the script. `npm start` reloads the page when it changes.
 */
export const inlineHeadScript = (file: string): Pick<Plugin, 'injectHtmlTags' | 'getPathsToWatch'> => ({
  injectHtmlTags: () => ({headTags: [createInlineScriptTag(file)]}),
  getPathsToWatch: () => [file],
});
