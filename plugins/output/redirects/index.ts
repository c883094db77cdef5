import {
  insertIntoHead,
  mapWithConcurrency,
  type BuiltPage,
  type BuiltSite,
  type PostBuildStep,
} from '@developer-docs/internal/node';
import {readFileWithBrand, type Brand} from '../../shared';
import {findIds, findUrlProblems, getMovedPages, type PageIds, type Redirects} from './published-urls';
import {renderRedirectPage, renderRedirectScript} from './redirect-page';

export {addReleasedUrls, getMovedPages, type Redirects} from './published-urls';

export interface RedirectsOptions {
  /** The file that defines the redirects, for error messages. */
  readonly file: string;
  /** Base URL of the default locale. URLs of translations aren't compared with the published URLs. */
  readonly baseUrl: string;
  readonly redirects: Redirects;
  /** URLs of earlier releases, without the base URL: `/docs/intro`. */
  readonly publishedUrls: readonly string[];
}

/** Reads the list of published URLs, which is the same for every brand. Lines that start with `;` are comments. */
export function readPublishedUrls(file: string, brand: Brand): string[] {
  return readFileWithBrand(file, brand)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(';'));
}

/** Reads the IDs on the pages of a build. */
export async function readPageIds(site: BuiltSite): Promise<PageIds> {
  const readPage = async ({file, route}: BuiltPage) =>
    [`/${route.slice(site.baseUrl.length)}`, findIds(await site.readText(file))] as const;
  return new Map(await mapWithConcurrency(await site.listPages(), readPage));
}

/** Returns the targets of moved anchors, by the anchors' former page. */
function groupMovedAnchorsByPage(redirects: Redirects, site: BuiltSite): Map<string, Record<string, string>> {
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
 * Keeps old URLs working: writes a redirect page for each moved page and adds a script to pages with moved anchors.
 *
 * @throws Error that lists invalid redirects and published URLs that no longer exist.
 */
export function redirectPages({file: configFile, baseUrl, redirects, publishedUrls}: RedirectsOptions): PostBuildStep {
  return {
    name: 'redirects',
    async run(site) {
      const requiredUrls = site.baseUrl === baseUrl ? publishedUrls : [];
      const problems = findUrlProblems(requiredUrls, await readPageIds(site), redirects);
      if (problems.length > 0) {
        throw new Error(problems.map((problem) => `${configFile}: ${problem}`).join('\n'));
      }
      for (const [from, to] of getMovedPages(redirects)) {
        await site.writeFile(`${from.slice(1)}.html`, renderRedirectPage(site.withBaseUrl(to), site.url));
      }
      for (const [page, targets] of groupMovedAnchorsByPage(redirects, site)) {
        const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        await site.writeFile(file, insertIntoHead(await site.readText(file), renderRedirectScript(targets), file));
      }
      return `${publishedUrls.length} published URLs, ${Object.keys(redirects).length} redirects`;
    },
  };
}
