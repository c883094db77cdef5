import {formatCount} from '@developer-docs/utils';
import type {DocumentLoader} from '../documents/document-loader';
import {generatePages, hasChanges, type PageChanges} from '../generated-pages/generate-pages';
import type {PluginOptions} from '../options/plugin-options';
import {runOpenApiCommand, type OpenApiCommand} from './openapi-command';

/**
 * Adds the command `docusaurus openapi generate`, which creates, updates, and deletes the pages of documents, or only
 * lists these changes if `--check` is passed.
 */
export function addGenerateCommand(command: OpenApiCommand, options: PluginOptions, loader: DocumentLoader): void {
  command
    .command('generate [documents...]')
    .description(
      'Creates a page for each operation or tag of OpenAPI documents. Files that you edited stay as they are.',
    )
    .option(
      '--check',
      "only list the changes, and exit with 1 if there are any, or if an overlay doesn't match; doesn't write files",
    )
    .action(async (documents: readonly string[], {check = false}: {check?: boolean}) => {
      await runOpenApiCommand(async () => {
        const allDocuments = await loader.load();
        const changes = generatePages(loader.siteDir, options.documents, allDocuments, {documents, isCheck: check});
        const generated = allDocuments.filter(({id}) => changes.some(({documentId}) => documentId === id));
        const warnings = generated.flatMap(({overlayWarnings}) => overlayWarnings);
        const isOutdated = check && changes.some(hasChanges);
        const advice = 'The generated pages are out of date. Run "docusaurus openapi generate".';
        return {
          output: changes.map((change) => formatChanges(change, {isCheck: check})).join(''),
          messages: [...warnings, ...(isOutdated ? [advice] : [])],
          hasFailed: isOutdated || (check && warnings.length > 0),
        };
      });
    });
}

/** Describes the changes to a document's pages, one line each. */
export function formatChanges(changes: PageChanges, {isCheck}: {readonly isCheck: boolean}): string {
  const {documentId, folder, created, updated, deleted, edited, unchangedCount} = changes;
  const [create, update, remove] = isCheck ? ['missing', 'outdated', 'obsolete'] : ['created', 'updated', 'deleted'];
  const upToDate = `${formatCount(unchangedCount, 'page')} in ${folder} ${unchangedCount === 1 ? 'is' : 'are'} up to date.`;
  return [
    `${documentId}: ${unchangedCount === 0 && hasChanges(changes) ? folder : upToDate}`,
    ...[...created.keys()].map((file) => `  ${create}: ${file}`),
    ...[...updated.keys()].map((file) => `  ${update}: ${file}`),
    ...deleted.map((file) => `  ${remove}: ${file}`),
    ...edited.map((file) => `  kept because it was edited: ${file}`),
    '',
  ].join('\n');
}
