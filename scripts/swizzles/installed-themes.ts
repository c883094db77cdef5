import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Theme} from './theme-components';

const require = createRequire(__filename);

/** Component folders of each package: the TypeScript source if the package contains it, otherwise the compiled modules. */
const componentFolders: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/theme-classic': ['src/theme', 'lib/theme'],
  '@docusaurus/core': ['lib/client/theme-fallback'],
};

/** The installed themes in order of precedence. */
export const installedThemes: readonly Theme[] = Object.entries(componentFolders).map(([packageName, candidates]) => {
  const manifest = require.resolve(`${packageName}/package.json`);
  const folder = candidates.map((name) => path.join(path.dirname(manifest), name)).find((name) => existsSync(name));
  if (folder === undefined) {
    throw new Error(
      `${packageName} has no component folder (${candidates.join(', ')}). Update scripts/swizzles/installed-themes.ts.`,
    );
  }
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {packageName, version, folder};
});
