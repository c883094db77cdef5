import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../options';

/** Returns the options of the search plugin that the browser needs. */
export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}
