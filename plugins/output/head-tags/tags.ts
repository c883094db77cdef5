import {escapeHtml} from '@developer-docs/internal';
import {socialCardSize} from '../social-cards';

export interface HeadTagValues {
  readonly siteTitle: string;
  /**
   * Whether the page is the home page. In Open Graph, the home page is a website, and every other page is an article.
   */
  readonly isHomePage: boolean;
  /** Absolute URL of the social card. */
  readonly imageUrl: string;
  /** Alternative text of the social card. */
  readonly imageAlt: string;
}

/**
 * Renders the tags that Docusaurus doesn't: page type and image for Open Graph (https://ogp.me) and X. X falls back to
 * the title and description of Open Graph.
 */
export function renderHeadTags({siteTitle, isHomePage, imageUrl, imageAlt}: HeadTagValues): string {
  const openGraph: Record<string, string> = {
    'og:type': isHomePage ? 'website' : 'article',
    'og:site_name': siteTitle,
    'og:image': imageUrl,
    'og:image:type': 'image/png',
    'og:image:width': String(socialCardSize.width),
    'og:image:height': String(socialCardSize.height),
    'og:image:alt': imageAlt,
  };
  const twitter: Record<string, string> = {'twitter:image': imageUrl, 'twitter:image:alt': imageAlt};
  const renderMeta =
    (attribute: string) =>
    ([name, content]: [string, string]) =>
      `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  return [
    ...Object.entries(openGraph).map(renderMeta('property')),
    ...Object.entries(twitter).map(renderMeta('name')),
  ].join('');
}
