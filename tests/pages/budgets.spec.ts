import {expect, test, type Browser} from '@playwright/test';
import {site} from '../../config/site';
import {pageKinds} from '../behavior/support/failing-requests';
import {measurePages, type PageWeight} from '../support/page-weights';
import {routes} from '../support/routes';
import {nightly} from '../support/test';

/**
 * The limits for a page: sizes in gzipped KB (1,000 bytes), and words without code samples and computed changes. The
 * limits for HTML and words depend on the type of page.
 */
const budgets = {
  // Includes 1 KB for the sandbox's button, 1.4 KB for the translatable texts of reference pages, 1 KB for
  // recovering from deploys, 0.9 KB for collapsed sections, 2 KB for the menu of languages and the buttons that open
  // the authorization panel, and 0.5 KB for errors when a sample is loaded. The rest of the sandbox is loaded when a
  // button is pressed.
  scripts: 160,
  // Every page loads the site's route table, to which each page adds its URL and title.
  scriptsPerAddedPage: 0.4,
  css: 26,
  // The longest prose page contains complete programs in two languages. `docusaurus openapi generate` splits API
  // references that exceed the limit.
  html: {prose: 28.5, endpoint: 42, reference: 42, 'API reference': 85},
  // Pages that can be read from start to end. The references of whole documents are for looking things up, and include
  // the summaries of collapsed sections.
  words: {prose: 4000, endpoint: 3500, reference: 4000, 'API reference': 17_600},
} as const;

/**
 * The limits for the scripts of the longest pages. Scripts contain the text of a page a second time, for hydration,
 * except for what the OpenAPI theme renders.
 */
const scriptsOfLongPages: Readonly<Record<string, number>> = {
  [`docs/${site.slug}-api/overview`]: 172,
  [`docs/${site.slug}-api/core-api/core-overview`]: 171.5,
  [`docs/${site.slug}-api/enterprise-api/endpoints/export-data`]: 161.5,
  [`docs/${site.slug}-ui-sdk/installation-config`]: 166,
  [`docs/${site.slug}-ui-sdk/widget-functions-events`]: 171.2,
};

/** The number of pages whose URLs and titles the script budget includes. */
const pagesInBudget = 42;

/** Describes each limit that a page exceeds. */
function findBudgetViolations({route, type, ...weight}: PageWeight): string[] {
  // Smaller sites have the same limits.
  const addedPages = Math.max(0, routes.length - pagesInBudget);
  const budget = {
    scripts: (scriptsOfLongPages[route] ?? budgets.scripts) + addedPages * budgets.scriptsPerAddedPage,
    css: budgets.css,
    html: budgets.html[type],
    words: budgets.words[type],
  };
  return Object.entries(budget).flatMap(([name, limit]) => {
    const value = weight[name as keyof typeof budget];
    return value > limit ? [`/${route} (${type} page): ${name} ${value.toFixed(1)}, at most ${limit.toFixed(1)}`] : [];
  });
}

/** Measures pages, by default all, and expects that they're within their budgets. */
async function expectWithinBudgets(browser: Browser, url = '', pages = routes): Promise<void> {
  const weights = await measurePages(browser, url, pages);
  expect(weights.length).toBeGreaterThan(5);
  expect(weights.flatMap(findBudgetViolations)).toEqual([]);
}

test('the longest pages and a page of each kind are within their budgets', async ({browser, baseURL}) => {
  const pageOfEachKind = Object.values(pageKinds).map(([route]) => route);
  const pages = new Set<string>([...Object.keys(scriptsOfLongPages), ...pageOfEachKind]);
  await expectWithinBudgets(
    browser,
    baseURL,
    routes.filter((route) => pages.has(route)),
  );
});

test('all pages are within their budgets', nightly, async ({browser, baseURL}) => {
  test.setTimeout(600_000);
  await expectWithinBudgets(browser, baseURL);
});
