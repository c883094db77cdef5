import {maxQueryLength, resultCategories} from '@developer-docs/search-engine';
import {searchData} from '../search-data';

/** The query and the filters of the search page. Filters that aren't set are empty. */
export interface UrlSearch {
  readonly query: string;
  /** A sidebar section. */
  readonly section: string;
  /** A result category. */
  readonly kind: string;
  /** `all`, or empty for the versions that the reader has chosen. */
  readonly versions: string;
}

/** Parses a query string. Unknown values, such as the name of a removed section, are ignored. */
export function parseUrlSearch(queryString: string): UrlSearch {
  const parameters = new URLSearchParams(queryString);
  const readOption = (name: string, options: readonly string[]) =>
    options.find((option) => option === parameters.get(name)) ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    section: readOption('section', searchData.sections),
    kind: readOption('kind', resultCategories),
    versions: readOption('versions', ['all']),
  };
}

/** Formats a search as a query string with the parameters `q`, `section`, `kind`, and `versions`. */
export function formatUrlSearch({query, ...filters}: UrlSearch): string {
  const parameters = Object.entries({q: query, ...filters}).filter(([, value]) => value !== '');
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
}
