import type {SourcePatch} from './source-patch';

/**
 * The theme subscribes to `prefers-color-scheme` even when `respectPrefersColorScheme` is off, and resets the reader's stored choice
 * when the system preference changes. The condition that skips the subscription uses "and" where it needs "or".
 */
export const colorMode: SourcePatch = {
  name: 'color-mode',
  files: [
    {
      package: '@docusaurus/theme-common',
      version: '3.7.0',
      file: 'lib/contexts/colorMode.js',
      replacements: [{search: 'disableSwitch && !respectPrefersColorScheme', replace: '!respectPrefersColorScheme'}],
    },
  ],
};
