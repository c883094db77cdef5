import {
  insertIntoHead,
  mapWithConcurrency,
  type BuiltPage,
  type BuiltSite,
  type PostBuildStep,
} from '@developer-docs/internal/node';
import type {DocsSection} from './documentation-order';
import {renderLlmsTxt, type LlmsTxtOptions} from './llms-txt';
import {checkUniqueIds} from './page/unique-ids';
import {TwinUrls} from './twin-urls';
import {MarkdownTwins} from './twins';

export {orderDocs, type DocsSection, type PagesOutsideSidebar} from './documentation-order';

export interface MarkdownTwinsOptions {
  /** Content of `llms.txt` in addition to the list of pages. */
  readonly llmsTxt: LlmsTxtOptions;
  /** Whether to fail the build if two elements of a doc have the same ID. */
  readonly requireUniqueIds: boolean;
}

/**
 * Writes the Markdown twin of every page, `llms.txt`, and `llms-full.txt`, and links to them from every page.
 *
 * @param sections - The docs in reading order.
 * @throws Error if `llms.txt` would list a file that the build doesn't contain, or if IDs must be unique and two
 *   elements of a doc have the same ID.
 */
export function markdownTwins(
  {llmsTxt, requireUniqueIds}: MarkdownTwinsOptions,
  sections: readonly DocsSection[],
): PostBuildStep {
  return {
    name: 'Markdown twins',
    async run(site) {
      const pages = await site.listPages();
      const routes = pages.map(({route}) => route);
      const urls = new TwinUrls(site.url, site.baseUrl, routes);
      const twins = new MarkdownTwins(urls);
      await site.visitPages(({file, route, content}) => {
        if (requireUniqueIds) checkUniqueIds(content, file);
        twins.addPage(route, content);
      });
      await linkTwins(site, pages, urls);
      const docRoutes = sections.flatMap(({docs}) => docs.map(({permalink}) => permalink));
      const files = [...new Set([...docRoutes, ...routes])].flatMap((route) => twins.getFiles(route));
      await mapWithConcurrency(files, ({url, markdown}) => site.writeFile(urls.getFilePath(url), markdown));
      const fullText = files.map(({markdown}) => markdown).join('\n---\n\n');
      await site.writeFile('llms-full.txt', fullText);
      await checkListedFiles(llmsTxt, site);
      const index = renderLlmsTxt(llmsTxt, sections, urls);
      await site.writeFile('llms.txt', index);
      return `${files.length} files for ${pages.length} pages, llms.txt ${formatSize(index)}, llms-full.txt ${formatSize(fullText)}`;
    },
  };
}

/** Adds links to the twin and to `llms.txt` to the head of each page. */
async function linkTwins(site: BuiltSite, pages: readonly BuiltPage[], urls: TwinUrls): Promise<void> {
  const renderLinks = (route: string) =>
    [
      `<link rel="alternate" type="text/markdown" href="${urls.getTwinUrl(route)}">`,
      `<link rel="alternate" type="text/plain" href="${site.baseUrl}llms.txt" title="Documentation index for AI agents">`,
    ].join('');
  await site.rewritePages(pages, (html, {file, route}) => insertIntoHead(html, renderLinks(route), file));
}

async function checkListedFiles({files}: LlmsTxtOptions, site: BuiltSite): Promise<void> {
  const builtFiles = new Set(await site.listFiles());
  const missingFiles = Object.values(files)
    .flat()
    .filter((file) => !builtFiles.has(file.path));
  if (missingFiles.length > 0) {
    throw new Error(
      `The "files" option of llms.txt lists ${missingFiles.map((file) => file.path).join(', ')}, which the build doesn't contain. Remove them from the option, or publish them.`,
    );
  }
}

const formatSize = (content: string) => `${Math.round(content.length / 1000)} KB`;
