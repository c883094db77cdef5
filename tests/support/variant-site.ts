import {cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {environmentNames} from '../../config/env';
import {site} from '../../config/site';
import {findFreePort, type RunningServer} from './listen';
import {createEnvironment, runProgram, startProgram} from './programs';

/**
 * Copies of the site in which a test can change any file, built like `npm run build`:
 *
 *     const site = createVariantSite({files: {'docs/intro.mdx': (text) => `${text}\n[broken](./nowhere.mdx)\n`}});
 *     const output = await site.build();
 *     site.remove();
 *
 * A build with the tiny docs takes a few seconds.
 */

const root = path.resolve(__dirname, '../..');

/**
 * A separate product, so that tests don't depend on the site's product: a small contract, three docs (one for each kind
 * of URL), and a home page without links. Its files replace those of the site.
 */
const tinyProduct = path.join(root, 'tests/fixtures/site');

/** The site's folders that it replaces as a whole. */
const productFolders = ['docs', 'product/openapi', 'product/ui-sdk'];

/** Files that aren't copied: generated files, and those that belong to this checkout. */
const excludedPaths = ['.docusaurus', '.env', '.git', 'build', 'playwright-report', 'test-results'];

/** A change to a file: its new text, or a function that changes its text. */
type FileChange = string | ((text: string) => string);

export interface VariantOptions {
  /**
   * `tiny` (default) for a separate product with three docs and a home page without links, or `all` for the real
   * product.
   */
  readonly docs?: 'tiny' | 'all';
  /** Changes to the site's configuration, which must be serializable as JSON. */
  readonly config?: Partial<Config>;
  /** Changes by path, relative to the site root and with forward slashes. */
  readonly files?: Readonly<Record<string, FileChange>>;
  /** The site's environment variables. The build doesn't inherit those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A running `npm start`. */
export interface DevelopmentServer extends RunningServer {
  /** Returns the output so far, without colors. */
  readonly output: () => string;
}

export interface VariantSite {
  /** The output folder of builds. */
  readonly outDir: string;
  /** Reads a UTF-8 file in the output folder. */
  readonly read: (file: string) => string;
  /** Changes a file in the copy. */
  readonly change: (file: string, change: FileChange) => void;
  /** Builds the copy, and returns the output without colors. */
  readonly build: () => Promise<string>;
  /** Runs `npm start` for the copy, and waits until it has been compiled. */
  readonly start: () => Promise<DevelopmentServer>;
  /** Removes the copy and its build. */
  readonly remove: () => void;
}

/** Creates a copy of the site in a temporary folder. The caller removes it. */
export function createVariantSite({
  docs = 'tiny',
  config = {},
  files = {},
  environment = {},
}: VariantOptions = {}): VariantSite {
  const dir = createFolder();
  const outDir = path.join(dir, 'build');
  const change = (file: string, fileChange: FileChange) => changeFile(path.join(dir, file), fileChange);
  cpSync(root, dir, {
    recursive: true,
    filter: (source) =>
      !excludedPaths.includes(path.relative(root, source)) && path.basename(source) !== 'node_modules',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  if (docs === 'tiny') {
    for (const folder of productFolders) rmSync(path.join(dir, folder), {recursive: true});
    cpSync(tinyProduct, dir, {recursive: true});
  }
  change(configFile, createConfig(config));
  for (const [file, fileChange] of Object.entries(files)) change(file, fileChange);
  const listArguments = (command: string) => [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    command,
    '--config',
    configFile,
  ];
  const env = createEnvironment({
    ...Object.fromEntries(environmentNames.map((name) => [name, undefined])),
    BRAND_NAME: site.brand,
    BRAND_SLUG: site.slug,
    ...environment,
  });
  return {
    outDir,
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
    change,
    build: () => runProgram(dir, process.execPath, listArguments('build'), env),
    start: async () => {
      const port = await findFreePort();
      const command = [process.execPath, ...listArguments('start'), '--no-open', '--port', String(port)];
      const {getOutput, stop} = await startProgram(command, /client.*compiled/is, {cwd: dir, env});
      return {origin: `http://localhost:${port}`, output: getOutput, close: stop};
    },
    remove: () => rmSync(dir, {recursive: true, force: true, maxRetries: 3}),
  };
}

const configFile = 'variant.config.ts';

const createConfig = (changes: Partial<Config>): string => `import config from './docusaurus.config';

const changes = ${JSON.stringify(changes)};
export default {...config, ...changes, themeConfig: {...config.themeConfig, ...changes.themeConfig}};
`;

/**
 * Creates a temporary folder with one of a few fixed names. Docusaurus compiles the configuration and plugins with
 * jiti, which caches by path. With random names, every copy would be recompiled, which takes a third of a small build's
 * time.
 */
function createFolder(): string {
  // The bundler compares real paths, and the temporary folder is a symbolic link on macOS.
  const temporaryRoot = realpathSync(tmpdir());
  for (let number = 1; ; number += 1) {
    const dir = path.join(temporaryRoot, `variant-site-${number}`);
    try {
      mkdirSync(dir);
      return dir;
    } catch (error) {
      // Another copy is using this name.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function changeFile(file: string, change: FileChange): void {
  if (typeof change === 'string') {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, change);
    return;
  }
  const text = readFileSync(file, 'utf8');
  if (change(text) === text) {
    throw new Error(`The change to ${file} had no effect. Update it to match the file's current text.`);
  }
  writeFileSync(file, change(text));
}
