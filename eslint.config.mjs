import eslint from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
const browserCode = [
  'src/**',
  'packages/*/inline/**',
  '{plugins,product}/**/client/**',
  '{plugins,product}/**/components/**',
];

/**
 * The rules that don't need type information. They take 10 seconds, and run on every check. `tools/lint/eslint.typed.config.mjs`
 * adds the rules that do, which take eight times as long.
 */
export default defineConfig(
  globalIgnores([
    'build',
    'packages/*/lib',
    '.docusaurus',
    'product/samples',
    'test-results',
    'playwright-report',
    'static',
    'tests/fixtures/imports',
  ]),
  // Directives for typed rules look unused here. The typed configuration reports those that are unused.
  {linterOptions: {reportUnusedDisableDirectives: 'off', reportUnusedInlineConfigs: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'],
    extends: [eslint.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'error',
      // Playwright and Vitest read the names of fixtures from a function's parameter pattern, which may be empty.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  {
    files: browserCode,
    ignores: tests,
    plugins: {'react-hooks': {rules: reactHooks.rules}},
    languageOptions: {globals: globals.browser},
    rules: {
      // The site doesn't use the React Compiler, so the plugin's compiler diagnostics are omitted.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // The engine indexes columns and typed arrays within their bounds, and checking each access would slow down its
    // inner loops.
    files: ['packages/search-engine/src/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {
    // The mock also runs in a browser worker, where code generation is forbidden.
    files: ['packages/mock-api/src/**/*.ts', 'packages/openapi/src/**/*.ts', 'product/mock/**/*.ts'],
    ignores: [...tests, '**/node/**', '**/node.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', '@hono/node-server', '@resvg/*', 'jpeg-js', 'ajv', 'ajv/*', 'ajv-formats'],
              message: 'Pass code that needs Node or Ajv as an option, and import it in node/ or node.ts.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'Buffer', 'process'],
    },
  },
  {
    // Command-line programs print their results.
    files: ['bench/**', 'tests/**', 'tools/**', 'packages/**'],
    rules: {'no-console': 'off'},
  },
  {
    // Bundlers load their loaders with require().
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {files: ['**/*.{js,mjs,cjs}'], languageOptions: {globals: globals.node}},
);
