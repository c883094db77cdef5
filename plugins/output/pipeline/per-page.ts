import type {BuildStep} from '.';
import type {BuiltPage, BuiltSite} from './built-site';
import {parseContent, type Node} from './page-tree';

/** What a step does with the pages of one build. */
export interface PageWork {
  /** Takes a page, with the tree of its main part, which is gone afterwards: thousands of pages are not in memory at once. */
  readonly take: (page: BuiltPage, content: Node) => void;
  /**
   * Ends, after all pages.
   *
   * @returns What it made, in a few words for the terminal.
   */
  readonly end: () => Promise<string>;
}

/** A step that reads what stands on every page but the error page. */
export interface PageStep {
  /** What it does, in a word or two, for the terminal. */
  readonly name: string;
  readonly begin: (site: BuiltSite) => Promise<PageWork>;
}

/** How many files are read ahead. */
const ahead = 16;

/** Hands out all pages, in the order of their files: each is read and parsed once. */
export async function takePages(site: BuiltSite, works: readonly Pick<PageWork, 'take'>[]): Promise<void> {
  const pages = await site.contentPages();
  for (let start = 0; start < pages.length; start += ahead) {
    const some = await Promise.all(
      pages.slice(start, start + ahead).map(async (page) => ({page, html: await site.read(page.name)})),
    );
    for (const {page, html} of some) {
      const content = parseContent(html);
      for (const {take} of works) take(page, content);
    }
  }
}

/** A step of several that read what stands on pages. They end one after the other, in their order. */
export function perPage(...steps: readonly PageStep[]): BuildStep {
  return {
    name: 'pages',
    async run(site) {
      const works = await Promise.all(steps.map(({begin}) => begin(site)));
      await takePages(site, works);
      const reports: string[] = [];
      for (const [index, {end}] of works.entries()) {
        reports.push(`${steps[index]?.name ?? ''}: ${await end()}`);
      }
      return reports.join('; ');
    },
  };
}
