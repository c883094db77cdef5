import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {elementNames} from '../layout/page-elements';

/** Options of `dependency-loader.js`. */
export interface DependencyLoaderOptions {
  readonly siteDir: string;
  readonly dataDir: string;
  /** A regular expression that matches the sources of pages with this theme's elements. */
  readonly pattern: string;
}

/**
 * Creates a bundler rule that declares the data of a page as a dependency of the page's module. Otherwise, neither the
 * watcher nor a persistent cache would notice that `remarkOpenApi` returns something else when a document changes.
 */
export const createDependencyRule = (siteDir: string, dataDir: string): RuleSetRule => ({
  // Docusaurus adds its own loader to Markdown files that no rule includes. With `test`, it would count this rule.
  resource: /\.mdx?$/,
  enforce: 'pre',
  use: [
    {
      loader: path.join(__dirname, 'node/mdx/dependency-loader.js'),
      options: {siteDir, dataDir, pattern: `<(?:${elementNames.join('|')})\\b`} satisfies DependencyLoaderOptions,
    },
  ],
});
