import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {version} from '@developer-docs/widget/version';
import {build as runEsbuild, type BuildOptions, type Plugin} from 'esbuild';
import {packTar} from 'modern-tar';
import type {StaticFile} from '../../product/mock/rendering/static-files';
import {readFileWithBrand, replaceBrandTokens} from '../brand-tokens';
import {brand, site} from '../site';
import {root} from './contract';
import {declaredNames} from './declared-names';

const entryPoint = path.join(root, 'product/widget/src/index.ts');
const declarationsDir = path.join(root, 'product/ui-sdk');
const licenseFile = path.join(root, 'node_modules/preact/LICENSE');

/** The browsers that the widget supports, as in `product/openapi/components/platforms.yaml`. */
export const browserTargets = ['chrome120', 'edge120', 'firefox124', 'safari17.4'] as const;

/** Replaces the brand tokens in source files. */
const brandPlugin: Plugin = {
  name: 'brand',
  setup(build) {
    build.onLoad({filter: /\.ts$/}, ({path: file}) => ({contents: readFileWithBrand(file, brand), loader: 'ts'}));
  },
};

/** Creates the code of a module that exports JSON values. */
export const createDataModule = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Resolves modules that have no file. */
const createModulesPlugin = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual-modules',
  setup(build) {
    build.onResolve({filter: /^virtual:/}, ({path: name}) => ({path: name, namespace: 'virtual'}));
    build.onLoad({filter: /.*/, namespace: 'virtual'}, ({path: name}) => ({
      contents: modules[name] ?? '',
      resolveDir: root,
    }));
  },
});

/**
 * Bundles a script for the browsers that the widget supports.
 *
 * @param modules - The code of generated modules, by name, such as `virtual:contract`.
 */
export async function bundleBrowserScript(
  file: string,
  options: BuildOptions,
  modules: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {outputFiles} = await runEsbuild({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    target: [...browserTargets],
    charset: 'utf8',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    banner: {js: `/*!\nIncludes Preact.\n\n${readFileSync(licenseFile, 'utf8')}*/`},
    plugins: [
      createModulesPlugin({'virtual:declarations': createDataModule({declaredNames}), ...modules}),
      brandPlugin,
    ],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Returns a function that builds a file when it's first called. */
export function buildOnce<T>(build: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= build());
}

/** Builds the reference widget as a classic script that defines the global variable `DesignWidget`. */
export const buildWidgetScript = buildOnce(() =>
  bundleBrowserScript(entryPoint, {format: 'iife', globalName: 'DesignWidget'}),
);

/** Builds the reference widget as an ECMAScript module. */
export function buildWidgetModule(): Promise<string> {
  return bundleBrowserScript(entryPoint, {format: 'esm'});
}

/**
 * Builds an npm package with the module and its type declarations, which can be installed from a URL of the mock API.
 */
async function buildWidgetPackage(): Promise<Uint8Array> {
  const manifest = {
    name: replaceBrandTokens('@__SLUG__/ui-sdk', brand),
    version,
    description: `The ${site.brand} widget`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {'.': {types: './types/index.d.ts', default: './index.js'}},
  };
  const declarationFiles = readdirSync(declarationsDir).filter(
    (name) => name.endsWith('.d.ts') && name !== 'global.d.ts',
  );
  const files = {
    'package.json': JSON.stringify(manifest, null, 2),
    'index.js': await buildWidgetModule(),
    ...Object.fromEntries(
      declarationFiles.map((name) => [`types/${name}`, readFileWithBrand(path.join(declarationsDir, name), brand)]),
    ),
  };
  const entries = Object.entries(files).map(([name, body]) => ({
    header: {name: `package/${name}`, size: Buffer.byteLength(body), mtime: new Date(0)},
    body,
  }));
  return gzipSync(await packTar(entries));
}

const widgetScript: StaticFile = {mediaType: 'text/javascript; charset=utf-8', read: buildWidgetScript};

/** The widget's files by URL path, as on the production server. Each file is built when it's first requested. */
export const widgetFiles: Readonly<Record<string, StaticFile>> = {
  '/ui-sdk/v1/widget.js': widgetScript,
  [`/ui-sdk/${version}/widget.js`]: widgetScript,
  '/ui-sdk/v1/package.tgz': {mediaType: 'application/gzip', read: buildOnce(buildWidgetPackage)},
};
