// Modules that `product/builds/sandbox-script.ts` generates.

declare module 'virtual:contract' {
  import type {DocumentsByName} from '@developer-docs/mock-api';

  /** The base URL of the API. */
  export const apiUrl: string;
  export const documents: DocumentsByName;
  export const errorCodes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export const limits: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

declare module 'virtual:validators' {
  import type {ValidateFunctions} from '@developer-docs/mock-api';

  export const validateFunctions: ValidateFunctions;
}
