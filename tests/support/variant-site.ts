import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Config} from '@docusaurus/types';
import {environmentNames} from '../../config/env';
import {site} from '../../config/site';
import {findFreePort, type RunningServer} from './listen';

/**
 * Copies of the site in which a test can change any file, built like `npm run build`:
 *
 *     const site = createVariantSite({files: {'docs/intro.mdx': (text) => `${text}\n[broken](./nowhere.mdx)\n`}});
 *     const {exitCode, lines} = await site.build();
 *     site.remove();
 *
 * A build with the tiny docs takes a few seconds. In Vitest, use the `variantSite` fixture of `build-test.ts`, which
 * removes the copy after the test.
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

/** A change to a file: its new text, a function that changes its text, or `null` to remove the file or folder. */
export type FileChange = string | ((text: string) => string) | null;

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

export interface BuildResult {
  readonly exitCode: number | null;
  /** The output's lines, without colors. */
  readonly lines: readonly string[];
  /** The output folder. */
  readonly outDir: string;
  /** Reads a UTF-8 file by its path relative to `outDir`. */
  readonly read: (file: string) => string;
}

/** A running `npm start`. */
export interface DevelopmentServer extends RunningServer {
  /** Returns the output so far, without colors. */
  readonly output: () => string;
}

export interface VariantSite {
  /** The copy's root folder. */
  readonly dir: string;
  /** Changes a file in the copy. */
  readonly change: (file: string, change: FileChange) => void;
  /** Builds the copy with the arguments of `npm run build -- …`. Resolves even if the build fails. */
  readonly build: (...args: string[]) => Promise<BuildResult>;
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
  const edit = (file: string, change: FileChange) => changeFile(path.join(dir, file), change);
  const remove = () => rmSync(dir, {recursive: true, force: true, maxRetries: 3});
  try {
    cpSync(root, dir, {
      recursive: true,
      filter: (source) =>
        !excludedPaths.includes(path.relative(root, source)) && path.basename(source) !== 'node_modules',
    });
    symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
    if (docs === 'tiny') {
      for (const folder of productFolders) edit(folder, null);
      cpSync(tinyProduct, dir, {recursive: true});
    }
    edit(configFile, createConfig(config));
    for (const [file, fileChange] of Object.entries(files)) edit(file, fileChange);
  } catch (error) {
    remove();
    throw error;
  }
  const run = (command: string, args: string[]) =>
    runDocusaurus(dir, environment, [command, '--config', configFile, ...args]);
  return {
    dir,
    change: edit,
    remove,
    build: (...args) => build(run('build', args), outDir),
    start: () => start((port) => run('start', ['--no-open', '--port', String(port)])),
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
  if (change === null) {
    rmSync(file, {recursive: true});
    return;
  }
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

/** Starts a Docusaurus command in a copy. */
function runDocusaurus(
  dir: string,
  environment: Readonly<Record<string, string>>,
  args: string[],
): ChildProcessWithoutNullStreams {
  const inheritedVariables = Object.entries(process.env).filter(
    ([name]) => ![...environmentNames, 'NODE_ENV', 'BABEL_ENV'].includes(name),
  );
  return spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], {
    cwd: dir,
    env: {
      ...Object.fromEntries(inheritedVariables),
      // Docusaurus would ask the npm registry for a newer version.
      NO_UPDATE_NOTIFIER: '1',
      BRAND_NAME: site.brand,
      BRAND_SLUG: site.slug,
      ...environment,
    },
  });
}

/** Collects a program's output from now on. */
function collectOutput(program: ChildProcessWithoutNullStreams): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => stripVTControlCharacters(output);
}

async function build(program: ChildProcessWithoutNullStreams, outDir: string): Promise<BuildResult> {
  const output = collectOutput(program);
  const [exitCode] = (await once(program, 'close')) as [number | null];
  return {
    exitCode,
    lines: output().split(/\r?\n/),
    outDir,
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
  };
}

async function start(run: (port: number) => ChildProcessWithoutNullStreams): Promise<DevelopmentServer> {
  const port = await findFreePort();
  const program = run(port);
  const output = collectOutput(program);
  const closePromise = once(program, 'close');
  const compilePromise = new Promise<void>((resolve, reject) => {
    program.stdout.on('data', () => {
      if (/client.*compiled/is.test(output())) resolve();
    });
    program.once('close', () => reject(new Error(`The development server exited:\n${output()}`)));
  });
  await compilePromise;
  return {
    origin: `http://localhost:${port}`,
    output,
    close: async () => {
      program.kill();
      await closePromise;
    },
  };
}
