import {productValues} from './product';

export const {errorCodes, limits, openApiFolder, sessionOperations} = productValues;

/** Folder of the TypeScript declarations of the SDK, relative to the root of the repository. It exists only if there's an SDK. */
export const sdkFolder = 'contract/ui-sdk';

/** The OpenAPI documents by ID, with their paths relative to the root of the repository. */
export const apiDocuments = Object.fromEntries(
  Object.entries(productValues.apiDocuments).map(([id, {file, ...options}]) => [
    id,
    {file: `${openApiFolder}/${file}`, ...options},
  ]),
);
