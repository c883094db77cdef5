import {
  checkOpenApiFile,
  createValidityRules,
  type OpenApiFileOptions,
  type Problem,
} from '@developer-docs/openapi/node';
import {createConventionRules, type Conventions} from './convention-rules';
import {qualityRules} from './quality-rules';

/** Redocly's own rules about what a document can lack, which aren't part of its strict rules. */
const builtInQualityRules = [
  'operation-description',
  'operation-tag-defined',
  'parameter-description',
  'scalar-property-missing-example',
];

/**
 * Checks whether an OpenAPI document follows our conventions and Redocly's strict rules.
 *
 * @throws OpenApiError if a file can't be found or parsed.
 */
export function lintOpenApiFile(options: OpenApiFileOptions, conventions: Conventions): Promise<Problem[]> {
  const customRules = {...qualityRules, ...createConventionRules(conventions)};
  const customRuleIds = Object.keys(customRules).map((id) => `contract/${id}`);
  return checkOpenApiFile(options, {
    extends: ['recommended-strict'],
    plugins: [{id: 'contract', rules: {oas3: customRules}}],
    rules: {
      ...createValidityRules('error'),
      ...Object.fromEntries([...builtInQualityRules, ...customRuleIds].map((id) => [id, 'error'])),
    },
  });
}
