import type {SourcePatch} from './apply-patch';

const core = {package: '@docusaurus/core', version: '3.7.0'};
const docsPlugin = {package: '@docusaurus/plugin-content-docs', version: '3.7.0'};
const themeCommon = {package: '@docusaurus/theme-common', version: '3.7.0'};

/** All patches of package files, which README.md documents. */
export const sourcePatches: readonly SourcePatch[] = [
  // React hydrates a page in slices of 5 ms, but Docusaurus adds long tasks before and after hydration: it loads the
  // route in the task that evaluates the main script, and then three effects synchronously re-render large parts of the
  // page. As transitions, these re-renders are interruptible.
  {
    name: 'split-hydration-tasks',
    ...core,
    file: 'lib/client/clientEntry.js',
    replacements: [
      {
        search: 'preload(window.location.pathname).then(() => {',
        replace:
          'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(() => {',
      },
    ],
  },
  {
    name: 'split-hydration-tasks',
    ...core,
    file: 'lib/client/browserContext.js',
    replacements: [{search: 'setIsBrowser(true);', replace: 'React.startTransition(() => setIsBrowser(true));'}],
  },
  {
    name: 'split-hydration-tasks',
    ...docsPlugin,
    file: 'lib/client/docsPreferredVersion.js',
    replacements: [
      {
        search: 'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
        replace:
          'React.startTransition(() => setState(readStorageState({ allDocsData, versionPersistence, pluginIds })));',
      },
    ],
  },
  {
    name: 'split-hydration-tasks',
    ...themeCommon,
    file: 'lib/hooks/useWindowSize.js',
    replacements: [
      {
        search: "import { useEffect, useState } from 'react';",
        replace: "import { startTransition, useEffect, useState } from 'react';",
      },
      {search: '        updateWindowSize();\n', replace: '        startTransition(updateWindowSize);\n'},
    ],
  },

  // The theme subscribes to `prefers-color-scheme` even if `respectPrefersColorScheme` is off, and resets the reader's
  // stored choice when the system preference changes.
  {
    name: 'color-mode',
    ...themeCommon,
    file: 'lib/contexts/colorMode.js',
    replacements: [{search: 'disableSwitch && !respectPrefersColorScheme', replace: '!respectPrefersColorScheme'}],
  },
];
