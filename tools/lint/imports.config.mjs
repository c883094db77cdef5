import path from 'node:path';

/**
 * The folders of `plugins/`, each with the folders that it may import. The dependencies have no cycles, and nothing
 * depends on `licenses` or `runtime`, so either can be removed on its own.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const pluginFolders = {
  shared: [],
  content: ['shared'],
  licenses: [],
  patches: [],
  runtime: ['shared'],
};

/** The public browser modules of a plugin folder. */
const browserEntry = 'plugins/[^/]+/(?:client|components)/index\\.ts$';
const pluginEntry = 'plugins/[^/]+/(?:(?:client|components)/)?index\\.ts$';

const components = 'src/(components|hooks|utils)/';

/**
 * The areas of the repository, each with everything outside it that it may import besides npm packages. Everything
 * else, such as `docusaurus.config.ts`, `tools/`, and `bench/`, combines the areas, and may import any of them. MDX
 * pages aren't checked.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const areas = {
  // config/plugins/ passes the settings to the plugins.
  'config/(?!plugins/)': ['config/', 'package\\.json$', 'packages/internal/'],
  'packages/internal/': [],
  'packages/mock-api/': ['packages/internal/', 'packages/openapi/'],
  'packages/openapi/': ['packages/internal/'],
  'packages/search-engine/': ['packages/internal/'],
  'packages/docusaurus-theme-search/': ['packages/internal/', 'packages/search-engine/'],
  'packages/create-developer-docs/': ['packages/(?:internal|openapi)/'],
  'packages/docs-mcp/': ['packages/search-engine/'],
  'packages/docusaurus-plugin-fast-pages/': ['packages/internal/'],
  'packages/docusaurus-plugin-hosting/': ['packages/internal/'],
  'packages/docusaurus-preset-developer-docs/': ['packages/internal/', 'packages/docusaurus-(?:plugin|theme)-'],
  'packages/docusaurus-plugin-markdown/': ['packages/internal/'],
  'packages/docusaurus-theme-openapi/': ['packages/(?:internal|mock-api|openapi)/'],
  // The example product. Nothing in packages/ or plugins/ depends on it.
  'product/contract/': [pluginEntry, 'packages/'],
  'product/elements/': ['product/', pluginEntry, components, 'packages/'],
  'product/mock/': ['packages/(?:internal|mock-api)/'],
  'product/sandbox-script/': ['packages/(?:internal|mock-api)/', 'product/(?:mock|widget)/'],
  'product/widget/': ['packages/internal/', 'product/ui-sdk/'],
  [components]: ['packages/internal/'],
  'src/(client-modules|css|pages|theme)/': ['src/', 'packages/(?:internal|docusaurus-[^/]+/lib/client)/', browserEntry],
  ...Object.fromEntries(
    Object.entries(pluginFolders).map(([folder, dependencies]) => [
      `plugins/${folder}/`,
      [...dependencies.map((name) => `plugins/${name}/`), components, 'packages/'],
    ]),
  ),
};

/** Tests of internals that need a browser or the example product, so they aren't next to the code. */
const testsOfInternals =
  '^tests/(content/(console-draft|sandbox-worker|ui-sdk/declarations)|moved-pages|nginx|support/(hosted-site|read-operation))\\.';

/** Tests, which may import from any area. */
export const testFiles = '\\.test\\.tsx?$|\\.test-support\\.ts$|(?:^|/)(?:test-support|fixtures)/|^tests/';

/** Files that aren't checked: samples are a separate package, and linters read fixtures as text. */
export const otherFiles = '^(build|\\.docusaurus|product/samples|static|playwright-report|test-results)/|/fixtures/';

/** The repository's files, but not npm packages or the aliases that Docusaurus defines. */
const ownFile = '^(?!.*node_modules/|@).+\\.\\w+$';

/** Captures the first two folders of a file's path, such as `plugins/runtime`, which rules refer to as `$1`. */
const topTwoFolders = '^([^/]+/?[^/]*)';

/** @type {import('dependency-cruiser').IConfiguration['options']} */
export const options = {
  doNotFollow: {path: 'node_modules'},
  exclude: {path: otherFiles},
  tsConfig: {fileName: path.resolve(import.meta.dirname, '../../tsconfig.json')},
  enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default']},
};

/**
 * The rules for all imports, including those of types: files don't import each other, directly or through others, areas
 * are imported in one direction, and plugin folders and packages only through their entry points. `imports.runtime.config.mjs` has the rules for imports at run
 * time.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'circular files',
      severity: 'error',
      comment: 'Move what both files need, such as a type, to a file of its own.',
      // The declarations of the SDK, which refer to each other by design, are grouped for their readers.
      from: {pathNot: '^product/ui-sdk/'},
      to: {circular: true},
    },
    ...Object.entries(areas).map(([area, otherAreas]) => ({
      name: `imports of ${area}`,
      severity: /** @type {const} */ ('error'),
      comment: 'Pass the value as an option or prop, or move the code to a folder that both areas may import.',
      from: {path: `^${area}`, pathNot: testFiles},
      to: {path: ownFile, pathNot: [area, ...otherAreas].map((pattern) => `^${pattern}`)},
    })),
    {
      name: 'plugin entry points',
      severity: 'error',
      comment:
        'Import from the index.ts of the plugin folder (Node.js), or of its client/ or components/ (browser), and export what is missing there.',
      from: {path: topTwoFolders, pathNot: testsOfInternals},
      to: {path: '^plugins/', pathNot: ['^$1/', `^${pluginEntry}`]},
    },
    {
      name: 'packages by name',
      severity: 'error',
      comment: 'Import the package by name. To import a file that it lacks, add the file to its "exports".',
      from: {path: topTwoFolders, pathNot: testsOfInternals},
      to: {path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace']},
    },
  ],
  options: {...options, tsPreCompilationDeps: true},
};
