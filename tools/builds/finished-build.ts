import {existsSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {listFiles} from '@developer-docs/utils/node';
import {site} from '../../config/site';

/**
 * Opens a finished build whose routes aren't known. Every HTML file outside `assets/` is a page, also those from
 * `static/`, and redirects.
 */
export function openBuild(outDir: string, {url, baseUrl}: Pick<BuiltSite, 'url' | 'baseUrl'>): BuiltSite {
  const routesPaths = listFiles(outDir)
    .map((file) => path.relative(outDir, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .map((file) => baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  return new BuiltSite({outDir, baseUrl, siteConfig: {url}, routesPaths});
}

/**
 * Opens the production build in `build/`.
 *
 * @throws Error if the site hasn't been built.
 */
export function openFinishedBuild(): BuiltSite {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no production build. Run "npm run build" first.');
  }
  return openBuild('build', site);
}
