import type {PostBuildStep} from '../../shared';
import type {BuiltPage, BuiltSite} from '../../shared';
import {mapWithConcurrency} from '../../shared';
import {insertIntoHead} from '../../shared';
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
  const read = async ({file, route}: BuiltPage) => {
    const page = `/${route.slice(site.baseUrl.length)}`;
    return [page, isAsked(page) ? idsOf(await site.readText(file)) : new Set<string>()] as const;
  };
  return new Map(await mapWithConcurrency(await site.listContentPages(), read));
}

/** The anchors that have moved, by the page where they were. */
function movedAnchors(redirects: Redirects, site: BuiltSite): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>();
  for (const [from, to] of Object.entries(redirects)) {
    const [page = '', id] = from.split('#');
    if (id !== undefined) {
      pages.set(page, {...pages.get(page), [`#${id}`]: site.withBaseUrl(to)});
    }
  }
  return pages;
}

/**
 * Keeps old addresses: a moved page leaves one behind that leads on, a moved anchor a script in the page where it was.
 *
 * @throws Error with a line for each address that was published and is gone, and for each redirect that leads nowhere.
 */
export function addresses({baseUrl, redirects, published}: AddressesOptions): PostBuildStep {
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
        await site.writeFile(`${from.slice(1)}.html`, redirectPage(site.withBaseUrl(to), site.url));
      }
      for (const [page, targets] of movedAnchors(redirects, site)) {
        const name = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        await site.writeFile(name, insertIntoHead(await site.readText(name), movedScript(targets), name));
      }
      return `${published.length} published, ${Object.keys(redirects).length} moved`;
    },
  };
}
