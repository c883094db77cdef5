import type {DocumentLoader} from '../documents/document-loader';
import {formatChanges} from '../generated-pages/format-changes';
import {generatePages, hasChanges} from '../generated-pages/generate-pages';
import type {PluginOptions} from '../options/plugin-options';
import type {CommandResult} from './openapi-command';

/**
 * Creates, updates, and deletes the pages of documents.
 *
 * @param ids - IDs of documents. If there are none, all documents that have such pages.
 * @param isCheck - Whether to list the changes without writing files. The command fails if there are any, or if an
 *   overlay doesn't match.
 */
export async function generateDocuments(
  loader: DocumentLoader,
  options: PluginOptions,
  ids: readonly string[],
  isCheck: boolean,
): Promise<CommandResult> {
  const documents = await loader.load();
  const changes = generatePages(loader.siteDir, options.documents, documents, {documents: ids, isCheck});
  const generated = documents.filter(({id}) => changes.some(({documentId}) => documentId === id));
  const warnings = generated.flatMap(({overlayWarnings}) => overlayWarnings);
  const isOutdated = isCheck && changes.some(hasChanges);
  const advice = 'The generated pages are out of date. Run "docusaurus openapi generate".';
  return {
    output: changes.map((change) => formatChanges(change, {isCheck})).join(''),
    messages: [...warnings, ...(isOutdated ? [advice] : [])],
    hasFailed: isOutdated || (isCheck && warnings.length > 0),
  };
}
