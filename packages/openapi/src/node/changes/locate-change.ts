import path from 'node:path';
import {getOrCreate, parsePointer, toFragment, toObject} from '@developer-docs/utils';
import {getLineColLocation} from '@redocly/openapi-core';
import type {ApiChange} from '../../changes/types.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {readSource, type SourceFile} from '../parsing/read-source.js';
import {getRelativePath} from '../problems.js';

export interface FileLocation {
  /** Relative to the root. */
  readonly file: string;
  readonly line: number;
}

/**
 * Creates a function that finds the line of an operation or schema that has changed.
 *
 * @param files - Absolute paths of all files of the document.
 */
export function createLocator(
  options: OpenApiFileOptions,
  files: readonly string[],
): (change: ApiChange) => FileLocation {
  const sources = new Map<string, SourceFile>();
  const read = (file: string) => getOrCreate(sources, file, () => readSource(file, options));
  const toLocation = ({source, content}: SourceFile, tokens: readonly string[]): FileLocation => {
    const pointer = `#${toFragment(...listKeys(content, tokens)) || '/'}`;
    const {start} = getLineColLocation({source, pointer, reportOnKey: true});
    return {file: getRelativePath(source.absoluteRef, options.root), line: start.line};
  };
  return ({place: {operation, schema, securityScheme}}) => {
    if (schema !== undefined) {
      const [source, tokens] = findSchema(schema, files, read) ?? [read(options.file), ['components', 'schemas']];
      return toLocation(source, tokens);
    }
    const schemePath = securityScheme === undefined ? undefined : ['components', 'securitySchemes', securityScheme];
    const operationPath = operation === undefined ? ['servers'] : parsePointer(operation.pointer);
    return toLocation(read(options.file), schemePath ?? operationPath);
  };
}

/**
 * Lists the keys of a path up to the first one that doesn't exist. They lead to what would contain the value, such as
 * the path of a removed operation.
 */
function listKeys(content: unknown, tokens: readonly string[]): readonly string[] {
  let value = content;
  const missing = tokens.findIndex((token) => {
    const parent = toObject(value);
    value = parent[token];
    return !Object.hasOwn(parent, token);
  });
  return missing === -1 ? tokens : tokens.slice(0, missing);
}

/** Finds a named schema. Files that the document refers to can have schemas at their top level, or be one. */
function findSchema(
  name: string,
  files: readonly string[],
  read: (file: string) => SourceFile,
): readonly [SourceFile, readonly string[]] | undefined {
  const places = [['components', 'schemas', name], ['definitions', name], [name]];
  for (const file of files.filter((other) => /\.(?:json|ya?ml)$/i.test(other))) {
    const source = read(file);
    const place = places.find((tokens) => listKeys(source.content, tokens).length === tokens.length);
    if (place !== undefined) return [source, place];
    if (path.parse(file).name === name) return [source, []];
  }
  return undefined;
}
