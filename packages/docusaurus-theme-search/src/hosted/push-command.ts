import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  headingsFile,
  IndexVersionError,
  readIndex,
  type DocSearchRecord,
  type SynonymRule,
} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getLocaleFolders} from './locale-folders';
import {pushIndex} from './push-index';
import type {AlgoliaConfig} from './theme-config';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Adds the command `docusaurus search push`, which prints what would be uploaded to the hosted index, or uploads it if
 * `--push` is passed.
 */
export function addPushCommand(cli: Cli, context: LoadContext, algolia: AlgoliaConfig | undefined): void {
  cli
    .command('search')
    .description('Commands for the search index.')
    .command('push')
    .description('Replaces the records in the hosted search index with those of the last build.')
    .option('--push', 'upload the records; without this option, only print a summary')
    .option('--out-dir <dir>', 'the folder with the build (default: build)')
    .option(
      '--locale <locale>',
      'a locale that the hosted index is for; repeat it for several (default: all)',
      addLocale,
    )
    .action(async ({push = false, outDir = 'build', locale}: {push?: boolean; outDir?: string; locale?: string[]}) => {
      // Loaded here, so that other commands start faster.
      const {algoliasearch} = await import('algoliasearch');
      await runCommand(async () => {
        await pushIndex({
          ...(await readBuiltIndex(
            path.resolve(context.siteDir, outDir),
            selectFolders(getLocaleFolders(context), locale),
          )),
          siteUrl: context.siteConfig.url,
          indexName: algolia?.indexName,
          appId: algolia?.appId,
          adminKey: process.env.ALGOLIA_ADMIN_API_KEY,
          isDryRun: !push,
          createClient: algoliasearch,
          print: (line) => {
            process.stdout.write(`${line}\n`);
          },
        });
      });
    });
}

const addLocale = (locale: string, locales: readonly string[] = []) => [...locales, locale];

/** @throws ExplainedError if a locale isn't in the configuration. */
function selectFolders(folders: ReadonlyMap<string, string>, locales: readonly string[] = [...folders.keys()]) {
  return new Map(
    locales.map((locale) => {
      const folder = folders.get(locale);
      if (folder !== undefined) return [locale, folder];
      throw new ExplainedError(
        `The site has no locale "${locale}". Pass one of those in its configuration: ${[...folders.keys()].join(', ')}.`,
      );
    }),
  );
}

/**
 * Reads the records of several locales from the embedded indexes in a build.
 *
 * @param folders - The folder of each locale in the build. A build of a single locale is in `outDir` itself.
 * @throws ExplainedError if the build of one of them is missing, or this version of the package can't read it.
 */
export async function readBuiltIndex(
  outDir: string,
  folders: ReadonlyMap<string, string> = new Map([['', '']]),
): Promise<BuiltIndex> {
  const indexes: BuiltIndex[] = [];
  for (const [locale, name] of folders) {
    const folder = path.join(outDir, name);
    const index =
      (await readFolder(folder)) ?? (folders.size === 1 ? await readSingleLocale(outDir, locale) : undefined);
    if (!index) {
      throw new ExplainedError(
        folders.size === 1
          ? `${folder} contains no search index. Run "docusaurus build" first.`
          : `${folder} contains no search index of the locale "${locale}", so its records would be missing. Build all locales, or name those of the hosted index with "--locale".`,
      );
    }
    indexes.push(index);
  }
  return {records: indexes.flatMap(({records}) => records), synonyms: indexes[0]?.synonyms ?? []};
}

interface BuiltIndex {
  readonly records: readonly DocSearchRecord[];
  readonly synonyms: readonly SynonymRule[];
}

/** Reads the index of a build of only one locale, whose folder is the build folder. */
async function readSingleLocale(outDir: string, locale: string): Promise<BuiltIndex | undefined> {
  const index = await readFolder(outDir);
  return index?.records[0]?.language === locale ? index : undefined;
}

/** Reads the index in a folder; `undefined` if there is none. */
async function readFolder(folder: string): Promise<BuiltIndex | undefined> {
  if (!existsSync(path.join(folder, headingsFile))) return undefined;
  try {
    return await readIndex((file) => readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    const problem =
      error instanceof IndexVersionError
        ? 'was written by another version of docusaurus-theme-search'
        : "can't be read";
    throw new ExplainedError(`The search index in ${folder} ${problem}. Run "docusaurus build" again.`);
  }
}
