/** Folder of the OpenAPI documents and their components, relative to the root of the repository. */
export const openApiFolder = 'contract/openapi';

/** Folder of the TypeScript declarations of the SDK, relative to the root of the repository. It exists only if there's an SDK. */
export const sdkFolder = 'contract/ui-sdk';

/** The schema whose values are the error codes of the API; `undefined` if the API has no catalog of error codes. */
export const errorCodes: string | undefined = 'error-codes#ErrorCode';

/** The schema whose values are the limits that no schema can express; `undefined` if the contract has none. */
export const limits: string | undefined = 'limits#Limit';

/** The OpenAPI documents, by the ID that pages and URLs use. */
export const apiDocuments: Readonly<Record<string, {readonly file: string; readonly severity?: 'error' | 'warn'}>> = {
  'core-api': {file: `${openApiFolder}/core-api.yaml`},
  'user-management-api': {file: `${openApiFolder}/user-management-api.yaml`},
  'enterprise-core-api': {file: `${openApiFolder}/enterprise-core-api.yaml`},
  'enterprise-endpoints': {file: `${openApiFolder}/enterprise-endpoints.yaml`},
};

/** The POST operations that create a session. Repeating one is harmless, so they accept no `Idempotency-Key`. */
export const sessionOperations = ['loginUser'];
