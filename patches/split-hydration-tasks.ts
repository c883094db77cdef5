import type {SourcePatch} from './source-patch';

/**
 * React hydrates a page in slices of 5 ms, but Docusaurus adds long tasks before and after: it loads the route in the same task that
 * evaluates the main script, and after hydration three effects synchronously re-render large parts of the page. As transitions,
 * these re-renders are interruptible too.
 */
export const splitHydrationTasks: SourcePatch = {
  name: 'split-hydration-tasks',
  files: [
    {
      package: '@docusaurus/core',
      version: '3.7.0',
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
      package: '@docusaurus/core',
      version: '3.7.0',
      file: 'lib/client/browserContext.js',
      replacements: [{search: 'setIsBrowser(true);', replace: 'React.startTransition(() => setIsBrowser(true));'}],
    },
    {
      package: '@docusaurus/plugin-content-docs',
      version: '3.7.0',
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
      package: '@docusaurus/theme-common',
      version: '3.7.0',
      file: 'lib/hooks/useWindowSize.js',
      replacements: [
        {
          search: "import { useEffect, useState } from 'react';",
          replace: "import { startTransition, useEffect, useState } from 'react';",
        },
        {search: '        updateWindowSize();\n', replace: '        startTransition(updateWindowSize);\n'},
      ],
    },
  ],
};
