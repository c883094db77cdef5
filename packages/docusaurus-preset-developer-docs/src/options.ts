import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {Options as FastPagesOptions} from '@developer-docs/docusaurus-plugin-fast-pages';
import type {Options as HostingOptions} from '@developer-docs/docusaurus-plugin-hosting';
import type {Options as MarkdownOptions} from '@developer-docs/docusaurus-plugin-markdown';
import type {Options as OpenApiOptions} from '@developer-docs/docusaurus-theme-openapi';
import type {Options as SearchOptions} from '@developer-docs/docusaurus-theme-search';
import {didYouMean, ExplainedError} from '@developer-docs/internal';

export type {ClassicOptions};

/** The options of `@docusaurus/preset-classic`, and those of the other packages, by name. */
export interface Options extends ClassicOptions {
  /** Options of `docusaurus-theme-openapi`: the OpenAPI documents of the site. Default: `false`, no API reference. */
  readonly openApi?: OpenApiOptions | false;
  /** Options of `docusaurus-theme-search`. `false` uses the search of the classic preset. Default: `{}`. */
  readonly search?: SearchOptions | false;
  /** Options of `docusaurus-plugin-markdown`. `false` generates no Markdown files. Default: `{}`. */
  readonly markdown?: MarkdownOptions | false;
  /** Options of `docusaurus-plugin-hosting`. `false` writes no policy and no files for hosts. Default: `{}`. */
  readonly hosting?: HostingOptions | false;
  /** Options of `docusaurus-plugin-fast-pages`. `false` loads pages as Docusaurus does. Default: `{}`. */
  readonly fastPages?: FastPagesOptions | false;
}

const packageOptions = ['openApi', 'search', 'markdown', 'hosting', 'fastPages'] as const;
const classicOptions = [
  'blog',
  'debug',
  'docs',
  'googleAnalytics',
  'googleTagManager',
  'gtag',
  'pages',
  'sitemap',
  'svgr',
  'theme',
] as const;

/**
 * Checks the names of the options and the types of the packages' options. Each package validates its own.
 *
 * @throws Error that names the option and the fix.
 */
export function checkOptions(options: object): void {
  const known: readonly string[] = [...packageOptions, ...classicOptions];
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name)) {
      throw new ExplainedError(
        `docusaurus-preset-developer-docs: there is no option "${name}".${didYouMean(name, known)} Options: ${known.join(', ')}.`,
      );
    }
    if (packageOptions.some((option) => option === name) && value !== false && typeof value !== 'object') {
      throw new ExplainedError(
        `docusaurus-preset-developer-docs: the option "${name}" is ${JSON.stringify(value)}. Use an object with the options of the package, or false to leave the package out.`,
      );
    }
  }
}
