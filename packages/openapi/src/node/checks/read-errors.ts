import {ExplainedError, formatCount} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import type {OpenApiFileOptions} from '../file-options.js';
import {getRelativePath, type Problem} from '../problems.js';

const maxListedProblems = 20;

/** Converts Redocly's errors for documents that can't be found, parsed, or bundled to a one-line `ExplainedError`. */
export async function convertReadErrors<T>(run: () => Promise<T>, {file, root}: OpenApiFileOptions): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw error instanceof Error && !(error instanceof ExplainedError)
      ? new ExplainedError(describeReadError(error, file, root))
      : error;
  }
}

function describeReadError(error: Error, file: string, root: string): string {
  const name = getRelativePath(file, root);
  if (error instanceof RangeError) {
    return `${name} is nested too deeply. Move nested schemas to components, and refer to them with "$ref".`;
  }
  const {message} = error;
  if (/must be JSON object|Unsupported specification/.test(message)) {
    return `${name} isn't an OpenAPI document: it has no "openapi" version. Correct the path, or begin the document with "openapi: 3.1.0".`;
  }
  if (message.startsWith('ENOENT')) return `${name} doesn't exist. Correct the path.${suggestFile(file)}`;
  if (message.startsWith('Invalid OpenAPI version')) {
    return `${name}: the version must be text with three numbers. Begin the document with "openapi: 3.1.0".`;
  }
  if (message.startsWith('Unsupported OpenAPI version')) {
    return `${name}: ${message}. Use OpenAPI 3.0, 3.1, or 3.2, or Swagger 2.0.`;
  }
  if (message.includes('circular pointer')) {
    return `${name}: a "$ref" refers to itself, directly or through others, so it has no value. Define one of them.`;
  }
  return message.startsWith('"') ? message : `${name} can't be read: ${message}`;
}

export function throwOnErrors(problems: readonly Problem[], file: string, root: string): void {
  const errors = problems.filter(({severity}) => severity === 'error').map(({message}) => message);
  if (errors.length === 0) return;
  const omittedCount = errors.length - maxListedProblems;
  throw new ExplainedError(
    [
      `${getRelativePath(file, root)} has ${formatCount(errors.length, 'error')}:`,
      ...errors.slice(0, maxListedProblems),
      ...(omittedCount > 0 ? [`… and ${omittedCount} more.`] : []),
    ].join('\n'),
  );
}
