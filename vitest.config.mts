import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(import.meta.dirname)};

/** `npm run test:unit` runs the first project; the second builds variants of the site and takes minutes. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['{config,contract,mock,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.build.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'build',
          include: ['{plugins,tests}/**/*.build.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
