import {searchEmbeddedIndex} from './embedded/embedded-client';
import {createHostedSearch} from './hosted/hosted-client';
import {searchData} from './search-data';
import type {Search} from './search-types';

/** Searches the hosted service if it's configured; otherwise, the embedded index. */
export const runSearch: Search = searchData.hosted ? createHostedSearch(searchData.hosted) : searchEmbeddedIndex;
