import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {BaseResolver, Document, ProblemSeverity, RawUniversalConfig, Source} from '@redocly/openapi-core';
import {
  decodeUriPart,
  formatCount,
  isObject,
  objectAt,
  stringAt,
  stringifyJson,
  toFragment,
  type JsonObject,
} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';
import {OpenApiDocument} from '../document.js';
import {convertSwagger, isSwagger} from './convert-swagger.js';
import {extensionRule} from './extension-rule.js';
import {headerNamesRule, httpNamesRule, swaggerNamesRule} from './http-names-rule.js';
import {removeFalseAlarms} from './false-alarms.js';
import {restoreNumbers} from './exact-numbers.js';
import {findIgnoredPatterns} from './ignored-patterns.js';
import {parseDocumentText, parseLeniently} from './parse-document.js';
import {applyOverlays, checkExtends} from './overlays/apply-overlays.js';
import {checkOverlaidFile} from './overlays/overlay-problems.js';
import {readOverlay, type Overlay} from './overlays/read-overlay.js';
import {OpenApiError, toProblem, type Problem} from './problems.js';
import {redocly} from './redocly.js';
import {resolveIdentifiers} from './schema-identifiers.js';
import type {OperationSelection} from './select-operations.js';

export interface OpenApiFileOptions {
  /** Absolute path of the document in OpenAPI 3.0 to 3.2 or Swagger 2.0 (YAML or JSON). */
  readonly file: string;
  /** Folder that file paths in messages are relative to. */
  readonly root: string;
  /** Transforms the text of each file before it's parsed, for example to insert the brand. */
  readonly transform?: (text: string) => string;
  /**
   * Absolute paths of the folders that references can point into. Default: the document's folder, so that a document
   * from elsewhere can't embed other files of this machine.
   */
  readonly allowedFolders?: readonly string[];
  /** The source of a downloaded document, whose references are URLs. */
  readonly source?: DocumentSource;
  /**
   * Absolute paths of overlays (Overlay Specification 1.0 or 1.1), which are applied in this order to the bundled document,
   * before the conversion of Swagger 2.0. Default: none.
   */
  readonly overlays?: readonly string[];
  /** The operations that `loadOpenApiFile` reads. Default: all. */
  readonly selection?: OperationSelection;
}

/** Where a document was downloaded from. */
export interface DocumentSource {
  /** The URLs of the files by their absolute paths. */
  readonly urls: ReadonlyMap<string, string>;
  /** The command that downloads the document, for messages. */
  readonly command: string;
}

/** Maximum number of problems in one message. */
const maxListedProblems = 20;

/**
 * Creates the rules for valid documents.
 *
 * @param severity - Severity of problems that don't prevent reading the document, such as an example that doesn't match
 * its schema. `warn` is meant for third-party documents.
 */
export const createValidityRules = (severity: ProblemSeverity): NonNullable<RawUniversalConfig['rules']> => ({
  struct: severity,
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': severity,
  'path-parameters-defined': severity,
  'no-identical-paths': severity,
  'no-undefined-server-variable': severity,
  // Most APIs are covered by an agreement with their users rather than by a license.
  'info-license': 'off',
  'info-license-strict': 'off',
  'no-invalid-media-type-examples': severity,
  'no-invalid-schema-examples': severity,
  'no-invalid-parameter-examples': severity,
});

/** The rules of this package. Bundling applies decorators only, so one of them is both a rule and a decorator. */
const plugins: NonNullable<RawUniversalConfig['plugins']> = [
  {
    id: 'documents',
    rules: {
      oas3: {'no-effect': extensionRule, 'http-names': httpNamesRule, 'header-names': headerNamesRule},
      oas2: {'no-effect': extensionRule, 'http-names': swaggerNamesRule, 'header-names': headerNamesRule},
    },
    decorators: {oas3: {'http-names': httpNamesRule}, oas2: {'http-names': swaggerNamesRule}},
  },
];

/** A document in OpenAPI 3 in which every `$ref` is internal. */
export interface OpenApiBundle {
  readonly document: JsonObject;
  /** Absolute paths of the files that it consists of. */
  readonly files: readonly string[];
  /** The features of Swagger 2.0 that OpenAPI 3.0 can't express, with JSON pointers in the source. */
  readonly lostFeatures: ReadonlyMap<string, ReadonlySet<string>>;
  /** One line for each action of an overlay that changes nothing, and for each overlay for another document. */
  readonly overlayWarnings: readonly string[];
}

/**
 * Bundles an OpenAPI document, applies its overlays, and converts it to OpenAPI 3.0 if it's in Swagger 2.0. Only syntax
 * and references are checked; {@link validateOpenApiFile} checks the rest.
 *
 * @param maxActions - How many actions of the overlays are applied. Default: all.
 * @throws OpenApiError if a file can't be found or parsed, or an overlay can't be applied.
 */
