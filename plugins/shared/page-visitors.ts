import type {Root} from 'hast';
import type {BuiltPage, BuiltSite} from './built-site';
import {parseMainContent} from './html-tree';

/** Reads every page of one build except the 404 page. */
export interface PageVisitor {
  /** Reads a page. Keep as little of the tree as possible: a build can have thousands of pages. */
  readonly visitPage: (page: BuiltPage, content: Root) => void;
  /**
   * Runs after all pages have been visited.
   *
   * @returns A summary of the result for the terminal.
   */
  readonly finish: () => Promise<string>;
}

/** A post-build step that is based on the content of all pages. */
export interface PageVisitorStep {
  /** What the step does, for the terminal: `Markdown twins`. */
  readonly name: string;
  readonly createVisitor: (site: BuiltSite) => Promise<PageVisitor>;
}

/** How many files are read ahead of the one that is being visited. */
const batchSize = 16;

/** Reads and parses each page once, in alphabetical order of the files, and passes its main content to all visitors. */
export async function visitPages(site: BuiltSite, visitors: readonly Pick<PageVisitor, 'visitPage'>[]): Promise<void> {
  const pages = await site.listContentPages();
  for (let start = 0; start < pages.length; start += batchSize) {
    const batch = await Promise.all(
      pages.slice(start, start + batchSize).map(async (page) => ({page, html: await site.readText(page.file)})),
    );
    for (const {page, html} of batch) {
      const content = parseMainContent(html);
      for (const visitor of visitors) visitor.visitPage(page, content);
    }
  }
}
