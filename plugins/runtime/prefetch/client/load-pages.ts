import routes from '@generated/routes';
import {registerOfflineLoader} from '../../../shared/client';

type Routes = typeof routes;

/** Lists the paths of all pages, with the base URL. */
const listPages = (list: Routes): string[] =>
  list.flatMap(({path, routes: children}) =>
    children !== undefined ? listPages(children as Routes) : path === '*' ? [] : [path],
  );

/**
 * A client module that loads all pages for offline use. Unlike prefetched pages, preloaded pages don't depend on the
 * cache.
 */
registerOfflineLoader((loadWhenIdle) =>
  loadWhenIdle(listPages(routes), async (page) => {
    await window.docusaurus.preload(page);
  }),
);
