import {readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean, isObject, toPointer, type JsonObject} from '@developer-docs/internal';
import {parseYaml} from '@developer-docs/internal/node';
import {OpenApiDocument} from '@developer-docs/openapi';
import {cacheUntilChange, listFiles} from './files';

/**
 * The YAML files of a folder as one JSON document, `{"core-api": …, "design-types": …, "examples/requests": …}`.
 * References between files become internal.
 */
export class ContractSources {
  readonly #getDocument = cacheUntilChange(
    () => this.#listFiles(),
    () => this.#read(),
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
    return this.#getDocument();
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

  #listFiles(): string[] {
    return listFiles(this.folder, /\.yaml$/);
  }

  #read(): OpenApiDocument {
    const entries = this.#listFiles().map((file) => [this.#toFileId(file), this.#internalize(this.#parse(file), file)]);
    return new OpenApiDocument(Object.fromEntries(entries) as JsonObject);
  }

  /** @throws Error with the file, line, and column of a syntax error. */
  #parse(file: string): unknown {
    const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
    return parseYaml(this.transform(readFileSync(file, 'utf8')), name);
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
