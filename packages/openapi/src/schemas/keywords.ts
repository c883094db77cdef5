const annotationKeywords = new Set(
  `title description summary deprecated readOnly writeOnly default example examples externalDocs xml
  $comment`.split(/\s+/),
);

/** Returns whether a keyword of a schema doesn't affect validation. */
export const isAnnotation = (keyword: string) => annotationKeywords.has(keyword) || keyword.startsWith('x-');

const dataKeywords = new Set('const dataValue default enum example mapping required security value'.split(' '));

/**
 * Returns whether the value of a keyword is data, which contains neither schemas nor references. The examples of a
 * schema are a list of data, but those of a media type or parameter have names.
 */
export const isData = (keyword: string, value: unknown): boolean =>
  dataKeywords.has(keyword) || (keyword === 'examples' && Array.isArray(value));

const mapKeywords = new Set(
  `paths webhooks x-webhooks pathItems additionalOperations callbacks links variables parameters responses requestBodies
  headers content mediaTypes encoding examples schemas definitions $defs properties patternProperties dependentSchemas
  securitySchemes securityDefinitions scopes`.split(/\s+/),
);

/** Returns whether the members of a keyword's value have any names, such as fields. These can also be keywords. */
export const isMap = (keyword: string): boolean => mapKeywords.has(keyword);

/**
 * Returns what the members of a keyword's value are: keywords, any names, or data. An extension can contain anything,
 * so it's data, except for the webhooks of OpenAPI 3.0.
 */
export function getMemberKind(keyword: string, value: unknown): 'keywords' | 'names' | 'data' {
  const isExtension = keyword.startsWith('x-') && keyword !== 'x-webhooks';
  if (isExtension || isData(keyword, value)) return 'data';
  return isMap(keyword) ? 'names' : 'keywords';
}
