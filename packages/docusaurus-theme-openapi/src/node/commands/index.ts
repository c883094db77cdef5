import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '../../options/plugin-options';
import type {DocumentLoader} from '../documents/document-loader';
import {addFetchCommand} from './fetch-command';
import {addGenerateCommand} from './generate-command';
import {addMigrateCommand} from './migrate-links-command';
import {addReleaseCommands} from './release-commands';
import {addTranslationCommand} from './translation-command';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Adds the command `docusaurus openapi` with its subcommands. */
export function addCommands(cli: Cli, {i18n}: LoadContext, options: PluginOptions, loader: DocumentLoader): void {
  const command = cli.command('openapi').description('Commands for OpenAPI documents and their pages.');
  addFetchCommand(command, loader);
  addGenerateCommand(command, options, loader);
  addMigrateCommand(command, loader.siteDir, options.documents);
  addReleaseCommands(command, options, loader);
  addTranslationCommand(command, loader, i18n);
}
