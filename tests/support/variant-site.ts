import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {environmentNames} from '../../config/env';
import {findFreePort} from './free-port';
import type {SiteServer} from './serve';

/**
 * Copies of the site in which a test may change any file, built as `npm run build` does it:
 *
 *     const site = createVariantSite({files: {'docs/intro.mdx': (text) => `${text}\n[broken](./nowhere.mdx)\n`}});
 *     const {exitCode, lines} = await site.build();
 *     site.remove();
 *
 * A build with the tiny docs takes a few seconds, one with all docs as long as the site itself. In Vitest, `variantSite` of
 * `build-test.ts` removes the copy by itself.
 */

const root = path.resolve(__dirname, '../..');

/** What a copy has no use for, by its path below the root: what tools make, and what belongs to this checkout. */
const left = ['.docusaurus', '.env', '.git', 'build', 'playwright-report', 'test-results'];

/** What becomes of a file: its new text, a change of the text that is there, or `null`: it is removed (folders too). */
export type FileChange = string | ((text: string) => string) | null;

export interface VariantOptions {
  /** `tiny` (default): three docs and a home page without links; `all`: everything that the site has. */
  readonly docs?: 'tiny' | 'all';
  /** Changes by path, relative to the root of the site, with forward slashes. */
  readonly files?: Readonly<Record<string, FileChange>>;
  /** Environment variables of the site. Those of this process do not reach the build. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface BuildResult {
  readonly exitCode: number | null;
  /** What a maintainer sees in the terminal, without colors, a line each. */
  readonly lines: readonly string[];
  /** The built site. */
  readonly outDir: string;
  /** Reads a built file (UTF-8) by its path below `outDir`. */
  readonly read: (file: string) => string;
}

/** A running `npm start`. */
export interface DevelopmentServer extends SiteServer {
  /** What a maintainer sees in the terminal so far, without colors. */
  readonly output: () => string;
}

export interface VariantSite {
  /** The copy's root. */
  readonly dir: string;
  /** Changes a file of the copy. */
  readonly change: (file: string, change: FileChange) => void;
  /** Builds the copy; `args` are those of `npm run build -- …`. Does not throw when the build fails. */
  readonly build: (...args: string[]) => Promise<BuildResult>;
  /** Serves the copy with live reload, as `npm start` does it, and waits until the first page can be read. */
  readonly start: () => Promise<DevelopmentServer>;
  /** Removes the copy and what it built. */
  readonly remove: () => void;
}

/** Makes a copy of the site in a temporary folder. The caller removes it. */
export function createVariantSite({docs = 'tiny', files = {}, environment = {}}: VariantOptions = {}): VariantSite {
  const dir = makeFolder();
  const outDir = path.join(dir, 'build');
  const change = (file: string, change: FileChange) => {
    changeFile(path.join(dir, file), change);
  };
  const remove = () => {
    rmSync(dir, {recursive: true, force: true, maxRetries: 3});
  };
  try {
    cpSync(root, dir, {
      recursive: true,
      filter: (source) => !left.includes(path.relative(root, source)) && path.basename(source) !== 'node_modules',
    });
    symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
    for (const [file, fileChange] of Object.entries({...(docs === 'tiny' && tinyDocs), ...files})) {
      // A test's change of a tiny doc starts from the tiny doc.
      if (typeof fileChange === 'function' && docs === 'tiny' && file in tinyDocs) {
        change(file, tinyDocs[file] ?? '');
      }
      change(file, fileChange);
    }
  } catch (error) {
    remove();
    throw error;
  }
  const run = (command: string, args: string[]) => runDocusaurus(dir, environment, [command, ...args]);
  return {
    dir,
    change,
    remove,
    build: (...args) => build(run('build', args), outDir),
    start: () => start((port) => run('start', ['--no-open', '--port', String(port)])),
  };
}

/**
 * Makes a temporary folder for a copy. It has one of a few names: configuration and plugins are compiled by a program (jiti)
 * that keeps what it has compiled by path. A copy at a path of its own is compiled anew, a third of a small build, and kept
 * for nobody.
 */
function makeFolder(): string {
  // The real path: on macOS the temporary folder is behind a link, and the bundler compares real paths.
  const root = realpathSync(tmpdir());
  for (let number = 1; ; number += 1) {
    const dir = path.join(root, `variant-site-${number}`);
    try {
      mkdirSync(dir);
      return dir;
    } catch (error) {
      // Another copy has it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function changeFile(file: string, change: FileChange): void {
  if (change === null) {
    rmSync(file, {recursive: true});
    return;
  }
  const text = typeof change === 'string' ? change : change(readFileSync(file, 'utf8'));
  if (typeof change === 'function' && text === readFileSync(file, 'utf8')) {
    throw new Error(`The change of ${file} changed nothing: the text that it looks for is gone.`);
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** A Docusaurus command on a copy. */
function runDocusaurus(
  dir: string,
  environment: Readonly<Record<string, string>>,
  args: string[],
): ChildProcessWithoutNullStreams {
  const inherited = Object.entries(process.env).filter(
    ([name]) => ![...environmentNames, 'NODE_ENV', 'BABEL_ENV'].includes(name),
  );
  return spawn(process.execPath, ['scripts/docusaurus.mjs', ...args], {
    cwd: dir,
    env: {...Object.fromEntries(inherited), ...environment},
  });
}

/** What a program writes, from now on. */
function outputOf(program: ChildProcessWithoutNullStreams): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => stripVTControlCharacters(output);
}

async function build(program: ChildProcessWithoutNullStreams, outDir: string): Promise<BuildResult> {
  const output = outputOf(program);
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
  const output = outputOf(program);
  const closed = once(program, 'close');
  const compiled = new Promise<void>((resolve, reject) => {
    program.stdout.on('data', () => {
      if (/client.*compiled/is.test(output())) resolve();
    });
    program.once('close', () => {
      reject(new Error(`The development server has ended:\n${output()}`));
    });
  });
  await compiled;
  return {
    origin: `http://localhost:${String(port)}`,
    output,
    close: async () => {
      program.kill();
      await closed;
    },
  };
}

const tinyDoc = (title: string) =>
  `---\ntitle: ${title}\ndescription: A small page that stands for the real one while a test builds a variant.\n---\n\n## Section {#section}\n\nText.\n`;

/** Three docs, one for each address form, and a home page without links. */
const tinyDocs: Readonly<Record<string, FileChange>> = {
  docs: null,
  'docs/intro.mdx': tinyDoc('Introduction'),
  'docs/api/overview.mdx': tinyDoc('"{brand} API"'),
  'docs/ui-sdk/overview.mdx': tinyDoc('"{brand} UI SDK"'),
  'sidebars.ts': `export default {tutorialSidebar: ['intro', {type: 'category', label: 'More', items: ['api/overview', 'ui-sdk/overview']}]};\n`,
  'config/published-urls.txt': '',
  'config/outside-pages.ts': 'export const outsidePages = {};\n',
  'src/components/Home/index.tsx': `import Layout from '@theme/Layout';\n\nexport default function Home() {\n  return <Layout><main>Home</main></Layout>;\n}\n`,
};
