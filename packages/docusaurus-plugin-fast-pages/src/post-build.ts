import type {PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import {pluginName} from './plugin-name';

/** The start of the element that contains the page. The head and its scripts precede it. */
const appRoot = /<div id=["']?__docusaurus["'\s>]/;

/** The event that `inline/load-scripts.js` dispatches when all deferred scripts have been executed or have failed. */
export const settledEvent = 'fast-pages:settled';

/** Returns the prefix of the site's script URLs, without the origin. */
export const getAssetsUrl = (baseUrl: string): string => `${baseUrl}assets/js/`;

/** A `<script>` element with its attributes and its code. */
const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([^]*?)<\/script>/g;

/**
 * The event that Docusaurus's base URL banner waits for, which appears if no script has run by then. Minification
 * changes the quotation marks.
 */
const bannerEvent = /(["'`])DOMContentLoaded\1/;
const bannerId = '__docusaurus-base-url-issue-banner';

/**
 * Gives the site's bundles, which are `<script src="/assets/js/…" defer>`, a type that browsers don't load, but
 * `inline/load-scripts.js` does. Also delays Docusaurus's base URL banner until then.
 *
 * @param html - A page that Docusaurus rendered.
 * @param baseUrl - The base URL of the locale.
 * @returns `undefined` if the page has no such scripts.
 */
function deferScripts(html: string, baseUrl: string): string | undefined {
  const rootStart = html.search(appRoot);
  if (rootStart === -1) return undefined;
  const isBundle = (attributes: string) =>
    /\sdefer\b/.test(attributes) &&
    [' src=', ' src="'].some((start) => attributes.includes(start + getAssetsUrl(baseUrl)));
  let isDeferred = false;
  const head = html.slice(0, rootStart).replace(scriptElement, (element, attributes: string, code: string) => {
    if (code.includes(bannerId)) return element.replace(bannerEvent, `$1${settledEvent}$1`);
    if (!isBundle(attributes)) return element;
    isDeferred = true;
    return element.replace('<script', '<script type="fast-pages"');
  });
  return isDeferred ? head + html.slice(rootStart) : undefined;
}

/** Creates the task that defers the scripts of every page, including the 404 page. */
export function createPostBuildTask(baseUrl: string): PostBuildTask {
  let count = 0;
  return {
    name: 'deferred hydration',
    rewritePage(html) {
      const deferred = deferScripts(html, baseUrl);
      if (deferred !== undefined) count += 1;
      return deferred ?? html;
    },
    finish() {
      if (count > 0) return `${count} pages`;
      throw new ExplainedError(
        `${pluginName}: no page has the scripts of Docusaurus's template in its head (<script src="${baseUrl}assets/js/…" defer>), so they can't be deferred. If the site has an "ssrTemplate", add them and the head tags (it.headTags) there. Otherwise, set the option "deferHydration" to false.`,
      );
    },
  };
}
