import path from 'node:path';
import {bundleOpenApiFile, validateOpenApiFile, type OpenApiFileOptions} from '../load/openapi-file';
import {OpenApiDocument} from '../model/openapi-document';
import {readApiDocument} from '../model/read-document';
import type {Finding} from './finding';
import {lintOperations, type OperationRuleOptions} from './operation-rules';
import {lintQuality} from './quality-rules';
import {lintSchemas} from './schema-rules';

/** Checks a bundled document against our own rules. */
export function lintDocument(document: OpenApiDocument, options: OperationRuleOptions): Finding[] {
  const findings = [
    ...lintOperations(readApiDocument(document), options),
    ...lintSchemas(document, {requiresValueDescriptions: true}),
  ];
  return removeDuplicates(findings);
}

/** Removes duplicates: a shared response is checked for each operation that uses it. */
const removeDuplicates = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.pointer} ${finding.problem}`, finding])).values(),
];

/**
 * Lints an OpenAPI document with Redocly's strict rules and our own.
 *
 * @returns A line for each finding from our own rules: the file, the JSON pointer, the problem, and the fix.
 * @throws ContractError with the file and line of each problem that Redocly finds.
 */
export async function lintOpenApiFile(options: OpenApiFileOptions, rules: OperationRuleOptions): Promise<string[]> {
  await validateOpenApiFile({...options, isStrict: true});
  const document = new OpenApiDocument((await bundleOpenApiFile(options)).document);
  const file = path.relative(options.root, options.file).replaceAll('\\', '/');
  return lintDocument(document, rules).map(
    ({pointer, problem, fix}) => `${file} (bundled, ${pointer}): ${problem} ${fix}`,
  );
}

/** A document's quality problems. */
export interface QualityReport {
  /**
   * A line for each validation problem that doesn't prevent reading the document, such as an example that doesn't match
   * its schema.
   */
  readonly warnings: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Reports quality problems in a document that doesn't have to follow our own rules.
 *
 * @throws ContractError with the file and line if the document can't be read.
 */
export async function reportOpenApiQuality(options: OpenApiFileOptions): Promise<QualityReport> {
  const warnings = await validateOpenApiFile({...options, severity: 'warn'});
  const document = new OpenApiDocument((await bundleOpenApiFile(options)).document);
  return {warnings, findings: removeDuplicates(lintQuality(readApiDocument(document), document))};
}
