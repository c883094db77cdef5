import type {ThemeConfig} from '@docusaurus/preset-classic';
import {footer, navbar} from './navigation';
import {site} from './site';

export const themeConfig = {
  navbar,
  footer,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  ...(site.announcement && {
    announcementBar: {
      ...site.announcement,
      isCloseable: true,
      backgroundColor: 'var(--ds-surface-strong)',
      textColor: 'var(--ds-text)',
    },
  }),
} satisfies ThemeConfig;
