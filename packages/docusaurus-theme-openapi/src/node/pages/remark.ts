import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {replaceElements} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {explainMissingTheme} from '../../plugin-name';
import {elementNames, getElementKey} from './element-syntax';
import {findSite, getPageFile, type PageFile} from './page-file';

/**
 * A remark plugin that replaces `<Operation>`, `<ApiDocument>`, `<ApiChanges>`, and `<ApiField>` with headings and
 * components. Add it to `beforeDefaultRemarkPlugins` of each content plugin whose pages use the elements, so that the
 * table of contents includes the headings.
 */
export const remarkOpenApi: Plugin<[], Root> = () => async (root, file) => {
  let page: PageFile | undefined;
  await replaceElements(root, file, elementNames, (element) => {
    page ??= readPageFile(file.path);
    if (page === undefined) throw new ExplainedError(explainMissingTheme(`<${element.name}>`));
    const rendered = page.elements[getElementKey(element)];
    if (rendered === undefined) {
      // The page has been edited while `docusaurus start` runs. It's compiled again as soon as its file is complete.
      if (process.env.NODE_ENV === 'development') return [];
      throw new ExplainedError(
        `<${element.name}> works only in docs, blog posts, and pages, and in the files they import.`,
      );
    }
    if ('error' in rendered) throw new ExplainedError(rendered.error);
    return rendered.nodes;
  });
  root.children.unshift(...(page?.imports ?? []));
};

/**
 * Reads the generated file of a page. Until it has been generated, it has no elements.
 *
 * @returns `undefined` if the site doesn't have the theme.
 */
function readPageFile(source: string): PageFile | undefined {
  const site = findSite(path.dirname(source));
  if (site === undefined) return undefined;
  const file = path.join(site.dataDir, getPageFile(path.relative(site.siteDir, source)));
  if (!existsSync(file)) return {elements: {}, imports: [], blocks: {}};
  return JSON.parse(readFileSync(file, 'utf8')) as PageFile;
}
