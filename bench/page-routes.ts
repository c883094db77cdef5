import {site} from '../config/site';

/** The routes of one page of each kind, relative to the base URL. */
export const pageRoutes = {
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

/** The kinds of pages that are listed in the README and that Lighthouse measures repeatedly. */
export const reportedPages = ['home', 'prose', 'long prose', 'endpoint', 'OpenAPI: core-api', 'widget'] as const;

export type ReportedPage = (typeof reportedPages)[number];

/** Computes the median of a series; the lower of the two middle values if the number of values is even. */
export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}
