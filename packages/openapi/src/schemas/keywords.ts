const annotationKeywords = new Set(
  `title description summary deprecated readOnly writeOnly default example examples externalDocs xml
  $comment`.split(/\s+/),
);

/** Returns whether a keyword of a schema doesn't affect validation. */
export const isAnnotation = (keyword: string) => annotationKeywords.has(keyword) || keyword.startsWith('x-');

/** Returns whether a keyword is an extension, which can contain anything. Webhooks of OpenAPI 3.0 are known. */
export const isExtension = (keyword: string): boolean => keyword.startsWith('x-') && keyword !== 'x-webhooks';

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
