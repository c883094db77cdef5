import path from 'node:path';
import {loadOpenApiFile, loadRevision, reportChanges, type ChangeReportOptions} from '@developer-docs/openapi/node';
import {ExplainedError} from '@developer-docs/utils';
import type {SiteContext} from '../site/reference';
import type {CommandResult} from './openapi-command';

type ReleaseContext = Pick<SiteContext, 'loader' | 'releases'>;

/** The options of `docusaurus openapi changes`. */
export interface ChangesArguments {
  readonly against?: string;
  readonly format?: string;
  readonly failOn?: string;
  readonly accepted?: string;
}

/** The options of `docusaurus openapi release`. */
export interface ReleaseArguments {
  readonly date?: string;
  readonly from?: string;
}

/**
 * Reports the changes of documents since a release or a Git revision.
 *
 * @throws ExplainedError if an argument is wrong, or a document or release can't be read.
 */
export async function runChanges(
  {loader, releases}: ReleaseContext,
  documents: readonly string[],
  {against = '', accepted, format, failOn}: ChangesArguments,
): Promise<CommandResult> {
  const ids = loader.selectIds(documents);
  if (format === 'json' && ids.length > 1) {
    throw new ExplainedError(`Name the document, because JSON is printed for one: ${ids.join(', ')}.`);
  }
  const reports = [];
  for (const id of ids) {
    const before: ChangeReportOptions['before'] = releases.list(id).includes(against)
      ? {model: releases.read(id, against).model}
      : {revision: against};
    reports.push(
      await reportChanges({
        before,
        after: loader.getFileOptions(id, ''),
        format,
        failOn,
        accepted: accepted === undefined ? undefined : path.resolve(loader.siteDir, accepted),
      }),
    );
  }
  return {
    output: reports.map(({output}) => output).join(''),
    messages: reports.flatMap(({messages}) => messages),
    hasFailed: reports.some(({hasFailed}) => hasFailed),
  };
}

/**
 * Stores a release of documents. Either all are stored or none.
 *
 * @throws ExplainedError if an argument is wrong, or a document can't be read.
 */
export async function runRelease(
  {loader, releases: store}: ReleaseContext,
  version: string,
  documents: readonly string[],
  {date, from}: ReleaseArguments,
): Promise<CommandResult> {
  const today = new Date().toISOString().slice(0, 10);
  const created = [];
  for (const id of loader.selectIds(documents)) {
    store.check(id, version, date ?? today);
    // Replacements are made when a release is read, because they can change.
    const {transform: _, ...options} = loader.getFileOptions(id, '');
    const loaded =
      from === undefined ? {...(await loadOpenApiFile(options)), date: today} : await loadRevision(options, from);
    created.push({id, release: {version, date: date ?? loaded.date, document: loaded.bundle}});
  }
  const lines = created.map(({id, release}) => `Created ${store.write(id, release)} (${release.date}). Commit it.\n`);
  return {output: lines.join('')};
}
