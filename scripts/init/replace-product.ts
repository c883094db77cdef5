import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {findTitleCaseWords} from '../prose/heading-case.mjs';
import {exampleFiles, platformSpecs} from './example-product';
import {editFile, editManifest} from './edit-files';
import type {ApiSource} from './documents';
import type {InitOptions} from './options';
import {apiTitle, createPages} from './pages';
import {createDescription, toPlainParagraph} from './texts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/**
 * Removes the example product from the repository, and writes the first version of the new site.
 *
 * @param root - Absolute path of the repository.
 */
export async function replaceProduct(root: string, options: InitOptions, sources: readonly ApiSource[]): Promise<void> {
  const templates = path.join(root, 'scripts/init');
  const template = path.join(templates, 'template');
  const templateFiles = listFiles(template);
  const texts = new Map(templateFiles.map((file) => [file, readFileSync(path.join(template, file), 'utf8')]));
  if (options.hasUiSdk) {
    const folder = path.join(templates, 'template-ui-sdk');
    listFiles(folder).forEach((file) => texts.set(file, readFileSync(path.join(folder, file), 'utf8')));
  }
  const pages = createPages(sources, options.hasUiSdk);
  for (const [file, text] of pages.files) {
    texts.set(file, text);
  }
  for (const {id, text} of sources) {
    texts.set(`contract/openapi/${id}.yaml`, text);
  }
  texts.set('sidebars.ts', createSidebars(pages.sidebar));
  texts.set('src/product/Home/apis.ts', createApiList(sources));
  texts.set('config/popular-pages.ts', createPopularPages(sources));
  texts.set('search/relevance.json', '{}\n');

  const exampleSpecs = listFiles(path.join(root, 'tests'))
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.spec.ts') && !platformSpecs.includes(file));
  for (const removed of [...Object.values(exampleFiles).flat(), ...exampleSpecs]) {
    rmSync(path.join(root, removed), {recursive: true, force: true});
  }
  for (const [file, text] of texts) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, await format(target, text));
  }
  editConfiguration(root, options, sources, findProperNames(options, sources, pages.properNames));
  editManifest(root, options.name, options.hasUiSdk);
  editGuides(root, options.name);
  for (const file of editedFiles) {
    const target = path.join(root, file);
    writeFileSync(target, await format(target, readFileSync(target, 'utf8')));
  }
  addProjectWords(root, [
    ...pages.files.keys(),
    'sidebars.ts',
    'src/product/Home/apis.ts',
    'config/site.ts',
    'README.md',
  ]);
}

/** Files that are formatted after they were edited. */
const editedFiles = [
  'bench/search/relevance.ts',
  'config/site.ts',
  'config/navigation.ts',
  'config/reference.ts',
  'scripts/prose/vocabulary.mjs',
  'knip.jsonc',
  'tsconfig.json',
  'package.json',
];

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

const createSidebars = (sidebar: unknown) => `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: ${JSON.stringify(sidebar)},
};

export default sidebars;
`;

/** Words with a capital that headings may contain: those in titles of pages, and in the names of the product and its APIs. */
function findProperNames(
  {name}: InitOptions,
  sources: readonly ApiSource[],
  wordsInTitles: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = [name, ...sources.map((source) => apiTitle(source))];
  return new Set([...wordsInTitles, ...names.flatMap((text) => findTitleCaseWords(`The ${text}`))].sort());
}

/** The pages that the search suggests. */
function createPopularPages(sources: readonly ApiSource[]): string {
  const pages = [
    {label: 'Introduction', file: 'docs/intro.mdx'},
    ...sources.flatMap((source) => [
      {label: `${apiTitle(source)} overview`, file: `docs/api/${source.id}/overview.mdx`},
      {label: `${apiTitle(source)} reference`, file: `docs/api/${source.id}/reference.mdx`},
    ]),
  ];
  return `/** The pages that the search suggests before anything has been typed, in the order in which readers need them. */
export const popularPages = ${JSON.stringify(pages)} as const;
`;
}

