import type {FacetFilters} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import type {HtmlTagObject, ThemeConfig, ThemeConfigValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {pluginName} from '../../plugin-name';

/** The part of `themeConfig.algolia` that this theme reads. */
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
  readonly searchParameters?: {readonly facetFilters?: FacetFilters};
}

/** Returns the settings of the hosted search service; `undefined` if the site uses the embedded engine. */
export const getAlgoliaConfig = (themeConfig: ThemeConfig): AlgoliaConfig | undefined =>
  (themeConfig.algolia || undefined) as AlgoliaConfig | undefined;

const schema = Joi.object({
  algolia: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    contextualSearch: Joi.boolean(),
    insights: Joi.boolean(),
    searchPagePath: Joi.string().allow(false, null),
    searchParameters: Joi.object().unknown(),
  }).unknown(),
});

/**
 * Validates the settings in `themeConfig.algolia` that this theme supports. `@docusaurus/theme-search-algolia`, which
 * adds defaults to it, is only part of sites with preset-classic.
 */
export function validateThemeConfig({themeConfig}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig {
  const algolia = getAlgoliaConfig(themeConfig);
  // preset-classic also ignores null and false.
  const {error} = schema.validate(algolia ? {algolia} : {});
  if (error !== undefined) {
    throw new ExplainedError(
      `${pluginName}: in themeConfig, ${error.message}. Correct it in the site's configuration, or remove "algolia" to use the embedded index.`,
    );
  }
  return themeConfig;
}

/** Creates a `<link>` that lets the browser connect to the service's nearest host before the first query. */
export function createPreconnectLink({appId}: AlgoliaConfig): HtmlTagObject {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
