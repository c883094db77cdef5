import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {StaticFile} from '@developer-docs/mock-api';
import {version} from '@developer-docs/widget/version';
import {build as runEsbuild, type BuildOptions, type Plugin} from 'esbuild';
import {packTar} from 'modern-tar';
import {readFileWithBrand, replaceBrandTokens} from '../brand-tokens';
import {brand, site} from '../site';

const entryPoint = path.resolve(__dirname, '../../product/widget/src/index.ts');
const declarationsDir = path.resolve(__dirname, '../../product/ui-sdk');
const licenseFile = path.resolve(__dirname, '../../node_modules/preact/LICENSE');

/** The browsers that the widget supports, as in `product/openapi/components/platforms.yaml`. */
export const browserTargets = ['chrome120', 'edge120', 'firefox124', 'safari17.4'] as const;

/** Replaces the brand tokens in source files. */
const brandPlugin: Plugin = {
  name: 'brand',
  setup(build) {
    build.onLoad({filter: /\.ts$/}, ({path: file}) => ({contents: readFileWithBrand(file, brand), loader: 'ts'}));
  },
};

/** Bundles a script for the browsers that the widget supports. */
export async function bundleBrowserScript(
  file: string,
  options: BuildOptions,
  plugins: readonly Plugin[] = [],
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
    plugins: [...plugins, brandPlugin],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Builds the reference widget as a classic script that defines the global variable `DesignWidget`. */
export function buildWidgetScript(): Promise<string> {
  return bundleBrowserScript(entryPoint, {format: 'iife', globalName: 'DesignWidget'});
}

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

const widgetScript: StaticFile = {mediaType: 'text/javascript; charset=utf-8', read: memoize(buildWidgetScript)};

/** The widget's files by URL path, as on the production server. Each file is built when it's first requested. */
export const widgetFiles: Readonly<Record<string, StaticFile>> = {
  '/ui-sdk/v1/widget.js': widgetScript,
  [`/ui-sdk/${version}/widget.js`]: widgetScript,
  '/ui-sdk/v1/package.tgz': {mediaType: 'application/gzip', read: memoize(buildWidgetPackage)},
};

function memoize<T>(create: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= create());
}
