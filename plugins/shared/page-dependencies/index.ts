import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** The folders that page elements are generated from. */
interface PageDependencies {
  /** Names of the elements, such as `EnumValues`. A page without any of them doesn't depend on the folders. */
  readonly elements: readonly string[];
  /** Absolute paths of the folders. */
  readonly folders: readonly string[];
}

/**
 * Creates a bundler rule that declares the files in these folders as dependencies of the pages that use the elements.
 *
 * @param siteDir - Absolute path of the site.
 * @returns A rule for `module.rules` in `configureWebpack`.
 */
export function createPageDependencyRule(siteDir: string, {elements, folders}: PageDependencies): RuleSetRule {
  const element = new RegExp(`<(?:${elements.join('|')})\\b`);
  return createSourceDependencyRule(siteDir, (source) => (element.test(source) ? folders : []));
}

/** Returns the absolute paths of the files and folders that a page includes. */
export type ListDependencies = (source: string) => readonly string[];

/**
 * Creates a bundler rule that declares files as dependencies of the pages whose source refers to them. The bundler's
 * cache and watcher don't track the files that a remark or rehype plugin reads.
 */
export function createSourceDependencyRule(siteDir: string, listDependencies: ListDependencies): RuleSetRule {
  return {
    test: /\.mdx?$/,
    // Docusaurus requires `include` in every rule for MDX.
    include: [path.join(siteDir, 'docs') + path.sep],
    enforce: 'pre',
    use: [{loader: path.join(__dirname, 'dependency-loader.cjs'), options: {listDependencies}}],
  };
}
