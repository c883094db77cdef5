import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build as bundleWith, type BuildOptions, type Plugin} from 'esbuild';
import {putBrand, readBranded} from '../../config/brand';
import {site} from '../../config/site';
import {version} from './src/version';
import {tar} from './tar';

const entry = path.join(__dirname, 'src/index.ts');
const declarations = path.resolve(__dirname, '../../contract/ui-sdk');

/** Puts the brand into the sources on their way into the bundle. */
const brand: Plugin = {
  name: 'brand',
  setup(build) {
    build.onLoad({filter: /\.ts$/}, ({path: file}) => ({contents: readBranded(file), loader: 'ts'}));
  },
};

async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles} = await bundleWith({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    plugins: [brand],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * Builds the reference widget as the script that puts `DesignWidget` into the page.
 *
 * @returns The text of `/ui-sdk/v1/widget.js`.
 */
export function buildWidget(): Promise<string> {
  return bundle({format: 'iife', globalName: 'DesignWidget'});
}

/** Builds the reference widget as a module that exports `init` and the others. */
export function buildWidgetModule(): Promise<string> {
  return bundle({format: 'esm'});
}

/**
 * Builds the package, so that it can be installed from the mock before a registry has it.
 *
 * @returns The bytes of `/ui-sdk/v1/package.tgz`.
 */
export async function buildWidgetPackage(): Promise<Uint8Array<ArrayBuffer>> {
  const manifest = {
    name: putBrand('@__SLUG__/ui-sdk'),
    version,
    description: `The widget of ${site.brand}`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {'.': {types: './types/index.d.ts', default: './index.js'}},
  };
  const types = readdirSync(declarations).filter((name) => name.endsWith('.d.ts') && name !== 'global.d.ts');
  return new Uint8Array(
    gzipSync(
      tar([
        {name: 'package/package.json', text: JSON.stringify(manifest, null, 2)},
        {name: 'package/index.js', text: await buildWidgetModule()},
        ...types.map((name) => ({name: `package/types/${name}`, text: readBranded(path.join(declarations, name))})),
      ]),
    ),
  );
}
