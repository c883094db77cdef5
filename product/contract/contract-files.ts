import {readFileSync} from 'node:fs';
import path from 'node:path';
import {OpenApiDocument, readSchema, rewriteKeywords, type EnumValue, type Schema} from '@developer-docs/openapi';
import {isObject, objectAt, stringAt, toPointer, type JsonObject} from '@developer-docs/utils';
import {cacheUntilChanged, listFiles, parseYaml} from '@developer-docs/utils/node';
import {throwUnknown} from './throw-unknown';

/** The schema whose values are the error codes, in the format of {@link ContractFiles.find}. */
export const errorCodeSchema = 'error-codes#ErrorCode';

/** The schema whose `x-values` are limits that JSON Schema can't express. */
const limitSchema = 'limits#Limit';

/**
 * The values in the YAML files of a folder: OpenAPI documents and their components. Pages, tools, and tests read single
 * values from it. The model of whole documents comes from the theme's `DocumentLoader`.
 */
export class ContractFiles {
  private readonly readDocument = cacheUntilChanged(
    () => this.listFiles(),
    (files) => this.parseFiles(files),
  );

  /**
   * @param folder - Absolute path of the folder with the OpenAPI documents and their `components`.
   * @param transform - Transforms each file's text before it's parsed, such as to insert the brand. Default: no change.
   */
  constructor(
    readonly folder: string,
    private readonly transform: (text: string) => string = (text) => text,
  ) {}

  /**
   * Finds a value, with the brand inserted and references resolved.
   *
   * @param reference - `file`, `file#Schema`, or `file#/json/pointer`. `file` is the path of a YAML file without
   * `.yaml` and without `components/`: `core-api`, `design-types`, `examples/requests`. `Schema` is a key of that file
   * or, in an OpenAPI document, of `components/schemas`. References are followed, including one at the end of the
   * pointer.
   * @throws Error that names the missing file or key and lists the available ones.
   */
  find(reference: string): unknown {
    const document = this.readDocument();
    const value = document.lookUp(toDocumentPointer(reference, document.root));
    return isObject(value) ? document.resolve(value) : value;
  }

  /** The limits that JSON Schema can't express, by name. */
  get limits(): JsonObject {
    return objectAt(this.find(limitSchema), 'x-values');
  }

  /** @throws Error if the contract has no such limit. */
  getLimit(name: string): JsonObject {
    const {limits} = this;
    if (!Object.hasOwn(limits, name)) throwUnknown('The contract has no limit', name, Object.keys(limits));
    return objectAt(limits, name);
  }

  /** The entries of the error codes, by code. */
  get errorCodes(): JsonObject {
    return objectAt(this.find(errorCodeSchema), 'x-values');
  }

  /** Reads a schema into the model. The format of the reference is the same as in {@link find}. */
  readSchema(reference: string): Schema {
    return readSchema(this.find(reference), this.readDocument());
  }

  /**
   * Reads the values of an enumeration (`enum`). Their descriptions are in `x-values`, and are empty if it's missing.
   *
   * @throws Error if the schema isn't an enumeration, or if its `x-values` lack a value's description.
   */
  readEnumValues(reference: string): (EnumValue & {readonly value: string; readonly description: string})[] {
    const schema = this.find(reference);
    if (!isObject(schema) || schema.enum === undefined) throw new Error(`"${reference}" isn't an enum schema.`);
    const defaultDescription = schema['x-values'] === undefined ? '' : undefined;
    return this.readSchema(reference).enumValues.map(({value, description = defaultDescription, ...rest}) => {
      if (description === undefined) {
        throw new Error(`"${reference}": the value "${String(value)}" has no description. Add one under "x-values".`);
      }
      return {...rest, value: String(value), description};
    });
  }

  /** Lists the YAML files, as absolute paths. */
  listFiles(): string[] {
    return listFiles(this.folder).filter((file) => file.endsWith('.yaml'));
  }

  /**
   * Parses files into one document, `{"core-api": …, "design-types": …, "examples/requests": …}`. References
   * between files become internal.
   *
   * @throws Error with the file, line, and column of a syntax error.
   */
  private parseFiles(files: readonly string[]): OpenApiDocument {
    const entries = files.map((file) => {
      const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
      const content = parseYaml(this.transform(readFileSync(file, 'utf8')), name);
      const rewritten = rewriteKeywords(content, (object) => {
        const reference = stringAt(object, '$ref');
        return reference === undefined ? object : {...object, $ref: this.createInternalReference(reference, file)};
      });
      return [this.toFileId(file), rewritten];
    });
    return new OpenApiDocument(Object.fromEntries(entries) as JsonObject);
  }

  private toFileId(file: string): string {
    const name = path.relative(this.folder, file).replaceAll(path.sep, '/');
    return name.replace(/^components\//, '').replace(/\.yaml$/, '');
  }

  /** Converts `common.yaml#/Id` to `#/common/Id`. */
  private createInternalReference(reference: string, file: string): string {
    const [target = '', pointer = ''] = reference.split('#');
    const targetFile = target === '' ? file : path.resolve(path.dirname(file), target);
    return `#${toPointer(this.toFileId(targetFile))}${pointer}`;
  }
}

/**
 * Converts a reference in the format of {@link ContractFiles.find} to a JSON pointer into the document of all files.
 */
function toDocumentPointer(reference: string, root: JsonObject): string {
  const [name = '', fragment = ''] = reference.split('#');
  const file = root[name];
  if (!isObject(file)) throwUnknown('The contract has no file', name, Object.keys(root));
  const pointer = `#${toPointer(name)}`;
  if (fragment === '' || fragment.startsWith('/')) return pointer + fragment;
  return pointer + toPointer(...(isObject(file.components) ? ['components', 'schemas'] : []), fragment);
}
