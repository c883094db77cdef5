import type {ThemeConfig} from '@docusaurus/types';

/**
 * The part of `themeConfig.algolia` that this theme reads. `@docusaurus/theme-search-algolia`, which preset-classic adds
 * to sites with this setting, validates it.
 */
export interface AlgoliaConfig {
  readonly appId: string;
  /** The search-only key, which browsers send. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether results are limited to the reader's docs version and language. Default: `true`. */
  readonly contextualSearch?: boolean;
  /** Whether the service records which results are opened. Default: `false`. */
  readonly insights?: boolean;
  readonly searchPagePath?: string | false | null;
  readonly searchParameters?: {readonly facetFilters?: readonly (string | readonly string[])[]};
}

/** Returns the settings of the hosted search service; `undefined` if the site uses the embedded engine. */
export const getAlgoliaConfig = (themeConfig: ThemeConfig): AlgoliaConfig | undefined =>
  themeConfig['algolia'] as AlgoliaConfig | undefined;
