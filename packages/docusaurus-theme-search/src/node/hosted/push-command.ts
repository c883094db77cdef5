import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headingsFile, readIndex, type DocSearchRecord, type SynonymRule} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pushIndex} from './push-index';
import type {AlgoliaConfig} from './theme-config';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Adds the command `docusaurus search push`, which uploads the records of the last build to the hosted index. */
export function addPushCommand(
  cli: Cli,
  {siteDir, siteConfig, i18n}: LoadContext,
  algolia: AlgoliaConfig | undefined,
): void {
  cli
    .command('search')
    .description('Commands for the search index.')
    .command('push')
    .description('Replaces the records in the hosted search index with those of the last build.')
    .option('--dry-run', 'only print what would be uploaded')
    .option('--out-dir <dir>', 'the folder with the build (default: build)')
    .action(async ({dryRun = false, outDir = 'build'}: {dryRun?: boolean; outDir?: string}) => {
      // Loaded here, so that other commands start faster.
      const {algoliasearch} = await import('algoliasearch');
      await runCommand(async () => {
        await pushIndex({
          ...(await readBuiltIndex(path.resolve(siteDir, outDir), i18n.locales)),
          siteUrl: siteConfig.url,
          algolia,
          adminKey: process.env.ALGOLIA_ADMIN_API_KEY,
          isDryRun: dryRun,
          createClient: algoliasearch,
          print: (line) => {
            process.stdout.write(`${line}\n`);
          },
        });
      });
    });
}

/**
 * Reads the records of all locales from a build, which contains an embedded index for each.
 *
 * @throws ExplainedError if the build lacks a locale, whose records would be deleted, or this version of the package
 *   can't read it.
 */
export async function readBuiltIndex(
  outDir: string,
  locales: readonly string[],
): Promise<{readonly records: DocSearchRecord[]; readonly synonyms: readonly SynonymRule[]}> {
  const files = existsSync(outDir) ? readdirSync(outDir, {recursive: true, encoding: 'utf8'}) : [];
  const folders = files
    .filter((file) => path.basename(file) === headingsFile)
    .map((file) => path.dirname(path.join(outDir, file)));
  const indexes = await Promise.all(
    folders.map((folder) => readIndex((file) => readFileSync(path.join(folder, file), 'utf8'))),
  ).catch((error: unknown) => {
    throw new ExplainedError(`${String(error)} Run "docusaurus build" again.`);
  });
  const records = indexes.flatMap((index) => index.records);
  const missing = locales.filter((locale) => !records.some(({language}) => language === locale));
  if (missing.length > 0) {
    throw new ExplainedError(
      `${outDir} contains no search index of the locales ${missing.join(', ')}. Run "docusaurus build" first, without "--locale".`,
    );
  }
  return {records, synonyms: indexes.flatMap((index) => index.synonyms)};
}
