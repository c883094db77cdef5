import data from '@generated/@developer-docs/docusaurus-theme-search/default/search-data.json';
import type {SearchData} from './types';

/**
 * The settings and lists that the modal and the search page need. It's a separate file, so that they aren't part of
 * the script that every page loads.
 */
export const searchData = data as SearchData;
