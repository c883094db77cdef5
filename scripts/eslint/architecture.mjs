import importX from 'eslint-plugin-import-x';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';

/**
 * The folders of `plugins/`, each with the folders that it may import. The table has no cycles, and nothing depends on
 * `output` and `runtime`, so either can be removed on its own.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const pluginFolders = {
  shared: [],
  contract: ['shared'],
  reference: ['shared', 'contract'],
  content: ['shared', 'contract'],
  product: ['shared', 'contract', 'reference', 'content', 'sandbox'],
  sandbox: ['shared', 'contract', 'reference'],
  search: ['shared'],
  output: ['shared'],
  runtime: ['shared'],
};

/**
 * The public browser modules of a plugin folder. Request samples have a separate entry, because pages that load
 * `client/` don't need them.
 */
const browserEntries = ['client/index.ts', 'components/index.ts', 'samples/index.ts'];

/** @param {readonly string[]} entries */
const listPluginPaths = (entries) =>
  Object.keys(pluginFolders).flatMap((folder) => entries.map((entry) => `plugins/${folder}/${entry}`));

const components = ['src/components', 'src/hooks', 'src/utils'];

/** The widget's declarations, which `packages/widget` implements and `plugins/product` shows. */
const sdkDeclarations = 'contract/ui-sdk';

/**
 * The areas of the repository, each with everything outside it that it may import besides npm packages. Everything
 * else, such as `docusaurus.config.ts`, `scripts/`, and `bench/`, combines the areas, and may import any of them. MDX
 * pages aren't checked, because ESLint doesn't read them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const areas = {
  config: ['package.json', 'packages/text'],
  patches: [],
  'packages/json': ['packages/text'],
  'packages/mock-api': ['packages/json', 'packages/openapi', 'packages/text'],
  'packages/openapi': ['packages/json', 'packages/text'],
  'packages/search-engine': ['packages/text'],
  'packages/text': [],
  'packages/widget': ['packages/text', sdkDeclarations],
  'src/{components,hooks,utils}': [...components, 'packages/text'],
  'src/{client-modules,css,pages,product,theme}': [
    'src',
    'packages/json',
    'packages/text',
    ...listPluginPaths(browserEntries),
  ],
  ...Object.fromEntries(
    Object.entries(pluginFolders).map(([folder, dependencies]) => [
      `plugins/${folder}`,
      [
        ...dependencies.map((name) => `plugins/${name}`),
        ...components,
        'packages',
        ...(folder === 'product' ? [sdkDeclarations] : []),
      ],
    ]),
  ),
};

const areaZones = Object.entries(areas).map(([area, otherAreas]) => ({
  target: `./${area}/**/*`,
  from: '.',
  except: ['node_modules', ...(area.includes('{') ? [] : [area]), ...otherAreas],
  message: `${area} may import only ${['npm packages', ...otherAreas].join(', ')}. Pass the value as an option or prop, or move the code to a folder that both areas may import.`,
}));

/** The mock API without its example product, which has one entry. */
const productZone = {
  target: ['./packages/mock-api/src/*', './packages/mock-api/src/!(product)/**/*'],
  from: './packages/mock-api/src/product',
  except: ['index.ts'],
  message: 'Import from product/index.ts, and keep code that works for any OpenAPI document outside product/.',
};

const entries = listPluginPaths(['index.ts', ...browserEntries]);

/** Code outside a plugin folder, with the folder of the code. */
const entryZones = [
  {target: ['./*', './!(plugins)/**/*'], except: entries},
  ...Object.keys(pluginFolders).map((folder) => ({
    target: `./plugins/${folder}/**/*`,
    except: [`plugins/${folder}`, ...entries],
  })),
].map(({target, except}) => ({
  target,
  from: './plugins',
  except: except.map((file) => file.replace('plugins/', '')),
  message:
    'Import from the index.ts of the plugin folder (Node), or of its client/ or components/ (browser), and export what is missing there.',
}));

/** Test files, which may import from any area. */
const testFiles = ['**/*.test.{ts,tsx}', '**/*.test-support.ts', '**/test-support/**', 'tests/**', '**/fixtures/**'];

/**
 * Enforces the repository's dependency rules: areas are imported in one direction, plugin folders and packages are
 * imported only through their entry points, and no two files import each other, directly or through others.
 * `fixtures/architecture` contains a violation of each rule. `import-graph.ts` follows imports through several files.
 *
 * @param {string} root - The folder that contains `plugins/`, `config/`, `packages/` and `src/`.
 * @returns {import('eslint').Linter.Config[]}
 */
export function architecture(root) {
  const files = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
  return [
    {
      files,
      plugins: {'import-x': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (importX))},
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({project: root})],
        'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx', '.mts']},
      },
      rules: {
        'import-x/no-restricted-paths': ['error', {zones: entryZones, basePath: root}],
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '(^|/)packages/',
                message: 'Import the package by name. To import a file that it lacks, add the file to its "exports".',
              },
            ],
          },
        ],
      },
    },
    {
      files,
      ignores: testFiles,
      rules: {
        'import-x/no-restricted-paths': ['error', {zones: [...entryZones, ...areaZones, productZone], basePath: root}],
        'import-x/no-cycle': ['error', {ignoreExternal: true}],
      },
    },
  ];
}
