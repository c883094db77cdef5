import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** What makes a page depend on folders. */
export interface PageDependencies {
  /** Names of the elements in MDX, such as `Values`; a page without any of them depends on nothing here. */
  readonly elements: readonly string[];
  /** Absolute folders that the elements are made from; asked for anew on each compilation of a page. */
  readonly folders: () => readonly string[];
}

/**
 * A rule that tells the bundler which folders a page is made from: a remark plugin that reads a file is invisible to the
 * bundler's cache and to its watcher.
 *
 * @param siteDir Absolute folder of the site.
 * @returns A rule for `module.rules` of `configureWebpack`.
 */
export function pageDependencyRule(siteDir: string, dependencies: PageDependencies): RuleSetRule {
  return {
    test: /\.mdx$/,
    // Docusaurus reads `include` of every rule for MDX, so it must be there.
    include: [path.join(siteDir, 'docs') + path.sep],
    enforce: 'pre',
    use: [{loader: path.join(__dirname, 'dependency-loader.cjs'), options: dependencies}],
  };
}
