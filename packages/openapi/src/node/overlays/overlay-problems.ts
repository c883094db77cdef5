import type {NormalizedProblem} from '@redocly/openapi-core';
import {describeProblem, getFileName, toProblem, type Problem} from '../problems.js';
import type {Overlay} from './read-overlay.js';

/** Maximum number of problems whose action is searched, because each search checks the document several times. */
const maxLocated = 20;

/**
 * Determines the problems of a document with overlays: problems in its files that no overlay fixes, with their
 * position, and problems that overlays add, with the action's position.
 *
 * @param sourceProblems - The problems of the files.
 * @param check - Finds the problems of the bundled document after a number of actions.
 */
export async function checkOverlaidFile(
  overlays: readonly Overlay[],
  root: string,
  sourceProblems: readonly NormalizedProblem[],
  check: (maxActions: number) => Promise<readonly NormalizedProblem[]>,
): Promise<Problem[]> {
  const results = new Map<number, Promise<readonly NormalizedProblem[]>>();
  const checkOnce = (maxActions: number) => {
    const result = results.get(maxActions) ?? check(maxActions);
    results.set(maxActions, result);
    return result;
  };
  const before = await checkOnce(0);
  const after = await checkOnce(countActions(overlays));
  const {added, removed} = compareProblems(before, after);
  const hasKey = (problems: readonly NormalizedProblem[], problem: NormalizedProblem) =>
    problems.some((other) => getKey(other) === getKey(problem));
  // Values from another file have a different pointer in the bundle.
  const isFixed = (problem: NormalizedProblem) =>
    hasKey(removed, problem) &&
    (!hasKey(after, problem) ||
      removed.some((other) => getKey(other) === getKey(problem) && isSamePlace(other, problem)));
  const located = added.slice(0, maxLocated).map(async (problem) => {
    const action = await findFirstAction(overlays, async (maxActions) =>
      (await checkOnce(maxActions)).some((other) => getKey(other) === getKey(problem) && isSamePlace(other, problem)),
    );
    return describe(problem, locateAction(overlays, action), root);
  });
  return [
    ...sourceProblems.filter((problem) => !isFixed(problem)).map((problem) => toProblem(problem, root)),
    ...(await Promise.all(located)),
    ...added
      .slice(maxLocated)
      .map((problem) => describe(problem, overlays.map(({file}) => getFileName(file, root)).join(', '), root)),
  ];
}

function describe(problem: NormalizedProblem, place: string, root: string): Problem {
  const {ruleId, severity, location} = problem;
  const pointer = location[0]?.pointer ?? '#/';
  const message = `${place}: the action makes the document invalid at ${pointer}: ${describeProblem(problem, root)}`;
  return {ruleId, severity, message};
}

const getKey = ({ruleId, message}: NormalizedProblem) => `${ruleId}\n${message}`;

const isSamePlace = (first: NormalizedProblem, second: NormalizedProblem) =>
  first.location[0]?.pointer === second.location[0]?.pointer;

/** A problem whose place changes, because an earlier item of a list was removed, is neither added nor removed. */
function compareProblems(before: readonly NormalizedProblem[], after: readonly NormalizedProblem[]) {
  const without = (problems: readonly NormalizedProblem[], others: readonly NormalizedProblem[]) => {
    const keys = new Set(others.map((problem) => `${getKey(problem)}\n${problem.location[0]?.pointer ?? ''}`));
    return problems.filter((problem) => !keys.has(`${getKey(problem)}\n${problem.location[0]?.pointer ?? ''}`));
  };
  const removed = without(before, after);
  const added = without(after, before).filter((problem) => {
    const index = removed.findIndex((other) => getKey(other) === getKey(problem));
    if (index !== -1) removed.splice(index, 1);
    return index === -1;
  });
  return {added, removed};
}

const countActions = (overlays: readonly Overlay[]): number =>
  overlays.reduce((count, {actions}) => count + actions.length, 0);

/**
 * Finds the action after which something is true that isn't true before the first one, but after the last one.
 *
 * @returns The index of the action among all overlays' actions.
 */
export async function findFirstAction(
  overlays: readonly Overlay[],
  isTrue: (maxActions: number) => Promise<boolean>,
): Promise<number> {
  let [low, high] = [0, countActions(overlays)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await isTrue(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** Returns the position of an action in its overlay. */
export function locateAction(overlays: readonly Overlay[], action: number): string {
  let index = action;
  for (const overlay of overlays) {
    if (index < overlay.actions.length) return overlay.locate('actions', index);
    index -= overlay.actions.length;
  }
  return '';
}
