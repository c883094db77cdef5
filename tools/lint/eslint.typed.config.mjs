import path from 'node:path';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import base from '../../eslint.config.mjs';

/**
 * `eslint.config.mjs` plus the rules that need type information, such as `no-floating-promises`. `npm run lint:typed`
 * applies them in `npm run test:full` and in CI.
 */
export default defineConfig(
  base,
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: path.resolve(import.meta.dirname, '../..')},
    },
    rules: {
      // Values of JSON documents are `unknown`, so the rule would report every conversion to a string.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    // These rules don't understand casts in JSDoc comments; the compiler does.
    files: ['**/*.{js,mjs,cjs}'],
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off'},
  },
);
