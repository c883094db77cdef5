import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Theme} from './originals';

const require = createRequire(__filename);

/** Where the packages keep their components: as source, else as they are loaded. */
const folders: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/theme-classic': ['src/theme', 'lib/theme'],
  '@docusaurus/core': ['lib/client/theme-fallback'],
};

/** The installed themes of this site, the nearest first. */
export const installedThemes: readonly Theme[] = Object.entries(folders).map(([packageName, candidates]) => {
  const manifest = require.resolve(`${packageName}/package.json`);
  const found = candidates.map((name) => path.join(path.dirname(manifest), name)).find((folder) => existsSync(folder));
  if (found === undefined) {
    throw new Error(
      `${packageName} has its components in none of ${candidates.join(', ')}: see scripts/swizzles/themes.ts.`,
    );
  }
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {packageName, version, folder: found};
});
