import {productValues} from './product';

export const {errorCodes, limits, openApiFolder, sessionOperations} = productValues;

/** Folder with the SDK's TypeScript declarations, relative to the repository root. It exists only if there's an SDK. */
export const sdkFolder = 'product/ui-sdk';

/** The OpenAPI documents by ID, with their paths relative to the repository root. */
export const apiDocuments = Object.fromEntries(
  Object.entries(productValues.apiDocuments).map(([id, {file, ...options}]) => [
    id,
    {file: `${openApiFolder}/${file}`, ...options},
  ]),
);
