import {objectAt, stringifyJson, type JsonObject} from '@developer-docs/utils';
import {
  bundle as bundleDocument,
  createConfig,
  lint,
  type ProblemSeverity,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {removeFalseAlarms} from './checks/false-alarms.js';
import {headerNamesRule, mediaTypesRule, methodsRule, swaggerMediaTypesRule} from './checks/http-names-rule.js';
import {convertReadErrors, throwOnErrors} from './checks/read-errors.js';
import type {OpenApiFileOptions} from './file-options.js';
import {applyOverlays, checkExtends} from './overlays/apply-overlays.js';
import {listOverlaidProblems, locateCause} from './overlays/overlay-problems.js';
import {readOverlay, type Overlay} from './overlays/read-overlay.js';
import {FileResolver, linkKeyword, renameExternalValues} from './parsing/resolver.js';
import {toProblem, type Problem} from './problems.js';
import {convertSwagger, isSwagger} from './swagger/convert-swagger.js';

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

/** The rules of this package. Bundling applies decorators only, so some of them are both rules and decorators. */
const plugins: NonNullable<RawUniversalConfig['plugins']> = [
  {
    id: 'documents',
    rules: {
      oas3: {
        'header-names': headerNamesRule,
        'media-types': mediaTypesRule,
        methods: methodsRule,
      },
      oas2: {'header-names': headerNamesRule, 'media-types': swaggerMediaTypesRule},
    },
    decorators: {
      oas3: {'media-types': mediaTypesRule, methods: methodsRule},
      oas2: {'media-types': swaggerMediaTypesRule},
    },
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
 * @throws OpenApiError if a file can't be found or parsed, or an overlay can't be applied.
 */
export async function bundleOpenApiFile(options: OpenApiFileOptions): Promise<OpenApiBundle> {
  const {parsed, files, overlayWarnings} = await bundleSource(options);
  const lostFeatures = new Map<string, ReadonlySet<string>>();
  const document = isSwagger(parsed)
    ? convertSwagger(parsed, (feature, pointer) => lostFeatures.set(feature, new Set([pointer])))
    : parsed;
  return {document, files, lostFeatures, overlayWarnings};
}

/**
 * Bundles a document in its own version of OpenAPI or Swagger, and applies its overlays.
 *
 * @throws OpenApiError if a file can't be found or parsed, or an overlay can't be applied.
 */
export async function bundleSource(options: OpenApiFileOptions) {
  const {file, root, source} = options;
  const {parsed, files} = await bundleFiles(options);
  const overlays = await readOverlays(options);
  const {document, warnings} = applyOverlays(parsed, overlays, root);
  return {
    parsed: document,
    files: [...new Set([...files, ...overlays.map((overlay) => overlay.file)])],
    overlayWarnings: [
      ...overlays.flatMap((overlay) => checkExtends(overlay, file, source?.urls.get(file))),
      ...warnings,
    ],
  };
}

const readOverlays = ({overlays = [], root, transform}: OpenApiFileOptions): Promise<Overlay[]> =>
  Promise.all(overlays.map((overlay) => readOverlay(overlay, root, transform)));

/** Bundles a document without its overlays. */
async function bundleFiles(options: OpenApiFileOptions) {
  const {file, root} = options;
  const decorators = {'documents/media-types': 'warn', 'documents/methods': 'error'} as const;
  const config = await createConfig({plugins, decorators});
  const {bundle, problems, fileDependencies} = await convertReadErrors(
    () => bundleDocument({ref: file, config, externalRefResolver: new FileResolver(options, true)}),
    options,
  );
  throwOnErrors(
    removeFalseAlarms(problems, file).map((problem) => toProblem(problem, root)),
    file,
    root,
  );
  const parsed = bundle.parsed as JsonObject;
  renameExternalValues(parsed, linkKeyword, 'externalValue', () => true);
  // Redocly adds it to documents without components.
  if (Object.keys(objectAt(parsed, 'components')).length === 0) Reflect.deleteProperty(parsed, 'components');
  return {parsed, files: [file, ...fileDependencies]};
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
      'documents/header-names': 'warn',
      'documents/media-types': 'warn',
      'documents/methods': 'error',
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
  const config = await createConfig(rawConfig);
  const check = async (fileOptions: OpenApiFileOptions) => {
    const externalRefResolver = new FileResolver(fileOptions);
    const found = await convertReadErrors(() => lint({ref: file, config, externalRefResolver}), options);
    return removeFalseAlarms(found, file);
  };
  const files = await check(options);
  const overlays = await readOverlays(options);
  let problems = files.map((problem) => toProblem(problem, root));
  if (overlays.length > 0) {
    const {parsed} = await bundleFiles(options);
    const {document, changes} = applyOverlays(parsed, overlays, root);
    const checkBundle = (bundle: JsonObject) => check({...options, transform: () => stringifyJson(bundle)});
    problems = listOverlaidProblems(
      {files, before: await checkBundle(parsed), after: await checkBundle(document)},
      (pointer) => locateCause(changes, overlays, root, pointer),
      root,
    );
  }
  // A shared response has the same problem in each operation that uses it.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
