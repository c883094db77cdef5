import {existsSync} from 'node:fs';
import {BuiltSite, type BuiltPage} from '@developer-docs/docusaurus-utils/node';
import {site} from '../../config/site';

/** A finished build whose routes aren't known. Every HTML file outside `assets/` is a page. */
export class FinishedBuild extends BuiltSite {
  constructor(outDir: string, {url, baseUrl}: Pick<BuiltSite, 'url' | 'baseUrl'>) {
    super({outDir, baseUrl, siteConfig: {url}, routesPaths: []});
  }

  /** Lists the HTML files, including files from `static/`, redirects, and the 404 page, in alphabetical order. */
  override listRenderedPages(): BuiltPage[] {
    return this.listFiles()
      .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
      .map((file) => ({file, route: this.baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '')}));
  }
}

/**
 * Opens the production build in `build/`.
 *
 * @throws Error if the site hasn't been built.
 */
export function openFinishedBuild(): FinishedBuild {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no production build. Run "npm run build" first.');
  }
  return new FinishedBuild('build', site);
}
