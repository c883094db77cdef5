import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject} from '@docusaurus/types';
import {productValues} from './product';
import {site} from './site';

export const themeConfig = {
  // The theme adds the color mode toggle and the search box.
  navbar: {
    title: site.brand,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      // `true` instead of `page`, because the item represents a section rather than the current page.
      {to: '/docs/intro', activeBasePath: '/docs', 'aria-current': 'true', label: 'Docs', position: 'left'},
      ...productValues.navbarLinks.map(({label, path}) => ({
        href: site.productUrl + path,
        label,
        position: 'right' as const,
      })),
    ],
  },
  footer: {copyright: site.copyright},
  ...(site.search.hosted && {
    algolia: {
      ...site.search.hosted,
      indexName: site.search.indexName,
      insights: site.search.clickAnalytics,
    },
  }),
  // The image of link previews.
  image: 'img/social-card.png',
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: site.title},
  ],
  ...(site.announcement && {
    announcementBar: {
      ...site.announcement,
      backgroundColor: 'var(--ds-surface-strong)',
      textColor: 'var(--ds-text)',
    },
  }),
} satisfies ThemeConfig;

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/**
 * Creates a script that shows a new announcement to readers who dismissed the previous one. The theme also compares the
 * IDs, but only after the first paint, so the bar would stay hidden until the next page. The keys are the theme's.
 */
const createDismissalResetScript = (announcementId: string) =>
  `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;

/** The tags in the head of every page. */
export const headTags: HeadTag[] = [
  // Browsers must parse the search button, the last element of the navbar, before they paint the page. Otherwise, the
  // right-aligned half of the navbar would shift while it loads
  // (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
  {tagName: 'link', attributes: {rel: 'expect', href: '#navbar-search', blocking: 'render'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`}},
  {tagName: 'meta', attributes: {name: 'version', content: site.version}},
  ...(site.announcement
    ? [{tagName: 'script', attributes: {}, innerHTML: createDismissalResetScript(site.announcement.id)}]
    : []),
];
