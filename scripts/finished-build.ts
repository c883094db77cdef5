import {existsSync} from 'node:fs';
import {site} from '../config/site';
import {BuiltSite} from '../plugins/shared';

/**
 * Opens the production build in `build/`.
 *
 * @throws Error if the site hasn't been built.
 */
export function openFinishedBuild(): BuiltSite {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no production build. Run "npm run build" first.');
  }
  const {url, baseUrl} = site;
  return new BuiltSite({outDir: 'build', generatedFilesDir: '.docusaurus', baseUrl, url});
}
