import {ExplainedError} from '@developer-docs/internal';
import type {PostBuildTask} from '@developer-docs/internal/node';
import {deferScripts} from './defer-scripts';
import {createPlaceholder, renderInlineScript, type InlineScript} from './inline-scripts';

/** Creates the task that inserts inline scripts into every page, including the 404 page. */
export function createInlineScriptsTask(scripts: readonly InlineScript[]): PostBuildTask {
  let tags: readonly (readonly [placeholder: string, tag: string])[] = [];
  return {
    name: 'inline scripts',
    async afterReading() {
      tags = await Promise.all(
        scripts.map(async (script) => [createPlaceholder(script), await renderInlineScript(script)] as const),
      );
      return undefined;
    },
    rewritePage: (html) => tags.reduce((text, [placeholder, tag]) => text.replace(placeholder, () => tag), html),
  };
}

/** Creates the task that takes the scripts out of the head of every page, including the 404 page. */
export function createDeferScriptsTask(baseUrl: string): PostBuildTask {
  let count = 0;
  return {
    name: 'deferred hydration',
    rewritePage(html) {
      const newHtml = deferScripts(html, baseUrl);
      if (newHtml !== undefined) count += 1;
      return newHtml ?? html;
    },
    afterWriting() {
      if (count > 0) return Promise.resolve(`${String(count)} pages`);
      throw new ExplainedError(
        `docusaurus-plugin-fast-pages: no page has the scripts of Docusaurus's template in its head (<script src="${baseUrl}assets/js/…" defer>), so they can't be deferred. If the site has an "ssrTemplate", add them there. Otherwise, set the option "deferHydration" to false.`,
      );
    },
  };
}
