import type {BuildStep} from '../pipeline';
import type {BuiltPage, BuiltSite} from '../pipeline/built-site';
import {inLanes} from '../pipeline/in-lanes';
import {putIntoHead} from '../pipeline/put-into-head';
import {addressProblems, idsOf, type BuiltAddresses, type Redirects} from './published';
import {movedScript, redirectPage} from './redirect-page';

export type {Redirects} from './published';

/** Options of the step. */
export interface AddressesOptions {
  /** Path of the site in its default language: the addresses of translations are not held against the list. */
  readonly baseUrl: string;
  readonly redirects: Redirects;
  /** Addresses that readers may have, as they are without the base URL: `/docs/intro`. */
  readonly published: readonly string[];
}

/**
 * Reads what a build has, each page by its address without the base URL (`/docs/intro`), without the page for addresses that are not there.
 *
 * @param isAsked - Whether somebody asks for anchors of a page: others are there without any, unread.
 */
export async function addressesOf(
  site: BuiltSite,
  isAsked: (page: string) => boolean = () => true,
): Promise<BuiltAddresses> {
  const read = async ({name, route}: BuiltPage) => {
    const page = `/${route.slice(site.baseUrl.length)}`;
    return [page, isAsked(page) ? idsOf(await site.read(name)) : new Set<string>()] as const;
  };
  return new Map(await inLanes(await site.contentPages(), read));
}

/** The anchors that have moved, by the page where they were. */
function movedAnchors(redirects: Redirects, site: BuiltSite): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>();
  for (const [from, to] of Object.entries(redirects)) {
    const [page = '', id] = from.split('#');
    if (id !== undefined) {
      pages.set(page, {...pages.get(page), [`#${id}`]: site.below(to)});
    }
  }
  return pages;
}

/**
 * Keeps old addresses: a moved page leaves one behind that leads on, a moved anchor a script in the page where it was.
 *
 * @throws Error with a line for each address that was published and is gone, and for each redirect that leads nowhere.
 */
export function addresses({baseUrl, redirects, published}: AddressesOptions): BuildStep {
  return {
    name: 'addresses',
    async run(site) {
      const kept = site.baseUrl === baseUrl ? published : [];
      const asked = new Set([...kept, ...Object.entries(redirects).flat()].map((address) => address.split('#')[0]));
      const problems = addressProblems(kept, await addressesOf(site, (page) => asked.has(page)), redirects);
      if (problems.length > 0) {
        throw new Error(
          `Addresses that readers may have (config/redirects.ts, plugins/output/redirects/README.md):\n${problems.map((line) => `- ${line}`).join('\n')}`,
        );
      }
      for (const [from, to] of Object.entries(redirects).filter(([address]) => !address.includes('#'))) {
        await site.write(`${from.slice(1)}.html`, redirectPage(site.below(to), site.url));
      }
      for (const [page, targets] of movedAnchors(redirects, site)) {
        const name = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        await site.write(name, putIntoHead(await site.read(name), movedScript(targets), name));
      }
      return `${published.length} published, ${Object.keys(redirects).length} moved`;
    },
  };
}
