import {didYouMean, ExplainedError} from '@developer-docs/utils';
import type {PageLink} from '../../client/search-data';
import {pluginName} from '../../plugin-name';
import type {PopularPage} from '../options';
import type {IndexedPage} from './indexed-pages';

const removeTrailingSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * Returns links to the popular pages.
 *
 * @throws Error that names the entry if one of the paths isn't an indexed page.
 */
export function resolvePopularPages(
  popularPages: readonly PopularPage[],
  pages: readonly IndexedPage[],
  baseUrl: string,
): PageLink[] {
  const pagesByPath = new Map(
    pages.flatMap((page) => [
      [removeTrailingSlash(`/${page.url.slice(baseUrl.length)}`), page] as const,
      [page.source?.replace(/^@site\//, '') ?? '', page] as const,
    ]),
  );
  return popularPages.map(({to, label}) => {
    const [path = '', fragment] = to.split('#');
    const page = pagesByPath.get(removeTrailingSlash(path));
    if (page === undefined) {
      throw new ExplainedError(
        `${pluginName}: the option "popularPages" lists "${to}", which isn't an indexed page. Correct the path, or remove the entry.${didYouMean(path, [...pagesByPath.keys()])}`,
      );
    }
    const href = fragment === undefined ? page.url : `${page.url}#${fragment}`;
    return {label: label ?? page.title, href, section: page.section};
  });
}
