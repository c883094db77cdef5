import {ExplainedError} from '@developer-docs/utils';
import type {PostBuildTask} from '@developer-docs/utils/node';
import {deferScripts} from './defer-scripts';
import {createPlaceholder, readInlineScript, renderInlineScript, type InlineScript} from './inline-scripts';

/** The inline script that loads the site's scripts. */
export const loaderFile = 'load-scripts.js';

/** Creates the task that inserts inline scripts into every page, including the 404 page. */
export function createInlineScriptsTask(scripts: readonly InlineScript[]): PostBuildTask {
  let tags: readonly (readonly [placeholder: string, tag: string])[] = [];
  return {
    name: 'inline scripts',
    async afterReading() {
      tags = await Promise.all(
        scripts.map(async ({file, attributes}) => {
          const tag = renderInlineScript(await readInlineScript(file), attributes);
          return [createPlaceholder(file), tag] as const;
        }),
      );
      return undefined;
    },
    rewritePage: (html) => tags.reduce((text, [placeholder, tag]) => text.replace(placeholder, () => tag), html),
  };
}

/**
 * Creates the task that removes the scripts from every page's head, including the 404 page's, and inserts the inline
 * script that loads them.
 */
export function createDeferScriptsTask(baseUrl: string): PostBuildTask {
  const placeholder = createPlaceholder(loaderFile);
  let count = 0;
  let code = '';
  return {
    name: 'deferred hydration',
    async afterReading() {
      code = await readInlineScript(loaderFile);
      return undefined;
    },
    rewritePage(html) {
      const deferred = html.includes(placeholder) ? deferScripts(html, baseUrl) : undefined;
      if (deferred === undefined) return html.replace(placeholder, '');
      count += 1;
      const loader = renderInlineScript(code, {'data-scripts': JSON.stringify(deferred.scripts)});
      return deferred.html.replace(placeholder, () => loader);
    },
    afterWriting() {
      if (count > 0) return Promise.resolve(`${String(count)} pages`);
      throw new ExplainedError(
        `docusaurus-plugin-fast-pages: no page has the scripts of Docusaurus's template in its head (<script src="${baseUrl}assets/js/…" defer>), so they can't be deferred. If the site has an "ssrTemplate", add them and the head tags (it.headTags) there. Otherwise, set the option "deferHydration" to false.`,
      );
    },
  };
}
