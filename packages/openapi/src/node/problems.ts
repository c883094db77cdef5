import path from 'node:path';
import {parsePointer} from '@developer-docs/utils';
import {
  getLineColLocation,
  type LocationObject,
  type NormalizedProblem,
  type ProblemSeverity,
} from '@redocly/openapi-core';

/** A violation of a rule. */
export interface Problem {
  readonly ruleId: string;
  readonly severity: ProblemSeverity;
  /** One line: the file with line and column, the JSON pointer, the problem, and how to fix it. */
  readonly message: string;
}

/** How to fix a problem, by Redocly rule. Redocly's own message describes the problem. */
const fixHints: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Correct the path or the part after "#", or add the target.',
  'operation-operationId-unique': 'Give one of the two operations a different operationId.',
  'no-invalid-media-type-examples': 'Change the example so that it matches the schema, or change the schema.',
  'no-invalid-schema-examples': 'Change the example so that it matches the schema, or change the schema.',
  'no-invalid-parameter-examples': 'Change the example so that it matches the schema, or change the schema.',
  'operation-parameters-unique': 'Remove one of the two parameters. Pages show the last one.',
  'path-parameters-defined': 'Declare each {name} in the path, and no others, as a parameter with "in: path".',
  path: 'Begin the path with "/".',
  struct: 'See the specification for the allowed keys and values.',
};

/** Returns a file's path in messages, with forward slashes. */
export const getRelativePath = (file: string, root: string): string => path.relative(root, file).replaceAll('\\', '/');

/** Formats the place of a value: `api.yaml:12:5 (#/paths/~1ships)`. */
export function formatPlace(location: LocationObject, root: string): string {
  const {start} = getLineColLocation(location);
  const pointer = location.pointer === undefined || location.pointer === '#/' ? '' : ` (${location.pointer})`;
  const name = getRelativePath(location.source.absoluteRef, root);
  return `${name}:${start.line}:${start.col}${pointer}`;
}

/** @param root - Folder that file paths in the message are relative to. */
export function toProblem(problem: NormalizedProblem, root: string): Problem {
  const {
    ruleId,
    severity,
    location: [location],
  } = problem;
  const message =
    location === undefined
      ? problem.message
      : escapeControls(`${formatPlace(location, root)}: ${describeProblem(problem, root)}`);
  return {ruleId, severity, message};
}

/** Returns the problem and its fix, without the place. */
export function describeProblem(problem: NormalizedProblem, root: string): string {
  const message = problem.message
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/ENOENT: no such file or directory '(.+)'/, (_match, missingFile: string) => {
      return `the file ${getRelativePath(path.resolve(root, missingFile), root)} doesn't exist`;
    });
  const [suggestion] = problem.suggest;
  const sentences = [
    /[.!?]$/.test(message) ? message : `${message}.`,
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
    fixHints[getHintKey(problem)],
  ];
  return escapeControls(sentences.filter((sentence) => sentence !== undefined).join(' '));
}

/** Returns the rule with the fix for a problem. */
function getHintKey({ruleId, message, location: [location]}: NormalizedProblem): string {
  // The bundler reports unresolved references under a different rule than the linter.
  if (message.startsWith("Can't resolve $ref")) return 'no-unresolved-refs';
  const [section, key, ...rest] = parsePointer(location?.pointer ?? '');
  const isPath = section === 'paths' && key?.startsWith('/') === false && rest.length === 0;
  return ruleId === 'struct' && isPath ? 'path' : ruleId;
}

/** A document must not control the terminal. */
export const escapeControls = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
