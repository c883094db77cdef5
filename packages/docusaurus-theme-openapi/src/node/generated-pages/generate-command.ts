import {ExplainedError, formatCount} from '@developer-docs/utils';
import {getDocumentOptions, type LoadedDocument} from '../documents/load-documents';
import {runOpenApiCommand, type OpenApiCommand} from '../openapi-command';
import type {SiteReference} from '../site/site-reference';
import {applyChanges, findChanges, type PageChanges} from './generate-pages';

/**
 * Adds the command `docusaurus openapi generate`, which creates, updates, and deletes the pages of documents, or only
 * lists these changes if `--check` is passed.
 */
export function addGenerateCommand(command: OpenApiCommand, site: SiteReference): void {
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
        const allDocuments = await site.loadDocuments();
        const changes = generatePages(site, allDocuments, {documents, isCheck: check});
        const generated = allDocuments.filter(({id}) => changes.some(({documentId}) => documentId === id));
        const warnings = generated.flatMap(({overlayWarnings}) => overlayWarnings);
        const isOutdated = check && changes.some(hasChanges);
        const advice = 'The generated pages are out of date. Run "docusaurus openapi generate".';
        return {
          output: changes.map((change) => formatChanges(change, check)).join(''),
          messages: [...warnings, ...(isOutdated ? [advice] : [])],
          hasFailed: isOutdated || (check && warnings.length > 0),
        };
      });
    });
}

/**
 * Generates the pages of documents.
 *
 * @param options.documents - IDs of documents. If there are none, all documents with the option `pages`.
 * @param options.isCheck - Whether to return the changes without writing files.
 * @throws ExplainedError if there's no such document, or if it has no folder for its pages.
 */
export function generatePages(
  site: Pick<SiteReference, 'options' | 'pages' | 'siteDir'>,
  allDocuments: readonly LoadedDocument[],
  {documents, isCheck}: {readonly documents: readonly string[]; readonly isCheck: boolean},
): PageChanges[] {
  const {options, siteDir} = site;
  const hasPages = (id: string) => getDocumentOptions(options.documents, id).pages !== undefined;
  const documentIds = documents.length > 0 ? documents : Object.keys(options.documents).filter(hasPages);
  const idWithoutPages = documentIds.find((id) => !hasPages(id));
  if (idWithoutPages !== undefined || documentIds.length === 0) {
    const [example = ''] = Object.keys(options.documents);
    throw new ExplainedError(
      idWithoutPages === undefined
        ? `No API document has a folder for generated pages. ${formatPagesOption(example)}`
        : `The API document "${idWithoutPages}" has no folder for generated pages. ${formatPagesOption(idWithoutPages)}`,
    );
  }
  const changes = findChanges({
    siteDir,
    options,
    documents: allDocuments,
    files: site.pages.readFiles(),
    documentIds,
  });
  if (!isCheck) applyChanges(siteDir, changes);
  return changes;
}

/** Explains how to set the folder of the generated pages. */
const formatPagesOption = (id: string): string =>
  `Add "pages" to the options of the document in docusaurus.config: {file: …, pages: 'docs/${id}'}.`;

const hasChanges = ({created, updated, deleted}: PageChanges) => created.size + updated.size + deleted.length > 0;

/** Describes the changes to a document's pages, one line each. */
export function formatChanges(changes: PageChanges, isCheck: boolean): string {
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
