import {existsSync} from 'node:fs';
import {site} from '../config/site';
import {BuiltSite} from '../plugins/shared';

/**
 * The production build in `build/`, after the build has ended.
 *
 * @throws Error when there is none.
 */
export function finishedBuild(): BuiltSite {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no production build: run "npm run build" first.');
  }
  const {url, baseUrl} = site;
  return new BuiltSite({outDir: 'build', generatedFilesDir: '.docusaurus', baseUrl, url});
}
