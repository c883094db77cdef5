import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../options';

/** The options of the search plugin, as far as the browser needs them. */
export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}
