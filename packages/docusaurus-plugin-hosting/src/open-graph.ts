import {escapeHtml} from '@developer-docs/internal';
import {insertIntoHead, type BuiltPage} from '@developer-docs/internal/node';

/**
 * Adds the Open Graph tags (https://ogp.me) that Docusaurus doesn't render, unless the page has them, as blog posts do. The
 * home page is a website, and every other page is an article.
 */
export function addOpenGraphTags(
  html: string,
  {file, route}: BuiltPage,
  site: {readonly baseUrl: string; readonly title: string},
): string {
  const tags = {'og:type': route === site.baseUrl ? 'website' : 'article', 'og:site_name': site.title};
  const missing = Object.entries(tags).filter(
    ([name]) => !new RegExp(`<meta[^>]* property="?${name}["\\s>]`).test(html),
  );
  const elements = missing.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  return elements.length === 0 ? html : insertIntoHead(html, elements.join(''), file);
}
