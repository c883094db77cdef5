import type {Plugin} from '@docusaurus/types';

/** The command `docusaurus openapi`. */
export type OpenApiCommand = ReturnType<Parameters<NonNullable<Plugin['extendCli']>>[0]['createCommand']>;
