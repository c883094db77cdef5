import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The navbar. The theme adds the color mode toggle and the search box. */
export const navbar = {
  title: site.brand,
  hideOnScroll: false,
  logo: {
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
    {href: site.productUrl, label: 'Product', position: 'right'},
    {href: site.pricingUrl, label: 'Pricing', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

export const footer = {
  copyright: site.copyright,
} satisfies ThemeConfig['footer'];
