import {site} from '../config/site';

/** One page of each kind, without a leading slash. */
export const kinds = {
  home: '',
  'docs root': 'docs',
  prose: 'docs/intro',
  'long prose': `docs/${site.slug}-api/overview`,
  endpoint: `docs/${site.slug}-api/core-api/designs-from-prompt`,
  'OpenAPI: core-api': `docs/${site.slug}-api/swagger/core-api`,
  'OpenAPI: enterprise-core-api': `docs/${site.slug}-api/swagger/enterprise-core-api`,
  'OpenAPI: enterprise-endpoints': `docs/${site.slug}-api/swagger/enterprise-endpoints`,
  'OpenAPI: user-management-api': `docs/${site.slug}-api/swagger/user-management-api`,
  widget: `docs/${site.slug}-ui-sdk/widget-functions-events`,
};

/** The kinds that the README shows, and that Lighthouse measures several times. */
export const shown = ['home', 'prose', 'long prose', 'endpoint', 'OpenAPI: core-api', 'widget'] as const;

/** The middle of some figures; of two in the middle the lower one. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? NaN;
}
