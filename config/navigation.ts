import type {ThemeConfig} from '@docusaurus/preset-classic';
import {productValues} from './product';
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
    ...productValues.navbarLinks.map(({label, path}) => ({
      href: site.productUrl + path,
      label,
      position: 'right' as const,
    })),
  ],
} satisfies ThemeConfig['navbar'];

export const footer = {
  copyright: site.copyright,
} satisfies ThemeConfig['footer'];
