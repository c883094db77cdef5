import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The public browser modules of a plugin folder. */
const browserEntry = 'plugins/[^/]+/(?:client|components)/index\\.ts$';
const pluginEntry = 'plugins/[^/]+/(?:(?:client|components)/)?index\\.ts$';

const components = 'src/components/';

/**
 * The packages, each with those of the others that are its dependencies.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const packages = Object.fromEntries(
  readdirSync('packages', {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    /** @type {{readonly dependencies: Readonly<Record<string, string>>}} */
    const {dependencies} = JSON.parse(readFileSync(`packages/${entry.name}/package.json`, 'utf8'));
    const names = Object.keys(dependencies).filter((name) => name.startsWith('@developer-docs/'));
    return [[`packages/${entry.name}/`, names.map((name) => name.replace(/^@developer-docs(.*)$/, 'packages$1/'))]];
  }),
);

/**
 * The areas of the repository, each with everything outside it that it may import besides npm packages. Everything
 * else, such as `docusaurus.config.ts`, `tools/`, `bench/`, and `tests/`, combines the areas, and may import any of
 * them. MDX pages aren't checked.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const areas = {
  // The other files of config/ pass the settings to packages and to the product.
  'config/(?!(?:contract|llms-txt|operation-content|product-plugins)\\.ts$)': ['package\\.json$', 'packages/utils/'],
  ...packages,
  // The example product. Nothing in packages/ or plugins/ depends on it.
  'product/builds/': ['product/', 'packages/'],
  'product/contract/': ['packages/'],
  'product/elements/': ['product/', pluginEntry, components, 'packages/'],
  'product/mock/': ['packages/(?:utils|mock-api)/', 'product/colors\\.ts$'],
  'product/sandbox-script/': ['packages/(?:utils|mock-api)/', 'product/(?:mock|widget)/'],
  'product/widget/': ['packages/(?:docusaurus-)?utils/', 'product/(?:ui-sdk/|colors\\.ts$)'],
  'src/': [
    'packages/(?:utils|docusaurus-utils|docusaurus-[^/]+/lib/client)/',
    browserEntry,
    // Theme components that show something of the product.
    'product/elements/components/',
  ],
};

/**
 * Files that aren't checked: tests next to code, samples, which are a separate package, and fixtures, which are text.
 */
const otherFiles =
  '^(?:build|\\.docusaurus|packages/[^/]+/node_modules|product/samples|static|playwright-report|test-results)/|/fixtures/|\\.test\\.tsx?$';

const openApiTheme = 'packages/docusaurus-theme-openapi/src/';

/**
 * Folders that import only those before them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const orderedFolders = {
  // The OpenAPI theme's build, in the order in which a document becomes pages.
  [`${openApiTheme}node/`]: [
    'texts',
    'options',
    'documents',
    'releases',
    'placement',
    'highlight',
    'html',
    'pages',
    'console-files',
    'site',
    'generated-pages',
    'commands',
  ],
  'packages/mock-api/src/': [
    'contract',
    'extension',
    'validation',
    'authorization',
    'calls',
    'state',
    'http',
    'proxy',
    'node',
  ],
};

/** Captures the folder of a theme component, such as `src/theme/OpenApi/Code/`, which is what users eject. */
const componentFolder = '^(packages/[^/]+/src/theme/.*/)';

/** The repository's files, but not npm packages or the aliases that Docusaurus defines. */
const ownFile = '^(?!.*node_modules/|@).+\\.\\w+$';

/** Captures the first two folders of a file's path, such as `plugins/content`, which rules refer to as `$1`. */
const topTwoFolders = '^([^/]+/?[^/]*)';

/**
 * The rules for imports, including those of types: files and folders don't import each other, directly or through
 * others, areas are imported in one direction, and plugin folders and packages only through their entry points.
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
    {name: 'circular folders', severity: 'error', scope: 'folder', from: {}, to: {circular: true}},
    ...Object.entries(areas).map(([area, otherAreas]) => ({
      name: `imports of ${area}`,
      severity: /** @type {const} */ ('error'),
      comment: 'Pass the value as an option or prop, or move the code to a folder that both areas may import.',
      from: {path: `^${area}`},
      to: {path: ownFile, pathNot: [area, ...otherAreas].map((pattern) => `^${pattern}`)},
    })),
    {
      name: 'imports of plugins',
      severity: 'error',
      comment: 'Plugins depend on none of the others, so each can be removed on its own.',
      from: {path: '^(plugins/[^/]+/)'},
      to: {path: ownFile, pathNot: ['^$1', `^${components}`, '^packages/']},
    },
    {
      name: 'plugin entry points',
      severity: 'error',
      comment:
        'Import from the index.ts of the plugin folder (Node.js), or of its client/ or components/ (browser), and export what is missing there.',
      from: {path: topTwoFolders},
      to: {path: '^plugins/', pathNot: ['^$1/', `^${pluginEntry}`]},
    },
    {
      name: 'packages by name',
      severity: 'error',
      comment: 'Import the package by name. To import a file that it lacks, add the file to its "exports".',
      // Tests compare what a package does with functions that it doesn't export.
      from: {path: topTwoFolders, pathNot: '^tests/'},
      to: {path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace']},
    },
    {
      name: 'browser code in the build',
      severity: 'error',
      comment: 'Move what both need to shared/, which works without a browser.',
      from: {path: `^${openApiTheme}(?:node|shared)/`},
      to: {path: `^${openApiTheme}(?:client|console|theme)/`},
    },
    {
      name: 'build code in the browser',
      severity: 'error',
      comment: 'Move what both need to shared/.',
      from: {path: `^${openApiTheme}(?:client|console|shared|theme)/`},
      to: {path: `^${openApiTheme}node/`},
    },
    {
      name: 'console in pages',
      severity: 'error',
      comment:
        'Import @theme/OpenApi/Console on demand, as use-try-it.ts does, or move what both need to client/common/.',
      from: {path: `^${openApiTheme}client/`},
      to: {path: `^${openApiTheme}console/`},
    },
    ...Object.entries(orderedFolders).flatMap(([parent, folders]) =>
      folders.slice(0, -1).map((folder, index) => ({
        name: `order of ${folder}`,
        severity: /** @type {const} */ ('error'),
        comment: 'Move the code to the later folder, or what both need to the earlier one.',
        from: {path: `^${parent}${folder}/`},
        to: {path: `^${parent}(?:${folders.slice(index + 1).join('|')})/`},
      })),
    ),
    {
      name: 'ejectable components',
      severity: 'error',
      comment: 'Import the module by the name of the package, which also works in a copy that a site has ejected.',
      from: {path: componentFolder},
      to: {pathNot: '^$1', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace']},
    },
    {
      name: 'declared packages',
      severity: 'error',
      comment: 'Add the package to the "dependencies" of the package.json.',
      from: {path: '^packages/[^/]+/src/', pathNot: ['/fixtures/', '\\.d\\.ts$']},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['node_modules/@types/', '^@'],
      },
    },
    {
      name: 'packages of ejectable components',
      severity: 'error',
      comment:
        "Export the module from the package's client/index.ts. With pnpm, a site's copy can import only packages that the site depends on.",
      from: {path: '^packages/([^/]+)/src/theme/'},
      to: {path: '^packages/', pathNot: '^packages/$1/'},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // The compiled packages are checked as sources.
    doNotFollow: {path: ['node_modules', '^packages/[^/]+/lib/']},
    exclude: {path: otherFiles},
    tsConfig: {fileName: path.resolve(import.meta.dirname, '../../tsconfig.json')},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default']},
  },
};
