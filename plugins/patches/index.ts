import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A change to a file of an npm package. */
export interface Patch {
  /** Path of the file in `node_modules`. */
  readonly file: string;
  readonly search: string;
  readonly replace: string;
}

/** The changes of the patches in README.md. */
const sitePatches: readonly Patch[] = [
  // split-hydration-tasks: React hydrates a page in slices of 5 ms, but Docusaurus adds long tasks before and after
  // hydration: it loads the route in the task that evaluates the main script, and then three effects synchronously
  // re-render large parts of the page. As transitions, these re-renders are interruptible. Without this patch,
  // Lighthouse's performance score of an endpoint page fell from 96 to 83 (medians of five runs, see README.md).
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    search: 'preload(window.location.pathname).then(() => {',
    replace: 'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(() => {',
  },
  {
    file: '@docusaurus/core/lib/client/browserContext.js',
    search: 'setIsBrowser(true);',
    replace: 'React.startTransition(() => setIsBrowser(true));',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    search: 'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
    replace: 'React.startTransition(() => setState(readStorageState({ allDocsData, versionPersistence, pluginIds })));',
  },
  {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    search: "import { useEffect, useState } from 'react';",
    replace: "import { startTransition, useEffect, useState } from 'react';",
  },
  {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    search: '        updateWindowSize();\n',
    replace: '        startTransition(updateWindowSize);\n',
  },
  // color-mode: the theme subscribes to `prefers-color-scheme` even if `respectPrefersColorScheme` is off, and resets
  // the reader's stored choice when the system preference changes. This patch fixes a defect and isn't measured:
  // without it, theme.spec.ts fails.
  {
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    search: 'disableSwitch && !respectPrefersColorScheme',
    replace: '!respectPrefersColorScheme',
  },
];

/**
 * Creates the Docusaurus plugin that applies the patches in README.md. `node_modules` isn't changed: the bundler
 * replaces the text while it reads a file.
 */
export function patches({siteDir}: LoadContext): Plugin {
  const rules = sitePatches.map((patch) => createRule(patch, siteDir));
  return {
    name: 'patches',
    configureWebpack: () => ({module: {rules}}),
  };
}

/** Creates the bundler rule for a patch. Throws if the installed file doesn't contain the text to replace. */
export function createRule({file, search, replace}: Patch, siteDir: string) {
  const absolutePath = path.join(siteDir, 'node_modules', file);
  if (!readFileSync(absolutePath, 'utf8').includes(search)) {
    throw new Error(
      `The patch for ${file} no longer applies, because the file doesn't contain this text: ${search}. Check whether the ` +
        'package still needs it (see plugins/patches/README.md), then update or delete it in plugins/patches/index.ts.',
    );
  }
  return {
    // The bundler resolves symbolic links.
    resource: realpathSync(absolutePath),
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'replace-text-loader.cjs'),
    options: {search, replace},
  };
}
