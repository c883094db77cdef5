import type {PackageChange} from '../../../patches';

/**
 * The banner that tells of a wrong base URL looks whether the site's scripts have run when the page has been read. They start later
 * here (client/start.js), so it looks when they have run or failed.
 */
export const lateBanner: PackageChange = {
  package: '@docusaurus/core',
  file: 'lib/client/BaseUrlIssueBanner/index.js',
  from: "'DOMContentLoaded'",
  to: "'scripts-settled'",
};

/**
 * What happens when the scripts have come, in pieces between which the browser answers the reader. React takes over a page in such
 * pieces by itself; what it does just before and just after are each one piece of a tenth of a second and more on a phone.
 */
export const smallSteps: readonly PackageChange[] = [
  // The parts of the page are asked for after the main script has run, not within.
  {
    package: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    from: 'preload(window.location.pathname).then(() => {',
    to: 'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(() => {',
  },
  // Once React has taken over, everything that asks whether it runs in a browser is drawn again,
  {
    package: '@docusaurus/core',
    file: 'lib/client/browserContext.js',
    from: '        setIsBrowser(true);',
    to: '        React.startTransition(() => setIsBrowser(true));',
  },
  // and what asks for the version of the docs that the reader has chosen before,
  {
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/client/docsPreferredVersion.js',
    from: '        setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
    to: '        React.startTransition(() => setState(readStorageState({ allDocsData, versionPersistence, pluginIds })));',
  },
  // and what asks for the width of the window: on a phone the sidebar goes and the menu comes.
  {
    package: '@docusaurus/theme-common',
    file: 'lib/hooks/useWindowSize.js',
    from: '        updateWindowSize();\n',
    to: '        startTransition(updateWindowSize);\n',
  },
  {
    package: '@docusaurus/theme-common',
    file: 'lib/hooks/useWindowSize.js',
    from: "import { useEffect, useState } from 'react';",
    to: "import { startTransition, useEffect, useState } from 'react';",
  },
];

/**
 * The theme sorts names of props as words of a language. The first such comparison makes the browser load the rules of the language:
 * 18 ms of the 37 that React needs in its long pieces. Any order that stays the same will do.
 */
export const plainOrder: PackageChange = {
  package: '@docusaurus/theme-common',
  file: 'lib/utils/reactUtils.js',
  from: 'deps.sort((a, b) => a[0].localeCompare(b[0]));',
  to: 'deps.sort(([a], [b]) => (a < b ? -1 : 1));',
};
