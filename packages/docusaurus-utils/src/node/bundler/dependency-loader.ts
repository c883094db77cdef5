import {statSync} from 'node:fs';
import {listFiles} from '@developer-docs/utils/node';
import type {LoaderContext} from 'webpack';
import type {DependencyLoaderOptions} from './dependency-rule.js';

/** Declares the files that a page is generated from as its dependencies. The source is returned unchanged. */
export default function dependencyLoader(this: LoaderContext<DependencyLoaderOptions>, source: string): string {
  for (const dependency of this.getOptions().listDependencies(source, this.resourcePath)) {
    if (statSync(dependency, {throwIfNoEntry: false})?.isDirectory() !== true) {
      this.addDependency(dependency);
      continue;
    }
    // The folder itself is a dependency because a new file can fix an unresolved reference.
    this.addContextDependency(dependency);
    for (const file of listFiles(dependency)) this.addDependency(file);
  }
  return source;
}
