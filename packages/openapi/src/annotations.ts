const annotationKeywords = new Set([
  'title',
  'description',
  'summary',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
  'externalDocs',
  'xml',
  '$comment',
]);

/** Returns whether a keyword of a schema doesn't affect validation. */
export const isAnnotation = (keyword: string) => annotationKeywords.has(keyword) || keyword.startsWith('x-');
