import {stringifyJson, type JsonObject} from '@developer-docs/utils';
import {createConfig, lint, type ProblemSeverity, type RawUniversalConfig} from '@redocly/openapi-core';
import {bundleOpenApiFile} from './bundle.js';
import {removeFalseAlarms} from './checks/false-alarms.js';
import {httpNameRules, httpNamesPlugin} from './checks/http-names.js';
import {convertReadErrors, throwOnErrors} from './checks/read-errors.js';
import type {OpenApiFileOptions} from './file-options.js';
import {listOverlaidProblems, locateCause} from './overlays/overlay-problems.js';
import {FileResolver} from './parsing/resolver.js';
import {toProblem, type Problem} from './problems.js';

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

/**
 * Validates an OpenAPI document.
 *
 * @returns A line for each warning.
 * @throws ExplainedError with the file, line, and JSON pointer of each error.
 */
export async function validateOpenApiFile(
  options: OpenApiFileOptions,
  severity: ProblemSeverity = 'error',
): Promise<string[]> {
  const problems = await checkOpenApiFile(options, {
    plugins: [httpNamesPlugin],
    rules: {...createValidityRules(severity), ...httpNameRules},
  });
  throwOnErrors(problems, options.file, options.root);
  return problems.map(({message}) => message);
}

/**
 * Checks an OpenAPI document against Redocly rules.
 *
 * @throws ExplainedError if a file can't be found or parsed.
 */
export async function checkOpenApiFile(options: OpenApiFileOptions, rawConfig: RawUniversalConfig): Promise<Problem[]> {
  const {file, root} = options;
  const config = await createConfig(rawConfig);
  const check = async (fileOptions: OpenApiFileOptions) => {
    const externalRefResolver = new FileResolver(fileOptions, 'lint');
    const found = await convertReadErrors(() => lint({ref: file, config, externalRefResolver}), options);
    return removeFalseAlarms(found);
  };
  const files = await check(options);
  let problems = files.map((problem) => toProblem(problem, root));
  if (options.overlays !== undefined && options.overlays.length > 0) {
    const {source, bundle, overlays, overlayChanges} = await bundleOpenApiFile(options);
    const checkJson = (json: JsonObject) => check({...options, transform: () => stringifyJson(json)});
    problems = listOverlaidProblems(
      {files, before: await checkJson(source), after: await checkJson(bundle)},
      (pointer) => locateCause(overlayChanges, overlays, root, pointer),
      root,
    );
  }
  // A shared response has the same problem in each operation that uses it.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
