import {listFirst, parsePointer, stringAt, type JsonObject} from '@developer-docs/utils';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {BrokenReferenceError, OpenApiDocument} from '../../document.js';
import {visitKeywords} from '../../schemas/keywords.js';
import {describeProblem, getRelativePath, toProblem, type Problem} from '../problems.js';
import type {Overlay} from './read-overlay.js';

/** A value that an action of an overlay added, changed, or removed. */
export interface OverlayChange {
  readonly overlay: Overlay;
  /** The action's index. */
  readonly action: number;
  /** The keys and indexes that led to the value. */
  readonly path: readonly (string | number)[];
}

const maxListedActions = 3;

/**
 * Returns the positions of the actions that changed a value, what contains it, or a member of it. If there are none,
 * for example because the cause is elsewhere, it returns the names of all overlays.
 *
 * @param pointers - JSON pointers to the values.
 */
export function locateCause(
  changes: readonly OverlayChange[],
  overlays: readonly Overlay[],
  root: string,
  ...pointers: readonly string[]
): string {
  const paths = pointers.map(parsePointer);
  const isPrefix = (start: readonly (string | number)[], path: readonly (string | number)[]) =>
    start.every((token, index) => String(token) === String(path[index]));
  const places = changes
    .filter((change) => paths.some((path) => isPrefix(change.path, path) || isPrefix(path, change.path.slice(0, -1))))
    .map(({overlay, action}) => overlay.locate('actions', action));
  const names = overlays.map(({file}) => getRelativePath(file, root));
  return listFirst(places.length > 0 ? [...new Set(places)] : names, maxListedActions);
}

/**
 * Lists the problems of a document with overlays: problems in its files that no overlay fixes, with their position, and
 * problems that overlays add, with the positions of the actions that probably cause them.
 *
 * @param problems.files - The problems of the document's files.
 * @param problems.before - The problems of the bundle without the overlays.
 * @param problems.after - The problems of the bundle with the overlays.
 * @param locate - Returns the position of the actions that changed the value at a JSON pointer.
 */
export function listOverlaidProblems(
  {files, before, after}: Readonly<Record<'files' | 'before' | 'after', readonly NormalizedProblem[]>>,
  locate: (pointer: string) => string,
  root: string,
): Problem[] {
  // Values from another file have a different pointer in the bundle, so problems are compared without it.
  const oldKeys = new Set(before.map(getKey));
  const keys = new Set(after.map(getKey));
  const isFixed = (problem: NormalizedProblem) => oldKeys.has(getKey(problem)) && !keys.has(getKey(problem));
  const added = after.filter((problem) => !oldKeys.has(getKey(problem)));
  return [
    ...files.filter((problem) => !isFixed(problem)).map((problem) => toProblem(problem, root)),
    ...added.map((problem) => {
      const {ruleId, severity, location} = problem;
      const pointer = location[0]?.pointer ?? '#/';
      const description = `the document becomes invalid at ${pointer}: ${describeProblem(problem, root)}`;
      return {ruleId, severity, message: `${locate(pointer)}: ${description}`};
    }),
  ];
}

const getKey = ({ruleId, message}: NormalizedProblem) => `${ruleId}\n${message}`;

interface BrokenReference {
  /** JSON pointer to the first object with the reference. */
  readonly pointer: string;
  readonly message: string;
}

/** Explains the references in a bundled document that lead nowhere, to other files, or to themselves, by reference. */
export function findBrokenReferences(root: JsonObject): Map<string, BrokenReference> {
  const document = new OpenApiDocument(root);
  const problems = new Map<string, BrokenReference>();
  visitKeywords(root, (object, pointer) => {
    const reference = stringAt(object, '$ref');
    if (reference === undefined || problems.has(reference)) return;
    try {
      if (!reference.startsWith('#')) {
        throw new BrokenReferenceError(`"$ref: ${reference}" is a file. Overlays can't refer to files.`);
      }
      document.resolve({$ref: reference});
    } catch (error) {
      if (!(error instanceof BrokenReferenceError)) throw error;
      problems.set(reference, {pointer, message: error.message});
    }
  });
  return problems;
}
