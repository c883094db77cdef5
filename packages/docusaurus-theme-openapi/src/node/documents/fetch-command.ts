import path from 'node:path';
import {OpenApiError, downloadDocument, isUrl, type DownloadResult} from '@developer-docs/openapi/node';
import {runCommand} from '@developer-docs/utils/node';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../../options';
import {getCopyFolder, getFile, listVersions} from './load-documents';
import type {OpenApiCommand} from './openapi-command';

/** The copy of a document that is a URL. */
interface Copy {
  readonly id: string;
  readonly url: string;
  readonly folder: string;
}

/**
 * Adds the command `docusaurus openapi fetch`, which downloads the documents that are URLs, or only lists what has
 * changed if `--check` is passed.
 */
export function addFetchCommand(command: OpenApiCommand, siteDir: string, documents: PluginOptions['documents']): void {
  command
    .command('fetch [documents...]')
    .description('Downloads the OpenAPI documents whose file is a URL to the folder "openapi".')
    .option('--check', "only list what has changed, and exit with 1 if anything has; doesn't write files")
    .action(async (ids: readonly string[], {check = false}: {check?: boolean}) => {
      await runCommand(async () => {
        const changed = await fetchDocuments(siteDir, documents, {ids, isCheck: check});
        if (check && changed) {
          process.stderr.write('The copies of documents are out of date. Run "docusaurus openapi fetch".\n');
          process.exitCode = 1;
        }
      });
    });
}

/**
 * Downloads documents, and prints what has changed.
 *
 * @param options.ids - IDs of documents. If there are none, all documents that are URLs.
 * @returns Whether any has changed.
 * @throws OpenApiError that names each document that can't be downloaded.
 */
export async function fetchDocuments(
  siteDir: string,
  documents: PluginOptions['documents'],
  {ids, isCheck, write = (text) => process.stdout.write(text)}: FetchOptions,
): Promise<boolean> {
  const copies = (ids.length > 0 ? ids : Object.keys(documents)).flatMap((id) => {
    const urls = listCopies(siteDir, documents, id);
    if (urls.length === 0 && ids.length > 0) {
      throw new OpenApiError(`The API document "${id}" is a file, so it can't be downloaded.`);
    }
    return urls;
  });
  if (copies.length === 0) {
    throw new OpenApiError(
      'No API document is a URL. Set the option "file" of a document to one, such as "http://localhost:8080/v3/api-docs".',
    );
  }
  let hasChanged = false;
  const failures: string[] = [];
  for (const {id, url, folder} of copies) {
    try {
      const result = await downloadDocument(url, folder, {isCheck});
      hasChanged ||= result.changes !== undefined;
      write(formatResult(id, url, posixPath(path.relative(siteDir, folder)), result, isCheck));
    } catch (error) {
      if (!(error instanceof OpenApiError)) throw error;
      failures.push(`${id}: ${error.message}`);
    }
  }
  if (failures.length > 0) throw new OpenApiError(failures.join('\n'));
  return hasChanged;
}

interface FetchOptions {
  readonly ids: readonly string[];
  readonly isCheck: boolean;
  readonly write?: (text: string) => void;
}

/** @throws OpenApiError if there's no such document. */
const listCopies = (siteDir: string, documents: PluginOptions['documents'], id: string): Copy[] =>
  listVersions(documents, id).flatMap((version) => {
    const url = getFile(documents, id, version);
    return isUrl(url) ? [{id, url, folder: getCopyFolder(siteDir, id, version)}] : [];
  });

function formatResult(
  id: string,
  url: string,
  folder: string,
  {previous, changes}: DownloadResult,
  isCheck: boolean,
): string {
  if (changes === undefined) return `${id}: ${folder} is up to date (${String(previous)}).\n`;
  if (previous === undefined) return `${id}: ${url} ${isCheck ? "hasn't been downloaded" : `is in ${folder}`}.\n`;
  return `${id}: ${url} has changed since ${previous}.\n${changes === '' ? '' : `\n${changes}`}`;
}
