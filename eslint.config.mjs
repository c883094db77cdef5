import eslint from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {runtimeBoundary} from './scripts/eslint/runtime-boundary.mjs';
import {themeChange} from './scripts/eslint/theme-change.mjs';

const code = ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
const browserCode = ['src/**', 'plugins/**/client/**', 'plugins/**/components/**'];

export default defineConfig(
  globalIgnores(['build', '.docusaurus', 'bench/results', 'samples', 'test-results', 'playwright-report', 'static']),
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},
  {
    files: code,
    extends: [eslint.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'off', // The bundlers drop the empty import.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/dot-notation': ['error', {allowIndexSignaturePropertyAccess: true}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    files: browserCode,
    ignores: tests,
    plugins: {site: {rules: {'runtime-boundary': runtimeBoundary}}},
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: {globals: globals.browser},
    rules: {'site/runtime-boundary': 'error'},
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: {theme: {rules: {change: themeChange}}},
    rules: {'theme/change': 'error'},
  },
  {
    // Indexes into columns and typed arrays that are in range by construction; a check in the innermost loops would cost time.
    files: ['packages/search-engine/src/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {
    // What a person starts prints its result.
    files: ['bench/**', 'scripts/**', 'tests/**', 'packages/**'],
    rules: {'no-console': 'off'},
  },
  {
    // Loaded by the bundler with require().
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {
      // These rules do not see a cast in a comment; the compiler does.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
