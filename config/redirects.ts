import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Redirects} from '../plugins/output/redirects';
import {putBrand} from './brand';

/**
 * What has moved, a line each: old address to new address, without the base URL, with `__SLUG__` for the brand in it. An
 * anchor of a page that is still there may move too. The line stays for as long as somebody may have the old address.
 */
const moved: Redirects = {
  // '/docs/__SLUG__-api/old-name': '/docs/__SLUG__-api/new-name',
  // '/docs/intro#old-id': '/docs/__SLUG__-api/overview#new-id',
};

/** What has moved, with the brand put in. */
export const redirects: Redirects = Object.fromEntries(
  Object.entries(moved).map(([from, to]) => [putBrand(from), putBrand(to)]),
);

/** The moved pages: what a host redirects, which sees no hash. */
export const movedPages: Redirects = Object.fromEntries(
  Object.entries(redirects).filter(([from]) => !from.includes('#')),
);

/** The file with the addresses of earlier releases, a line each; `npm run addresses -- --release` writes it. */
export const publishedFile = path.resolve(__dirname, 'published-addresses.txt');

/** The addresses of earlier releases, with the brand put in. */
export const publishedAddresses: readonly string[] = putBrand(readFileSync(publishedFile, 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith(';'));

/**
 * The anchors that a release publishes with their page: an answer of the API names them, as the `type` of its problem. A
 * heading that is worded anew gets a new anchor, and who has the old one still gets the page.
 */
export const publishedAnchors = /^error-/;
