/** ID of the section of an operation on the page of its document. */
export const operationSectionId = (operationId: string): string => operationId.replaceAll(/[^\w-]+/g, '-');

/** ID of the section of a schema on the page of its document. */
export const schemaSectionId = (name: string): string => `schema-${name.replaceAll(/[^\w-]+/g, '-')}`;
