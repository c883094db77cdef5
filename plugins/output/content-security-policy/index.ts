import {mapWithConcurrency, type PostBuildStep} from '@developer-docs/internal/node';
import {collectInlineSources, type InlineSources} from './inline-sources';
import {buildPolicy, insertPolicy, type AllowedHosts} from './policy';

export {readPolicy, type AllowedHosts} from './policy';

/**
 * Inserts a strict content security policy into every page. Hosts also send it as a header.
 *
 * All pages have the same policy, which covers the inline scripts and styles on all pages, because the first page's
 * policy remains in effect while React renders subsequent pages.
 */
export function contentSecurityPolicy(allowedHosts: AllowedHosts): PostBuildStep {
  return {
    name: 'content security policy',
    async run(site) {
      const sources: InlineSources = {scripts: new Set(), styles: new Set()};
      // HTML fragments in assets/ are inserted into pages.
      const htmlFiles = (await site.listFiles()).filter((file) => file.endsWith('.html'));
      await mapWithConcurrency(htmlFiles, async (file) => {
        collectInlineSources(await site.readText(file), file, sources);
      });
      const policy = buildPolicy(sources, allowedHosts);
      const pages = await site.listHtmlFiles();
      await site.rewritePages(pages, (html, {file}) => insertPolicy(html, policy, file));
      return `${pages.length} pages, ${sources.scripts.size} script hashes, ${sources.styles.size} style hashes`;
    },
  };
}
