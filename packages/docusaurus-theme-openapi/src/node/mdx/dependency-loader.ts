import path from 'node:path';
import type {LoaderContext} from 'webpack';
import type {DependencyLoaderOptions} from './dependency-rule';
import {getPageKey} from './page-data';

/** Declares the data of a page as a dependency of the page. The source is returned unchanged. */
export default function dependencyLoader(this: LoaderContext<DependencyLoaderOptions>, source: string): string {
  const {siteDir, dataDir, pattern} = this.getOptions();
  if (new RegExp(pattern).test(source)) {
    this.addDependency(path.join(dataDir, `${getPageKey(path.relative(siteDir, this.resourcePath))}.nodes.json`));
  }
  return source;
}
