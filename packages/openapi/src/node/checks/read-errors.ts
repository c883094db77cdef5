import {readFileSync} from 'node:fs';
import {formatCount, type JsonObject} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';
import {YamlParseError} from '@redocly/openapi-core';
import type {OpenApiFileOptions} from '../file-options.js';
import {parseDocumentText} from '../parsing/parse-document.js';
import {getFileName, OpenApiError, type Problem} from '../problems.js';
import {findBrokenReferences} from './broken-references.js';

/** Maximum number of problems in one message. */
const maxListedProblems = 20;

/** Converts Redocly's errors for documents that can't be found, parsed, or bundled to a one-line `OpenApiError`. */
export async function convertReadErrors<T>(run: () => Promise<T>, {file, root}: OpenApiFileOptions): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw error instanceof Error && !(error instanceof OpenApiError)
      ? new OpenApiError(describeReadError(error, file, root))
      : error;
  }
}

function describeReadError(error: Error, file: string, root: string): string {
  const name = getFileName(file, root);
  if (error instanceof YamlParseError) {
    return describeSyntaxError(error, getFileName(error.source.absoluteRef, root));
  }
  if (error instanceof RangeError) {
    return `${name} is nested too deeply, or a YAML alias contains itself. Move nested schemas to components, and refer to them with "$ref".`;
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
    return `${name}${findCircularReference(file)}: a "$ref" refers to itself, directly or through others, so it has no value. Define one of them.`;
  }
  return message.startsWith('"') ? message : `${name} can't be read: ${message}`;
}

/** Returns the pointer, in parentheses, to a reference that refers to itself, unless it's in another file. */
function findCircularReference(file: string): string {
  const document = parseDocumentText(readFileSync(file, 'utf8')) as JsonObject;
  const references = [...findBrokenReferences(document).values()];
  const circular = references.find(({message}) => message.includes('is circular'));
  return circular === undefined ? '' : ` (${circular.pointer})`;
}

/** Describes a syntax error in the same format as errors in other contract files. */
function describeSyntaxError({source: {body}, originalError, line, col}: YamlParseError, file: string): string {
  const place = `${file}:${line}:${col}`;
  const reason = (originalError.message.split('\n')[0] ?? '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
  if (reason.includes('maxDepth')) {
    return `${place}: more than 100 levels are nested. Move nested schemas to components, and refer to them with "$ref".`;
  }
  try {
    parseYaml(body, file);
  } catch (error) {
    return (error as Error).message;
  }
  // Redocly's parser is stricter, for example about unknown tags.
  return `${place}: the file isn't valid YAML: ${reason}. Correct the syntax in or above this line.`;
}

export function throwOnErrors(problems: readonly Problem[], file: string, root: string): void {
  const errors = problems.filter(({severity}) => severity === 'error').map(({message}) => message);
  if (errors.length === 0) return;
  const omittedCount = errors.length - maxListedProblems;
  throw new OpenApiError(
    [
      `${getFileName(file, root)} has ${formatCount(errors.length, 'error')}:`,
      ...errors.slice(0, maxListedProblems),
      ...(omittedCount > 0 ? [`… and ${omittedCount} more.`] : []),
    ].join('\n'),
  );
}
