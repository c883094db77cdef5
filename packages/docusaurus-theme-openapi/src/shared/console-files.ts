import type {DocumentsByName} from '@developer-docs/mock-api';

/*
 * The files that the build publishes for the console. Their URLs are relative to the site's base URL. IDs
 * can contain any character, so characters that are special in URLs or file names are replaced. Uppercase letters are
 * marked, so that IDs that differ only in case have different files on all file systems.
 *
 * The sandbox of the current documents has an empty ID. Each of the other sandboxes has its own folder.
 */

/** Returns the URL of the file that describes an operation to the console. */
export const getOperationFile = (id: string, sandbox: string): string =>
  `sandbox/operations/${toFolder(sandbox)}${toFileName(id)}.json`;

/**
 * The documents of a sandbox, in a generated file: as JSON in JSON if they contain numbers that JavaScript would
 * change.
 */
export type SandboxDocuments = DocumentsByName | string;

/** Returns the URL of the file with a sandbox's documents. The worker contains the current documents. */
export const getDocumentsFile = (sandbox: string): string => `sandbox/documents/${toFileName(sandbox)}.json`;

/** Returns the URL of the file with the OAuth 2 and OpenID Connect schemes of a document. */
export const getSecurityFile = (documentId: string): string => `sandbox/security/${toFileName(documentId)}.json`;

/** Such as `~2f!Pets` for `/Pets` */
const toFileName = (id: string) =>
  id
    .replaceAll(/[^\w.-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`)
    .replaceAll(/[A-Z]/g, '!$&');

const toFolder = (sandbox: string) => (sandbox === '' ? '' : `${toFileName(sandbox)}/`);

/** Returns the URL of the script with a module of validators, of about 20 KB (compressed). */
export const getValidatorsFile = (module: number, sandbox: string): string =>
  `sandbox/validators/${toFolder(sandbox)}${module}.js`;
