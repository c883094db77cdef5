import {
  checkOpenApiFile,
  createValidityRules,
  type OpenApiFileOptions,
  type Problem,
} from '@developer-docs/openapi/node';
import {createConventionRules, type Conventions} from './convention-rules';
import {qualityRules} from './quality-rules';

/** Redocly's own rules about missing descriptions, summaries, tags, IDs, and servers. */
const builtInQualityRules = [
  'no-empty-servers',
  'operation-description',
  'operation-operationId',
  'operation-summary',
  'operation-tag-defined',
  'parameter-description',
  'tag-description',
];

/**
 * Checks an OpenAPI document for problems, including missing descriptions and examples.
 *
 * @param conventions - If given, the document also has to follow our conventions and Redocly's strict rules, and all
 * problems are errors. Otherwise, only problems that prevent reading the document are errors.
 * @throws OpenApiError if a file can't be found or parsed.
 */
export function lintOpenApiFile(options: OpenApiFileOptions, conventions?: Conventions): Promise<Problem[]> {
  const severity = conventions === undefined ? 'warn' : 'error';
  const customRules = {...qualityRules, ...(conventions && createConventionRules(conventions))};
  const customRuleIds = Object.keys(customRules).map((id) => `contract/${id}`);
  return checkOpenApiFile(options, {
    ...(conventions && {extends: ['recommended-strict']}),
    plugins: [{id: 'contract', rules: {oas3: customRules}}],
    rules: {
      ...createValidityRules(severity),
      ...Object.fromEntries([...builtInQualityRules, ...customRuleIds].map((id) => [id, severity])),
    },
  });
}
