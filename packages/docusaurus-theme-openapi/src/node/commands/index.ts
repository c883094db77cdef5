import type {Plugin} from '@docusaurus/types';
import type {SiteContext} from '../site/reference';
import {fetchDocuments} from './fetch-command';
import {generateDocuments} from './generate-command';
import {migrateLinks} from './migrate-links-command';
import {runOpenApiCommand} from './openapi-command';
import {runChanges, runRelease, type ChangesArguments, type ReleaseArguments} from './release-commands';
import {writeTranslations} from './translation-command';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];
type Command = ReturnType<Cli['createCommand']>;

/** Adds the command `docusaurus openapi` with its subcommands. */
export function addCommands(cli: Cli, site: SiteContext): void {
  const command = cli.command('openapi').description('Commands for OpenAPI documents and their pages.');
  addDocumentCommands(command, site);
  addPageCommands(command, site);
  addReleaseCommands(command, site);
}

function addDocumentCommands(command: Command, {loader, context}: SiteContext): void {
  command
    .command('fetch [documents...]')
    .description('Downloads the OpenAPI documents whose file is a URL to the folder "openapi".')
    .option('--check', "only list what has changed, and exit with 1 if anything has; doesn't write files")
    .action(async (ids: readonly string[], {check = false}: {check?: boolean}) => {
      await runOpenApiCommand(() => fetchDocuments(loader, ids, {isCheck: check}));
    });
  command
    .command('write-translations [documents...]')
    .description('Creates or updates overlays with the texts of OpenAPI documents, which you translate.')
    .option('-l, --locale <locale>', 'the locale (default: all except the default locale)')
    .action(async (ids: readonly string[], {locale}: {locale?: string}) => {
      await runOpenApiCommand(() => writeTranslations(loader, context.i18n, ids, locale));
    });
}

function addPageCommands(command: Command, {loader, options}: SiteContext): void {
  command
    .command('generate [documents...]')
    .description(
      'Creates a page for each operation or tag of OpenAPI documents. Files that you edited stay as they are.',
    )
    .option(
      '--check',
      "only list the changes, and exit with 1 if there are any, or if an overlay doesn't match; doesn't write files",
    )
    .action(async (ids: readonly string[], {check = false}: {check?: boolean}) => {
      await runOpenApiCommand(() => generateDocuments(loader, options, ids, {isCheck: check}));
    });
  command
    .command('migrate-links')
    .description('Lists links to the pages of docusaurus-plugin-openapi-docs (*.api.mdx, *.info.mdx, *.tag.mdx).')
    .option('--write', 'also replace those whose new page exists')
    .action(async ({write = false}: {write?: boolean}) => {
      const folders = Object.values(options.documents).flatMap(({pages}) => pages?.folder ?? []);
      await runOpenApiCommand(() => migrateLinks(loader.siteDir, folders, {write}));
    });
}

/** The exit code after an error of the user. 1 means that there are changes. */
const userErrorCode = 2;

function addReleaseCommands(command: Command, site: SiteContext): void {
  command
    .command('changes [documents...]')
    .description('Prints what changed in OpenAPI documents since a release or a Git revision.')
    .requiredOption('--against <version>', 'a release, or a Git branch, tag, or commit')
    .option('--format <format>', 'markdown, json, or github, which prints annotations with file and line', 'markdown')
    .option('--fail-on <level>', 'exit with 1 if a change of this level or a more important one is not accepted')
    .option('--accepted <file>', 'YAML or JSON file with the reasons for accepted changes, by ID')
    .action(async (ids: readonly string[], values: ChangesArguments) => {
      await runOpenApiCommand(() => runChanges(site, ids, values), userErrorCode);
    });
  command
    .command('release <version> [documents...]')
    .description('Stores a release of OpenAPI documents, by default below openapi/releases/.')
    .option('--date <date>', 'the day of the release, such as 2026-12-01 (default: today, or that of the revision)')
    .option('--from <revision>', 'release the documents of a Git branch, tag, or commit')
    .action(async (version: string, ids: readonly string[], values: ReleaseArguments) => {
      await runOpenApiCommand(() => runRelease(site, version, ids, values), userErrorCode);
    });
}
