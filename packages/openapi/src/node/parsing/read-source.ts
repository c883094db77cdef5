import {readFileSync} from 'node:fs';
import {Source} from '@redocly/openapi-core';
import type {OpenApiFileOptions} from '../file-options.js';
import {getRelativePath} from '../problems.js';
import {parseDocumentText} from './parse-document.js';

/** A file as Redocly needs it to find the lines of values, with its content. */
export interface SourceFile {
  readonly source: Source;
  readonly content: unknown;
}

export function readSource(file: string, {root, transform = (text) => text}: OpenApiFileOptions): SourceFile {
  const source = new Source(file, transform(readFileSync(file, 'utf8')));
  return {source, content: parseDocumentText(source.body, getRelativePath(file, root))};
}
