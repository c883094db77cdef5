/** Id of the heading of an operation on the page of its document. */
export const operationId = (id: string): string => id.replaceAll(/[^\w-]+/g, '-');

/** Id of the heading of a schema on the page of its document. */
export const schemaId = (name: string): string => `schema-${name.replaceAll(/[^\w-]+/g, '-')}`;
