import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {version} from '@developer-docs/widget/version';
import {build as runEsbuild, type BuildOptions, type Plugin} from 'esbuild';
import {packTar} from 'modern-tar';
import type {SdkDeclarations} from '../elements/sdk-reference/declarations';
import type {StaticFile} from '../mock/rendering/files';
import {listDeclaredNames} from './declared-names';

const root = path.resolve(__dirname, '../..');
const entryPoint = path.join(root, 'product/widget/src/index.ts');
const licenseFile = path.join(root, 'node_modules/preact/LICENSE');

/** The browsers that the widget supports, as in `product/openapi/components/platforms.yaml`. */
export const browserTargets = ['chrome120', 'edge120', 'firefox124', 'safari17.4'] as const;

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

/** Returns a function that builds a file when it's first called. */
export function buildOnce<T>(build: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= build());
}

export class WidgetBuilder {
  /** Builds a classic script that defines the global variable `DesignWidget`. */
  readonly buildScript = buildOnce(() => this.bundle(entryPoint, {format: 'iife', globalName: 'DesignWidget'}));

  /** The widget's files by URL path, as on the production server. Each file is built when it's first requested. */
  readonly files: Readonly<Record<string, StaticFile>>;

  /** @param transform - Transforms the text of each source file, such as to insert the brand. */
  constructor(
    private readonly declarations: SdkDeclarations,
    private readonly transform: (text: string) => string,
  ) {
    const script: StaticFile = {mediaType: 'text/javascript; charset=utf-8', read: this.buildScript};
    this.files = {
      '/ui-sdk/v1/widget.js': script,
      [`/ui-sdk/${version}/widget.js`]: script,
      '/ui-sdk/v1/package.tgz': {mediaType: 'application/gzip', read: buildOnce(() => this.buildPackage())},
    };
  }

  buildModule(): Promise<string> {
    return this.bundle(entryPoint, {format: 'esm'});
  }

  /**
   * Bundles a script for the browsers that the widget supports.
   *
   * @param modules - The code of generated modules, by name, such as `virtual:contract`.
   */
  async bundle(file: string, options: BuildOptions, modules: Readonly<Record<string, string>> = {}): Promise<string> {
    const declaredNames = listDeclaredNames(this.declarations.readModel());
    const transformPlugin: Plugin = {
      name: 'transform',
      setup: (build) => {
        build.onLoad({filter: /\.ts$/}, ({path: source}) => ({
          contents: this.transform(readFileSync(source, 'utf8')),
          loader: 'ts',
        }));
      },
    };
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
        transformPlugin,
      ],
      ...options,
    });
    return outputFiles?.[0]?.text ?? '';
  }

  /**
   * Builds an npm package with the module and its type declarations, which can be installed from a URL of the mock API.
   */
  private async buildPackage(): Promise<Uint8Array> {
    const manifest = {
      name: this.transform('@__SLUG__/ui-sdk'),
      version,
      description: this.transform('The __BRAND__ widget'),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      exports: {'.': {types: './types/index.d.ts', default: './index.js'}},
    };
    const declarationFiles = this.declarations.files.filter((file) => path.basename(file) !== 'global.d.ts');
    const files = {
      'package.json': JSON.stringify(manifest, null, 2),
      'index.js': await this.buildModule(),
      ...Object.fromEntries(
        declarationFiles.map((file) => [`types/${path.basename(file)}`, this.declarations.readText(file)]),
      ),
    };
    const entries = Object.entries(files).map(([name, body]) => ({
      header: {name: `package/${name}`, size: Buffer.byteLength(body), mtime: new Date(0)},
      body,
    }));
    return gzipSync(await packTar(entries));
  }
}
