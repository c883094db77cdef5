import type {Plugin} from '@docusaurus/types';
import type {SiteTheme} from '../site/reference';
import {addFetchCommand} from './fetch-command';
import {addGenerateCommand} from './generate-command';
import {addMigrateCommand} from './migrate-links-command';
import {addReleaseCommands} from './release-commands';
import {addTranslationCommand} from './translation-command';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Adds the command `docusaurus openapi` with its subcommands. */
export function addCommands(cli: Cli, {context, options, loader, releases}: SiteTheme): void {
  const command = cli.command('openapi').description('Commands for OpenAPI documents and their pages.');
  addFetchCommand(command, loader);
  addGenerateCommand(command, options, loader);
  addMigrateCommand(command, loader.siteDir, options.documents);
  addReleaseCommands(command, {loader, releases});
  addTranslationCommand(command, loader, context.i18n);
}
