import {site} from '../config/site';
import {measurePages, type PageWeight} from '../tests/support/page-weights';
import {serveSite} from '../tests/support/serve';
import {launchChromium} from './browser';
import type {Tables} from './report';

/**
 * Measures the words and transfer sizes of every page in the build, whose limits are in
 * `tests/pages/budgets.spec.ts`.
 *
 * @returns The largest sizes and the most words of each type of page, and the words of each page.
 */
export async function benchPages(): Promise<Tables> {
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  const browser = await launchChromium();
  try {
    const weights = await measurePages(browser, server.origin);
    return {'Gzipped KB': summarize(weights), Words: listWords(weights)};
  } finally {
    await browser.close();
    await server.close();
  }
}

function summarize(weights: readonly PageWeight[]): Tables[string] {
  const types = [...new Set(weights.map(({type}) => type))].sort();
  return Object.fromEntries(
    types.map((type) => {
      const pages = weights.filter((weight) => weight.type === type);
      const findLargest = (name: 'scripts' | 'css' | 'html' | 'words') => Math.max(...pages.map((page) => page[name]));
      return [
        type,
        {
          pages: pages.length,
          'largest scripts': findLargest('scripts'),
          'largest CSS': findLargest('css'),
          'largest HTML': findLargest('html'),
          'most words': findLargest('words'),
        },
      ];
    }),
  );
}

/** Lists the words of all pages, starting with the longest. */
function listWords(weights: readonly PageWeight[]): Tables[string] {
  const sorted = weights.toSorted((first, second) => second.words - first.words);
  return Object.fromEntries(sorted.map(({route, words}) => [route, {words}]));
}
