import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageChanges, type PackageChange} from '../package-changes';
import {docParts, sharedPackages} from './doc-parts';
import {navbarTypes} from './navbar-types';
import {themeParts, type PartsConfig} from './theme-parts';
import {hashRouter, unusedCode} from './unused-code';
import {withoutParts} from './without-parts';

/** Packages that change nothing by being loaded, and do not say so: unused, they are left out. */
const withoutSideEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** A loader for a file. */
const rule = (resource: string | RegExp, loader: string, options = {}) => ({
  resource,
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, loader), options}],
});

const unused = (changes: readonly PackageChange[]) => packageChanges('plugins/client-bundle/unused-code.ts', changes);

/** Leaves out of every page's scripts what only the build uses, and what this site does not: README.md says what. */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const {navbar, ...parts} = siteConfig.themeConfig as PartsConfig & {
    navbar?: {items?: Parameters<typeof navbarTypes>[0]};
  };
  const navbarItems = rule(
    /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
    'navbar-types-loader.cjs',
    {types: navbarTypes(navbar?.items ?? [])},
  );
  const unusedParts = withoutParts(['DocRoot', 'DocSidebar', 'Footer', 'Layout'], themeParts(parts));
  return {
    name: 'client-bundle',
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          tslib$: client('tslib.ts'),
          'path-to-regexp$': client('path-to-regexp.ts'),
          ...(!isServer && {'react-helmet-async$': client('head.ts')}),
        },
      },
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {defaultVendors: sharedPackages}}}}),
      module: {
        rules: [
          rule(generated('docusaurus.config.mjs'), 'site-config-loader.cjs'),
          // Under `npm start` any of them may be added at any time.
          ...(process.env['NODE_ENV'] === 'production' ? [navbarItems, unusedParts] : []),
          ...(isServer
            ? []
            : [
                rule(generated('registry.js'), 'registry-loader.cjs'),
                rule(generated('registry.js'), 'doc-script-loader.cjs', {parts: docParts}),
                rule(generated('site-metadata.json'), 'unused-json-loader.cjs'),
                {test: withoutSideEffects, sideEffects: false},
                ...unused(unusedCode),
                ...(siteConfig.future.experimental_router === 'browser' ? unused(hashRouter) : []),
              ]),
        ],
      },
    }),
  };
}
