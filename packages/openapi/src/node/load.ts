import {ExplainedError, objectAt, parsePointer, stringAt, type JsonObject} from '@developer-docs/utils';
import {BrokenReferenceError, OpenApiDocument} from '../document.js';
import {listOperations, readApiDocument} from '../model/read-document.js';
import type {ApiDocument} from '../model/types.js';
import {normalizeDocument} from '../normalize-document.js';
import {bundleOpenApiFile, type BundleResult} from './bundle.js';
import type {OpenApiFileOptions} from './file-options.js';
import {findIgnoredPatterns} from './parsing/ignored-patterns.js';
import {readSource} from './parsing/read-source.js';
import {formatPlace, getRelativePath} from './problems.js';
import {selectOperations} from './selection/select-operations.js';
import {convertSwagger, isSwagger, toSwaggerPointer} from './swagger/convert-swagger.js';

/** An OpenAPI document, bundled and read into the model. */
export interface LoadedOpenApiDocument extends Pick<BundleResult, 'files' | 'overlayWarnings'> {
  /** The document as JSON. Every `$ref` in it is internal, and every operation has an ID. */
  readonly bundle: JsonObject;
  readonly model: ApiDocument;
  /** The features that the model doesn't contain, with the places that use them: `api.yaml:12:5 (#/paths/~1ships)`. */
  readonly unsupportedFeatures: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Bundles an OpenAPI document and reads it into the model. Only syntax and references are checked;
 * `validateOpenApiFile` checks the rest.
 *
 * @throws ExplainedError if a file can't be found or parsed, or an overlay can't be applied.
 */
export async function loadOpenApiFile(options: OpenApiFileOptions): Promise<LoadedOpenApiDocument> {
  const {bundle: source, files, overlayWarnings} = await bundleOpenApiFile(options);
  const name = getRelativePath(options.file, options.root);
  const {selection} = options;
  const swagger = new OpenApiDocument(source);
  const bundle = explainBrokenReferences(() => {
    const all = isSwagger(source) ? convertSwagger(swagger) : source;
    return selection === undefined ? all : selectOperations(all, selection, name);
  }, name);
  const document = openBundle(bundle);
  const model = explainBrokenReferences(() => readApiDocument(document), name);
  addOperationIds(new OpenApiDocument(bundle), model);
  return {
    bundle,
    model,
    files,
    overlayWarnings,
    unsupportedFeatures: locateFeatures(document.unsupportedFeatures, swagger.unsupportedFeatures, options),
  };
}

/** Opens a bundle for `readApiDocument`, without examples for patterns that can't be checked, or not in time. */
export function openBundle(bundle: JsonObject): OpenApiDocument {
  const ignoredPatterns = findIgnoredPatterns(bundle);
  const document = normalizeDocument(bundle, new Set(ignoredPatterns.map(({pattern}) => pattern)));
  for (const {pattern, reason, pointers} of ignoredPatterns) {
    const feature = `an example that must match the pattern ${pattern} (${reason})`;
    for (const pointer of pointers) document.reportUnsupported(pointer, feature);
  }
  return document;
}

/** @throws ExplainedError if a reference that Redocly accepts is circular, or has no target, such as `#/__proto__`. */
function explainBrokenReferences<T>(read: () => T, name: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BrokenReferenceError)) throw error;
    throw new ExplainedError(`${name}: ${error.message} Correct the "$ref".`);
  }
}

/**
 * Adds the file and the line to pointers. Values from another file have only the pointer in the bundle.
 *
 * @param lostFeatures - The features that the conversion loses, with pointers in the source.
 */
function locateFeatures(
  features: OpenApiDocument['unsupportedFeatures'],
  lostFeatures: OpenApiDocument['unsupportedFeatures'],
  options: OpenApiFileOptions,
): LoadedOpenApiDocument['unsupportedFeatures'] {
  if (features.size + lostFeatures.size === 0) return features;
  const {source, content} = readSource(options.file, options);
  const parsed = new OpenApiDocument(content as JsonObject);
  const toSourcePointer = isSwagger(parsed.root) ? toSwaggerPointer : (pointer: string) => pointer;
  const locate = (pointer: string) => {
    if (!parsed.has(pointer)) return pointer;
    return formatPlace({source, pointer, reportOnKey: true}, options.root);
  };
  const located = [...features].map(([feature, pointers]) => [feature, [...pointers].map(toSourcePointer)] as const);
  return new Map(
    [...located, ...lostFeatures].map(([feature, pointers]) => [feature, new Set([...pointers].map(locate))]),
  );
}

/**
 * Adds the generated IDs to operations without one, so that all users of the bundle use the same IDs. Several paths can
 * have the same path item, so each gets a copy.
 */
function addOperationIds(document: OpenApiDocument, model: ApiDocument): void {
  for (const {id, pointer} of listOperations(model)) {
    const [section = '', key = '', ...tokens] = parsePointer(pointer);
    const pathItems = objectAt(document.root, section);
    const pathItem = document.resolve(pathItems[key]);
    const operation = tokens.reduce(objectAt, pathItem);
    if (stringAt(operation, 'operationId') !== id) {
      Object.assign(pathItems, {[key]: copyWith(pathItem, tokens, {...operation, operationId: id})});
    }
  }
}

/** Returns a copy of an object with another value at a place in it. */
const copyWith = (object: JsonObject, [token, ...tokens]: readonly string[], value: JsonObject): JsonObject =>
  token === undefined ? value : {...object, [token]: copyWith(objectAt(object, token), tokens, value)};
