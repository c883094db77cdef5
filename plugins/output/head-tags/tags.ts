import {escapeHtml} from '@developer-docs/text';
import {socialCardSize} from '../social-cards';
import type {PageMetadata} from './page-metadata';

/** Values for a page's tags, in addition to its own metadata. */
export interface HeadTagContext {
  /** Origin of the site. */
  readonly origin: string;
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
 * Creates structured data with the breadcrumbs of a page for search engines. Browsers don't execute it, so it doesn't
 * need a hash in the content security policy.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function createBreadcrumbList({title, canonicalUrl, breadcrumbs}: PageMetadata, origin: string): object {
  // Every item except the last needs a URL. A category whose first page is the current page doesn't have its own URL.
  const parents = breadcrumbs.flatMap(({label, href}) =>
    href === undefined || origin + href === canonicalUrl ? [] : [{name: label, item: origin + href}],
  );
  const items = [...parents, {name: title, item: canonicalUrl}];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item})),
  };
}

/**
 * Renders the tags that Docusaurus doesn't: page type and image for Open Graph (https://ogp.me) and X, and structured
 * data. X falls back to the title and description of Open Graph.
 */
export function renderHeadTags(metadata: PageMetadata, context: HeadTagContext): string {
  const {origin, siteTitle, isHomePage, imageUrl, imageAlt} = context;
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
    ...(metadata.breadcrumbs.length > 0 ? [renderJsonLd(createBreadcrumbList(metadata, origin))] : []),
  ].join('');
}

/** Renders structured data, and escapes `<`, because character references don't work in scripts. */
function renderJsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
