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

/** Finds the lines of the operations and schemas that have changed. */
export class ChangeLocator {
  private readonly sources = new Map<string, SourceFile>();

  /** @param files - Absolute paths of all files of the document. */
  constructor(
    private readonly options: OpenApiFileOptions,
    private readonly files: readonly string[],
  ) {}

  locate({place: {operation, schema, securityScheme}}: ApiChange): FileLocation {
    const {file} = this.options;
    if (schema !== undefined) return this.locateSchema(schema);
    if (securityScheme !== undefined) return this.toLocation(file, ['components', 'securitySchemes', securityScheme]);
    return this.toLocation(file, operation === undefined ? ['servers'] : parsePointer(operation.pointer));
  }

  /** Files that the document refers to can have schemas at their top level, or be one. */
  private locateSchema(name: string): FileLocation {
    const places = [['components', 'schemas', name], ['definitions', name], [name]];
    for (const file of this.files.filter((other) => /\.(?:json|ya?ml)$/i.test(other))) {
      const place = places.find((tokens) => this.listKeys(file, tokens).length === tokens.length);
      if (place !== undefined) return this.toLocation(file, place);
      if (path.parse(file).name === name) return this.toLocation(file, []);
    }
    return this.toLocation(this.options.file, ['components', 'schemas']);
  }

  /** Returns the location of a value, or of what would contain it, such as the path of a removed operation. */
  private toLocation(file: string, tokens: readonly string[]): FileLocation {
    const pointer = `#${toFragment(...this.listKeys(file, tokens)) || '/'}`;
    const {start} = getLineColLocation({source: this.read(file).source, pointer, reportOnKey: true});
    return {file: getFileName(file, this.options.root), line: start.line};
  }

  /** Lists the keys of a path up to the first one that doesn't exist. */
  private listKeys(file: string, tokens: readonly string[]): string[] {
    let value = this.read(file).content;
    const missing = tokens.findIndex((token) => {
      const parent = toObject(value);
      value = parent[token];
      return !Object.hasOwn(parent, token);
    });
    return tokens.slice(0, missing === -1 ? tokens.length : missing);
  }

  private read(file: string): SourceFile {
    const {root, transform = (text: string) => text} = this.options;
    return getOrCreate(this.sources, file, () => {
      const source = new Source(file, transform(readFileSync(file, 'utf8')));
      return {source, content: parseDocumentText(source.body, getFileName(file, root))};
    });
  }
}
