import path from 'node:path';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {openapi} from './library';

/** What to do about a problem, by rule of the library. The library's own message says what is wrong. */
const cures: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Correct the path or the part after "#", or add what it points to.',
  'operation-operationId-unique': 'Give one of the two operations another operationId.',
  'no-invalid-media-type-examples': 'Change the example so that it fits the schema, or change the schema.',
  'no-invalid-schema-examples': 'Change the example so that it fits the schema, or change the schema.',
  'no-invalid-parameter-examples': 'Change the example so that it fits the schema, or change the schema.',
  'path-parameters-defined': 'Declare each {name} of the path as a parameter with "in: path", and no other.',
  'security-defined': 'Use the name of a scheme that stands under components/securitySchemes.',
  struct: 'See the OpenAPI specification for what may stand there.',
};

/**
 * A problem in the form in which the build reports it: file with line and column, JSON pointer, what is wrong, what to do.
 *
 * @param root - Folder that paths are shown relative to.
 */
export function describeProblem(problem: NormalizedProblem, root: string): string {
  const [first] = problem.location;
  if (first === undefined) {
    return problem.message;
  }
  const {start} = openapi.getLineColLocation(first);
  const file = path.relative(root, first.source.absoluteRef).replaceAll('\\', '/');
  const pointer = first.pointer === undefined || first.pointer === '#/' ? '' : ` (${first.pointer})`;
  const [suggestion] = problem.suggest;
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const cure = cures[problem.ruleId];
  const message = problem.message.trim().replaceAll(/\s*\n\s*/g, ' ');
  return `${file}:${String(start.line)}:${String(start.col)}${pointer}: ${message}${/[.!?]$/.test(message) ? '' : '.'}${hint}${cure === undefined ? '' : ` ${cure}`}`;
}