export async function bundleOpenApiFile(options: OpenApiFileOptions, maxActions?: number): Promise<OpenApiBundle> {
  const {parsed, files, overlayWarnings} = await bundleSource(options, readOverlays(options), maxActions);
  const lostFeatures = new Map<string, ReadonlySet<string>>();
  const document = isSwagger(parsed)
    ? convertSwagger(parsed, (feature, pointer) => lostFeatures.set(feature, new Set([pointer])))
    : parsed;
  return {document, files, lostFeatures, overlayWarnings};
}

/** @throws OpenApiError if an overlay can't be read. */
export const readOverlays = ({overlays = [], root, transform}: OpenApiFileOptions): readonly Overlay[] =>
  overlays.map((overlay) => readOverlay(overlay, root, transform));

/** Bundles a document in its own version of OpenAPI or Swagger, and applies overlays. */
export async function bundleSource(options: OpenApiFileOptions, overlays: readonly Overlay[], maxActions?: number) {
  const {file, root} = options;
  const config = await redocly.createConfig({plugins, decorators: {'documents/http-names': 'error'}});
  const {bundle, problems, fileDependencies} = await convertReadErrors(
    () => redocly.bundle({ref: file, config, externalRefResolver: createResolver(options, true)}),
    options,
  );
  throwOnErrors(
    removeFalseAlarms(problems, file).map((problem) => toProblem(problem, root)),
    file,
    root,
  );
  renameExternalValues(bundle.parsed, linkKeyword, 'externalValue', () => true);
  const files = [...new Set([file, ...fileDependencies, ...overlays.map((overlay) => overlay.file)])];
  const parsed = bundle.parsed as JsonObject;
  // Redocly adds it to documents without components.
  if (Object.keys(objectAt(parsed, 'components')).length === 0) Reflect.deleteProperty(parsed, 'components');
  if (overlays.length === 0) return {parsed, files, overlayWarnings: []};
  const {document, warnings} = applyOverlays(parsed, overlays, maxActions);
  const url = options.source?.urls.get(file);
  return {
    parsed: document,
    files,
    overlayWarnings: [...overlays.flatMap((overlay) => checkExtends(overlay, file, url)), ...warnings],
  };
}

/**
 * Validates an OpenAPI document.
 *
 * @returns A line for each warning.
 * @throws OpenApiError with the file, line, and JSON pointer of each error.
 */
export async function validateOpenApiFile(
  options: OpenApiFileOptions,
  severity: ProblemSeverity = 'error',
): Promise<string[]> {
  const problems = await checkOpenApiFile(options, {
    plugins,
    rules: {
      ...createValidityRules(severity),
      'documents/no-effect': 'warn',
      'documents/http-names': 'error',
      'documents/header-names': 'warn',
    },
  });
  throwOnErrors(problems, options.file, options.root);
  return problems.map(({message}) => message);
}

/**
 * Checks an OpenAPI document against Redocly rules.
 *
 * @throws OpenApiError if a file can't be found or parsed.
 */
