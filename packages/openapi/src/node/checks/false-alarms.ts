import type {NormalizedProblem} from '@redocly/openapi-core';

/** What Redocly reports although OpenAPI allows it: how messages begin, and where they are. */
const falseAlarms: readonly (readonly [message: string, pointer: RegExp])[] = [
  // Extensions can contain anything, such as references to files that aren't published.
  ["Can't resolve $ref", /\/x-(?!webhooks\/)/],
  // An external value can be a URL or any file.
  ["Can't resolve $ref", /\/examples\/[^/]+$/],
  // The names of schemas in a discriminator can have special characters. Redocly interprets them as paths of files.
  ["Can't resolve $ref", /\/discriminator\/mapping\//],
  // Files in responses of Swagger 2.0.
  ['`type` can be one of', /\/responses\/[^/]+\/schema\/type$/],
  // Limits of numbers in parameters and headers of Swagger 2.0.
  [
    'Expected type `integer` but got `number`',
    /\/(?:parameters|headers)\/[^/]+\/(?:items\/)*(?:minimum|maximum|multipleOf)$/,
  ],
  // Where JSON Schema has a schema, it can be a Boolean since OpenAPI 3.1.
  ['Expected type `Schema` (object) but got `boolean`', /^/],
  // Responses have an optional description since OpenAPI 3.2.
  ['The field `description` must be present', /\/responses\/[^/]+$/],
  // Redocly reads each shared media type of OpenAPI 3.2 as a map of media types.
  ['', /^#\/components\/mediaTypes\/[^/]+\/./],
];

/** Removes problems that Redocly reports about what OpenAPI allows. */
export const removeFalseAlarms = (problems: readonly NormalizedProblem[]): NormalizedProblem[] =>
  problems.filter(
    (problem) =>
      !isUsedParameter(problem) &&
      !falseAlarms.some(
        ([start, pointer]) => problem.message.startsWith(start) && pointer.test(problem.location[0]?.pointer ?? ''),
      ),
  );

/** Redocly finds only names of Latin letters, digits, and a few other characters in a path. */
function isUsedParameter({message}: NormalizedProblem): boolean {
  const [, name = '', template = ''] = /^Path parameter `(.+)` is not used in the path `(.+)`/.exec(message) ?? [];
  return name !== '' && template.includes(`{${name}}`);
}
