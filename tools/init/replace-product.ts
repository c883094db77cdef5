import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {createDataFiles} from './data-files';
import type {ApiSource} from './documents';
import {exampleFiles, platformSpecs} from './example-product';
import {removeExample} from './guides';
import {replaceManifest} from './manifest';
import type {InitOptions} from './options';
import {createPages} from './pages';

/**
 * Removes the example product from the repository, and writes the first version of the new site.
 *
 * @param root - Absolute path of the repository.
 */
export async function replaceProduct(root: string, options: InitOptions, sources: readonly ApiSource[]): Promise<void> {
  const pages = createPages(sources, options.hasUiSdk);
  // The files are read first, because some of their folders are removed.
  const files = new Map([
    ...readTemplates(path.join(root, 'tools/init/template')),
    ...(options.hasUiSdk ? readTemplates(path.join(root, 'tools/init/template-ui-sdk')) : []),
    ...createDataFiles(options, sources, pages),
    ...pages.files,
    ...editFiles(root, options),
  ]);
  const exampleSpecs = listFiles(path.join(root, 'tests'))
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.spec.ts') && !platformSpecs.includes(file));
  for (const removed of [...Object.values(exampleFiles).flat(), ...exampleSpecs]) {
    rmSync(path.join(root, removed), {recursive: true, force: true});
  }
  for (const [file, text] of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, await format(target, text));
  }
  replaceManifest(root, options.name, options.hasUiSdk);
  addProjectWords(
    root,
    [...files.keys()].filter((file) => !file.startsWith('product/openapi/')),
  );
}

const templateExtension = '.template';

/** Reads the templates in a folder. Their extension hides them from compilers and linters. */
const readTemplates = (folder: string) =>
  listFiles(folder).map((file): [string, string] => [
    file.slice(0, -templateExtension.length),
    readFileSync(path.join(folder, file), 'utf8'),
  ]);

type Edit = readonly [search: string | RegExp, replacement: string];

/** The files that other products keep without the lines about the example product, with further changes. */
const editsByFile: Readonly<Record<string, readonly Edit[]>> = {
  'README.md': [],
  // The measurements that `npm run bench` writes.
  'bench/README.md': [[/(?<=<!-- bench:\w+ -->).*?(?=<!-- \/bench:)/gs, '\n\nNot measured yet.\n\n']],
  'CONTRIBUTING.md': [],
  'STYLEGUIDE.md': [],
  'tests/README.md': [],
  '.github/dependabot.yml': [],
  // Only the example product uses all of the plugin folders' exports.
  'tools/lint/knip.jsonc': [['"plugins/**/*-loader.cjs"', '"plugins/**/{index.ts,*-loader.cjs}"']],
  'tools/new.ts': [],
  // The size of an endpoint page depends on its OpenAPI document, so it has the budget of an API reference.
  'bench/budgets.ts': [['reference: 42', 'reference: 100']],
};

const uiSdkEdits: typeof editsByFile = {'product/ui-sdk/tsconfig.json': [], 'product/ui-sdk/tsdoc.json': []};

/** The rules for docs from a different site. */
const docsOnlyEdits: typeof editsByFile = {
  'config/docs.ts': [
    ['strict: true', 'strict: false'],
    ["['api', 'ui-sdk']", '[]'],
  ],
};

/**
 * Edits the files that other products keep.
 *
 * @throws Error if a file doesn't contain a text that an edit replaces.
 */
export function editFiles(
  root: string,
  {name, hasUiSdk, documents}: Pick<InitOptions, 'name' | 'hasUiSdk' | 'documents'>,
): [string, string][] {
  const edits = {...editsByFile, ...(hasUiSdk && uiSdkEdits), ...(documents.length === 0 && docsOnlyEdits)};
  return Object.entries(edits).map(([file, fileEdits]) => {
    const original = readFileSync(path.join(root, file), 'utf8');
    const text = fileEdits.reduce((edited, edit) => applyEdit(file, edited, edit), original);
    return [file, removeExample(file, text, name)];
  });
}

function applyEdit(file: string, text: string, [search, replacement]: Edit): string {
  let isFound = false;
  const edited = text.replace(search, () => {
    isFound = true;
    return replacement;
  });
  if (!isFound) {
    throw new Error(`${file} doesn't contain "${String(search)}". Update the edit in tools/init/replace-product.ts.`);
  }
  return edited;
}

/** Lists the files in a folder and its subfolders, relative to the folder. */
const listFiles = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

async function format(file: string, text: string): Promise<string> {
  return /\.(?:tsx?|mjs|css|jsonc?)$/.test(file)
    ? prettier.format(text, {...(await prettier.resolveConfig(file)), filepath: file})
    : text;
}

/** Adds the words in new files that the spell checker doesn't know to the project's dictionary. */
function addProjectWords(root: string, files: readonly string[]): void {
  const words = runSpellChecker(root, files);
  const dictionary = path.join(root, 'tools/lint/project-words.txt');
  writeFileSync(dictionary, `${readFileSync(dictionary, 'utf8').trimEnd()}\n${words.join('\n')}\n`);
  execFileSync(process.execPath, ['tools/sort-words.mjs'], {cwd: root});
}

function runSpellChecker(root: string, files: readonly string[]): string[] {
  const args = ['--no-progress', '--no-summary', '--words-only', '--unique', '--file-list', 'stdin'];
  const command = path.join(root, 'node_modules/cspell/bin.mjs');
  try {
    execFileSync(process.execPath, [command, ...args], {cwd: root, input: files.join('\n'), encoding: 'utf8'});
    return [];
  } catch (error) {
    // The command fails if it finds unknown words.
    const {stdout} = error as {stdout?: string};
    if (stdout === undefined) throw error;
    return stdout.split('\n').filter(Boolean);
  }
}
