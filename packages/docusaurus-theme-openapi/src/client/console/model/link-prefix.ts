import type {SampleKind} from '@developer-docs/openapi';

/** Returns the prefix of URL fragments that open the console of a sample. The draft follows, if there is one. */
export const createLinkPrefix = (operation: string, kind: SampleKind): string => `#try=${operation}.${kind}.`;
