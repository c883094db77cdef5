import {fileURLToPath} from 'node:url';
import type {RuleSetRule} from 'webpack';

/** Returns the absolute paths of the files and folders that a page is generated from. */
export type ListDependencies = (source: string, file: string) => readonly string[];

/** Options of `dependency-loader.js`. */
export interface DependencyLoaderOptions {
  readonly listDependencies: ListDependencies;
}

/**
 * Creates a bundler rule that declares files as dependencies of the pages that are generated from them. The bundler's
 * cache and watcher don't track the files that a remark or rehype plugin reads.
 */
export const createDependencyRule = (listDependencies: ListDependencies): RuleSetRule => ({
  // Docusaurus adds its own loader to Markdown files that no rule includes. With `test`, it would count this rule.
  resource: /\.mdx?$/,
  enforce: 'pre',
  use: [
    {
      loader: fileURLToPath(new URL('dependency-loader.js', import.meta.url)),
      options: {listDependencies} satisfies DependencyLoaderOptions,
    },
  ],
});
