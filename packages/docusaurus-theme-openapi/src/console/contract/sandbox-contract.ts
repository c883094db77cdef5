import type {OpenApiDocuments} from '@developer-docs/mock-api';

/** The documents of a sandbox, in a generated file: as JSON in JSON if they contain numbers that JavaScript would change. */
export type SandboxContract = OpenApiDocuments | string;