/** The data of the home page. */
function createApiList(sources: readonly ApiSource[]): string {
  const apis = sources.map((source) => ({
    id: source.id,
    title: apiTitle(source),
    description: createDescription(
      toPlainParagraph(source.model.description),
      `Base URL, authentication, and all operations of the ${apiTitle(source)}.`,
    ),
  }));
  return `/** The APIs that the home page links to. */\nexport const apis = ${JSON.stringify(apis)} as const;\n`;
}

function editConfiguration(
  root: string,
  options: InitOptions,
  sources: readonly ApiSource[],
  properNames: ReadonlySet<string>,
): void {
  const {name, slug, url, productUrl, repositoryUrl, tagline} = options;
  editFile(root, 'config/site.ts', [
    [/environment\.BRAND_NAME \?\? '.*?'/, `environment.BRAND_NAME ?? ${quote(name)}`],
    [/environment\.BRAND_SLUG \?\? '.*?'/, `environment.BRAND_SLUG ?? ${quote(slug)}`],
    [
      /environment\.SITE_URL \?\? `.*?`/,
      `environment.SITE_URL ?? ${quote(url ?? `https://developer.${slug}.example`)}`,
    ],
    [/version: '.*?'/, "version: '0.0.1'"],
    [/title: `.*?`/, 'title: `${brand} developer documentation`'],
    [/tagline: '.*?'/, `tagline: ${quote(tagline)}`],
    [
      /copyright: `.*?`/,
      `copyright: \`Copyright © ${String(new Date().getFullYear())} \${brand}. All rights reserved.\``,
    ],
    [
      /productUrl: `.*?`/,
      productUrl === undefined ? 'productUrl: `https://${slug}.example`' : `productUrl: ${quote(productUrl)}`,
    ],
    [/ {2}pricingUrl: .*\n/, ''],
    ...(repositoryUrl === undefined
      ? []
      : ([['environment.REPOSITORY_URL,', `environment.REPOSITORY_URL ?? ${quote(repositoryUrl)},`]] as const)),
  ]);
  editFile(root, 'config/navigation.ts', [[/ {4}\{href: site\.pricingUrl.*\n/, '']]);
  editFile(root, 'config/reference.ts', [
    [/errorCodes: string \| undefined = '.*?'/, 'errorCodes: string | undefined = undefined'],
    [/limits: string \| undefined = '.*?'/, 'limits: string | undefined = undefined'],
    [
      /(?<=export const apiDocuments: [^=]*=) \{[^]*?\n\};/,
      ` {\n${sources.map(({id}) => `  ${/^[a-z]\w*$/.test(id) ? id : quote(id)}: {file: \`\${openApiFolder}/${id}.yaml\`, severity: 'warn'},\n`).join('')}};`,
    ],
    [/sessionOperations = \[.*?\]/, 'sessionOperations: readonly string[] = []'],
  ]);
  editFile(root, 'src/components/PageList/start-pages.ts', [[/'Introduction: .*?'/, "'Introduction'"]]);
  editFile(root, 'scripts/prose/vocabulary.mjs', [
    [
      'export const properNames = [',
      `export const properNames = [\n${[...properNames].map((word) => `  ${quote(word)},\n`).join('')}`.trimEnd(),
    ],
  ]);
  editFile(root, 'bench/search/relevance.ts', [
    ['export function measureSiteQuestions', 'function measureSiteQuestions'],
  ]);
  editFile(root, 'scripts/new/page.ts', [
    ['export const descriptionPlaceholder', 'const descriptionPlaceholder'],
    ['export function registerPage', 'function registerPage'],
  ]);
  if (!options.hasUiSdk) {
    editFile(root, 'knip.jsonc', [
      [/ *\/\/ Imported by users of the widget\.\n *"contract\/ui-sdk\/index\.d\.ts",\n/, ''],
    ]);
    editFile(root, 'tsconfig.json', [[/"contract\/ui-sdk",\s*/, '']]);
  }
  editFile(root, 'tsconfig.json', [[/,\s*"scripts\/init\/template\*"/, '']]);
  editFile(root, 'knip.jsonc', [
    [
      '"plugins/**/index.ts",',
      '"plugins/**/index.ts",\n        // For browser tests of the product.\n        "tests/**/support/**/*.ts",',
    ],
  ]);
  editFile(root, 'knip.jsonc', [[/\s*"!scripts\/init\/template\*\/\*\*",?/, '']]);
  editFile(root, 'eslint.config.mjs', [[/ *'scripts\/init\/template\*',\n/, '']]);
  // The documents come from elsewhere, so their format, words, and sentences aren't checked.
  editFile(root, '.prettierignore', [['package-lock.json\n', 'package-lock.json\n/contract/openapi/\n']]);
  editFile(root, 'cspell.config.yaml', [['  - build\n', '  - build\n  - contract/openapi\n']]);
  editFile(root, 'scripts/lint-prose.mjs', [['/\\.(?:test|spec)\\.|', '/^contract\\/openapi\\/|\\.(?:test|spec)\\.|']]);
}

/** Removes what is no longer true from README.md, CONTRIBUTING.md, and STYLEGUIDE.md. */
function editGuides(root: string, name: string): void {
  editFile(root, 'README.md', [
    [/^# .*\n\n[^]*?(?=\n## Get started)/, `# ${name} developer documentation\n\n${readmeIntroduction}`],
    [/## Start your own site\n[^]*?(?=## Build)/, ''],
    [/(?<=<!-- bench:start -->\n)[^]*?(?=<!-- bench:end -->)/, '\n'],
    [/, and TypeScript declarations of the widget|OpenAPI documents and TypeScript declarations/, 'OpenAPI documents'],
    [/\| `samples\/` .*\n/, ''],
    [/ The sample tests also use `curl`[^]*?skipped\./, ''],
    [/ and serves the\nwidget/, ''],
    [/ To\ndocument your own product, see [^]*?\)\./, ''],
  ]);
  editFile(root, 'CONTRIBUTING.md', [
    [/### Add an API operation\n[^]*?(?=\n## Page conventions)/, operationGuide],
    [/\| `npm run test:platform`.*\n/, ''],
    [/\| `npm run test:samples`.*\n/, ''],
    [/, and for diagrams and designs\n {2}\[plugins\/product\/authoring\.md\]\(plugins\/product\/authoring\.md\)/, ''],
    [/, an API operation, or a widget event/, ''],
  ]);
  editFile(root, 'STYLEGUIDE.md', [
    [/\| (?:Format names from the contract|Include code from `samples\/`|Give diagrams a title).*\n/g, ''],
  ]);
}

const readmeIntroduction = `The developer documentation of the product. The site is static. It's built with [Docusaurus](https://docusaurus.io) 3.7, React 19, and
TypeScript.

The [contract](contract/README.md) consists of the OpenAPI documents of the API. Reference pages, code samples, the sandbox, and the search
index are generated from it.
`;

const operationGuide = `### Add an API operation

1. Add the operation to its document in \`contract/openapi/\`.
2. Create a page in the folder of the document with \`<Operation id="…" />\`, and add it to \`sidebars.ts\`.
3. Optional: to make the operation stateful in the sandbox, add a handler (see [plugins/sandbox/README.md](plugins/sandbox/README.md)).
`;

/** Adds the words of generated files that the spell checker doesn't know to the project's dictionary. */
function addProjectWords(root: string, files: readonly string[]): void {
  const words = runSpellChecker(root, files);
  const dictionary = path.join(root, 'project-words.txt');
  writeFileSync(dictionary, `${readFileSync(dictionary, 'utf8').trimEnd()}\n${words.join('\n')}\n`);
  execFileSync(process.execPath, ['scripts/sort-words.mjs'], {cwd: root});
}

function runSpellChecker(root: string, files: readonly string[]): string[] {
  const args = ['--no-progress', '--no-summary', '--words-only', '--unique', '--file-list', 'stdin'];
  const command = path.join(root, 'node_modules/cspell/bin.mjs');
  try {
    execFileSync(process.execPath, [command, ...args], {cwd: root, input: files.join('\n'), encoding: 'utf8'});
    return [];
  } catch (error) {
    // The command fails when it finds words.
    const {stdout} = error as {stdout?: string};
    if (stdout === undefined) throw error;
    return stdout.split('\n').filter(Boolean);
  }
}