export async function checkOpenApiFile(options: OpenApiFileOptions, rawConfig: RawUniversalConfig): Promise<Problem[]> {
  const {file, root} = options;
  const config = await redocly.createConfig(rawConfig);
  const lint = async (transform = options.transform) => {
    const externalRefResolver = createResolver({...options, ...(transform !== undefined && {transform})});
    const problems = await convertReadErrors(() => redocly.lint({ref: file, config, externalRefResolver}), options);
    return removeFalseAlarms(problems, file);
  };
  const overlays = readOverlays(options);
  const problems =
    overlays.length === 0
      ? (await lint()).map((problem) => toProblem(problem, root))
      : await checkOverlaidFile(overlays, root, await lint(), async (maxActions) => {
          const {parsed} = await bundleSource(options, overlays, maxActions);
          return lint(() => stringifyJson(parsed));
        });
  // A shared response has the same problem in each operation that uses it.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

/**
 * @param keepsNumbers - Whether numbers are kept as they're written. The rules of Redocly only know those of JavaScript, and
 *   would also match examples with patterns that can't be checked.
 */
function createResolver(
  {file, root, transform = (text) => text, allowedFolders = [path.dirname(file)], source: origin}: OpenApiFileOptions,
  keepsNumbers = false,
): BaseResolver {
  const folders = allowedFolders.map(toRealPath);
  const copies = new Map([...(origin?.urls ?? [])].map(([copy, url]) => [url, copy]));
  class TransformingResolver extends redocly.BaseResolver {
    override resolveExternalRef(base: string | null, reference: string): string {
      const baseUrl = base === null ? undefined : origin?.urls.get(base);
      if (baseUrl === undefined) return this.resolvePath(base, reference);
      const url = URL.canParse(reference, baseUrl) ? new URL(reference, baseUrl).href : reference;
      return copies.get(url) ?? url;
    }

    /** Tools also write backslashes, and names as parts of a URL: `.\\models\\pet%20store.yaml`. */
    private resolvePath(base: string | null, reference: string): string {
      const name = reference.replaceAll('\\', '/');
      const file = super.resolveExternalRef(base, name);
      if (!name.includes('%') || existsSync(file)) return file;
      const decodedFile = super.resolveExternalRef(base, decodeUriPart(name));
      return existsSync(decodedFile) ? decodedFile : file;
    }

    private parseSource(source: Source, isRoot?: boolean): Document {
      try {
        return super.parseDocument(source, isRoot);
      } catch (error) {
        const parsed = parseLeniently(source.body, error);
        if (parsed === undefined) throw error;
        return {source, parsed};
      }
    }

    override parseDocument(source: Source, isRoot?: boolean): Document {
      const document = this.parseSource(source, isRoot);
      const {parsed} = document;
      // Redocly also reads AsyncAPI, Arazzo, and Overlay documents.
      if (source.absoluteRef === file && isObject(parsed) && !('openapi' in parsed || 'swagger' in parsed)) {
        throw new Error('Unsupported specification');
      }
      if (/\$(?:id|self|anchor|dynamicAnchor|dynamicRef|recursiveRef)\b/.test(source.body)) {
        resolveIdentifiers(document.parsed, source.absoluteRef);
      }
      if (keepsNumbers) restoreNumbers(document.parsed, source.body);
      else removeIgnoredPatterns(document.parsed);
      keepVersion(objectAt(document.parsed, 'info'));
      // YAML reads a version without quotes as a number.
      if (isSwagger(document.parsed) && Number(document.parsed['swagger']) === 2) {
        Object.assign(document.parsed, {swagger: '2.0'});
      }
      const folder = path.dirname(source.absoluteRef);
      const isData = (value: string) => /\.(?:json|ya?ml)$/i.test(value) && existsSync(path.resolve(folder, value));
      if (source.body.includes('externalValue')) {
        renameExternalValues(document.parsed, 'externalValue', linkKeyword, (value) => !isData(value));
      }
      return document;
    }

    override async loadExternalRef(reference: string): Promise<Source> {
      if (origin !== undefined && /^[a-z][a-z\d+.-]*:/i.test(reference)) {
        throw new redocly.ResolveError(
          new Error(`"${reference}" hasn't been downloaded with the document. Run "${origin.command}".`),
        );
      }
      if (/^https?:/.test(reference)) {
        throw new redocly.ResolveError(
          new Error(
            `"${reference}" is on a different host. The build reads only local files. Copy the file to the repository.`,
          ),
        );
      }
      if (/^[a-z][a-z\d+.-]+:/i.test(reference)) {
        throw new redocly.ResolveError(
          new Error(`"${reference}" isn't a path. The build reads only files in the folder of the document.`),
        );
      }
      const name = path.relative(root, reference);
      // The document itself can be a symbolic link to another folder.
      if (
        reference !== file &&
        !folders.some((folder) => toRealPath(reference).startsWith(path.join(folder, path.sep)))
      ) {
        throw new redocly.ResolveError(
          new Error(
            `"${name}" is outside the folder of the document. Move the file there, or add its folder to "allowedFolders".`,
          ),
        );
      }
      // A named pipe or a device might never end.
      if (existsSync(reference) && !statSync(reference).isFile()) {
        const kind = statSync(reference).isDirectory() ? 'a folder' : 'a pipe or a device';
        throw new redocly.ResolveError(
          new Error(
            `"${name || '.'}" is ${kind}, not a file. Name the file, such as "${path.join(name, 'openapi.yaml')}".`,
          ),
        );
      }
      const source = await super.loadExternalRef(reference);
      const text = transform(source.body);
      rejectOtherContent(text, name);
      // Redocly only knows extensions in lowercase. Other files, such as Markdown, are text.
      const isDocument = /^(?:|\.json|\.ya?ml)$/i.test(path.extname(reference));
      return new redocly.Source(source.absoluteRef, text, isDocument ? 'application/yaml' : source.mimeType);
    }
  }
  return new TransformingResolver();
}

/** Removes the patterns that can't be checked from a file. */
function removeIgnoredPatterns(parsed: unknown): void {
  for (const {pattern, pointers} of isObject(parsed) ? findIgnoredPatterns(parsed) : []) {
    for (const pointer of pointers) {
      const schema = new OpenApiDocument(parsed as JsonObject).lookUp(pointer);
      if (stringAt(schema, 'pattern') === pattern) Reflect.deleteProperty(schema as object, 'pattern');
      Reflect.deleteProperty(objectAt(schema, 'patternProperties'), pattern);
    }
  }
}

/** Converts a version that YAML reads as a number, such as 1.0, to text. */
function keepVersion(info: JsonObject): void {
  const {version} = info;
  if (typeof version === 'number' || version instanceof Number) Object.assign(info, {version: String(version)});
}

/** Replaces `externalValue` while Redocly reads a document, because Redocly would load the value. */
const linkKeyword = 'x-external-value';

/** Renames a keyword of the examples in a document if its value meets a condition. */
function renameExternalValues(root: unknown, from: string, to: string, isRenamed: (value: string) => boolean): void {
  const visited = new Set<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const externalValue = stringAt(value, from);
    if (externalValue !== undefined && isRenamed(externalValue)) {
      Object.assign(value, {[to]: externalValue});
      Reflect.deleteProperty(value, from);
    }
    Object.values(value).forEach(visit);
  };
  visit(root);
}

