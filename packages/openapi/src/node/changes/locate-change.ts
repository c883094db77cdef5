import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getOrCreate, parsePointer, toFragment, toObject} from '@developer-docs/utils';
import {getLineColLocation, Source} from '@redocly/openapi-core';
import type {ApiChange} from '../../changes/types.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {parseDocumentText} from '../parsing/parse-document.js';
import {getFileName} from '../problems.js';

/** A place in a file. */
export interface FileLocation {
  /** Relative to the root. */
  readonly file: string;
  readonly line: number;
}

interface SourceFile {
  readonly source: Source;
  readonly content: unknown;
}

/**
 * Creates a function that finds the line of an operation or schema that has changed.
 *
 * @param files - Absolute paths of all files of the document.
 */
export function createLocator(
  {file: documentFile, root, transform = (text) => text}: OpenApiFileOptions,
  files: readonly string[],
): (change: ApiChange) => FileLocation {
  const sources = new Map<string, SourceFile>();
  const read = (file: string): SourceFile =>
    getOrCreate(sources, file, () => {
      const source = new Source(file, transform(readFileSync(file, 'utf8')));
      return {source, content: parseDocumentText(source.body, getFileName(file, root))};
    });

  /** Lists the keys of a path up to the first one that doesn't exist. */
  const listKeys = (file: string, tokens: readonly string[]): readonly string[] => {
    let value = read(file).content;
    const missing = tokens.findIndex((token) => {
      const parent = toObject(value);
      value = parent[token];
      return !Object.hasOwn(parent, token);
    });
    return missing === -1 ? tokens : tokens.slice(0, missing);
  };

  /** Returns the location of a value, or of what would contain it, such as the path of a removed operation. */
  const toLocation = (file: string, tokens: readonly string[]): FileLocation => {
    const pointer = `#${toFragment(...listKeys(file, tokens)) || '/'}`;
    const {start} = getLineColLocation({source: read(file).source, pointer, reportOnKey: true});
    return {file: getFileName(file, root), line: start.line};
  };

  /** Files that the document refers to can have schemas at their top level, or be one. */
  const locateSchema = (name: string): FileLocation => {
    const places = [['components', 'schemas', name], ['definitions', name], [name]];
    for (const file of files.filter((other) => /\.(?:json|ya?ml)$/i.test(other))) {
      const place = places.find((tokens) => listKeys(file, tokens).length === tokens.length);
      if (place !== undefined) return toLocation(file, place);
      if (path.parse(file).name === name) return toLocation(file, []);
    }
    return toLocation(documentFile, ['components', 'schemas']);
  };

  return ({place: {operation, schema, securityScheme}}) => {
    if (schema !== undefined) return locateSchema(schema);
    const schemePath = securityScheme === undefined ? undefined : ['components', 'securitySchemes', securityScheme];
    return toLocation(
      documentFile,
      schemePath ?? (operation === undefined ? ['servers'] : parsePointer(operation.pointer)),
    );
  };
}
