import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {navbarTypes} from './navbar-types';
import {hashRouter, unusedCode, type UnusedCode} from './unused-code';

/** Packages that change nothing by being loaded, and do not say so: unused, they are left out. */
const withoutSideEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** A loader for a file. */
const rule = (resource: string | RegExp, loader: string, options = {}) => ({
  resource,
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, loader), options}],
});

/** A file of a package, by the end of its path. */
const packaged = (file: string) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

const changed = ({file, ...options}: UnusedCode) =>
  rule(packaged(file), 'replace-once-loader.cjs', {...options, by: 'plugins/client-bundle/unused-code.ts'});

/** Leaves out of every page's scripts what only the build uses, and what this site does not: README.md says what. */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: Parameters<typeof navbarTypes>[0]}};
  const navbarItems = rule(
    packaged('@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js'),
    'navbar-types-loader.cjs',
    {types: navbarTypes(navbar?.items ?? [])},
  );
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
      module: {
        rules: [
          rule(generated('docusaurus.config.mjs'), 'site-config-loader.cjs'),
          // Under `npm start` an item may be added at any time.
          ...(process.env['NODE_ENV'] === 'production' ? [navbarItems] : []),
          ...(isServer
            ? []
            : [
                rule(generated('registry.js'), 'registry-loader.cjs'),
                rule(generated('site-metadata.json'), 'unused-json-loader.cjs'),
                {test: withoutSideEffects, sideEffects: false},
                ...unusedCode.map(changed),
                ...(siteConfig.future.experimental_router === 'browser' ? hashRouter.map(changed) : []),
              ]),
        ],
      },
    }),
  };
}
