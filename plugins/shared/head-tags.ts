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

/**
 * Inserts tags at the end of the `<head>` of a built page.
 *
 * @param file - The path of the page's file, for the error message.
 * @throws Error if the page has no `</head>`.
 */
export function insertIntoHead(html: string, tags: string, file: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${file} has no </head> tag to insert tags before. Check the page template (ssrTemplate).`);
  }
  return html.slice(0, end) + tags + html.slice(end);
}
