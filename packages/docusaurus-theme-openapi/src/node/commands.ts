import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFetchCommand} from './documents/fetch-command';
import type {DocumentLoader} from './documents/load-documents';
import {addTranslationCommand} from './documents/translation-command';
import {addGenerateCommand} from './generated-pages/generate-command';
import {addMigrateCommand} from './generated-pages/migrate-links-command';
import {addReleaseCommands} from './releases/release-commands';
import type {SiteReference} from './site/site-reference';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Adds the command `docusaurus openapi` with its subcommands. */
export function addCommands(cli: Cli, context: LoadContext, site: SiteReference, loader: DocumentLoader): void {
  const {siteDir} = context;
  const command = cli.command('openapi').description('Commands for OpenAPI documents and their pages.');
  addFetchCommand(command, siteDir, site.options.documents);
  addGenerateCommand(command, site);
  addMigrateCommand(command, siteDir, site.options.documents);
  addReleaseCommands(command, siteDir, site.options, loader);
  addTranslationCommand(command, context, site.options.documents, loader);
}
