import type {DocSearchTransformClient} from '@docsearch/react';

declare module '@docsearch/react' {
  /** The client of the hosted service that the modal uses; exported by `patches/docsearch.ts`. */
  export function useSearchClient(
    appId: string,
    apiKey: string,
    transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient,
  ): DocSearchTransformClient;
}
