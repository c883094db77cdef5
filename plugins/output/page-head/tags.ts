import {escapeHtml} from '../../shared';
import type {PageFacts} from './page-facts';
import {cardSize} from './card';

/** What the tags of a page need beside the page. */
export interface TagContext {
  /** Origin of the site. */
  readonly origin: string;
  /** Name of the whole site. */
  readonly siteTitle: string;
  /** Whether it is the home page: a site for Open Graph, and not an article. */
  readonly isHome: boolean;
  /** Absolute address of the picture. */
  readonly card: string;
  /** What the picture shows, in words. */
  readonly cardText: string;
}

/**
 * The way to a page for search engines: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb.
 * A browser does not run it, so the content security policy does not ask for its hash.
 */
export function breadcrumbList({title, canonical, crumbs}: PageFacts, origin: string): object {
  // Every item but the last one has to have an address; a section whose first page is this one leads nowhere else.
  const linked = crumbs.flatMap(({label, href}) =>
    href === undefined || origin + href === canonical ? [] : [{name: label, item: origin + href}],
  );
  const items = [...linked, {name: title, item: canonical}];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item})),
  };
}

/**
 * What is added to the head of a page: the picture and the kind of page for Open Graph (https://ogp.me) and for X, which
 * reads Open Graph's title and description, and the breadcrumb. Docusaurus has written the rest: title, description,
 * address, language, and the kind of card.
 */
export function headTags(facts: PageFacts, {origin, siteTitle, isHome, card, cardText}: TagContext): string {
  const properties: Record<string, string> = {
    'og:type': isHome ? 'website' : 'article',
    'og:site_name': siteTitle,
    'og:image': card,
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': cardText,
  };
  const names: Record<string, string> = {'twitter:image': card, 'twitter:image:alt': cardText};
  const meta =
    (attribute: string) =>
    ([name, content]: [string, string]) =>
      `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const data =
    facts.crumbs.length === 0 ? '' : JSON.stringify(breadcrumbList(facts, origin)).replaceAll('<', String.raw`\u003c`);
  return [
    ...Object.entries(properties).map(meta('property')),
    ...Object.entries(names).map(meta('name')),
    ...(data === '' ? [] : [`<script type="application/ld+json">${data}</script>`]),
  ].join('');
}
