import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  getRecordsFile,
  headingsFile,
  IndexVersionError,
  parseHeadings,
  parseIndex,
  type DocSearchRecord,
  type SynonymRule,
} from '@developer-docs/search-engine';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AlgoliaConfig} from '../hosted-config';
import {pushIndex} from './push-index';
import {PushError} from './replace-index';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Adds the command `docusaurus search:push`, which prints what would be uploaded to the hosted index, or uploads it if
 * `--push` is passed.
 */
export function addPushCommand(cli: Cli, context: LoadContext, algolia: AlgoliaConfig | undefined): void {
  cli
    .command('search:push')
    .description('Replaces the records in the hosted search index with those of the last build.')
    .option('--push', 'upload the records; without this option, only print a summary')
    .option('--out-dir <dir>', 'the folder with the build (default: build)')
    .action(async ({push = false, outDir = 'build'}: {push?: boolean; outDir?: string}) => {
      // Only this command needs it, so that other commands start faster.
      const {algoliasearch} = await import('algoliasearch');
      try {
        await pushIndex({
          ...readBuiltIndex(path.resolve(context.siteDir, outDir), context.i18n.locales),
          siteUrl: context.siteConfig.url,
          indexName: algolia?.indexName,
          appId: algolia?.appId,
          adminKey: process.env['ALGOLIA_ADMIN_API_KEY'],
          isDryRun: !push,
          createClient: algoliasearch,
          print: (line) => {
            process.stdout.write(`${line}\n`);
          },
        });
      } catch (error) {
        if (!(error instanceof PushError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exitCode = 1;
      }
    });
}

/**
 * Reads the records of all locales from the embedded index in a build.
 *
 * @throws PushError if there's no build, or one that this version of the package can't read.
 */
export function readBuiltIndex(
  outDir: string,
  locales: readonly string[] = [],
): {records: DocSearchRecord[]; synonyms: readonly SynonymRule[]} {
  const folders = [outDir, ...locales.map((locale) => path.join(outDir, locale))].filter((folder) =>
    existsSync(path.join(folder, headingsFile)),
  );
  if (folders.length === 0) {
    throw new PushError(`${outDir} contains no search index. Run "docusaurus build" first.`);
  }
  const indexes = folders.map((folder) => {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    try {
      const headings = read(headingsFile);
      const {build, partCount} = parseHeadings(headings);
      const parts = Array.from({length: partCount}, (_, part) => read(getRecordsFile(build, part)));
      return parseIndex({headings, parts});
    } catch (error) {
      const problem =
        error instanceof IndexVersionError
          ? 'was written by another version of docusaurus-theme-search'
          : "can't be read";
      throw new PushError(`The search index in ${folder} ${problem}. Run "docusaurus build" again.`, {cause: error});
    }
  });
  return {records: indexes.flatMap(({records}) => records), synonyms: indexes[0]?.synonyms ?? []};
}
