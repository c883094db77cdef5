import {site} from '../config/site';

/** The routes of one page of each kind, relative to the base URL. */
export const pageRoutes = {
  home: '',
  prose: 'docs/intro',
  'long prose': `docs/${site.slug}-api/overview`,
  endpoint: `docs/${site.slug}-api/core-api/designs-from-prompt`,
  'OpenAPI: core-api': `docs/${site.slug}-api/swagger/core-api`,
  widget: `docs/${site.slug}-ui-sdk/widget-functions-events`,
};

export type ReportedPage = keyof typeof pageRoutes;

export const reportedPages = Object.keys(pageRoutes) as ReportedPage[];

/** Computes the median of a series; the lower of the two middle values if the number of values is even. */
export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}
