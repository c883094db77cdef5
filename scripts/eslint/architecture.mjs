import importX from 'eslint-plugin-import-x';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

/**
 * The folders of `plugins/`, each with the folders that it may import. The table is the whole dependency graph: it has no
 * cycles, and nothing depends on `output` and `runtime`, so either can be removed on its own.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const pluginFolders = {
  shared: [],
  contract: ['shared'],
  reference: ['shared', 'contract'],
  content: ['shared', 'contract', 'reference'],
  product: ['shared', 'contract', 'reference', 'content', 'sandbox'],
  sandbox: ['shared', 'contract', 'reference'],
  search: ['shared', 'contract'],
  output: ['shared', 'contract'],
  runtime: ['shared'],
  diagnostics: [],
};

/**
 * The public modules of a folder: one for Node, and one for the browser. Request samples are generated in both, and are an
 * entry of their own, because pages that load the browser entry don't need them.
 */
const entries = ['./index.ts', './client/index.ts', './components/index.ts', './samples/index.ts'];

/** @param {string} folder */
const everythingOutside = (folder) => [
  './*.ts',
  './{bench,config,scripts,src}/**/*',
  `./plugins/!(${folder})/**/*`,
  './packages/**/*',
];

/** Imports that the architecture forbids, in the form of `import-x/no-restricted-paths`. */
const zones = [
  ...Object.keys(pluginFolders).map((folder) => ({
    target: everythingOutside(folder),
    from: `./plugins/${folder}`,
    except: entries,
    message: `Import from plugins/${folder}/index.ts (Node) or plugins/${folder}/client/index.ts (browser), and export what is missing there.`,
  })),
  ...Object.entries(pluginFolders).map(([folder, dependencies]) => ({
    target: `./plugins/${folder}`,
    from: './plugins',
    except: [folder, ...dependencies].map((name) => `./${name}`),
    message: `plugins/${folder} may import ${dependencies.length === 0 ? 'no other plugin folder' : dependencies.map((name) => `plugins/${name}`).join(' and ')}. Pass the value as a plugin option, or move the code to a plugin folder that both may import.`,
  })),
  {
    target: './src/{components,hooks,utils}/**/*',
    from: ['./plugins/**/*', './src/{pages,product,theme}/**/*'],
    message: 'Components are used by plugins and pages, so they import neither. Pass what they need as props.',
  },
  {
    target: './plugins',
    from: './src/{client-modules,css,pages,product,theme}/**/*',
    message: 'Plugins may import only src/components, src/hooks, and src/utils.',
  },
  {
    target: './config',
    from: ['./plugins', './src', './packages', './scripts'],
    message: 'config/ is plain data. Pass its values to plugins as options in docusaurus.config.ts.',
  },
  {
    target: './packages',
    from: ['./plugins', './src', './config', './scripts'],
    message: "Packages can't import from the site. Pass what they need as an argument.",
  },
];

/** Code that runs in the browser. */
export const browserCode = ['src/**', 'plugins/**/client/**', 'plugins/**/components/**'];

/** Imports of build-time code that browser code must not contain. Types are fine: they don't exist at run time. */
const buildTimeImports = [
  {
    regex: '^node:',
    message:
      'This file runs in the browser. Do the work at build time, in the entry of a plugin, and pass the result on.',
  },
  {
    regex: String.raw`^(?:@site|\.\.(?:/\.\.)*)/config/`,
    message:
      'This file runs in the browser. Pass the value through customFields or as a prop, and read it with useDocusaurusContext().',
  },
  {
    regex: String.raw`(?:^@site/plugins|\.\./\.\.)/(?:${Object.keys(pluginFolders).join('|')})(?:/index)?$`,
    message:
      'This file runs in the browser. Import from the client/ or components/ folder of the plugin, or move the shared code to a module of its own.',
  },
];

/** Test files exercise internals, and may import them from anywhere. */
const testFiles = ['**/*.test.{ts,tsx}', '**/*.test-support.ts', 'tests/**', '**/fixtures/**'];

/**
 * Enforces the dependency rules of the repository: plugin folders are imported through their entry points and in one direction, no two
 * files import each other, directly or through others, and browser code doesn't import build-time code. `fixtures/architecture` has a
 * violation of each rule.
 *
 * @param {string} root - The folder that contains `plugins/`, `config/`, `packages/` and `src/`.
 * @returns {import('eslint').Linter.Config[]}
 */
export function architecture(root) {
  return [
    {
      files: ['**/*.{ts,tsx,mts}'],
      ignores: testFiles,
      plugins: {'import-x': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (importX))},
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({project: root})],
        'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx', '.mts']},
      },
      rules: {
        'import-x/no-restricted-paths': ['error', {zones, basePath: root}],
        'import-x/no-cycle': ['error', {ignoreExternal: true}],
      },
    },
    {
      files: browserCode,
      ignores: testFiles,
      plugins: {'@typescript-eslint': /** @type {import('eslint').ESLint.Plugin} */ (tseslint.plugin)},
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {patterns: buildTimeImports.map((pattern) => ({...pattern, allowTypeImports: true}))},
        ],
      },
    },
  ];
}