/** Follows symbolic links. A file that doesn't exist is unchanged. */
const toRealPath = (file: string) => (existsSync(file) ? realpathSync(file) : path.resolve(file));

/**
 * Rejects text that isn't a document, and text whose aliases would expand to more than memory holds.
 *
 * @param name - The file's name in messages.
 * @throws OpenApiError
 */
function rejectOtherContent(text: string, name: string): void {
  if (/^\s*</.test(text)) {
    throw new OpenApiError(
      `${name} is HTML or XML, not YAML or JSON. Download the document itself, not a page about it.`,
    );
  }
  if (hasAliases(text)) {
    try {
      parse(text, {logLevel: 'error'});
    } catch (error) {
      // The parser that reads the document reports all other errors.
      if (error instanceof ReferenceError && error.message.includes('alias count')) {
        throw new OpenApiError(`${name}: the YAML aliases (*name) expand to too many values. Repeat fewer of them.`);
      }
    }
  }
}

/** Returns whether YAML can have aliases: the name of an anchor (`&name`) with an asterisk. Most have none. */
function hasAliases(text: string): boolean {
  const anchors = new Set([...text.matchAll(/&([^\s,[\]{}]+)/g)].map(([, name]) => name));
  return [...text.matchAll(/\*([^\s,[\]{}]+)/g)].some(([, name]) => anchors.has(name));
}

/** Converts Redocly's errors for documents that can't be found, parsed, or bundled to a one-line `OpenApiError`. */
async function convertReadErrors<T>(run: () => Promise<T>, {file, root}: OpenApiFileOptions): Promise<T> {
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
  const name = path.relative(root, file);
  if (error instanceof redocly.YamlParseError) {
    return describeSyntaxError(error, path.relative(root, error.source.absoluteRef));
  }
  if (error instanceof RangeError) {
    return `${name} is nested too deeply, or a YAML alias contains itself. Move nested schemas to components, and refer to them with "$ref".`;
  }
  const {message} = error;
  if (/must be JSON object|Unsupported specification/.test(message)) {
    return `${name} isn't an OpenAPI document: it has no "openapi" version. Correct the path, or begin the document with "openapi: 3.1.0".`;
  }
  if (message.startsWith('ENOENT')) {
    return `${name} doesn't exist. Correct the path.${suggestFile(file)}`;
  }
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
  const document = new OpenApiDocument(parseDocumentText(readFileSync(file, 'utf8')) as JsonObject);
  const find = (value: unknown, pointer: string): string | undefined => {
    if (!isObject(value) && !Array.isArray(value)) return undefined;
    if (isObject(value) && stringAt(value, '$ref')?.startsWith('#') === true) {
      try {
        document.resolve(value);
      } catch (error) {
        if ((error as Error).message.includes('is circular')) return ` (${pointer})`;
      }
    }
    for (const [key, member] of Object.entries(value)) {
      const found = find(member, pointer + toFragment(key));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(document.root, '#') ?? '';
}

/** Describes a syntax error in the same format as errors in other contract files. */
function describeSyntaxError(
  {source: {body}, originalError, line, col}: InstanceType<typeof redocly.YamlParseError>,
  file: string,
): string {
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

function throwOnErrors(problems: readonly Problem[], file: string, root: string): void {
  const errors = problems.filter(({severity}) => severity === 'error').map(({message}) => message);
  if (errors.length === 0) {
    return;
  }
  const omittedCount = errors.length - maxListedProblems;
  throw new OpenApiError(
    [
      `${path.relative(root, file)} has ${formatCount(errors.length, 'error')}:`,
      ...errors.slice(0, maxListedProblems),
      ...(omittedCount > 0 ? [`… and ${String(omittedCount)} more.`] : []),
    ].join('\n'),
  );
}
