import path from 'node:path';
import {downloadDocument, isUrl, type DownloadResult} from '@developer-docs/openapi/node';
import {ExplainedError} from '@developer-docs/utils';
import {posixPath} from '@docusaurus/utils';
import type {DocumentLoader} from '../documents/document-loader';
import type {CommandResult} from './openapi-command';

/**
 * Downloads documents.
 *
 * @param ids - IDs of documents. If there are none, all documents that are URLs.
 * @param options.isCheck - Whether to find out what has changed without writing files. The command fails if anything
 *   has.
 * @returns What has changed, and why documents can't be downloaded.
 * @throws ExplainedError if there's no such document, or if it isn't a URL.
 */
export async function fetchDocuments(
  loader: DocumentLoader,
  ids: readonly string[],
  {isCheck}: {readonly isCheck: boolean},
): Promise<CommandResult> {
  const copies = loader.selectIds(ids).flatMap((id) => {
    const urls = loader.listVersions(id).flatMap((version) => {
      const url = loader.getFile(id, version);
      return isUrl(url) ? [{id, url, folder: loader.getCopyFolder(id, version)}] : [];
    });
    if (urls.length === 0 && ids.length > 0) {
      throw new ExplainedError(`The API document "${id}" is a file, so it can't be downloaded.`);
    }
    return urls;
  });
  if (copies.length === 0) {
    throw new ExplainedError(
      'No API document is a URL. Set the option "file" of a document to one, such as "http://localhost:8080/v3/api-docs".',
    );
  }
  let output = '';
  let hasChanged = false;
  const failures: string[] = [];
  for (const {id, url, folder} of copies) {
    try {
      const result = await downloadDocument(url, folder, {isCheck});
      hasChanged ||= result.changes !== undefined;
      output += formatResult(id, url, posixPath(path.relative(loader.siteDir, folder)), result, {isCheck});
    } catch (error) {
      if (!(error instanceof ExplainedError)) throw error;
      failures.push(`${id}: ${error.message}`);
    }
  }
  const isOutdated = isCheck && hasChanged;
  const advice = 'The copies of documents are out of date. Run "docusaurus openapi fetch".';
  return {
    output,
    messages: [...failures, ...(isOutdated ? [advice] : [])],
    hasFailed: isOutdated || failures.length > 0,
  };
}

function formatResult(
  id: string,
  url: string,
  folder: string,
  {previous, changes}: DownloadResult,
  {isCheck}: {readonly isCheck: boolean},
): string {
  if (changes === undefined) return `${id}: ${folder} is up to date (${String(previous)}).\n`;
  if (previous === undefined) return `${id}: ${url} ${isCheck ? "hasn't been downloaded" : `is in ${folder}`}.\n`;
  return `${id}: ${url} has changed since ${previous}.\n${changes === '' ? '' : `\n${changes}`}`;
}
