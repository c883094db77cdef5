import {existsSync} from 'node:fs';
import {ExplainedError, objectAt, type JsonObject} from '@developer-docs/utils';
import {bundle as bundleDocument, createConfig} from '@redocly/openapi-core';
import {removeFalseAlarms} from './checks/false-alarms.js';
import {httpNameRules, httpNamesPlugin} from './checks/http-names.js';
import {convertReadErrors, throwOnErrors} from './checks/read-errors.js';
import type {OpenApiFileOptions} from './file-options.js';
import {applyOverlays} from './overlays/apply-overlays.js';
import type {OverlayChange} from './overlays/overlay-problems.js';
import {checkExtends, readOverlay, type Overlay} from './overlays/read-overlay.js';
import {countValues} from './parsing/parse-document.js';
import {FileResolver} from './parsing/resolver.js';
import {getRelativePath, toProblem} from './problems.js';

export interface BundleResult {
  /** The document in its own version of OpenAPI or Swagger, in which every `$ref` is internal. */
  readonly bundle: JsonObject;
  /** The bundle without its overlays. */
  readonly source: JsonObject;
  /** Absolute paths of the files that it consists of. */
  readonly files: readonly string[];
  readonly overlays: readonly Overlay[];
  readonly overlayChanges: readonly OverlayChange[];
  /** One line for each action of an overlay that changes nothing, and for each overlay for another document. */
  readonly overlayWarnings: readonly string[];
}

/**
 * Bundles a document, and applies its overlays. Only syntax and references are checked; `validateOpenApiFile` checks
 * the rest.
 *
 * @throws ExplainedError if a file can't be found or parsed, or an overlay can't be applied.
 */
export async function bundleOpenApiFile(options: OpenApiFileOptions): Promise<BundleResult> {
  const {file, root, transform, overlays: overlayFiles = []} = options;
  const {source, files} = await bundleFiles(options);
  const overlays = await Promise.all(overlayFiles.map((overlay) => readOverlay(overlay, root, transform)));
  const {document: bundle, warnings, changes} = applyOverlays(source, overlays, root);
  const url = options.source?.urls.get(file);
  return {
    bundle,
    source,
    files: [...new Set([...files, ...overlayFiles])],
    overlays,
    overlayChanges: changes,
    overlayWarnings: [...overlays.flatMap((overlay) => checkExtends(overlay, file, url)), ...warnings],
  };
}

async function bundleFiles(options: OpenApiFileOptions) {
  const {file, root} = options;
  const config = await createConfig({plugins: [httpNamesPlugin], decorators: httpNameRules});
  const {bundle, problems, fileDependencies} = await convertReadErrors(
    () => bundleDocument({ref: file, config, externalRefResolver: new FileResolver(options, 'bundle')}),
    options,
  );
  throwOnErrors(
    removeFalseAlarms(problems).map((problem) => toProblem(problem, root)),
    file,
    root,
  );
  const source = bundle.parsed as JsonObject;
  // In extensions, Redocly replaces references by their targets.
  if (countValues(source) === Infinity) {
    throw new ExplainedError(
      `${getRelativePath(file, root)}: a "$ref" in an extension (x-…) refers to what contains it. Move its target to "components", or remove the reference.`,
    );
  }
  // Redocly adds it to documents without components.
  if (Object.keys(objectAt(source, 'components')).length === 0) Reflect.deleteProperty(source, 'components');
  return {source, files: [file, ...fileDependencies].filter((dependency) => existsSync(dependency))};
}
