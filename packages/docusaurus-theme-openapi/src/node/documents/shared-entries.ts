import path from 'node:path';
import {createSlug, ExplainedError, isObject, type JsonObject} from '@developer-docs/utils';
import {parseYaml, readOptionFile} from '@developer-docs/utils/node';
import {OpenApiDocument, readSchema, type ApiDocument, type EnumValue} from '@developer-docs/openapi';
import type {PluginOptions} from '../../options';
import {buildErrorCatalog, type ErrorCatalogEntry} from './error-catalog';
import {createTransform} from './load-documents';

/** An error code with the URL of its entry in the error catalog. */
export type LinkedError = ErrorCatalogEntry & {readonly url: string};

/** A limit or lifetime that an operation lists in `x-limits`. */
export interface LimitEntry {
  readonly title: string;
  /** Number and unit: "24 hours". */
  readonly text: string;
  /** Markdown. */
  readonly description: string;
  /** URL of the description, if another page contains it. */
  readonly url?: string;
}

/** The data of the options `errorCodes` and `limits`. */
export interface SharedEntries {
  /** The error codes, in the order of the enumeration. */
  readonly errors: readonly LinkedError[];
  /** The limits, by name. */
  readonly limits: ReadonlyMap<string, LimitEntry>;
}

/**
 * Reads the error codes and limits.
 *
 * @param toUrl - Converts a path relative to the base URL to the URL of a page.
 * @throws Error if a file or schema doesn't exist, or isn't an enumeration.
 */
export function readSharedEntries(
  siteDir: string,
  {errorCodes, limits, replacements}: PluginOptions,
  documents: readonly ApiDocument[],
  toUrl: (path: string) => string,
): SharedEntries {
  const read = (reference: string, option: string) =>
    readEnumValues(siteDir, reference, option, createTransform(replacements));
  const errorValues = errorCodes === undefined ? [] : read(errorCodes.schema, 'errorCodes.schema');
  const limitValues = limits === undefined ? [] : read(limits.schema, 'limits');
  const createUrl = (url: string, name: string) => toUrl(url.replaceAll('{slug}', createSlug(name)));
  return {
    errors: buildErrorCatalog(errorValues, documents).map((error) => ({
      ...error,
      url: createUrl(errorCodes?.url ?? '', error.code),
    })),
    limits: new Map(
      limitValues.map(({value, title = String(value), description = '', metadata}) => [
        String(value),
        {
          title,
          description,
          text: String(metadata['text']),
          ...(limits?.url !== undefined && {url: createUrl(limits.url, String(value))}),
        },
      ]),
    ),
  };
}

/** Lists the files of the options `errorCodes` and `limits`, as absolute paths. */
export const listEntryFiles = (siteDir: string, {errorCodes, limits}: PluginOptions): string[] =>
  [errorCodes?.schema, limits?.schema].flatMap((reference) =>
    reference === undefined ? [] : [path.resolve(siteDir, reference.split('#')[0] ?? '')],
  );

/** @param reference - A file and a JSON pointer: `openapi/errors.yaml#/ErrorCode`. */
function readEnumValues(
  siteDir: string,
  reference: string,
  option: string,
  transform: (text: string) => string,
): readonly EnumValue[] {
  const [name = '', pointer = ''] = reference.split('#');
  const text = readOptionFile({plugin: 'docusaurus-theme-openapi', name: option}, name, siteDir).toString();
  const root = parseYaml(transform(text), name);
  const document = new OpenApiDocument((isObject(root) ? root : {}) as JsonObject);
  const schema = document.lookUp(`#${pointer}`);
  const {enumValues} = readSchema(isObject(schema) ? schema : {}, document);
  if (enumValues.length === 0) {
    throw new ExplainedError(
      `The "${option}" option is "${reference}", but there is no schema with "enum". Use a file and a JSON pointer, such as "openapi/errors.yaml#/ErrorCode".`,
    );
  }
  return enumValues;
}
