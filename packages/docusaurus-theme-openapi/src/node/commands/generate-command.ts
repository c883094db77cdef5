import {formatCount} from '@developer-docs/utils';
import type {DocumentLoader} from '../documents/document-loader';
import {generatePages, hasChanges, type PageChanges} from '../generated-pages/generate-pages';
import type {PluginOptions} from '../options/plugin-options';
import type {CommandResult} from './openapi-command';

/**
 * Creates, updates, and deletes the pages of documents.
 *
 * @param ids - IDs of documents. If there are none, all documents that have such pages.
 * @param options.isCheck - Whether to list the changes without writing files. The command fails if there are any, or if
 *   an overlay doesn't match.
 */
export async function generateDocuments(
  loader: DocumentLoader,
  options: PluginOptions,
  ids: readonly string[],
  {isCheck}: {readonly isCheck: boolean},
): Promise<CommandResult> {
  const documents = await loader.load();
  const changes = generatePages(loader.siteDir, options.documents, documents, {documents: ids, isCheck});
  const generated = documents.filter(({id}) => changes.some(({documentId}) => documentId === id));
  const warnings = generated.flatMap(({overlayWarnings}) => overlayWarnings);
  const isOutdated = isCheck && changes.some(hasChanges);
  const advice = 'The generated pages are out of date. Run "docusaurus openapi generate".';
  return {
    output: changes.map((change) => formatPageChanges(change, {isCheck})).join(''),
    messages: [...warnings, ...(isOutdated ? [advice] : [])],
    hasFailed: isOutdated || (isCheck && warnings.length > 0),
  };
}

/** Describes the changes to a document's pages, one line each. */
export function formatPageChanges(changes: PageChanges, {isCheck}: {readonly isCheck: boolean}): string {
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
