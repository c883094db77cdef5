import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(import.meta.dirname)};

/**
 * `npm run test:unit` runs the first project; the second builds variants of the site and takes minutes; the third runs the
 * samples of the built pages.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          // Some try thousands of texts, or start a linter: on a busy machine more than the usual five seconds.
          testTimeout: 120_000,
          include: ['{bench,config,contract,packages,patches,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{build,samples}.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'build',
          include: ['{plugins,tests}/**/*.build.test.ts'],
          exclude: ['**/node_modules/**'],
          // A minute's work on a machine that has nothing else to do.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'samples',
          include: ['tests/samples/*.samples.test.ts'],
          maxConcurrency: 4,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
