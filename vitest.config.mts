import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  '@test-support': path.resolve(import.meta.dirname, 'tests/support'),
  // Modules that only exist in a site or in the widget's script.
  'virtual:declarations': path.resolve(import.meta.dirname, 'config/plugins/declared-names.ts'),
  '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/support/translate.ts'),
  '@generated/i18n': path.resolve(import.meta.dirname, 'tests/support/i18n.ts'),
};

/**
 * `test:unit` runs the unit tests, the isolated ones, and the content tests, `test:build:full` builds variants of the
 * site, and `test:samples` runs the samples on the built pages.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves a core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          // Reloading the modules for each test file takes longer than the tests themselves.
          isolate: false,
          // Generous, because tests that start programs take seconds, and `npm test` builds the site at the same time.
          testTimeout: 120_000,
          include: ['{bench,config,packages,plugins,src,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{build.full,isolated,samples}.test.ts', 'tests/content/**', '**/node_modules/**'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'isolated',
          // Tests that replace modules, which other tests may have loaded already in a shared worker.
          include: ['{packages,product}/**/*.isolated.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'content',
          isolate: false,
          testTimeout: 120_000,
          // The tests of the product share its contract, which takes longer to load than most of them, so a single
          // worker is enough. Projects with different numbers of workers can't run at the same time.
          maxWorkers: 1,
          sequence: {groupOrder: 1},
          include: ['{product,tests/content}/**/*.test.ts'],
          exclude: ['**/*.{build.full,isolated,samples}.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'build-full',
          include: ['{packages,plugins,tests}/**/*.build.full.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'samples',
          // All files share the loaded contract, and programs mostly wait between calls.
          isolate: false,
          fileParallelism: false,
          include: ['tests/content/samples/*.samples.test.ts'],
          maxConcurrency: 8,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
