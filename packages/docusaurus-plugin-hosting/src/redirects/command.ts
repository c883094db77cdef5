import {existsSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite, getLocaleFolders, mapWithConcurrency} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PublishedUrlsOptions} from '../options';
import {addReleasedUrls, findIds, normalizePath, type SiteUrls} from './published-urls';
import {readPublishedUrls, writePublishedUrls} from './published-urls-file';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Adds the command `docusaurus published-urls`, which prints the URLs of the last build that aren't in the list of
 * published URLs, or adds them if `--release` is passed.
 */
export function addPublishedUrlsCommand(cli: Cli, context: LoadContext, options: PublishedUrlsOptions): void {
  cli
    .command('published-urls')
    .description('Prints the URLs of the last build that are not in the list of published URLs.')
    .option('--release', 'add the URLs to the list')
    .option('--out-dir <dir>', 'the folder with the build (default: build)')
    .action(async ({release = false, outDir = 'build'}: {release?: boolean; outDir?: string}) => {
      const {siteDir} = context;
      const publishedUrls = readPublishedUrls(options, siteDir);
      const pages = await readBuiltPages(path.resolve(siteDir, outDir), context);
      const anchors = options.anchors === undefined ? undefined : new RegExp(options.anchors);
      const urls = addReleasedUrls(publishedUrls, pages, (id) => anchors?.test(id) ?? false);
      if (release) writePublishedUrls(urls, options, siteDir);
      const newUrls = urls.filter((url) => !publishedUrls.includes(url));
      const status = release ? 'added' : 'not published yet (--release adds them)';
      process.stdout.write(
        [
          `${String(urls.length)} URLs, ${String(newUrls.length)} ${status}`,
          ...newUrls.map((url) => `+ ${url}`),
          '',
        ].join('\n'),
      );
    });
}

/** Reads the pages of the default locale. */
async function readBuiltPages(buildDir: string, context: LoadContext): Promise<SiteUrls['pages']> {
  const folders = getLocaleFolders(context);
  const outDir = path.join(buildDir, folders.get(context.i18n.defaultLocale) ?? '');
  folders.delete(context.i18n.defaultLocale);
  if (!existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(`docusaurus-plugin-hosting: ${outDir} contains no build. Run "docusaurus build" first.`);
  }
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig: context.siteConfig});
  const pages = (await site.listPages()).filter(
    ({file}) => ![...folders.values()].some((folder) => file.startsWith(`${folder}/`)),
  );
  const entries = await mapWithConcurrency(
    pages,
    async ({file, route}) => [normalizePath(route), {path: route, ids: findIds(await site.readText(file))}] as const,
  );
  return new Map(entries);
}
