import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  '@test-support': path.resolve(import.meta.dirname, 'tests/support'),
  // Modules that only exist in a site or in the widget's script.
  'virtual:declarations': path.resolve(import.meta.dirname, 'tests/support/declared-names.ts'),
  '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/support/translate.ts'),
  '@generated/i18n': path.resolve(import.meta.dirname, 'tests/support/i18n.ts'),
};

/** `npm run test:unit` runs `unit` and `isolated`, `npm run test:samples` runs `samples`, and CI also runs `nightly`. */
export default defineConfig({
  resolve: {alias},
  test: {
    // By default, Vitest leaves a core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    // Reloading the modules for each test file takes longer than the tests themselves.
    isolate: false,
    setupFiles: path.resolve(import.meta.dirname, 'tests/support/restore-globals.ts'),
    // Generous, because tests that start programs take seconds, and `npm test` builds the site at the same time.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,packages,plugins,product,src,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{isolated,nightly}.test.ts', 'tests/content/samples/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          // Tests that replace modules, which other tests may have loaded already in a shared worker.
          isolate: true,
          include: ['{packages,product}/**/*.isolated.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'samples',
          // All files share the loaded contract, and programs mostly wait between calls.
          fileParallelism: false,
          maxConcurrency: 8,
          // Projects with different numbers of workers can't run at the same time.
          sequence: {groupOrder: 1},
          testTimeout: 300_000,
          include: ['tests/content/samples/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          isolate: true,
          // The unit tests run only some of the samples.
          include: [
            '{packages,plugins,tests}/**/*.nightly.test.ts',
            'packages/openapi/src/samples/run-samples.test.ts',
          ],
          env: {ALL_SAMPLES: 'true'},
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
