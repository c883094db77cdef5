import {existsSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {site} from '../../config/site';

/**
 * Opens the production build in `build/`.
 *
 * @param root - The folder that contains `build/`. The current folder by default.
 * @throws Error if the site hasn't been built.
 */
export function openFinishedBuild(root = '.'): BuiltSite {
  if (!existsSync(path.join(root, 'build/index.html'))) {
    throw new Error('There is no production build. Run "npm run build" first.');
  }
  const {url, baseUrl} = site;
  return new BuiltSite({
    outDir: path.join(root, 'build'),
    baseUrl,
    siteConfig: {url},
  });
}
