import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isObject, toPointer, type JsonObject} from '@developer-docs/json';
import {didYouMean} from '@developer-docs/text';
import {cacheBriefly} from '../shared';
import {ContractError} from './openapi/load/contract-error';
import {describeYamlError} from './openapi/load/yaml-errors';
import {OpenApiDocument} from './openapi/model/openapi-document';

interface ParsedFile {
  readonly mtimeMs: number;
  readonly content: JsonObject;
}

/**
 * The YAML files of a folder as one JSON document, `{"core-api": …, "design-types": …, "examples/requests": …}`.
 * References between files become internal, so each file is parsed only once after a change.
 */
export class ContractSources {
  readonly #parsed = new Map<string, ParsedFile>();
  #document: {readonly version: string; readonly value: OpenApiDocument} | undefined;
  readonly #listVersions = cacheBriefly(() =>
    listFiles(this.folder, /\.yaml$/).map((file) => ({file, mtimeMs: statSync(file).mtimeMs})),
  );

  /**
   * @param folder - Absolute path of the folder with the OpenAPI documents and their `components`.
   * @param transform - Transforms the text of a file before it's parsed, for example to insert the brand.
   */
  constructor(
    readonly folder: string,
    readonly transform: (text: string) => string = (text) => text,
  ) {}

  /** All files as one document. It's updated when a file has changed. */
  get document(): OpenApiDocument {
    const files = this.#listVersions();
    const version = files.map(({file, mtimeMs}) => `${file} ${String(mtimeMs)}`).join('\n');
    if (this.#document?.version !== version) {
      const root = Object.fromEntries(
        files.map(({file, mtimeMs}) => [this.#toFileId(file), this.#read(file, mtimeMs)]),
      );
      this.#document = {version, value: new OpenApiDocument(root)};
    }
    return this.#document.value;
  }

  /**
   * Finds a value in the contract.
   *
   * @param reference - `file`, `file#Schema`, or `file#/json/pointer`. `file` is the path of a YAML file without
   * `.yaml` and without `components/`: `core-api`, `design-types`, `examples/requests`. `Schema` is a key of that file
   * or, in an OpenAPI document, of `components/schemas`. References are followed, including one at the end of the
   * pointer.
   * @throws Error that names the missing file or key and lists the available ones.
   */
  find(reference: string): unknown {
    const {document} = this;
    const value = document.lookUp(this.toPointer(reference));
    return isObject(value) ? document.resolve(value) : value;
  }

  /** Converts a reference in the format of {@link find} to a JSON pointer into {@link document}. */
  toPointer(reference: string): string {
    const {root} = this.document;
    const [name = '', fragment = ''] = reference.split('#');
    const file = root[name];
    if (!isObject(file)) {
      const names = Object.keys(root);
      throw new Error(
        `The contract has no file "${name}".${didYouMean(name, names)} Available files: ${names.join(', ')}.`,
      );
    }
    const pointer = `#${toPointer(name)}`;
    if (fragment === '' || fragment.startsWith('/')) {
      return pointer + fragment;
    }
    return pointer + toPointer(...(isObject(file['components']) ? ['components', 'schemas'] : []), fragment);
  }

  #toFileId(file: string): string {
    const name = path.relative(this.folder, file).replaceAll(path.sep, '/');
    return name.replace(/^components\//, '').replace(/\.yaml$/, '');
  }

  #read(file: string, mtimeMs: number): JsonObject {
    const cached = this.#parsed.get(file);
    if (cached?.mtimeMs === mtimeMs) {
      return cached.content;
    }
    const content = this.#internalize(this.#parse(file), file) as JsonObject;
    this.#parsed.set(file, {mtimeMs, content});
    return content;
  }

  /** @throws ContractError with the file, line, and column of a syntax error. */
  #parse(file: string): unknown {
    const text = this.transform(readFileSync(file, 'utf8'));
    try {
      return parse(text);
    } catch (error) {
      const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
      throw new ContractError(`${name}:${describeYamlError(error, text) ?? ` ${String(error)}`}`);
    }
  }

  /** Rewrites `$ref: common.yaml#/Id` to `$ref: "#/common/Id"`. */
  #internalize(value: unknown, file: string): unknown {
    if (Array.isArray(value)) {
      return value.map((item: unknown) => this.#internalize(item, file));
    }
    if (!isObject(value)) {
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string'
          ? this.#createInternalReference(child, file)
          : this.#internalize(child, file),
      ]),
    );
  }

  #createInternalReference(reference: string, file: string): string {
    const [target = '', pointer = ''] = reference.split('#');
    const targetFile = target === '' ? file : path.resolve(path.dirname(file), target);
    return `#${toPointer(this.#toFileId(targetFile))}${pointer}`;
  }
}

/** Lists the files in a folder and its subfolders whose names match a pattern, as sorted absolute paths. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
