import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkOpenApiFile,
  createValidityRules,
  type OpenApiFileOptions,
  type Problem,
} from '@developer-docs/openapi/node';
import {stringAt} from '@developer-docs/utils';
import {parseYaml} from '@developer-docs/utils/node';
import type {Oas3_1Schema, Oas3Rule, RawUniversalConfig} from '@redocly/openapi-core';

/** Requires a description of each property, next to the reference or at its target. */
const propertyDescription: Oas3Rule = () => ({
  SchemaProperties(properties, context) {
    for (const [name, property] of Object.entries(properties as Readonly<Record<string, Oas3_1Schema>>)) {
      const target = context.resolve(property).node;
      if (!stringAt(property, 'description') && !stringAt(target, 'description')) {
        const {source, pointer} = context.location.child(name);
        context.report({
          message: `The property "${name}" has no description. Add a "description".`,
          location: {source, pointer, reportOnKey: true},
        });
      }
    }
  },
});

/**
 * Checks whether an OpenAPI document follows the conventions in `conventions.yaml` and Redocly's strict rules.
 *
 * @param sessionOperations - IDs of the POST operations that create a session.
 * @throws ExplainedError if a file can't be found or parsed.
 */
export function lintOpenApiFile(options: OpenApiFileOptions, sessionOperations: readonly string[]): Promise<Problem[]> {
  const file = path.join(__dirname, 'conventions.yaml');
  const text = readFileSync(file, 'utf8').replaceAll('SESSION_OPERATIONS', sessionOperations.join('|'));
  const conventions = parseYaml(text, file) as RawUniversalConfig;
  return checkOpenApiFile(options, {
    ...conventions,
    plugins: [{id: 'contract', rules: {oas3: {'property-description': propertyDescription}}}],
    rules: {...createValidityRules('error'), ...conventions.rules},
  });
}
