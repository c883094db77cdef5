import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError, didYouMean, formatCount, isObject} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';
import {compareDocuments, sortChanges} from '../../changes/compare-documents.js';
import {changeLevels, type ChangeLevel} from '../../changes/kinds.js';
import type {ApiChange} from '../../changes/types.js';
import {listOperations} from '../../model/read-document.js';
import type {ApiDocument} from '../../model/types.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile} from '../load.js';
import {changeFormats, formatChanges, type ChangeFormat} from './format-changes.js';
import {loadRevision} from './load-revision.js';
import {createLocator} from './locate-change.js';

export interface ChangeReportOptions {
  readonly after: OpenApiFileOptions;
  /** The older version: a file, a Git revision of the newer one, or a model. */
  readonly before: OpenApiFileOptions | {readonly revision: string} | {readonly model: ApiDocument};
  /** Default: `markdown`. */
  readonly format?: string;
  /** The least important level that fails. Default: none fails. */
  readonly failOn?: string;
  /** Absolute path of the file with the reasons for accepted changes. Default: none. */
  readonly accepted?: string;
}

export interface ChangeReportResult {
  readonly output: string;
  /** Messages that aren't part of the report, but need attention. */
  readonly messages: readonly string[];
  /** Whether changes fail that aren't accepted. */
  readonly hasFailed: boolean;
}

/** @throws ExplainedError if the value isn't one of the allowed values. */
function checkChoice<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  throw new ExplainedError(`--${option} is "${value}".${didYouMean(value, choices)} Set it to ${choices.join(', ')}.`);
}

/**
 * Reports the changes between two versions of a document.
 *
 * @throws ExplainedError if an option is wrong, or if a document or the accepted changes can't be read.
 */
export async function reportChanges(options: ChangeReportOptions): Promise<ChangeReportResult> {
  const {after: file, accepted: acceptedFile, failOn} = options;
  const format = checkChoice<ChangeFormat>('format', options.format ?? 'markdown', changeFormats);
  const failLevel = failOn === undefined ? undefined : checkChoice<ChangeLevel>('fail-on', failOn, changeLevels);
  const accepted =
    acceptedFile === undefined ? new Map<string, string>() : readAcceptedChanges(acceptedFile, file.root);
  const {model: after, files} = await loadOpenApiFile(file);
  const {model: before} = await loadBefore(options);
  const changes = sortChanges(compareDocuments(before, after));
  const failing = changes.filter(
    ({id, level}) =>
      failLevel !== undefined && !accepted.has(id) && changeLevels.indexOf(level) <= changeLevels.indexOf(failLevel),
  );
  const messages: string[] = [];
  if (!hasCommonOperation(before, changes)) {
    messages.push('The documents have no operation in common. Check that they describe the same API.');
  }
  messages.push(...listUnusedAcceptances(accepted, changes));
  if (failing.length > 0) {
    const count = formatCount(failing.length, 'change');
    messages.push(`${count} must be accepted or undone, because --fail-on is "${failOn ?? ''}".`);
  }
  return {
    output: formatChanges({title: after.title, changes, accepted, locate: createLocator(file, files)}, format),
    messages,
    hasFailed: failing.length > 0,
  };
}

/** Returns whether the older version has no operations, or not all of them have been removed. */
function hasCommonOperation(before: ApiDocument, changes: readonly ApiChange[]): boolean {
  const oldIds = new Set(listOperations(before).map(({id}) => id));
  const isRemoved = ({kind, operations}: ApiChange) =>
    kind === 'operation-removed' && operations.every((id) => oldIds.has(id));
  return oldIds.size === 0 || changes.filter(isRemoved).length < oldIds.size;
}

/** Lists a message for each accepted change that doesn't exist. */
function listUnusedAcceptances(accepted: ReadonlyMap<string, string>, changes: readonly ApiChange[]): string[] {
  const ids = changes.map(({id}) => id);
  return [...accepted.keys()]
    .filter((id) => !ids.includes(id))
    .map((id) => `No change has the ID "${id}".${didYouMean(id, ids)} Remove it from the accepted changes.`);
}

async function loadBefore({before, after}: ChangeReportOptions): Promise<{readonly model: ApiDocument}> {
  if ('model' in before) return before;
  return 'revision' in before ? loadRevision(after, before.revision) : loadOpenApiFile(before);
}

/**
 * Reads a YAML or JSON file with the reasons for accepted changes, by the change's ID.
 *
 * @throws ExplainedError if the file can't be read, or if a change has no reason.
 */
function readAcceptedChanges(file: string, root: string): ReadonlyMap<string, string> {
  const name = path.relative(root, file);
  if (!existsSync(file)) {
    throw new ExplainedError(
      `The file of accepted changes ${name} doesn't exist. Correct the path.${suggestFile(file)}`,
    );
  }
  const content = parseYaml(readFileSync(file, 'utf8'), name) ?? {};
  if (!isObject(content)) {
    throw new ExplainedError(
      `${name} isn't an object. List a reason for each ID: property-removed-1abc: It was never set.`,
    );
  }
  return new Map(
    Object.entries(content).map(([id, reason]) => {
      if (typeof reason !== 'string' || reason.trim() === '') {
        throw new ExplainedError(`${name}: "${id}" has no reason. Write why the change is acceptable.`);
      }
      return [id, reason.trim()];
    }),
  );
}
