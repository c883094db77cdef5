import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {combineDocuments, removeDocumentation} from '@developer-docs/mock-api';
import {generateValidatorModules} from '@developer-docs/mock-api/node';
import {removeSlowPatterns} from '@developer-docs/openapi/node';
import {stringifyJson} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import {getDocumentsFile, getValidatorsFile, type SandboxDocuments} from '../../shared/console-files';
import type {LoadedDocument} from '../documents/document-loader';
import type {NormalizedTryItOptions} from '../options/try-it';

/** The maximum number of warnings to log. */
const maxWarnings = 3;

/** Creates the modules that the console and its worker import. */
export function createSandboxModules(
  documents: readonly LoadedDocument[],
  {extension}: Pick<NormalizedTryItOptions, 'extension'>,
): [name: string, content: string][] {
  const module = extension && JSON.stringify(extension.module);
  return [
    ['extension.js', module === undefined ? 'export default undefined;\n' : `export {default} from ${module};\n`],
    ['documents.json', JSON.stringify(prepareDocuments(documents))],
  ];
}

/** Creates the file with the documents of a sandbox, except the sandbox of the current documents. */
export const createDocumentsFile = (sandbox: string, documents: readonly LoadedDocument[]): PublishedFile => ({
  name: getDocumentsFile(sandbox),
  content: JSON.stringify(prepareDocuments(documents)),
});

const combine = (documents: readonly LoadedDocument[]) =>
  combineDocuments(Object.fromEntries(documents.map(({id, bundle}) => [id, bundle])));

function prepareDocuments(documents: readonly LoadedDocument[]): SandboxDocuments {
  // Browsers can't abort a slow match, and the worker matches patterns when it creates samples.
  const contents = removeDocumentation(removeSlowPatterns(combine(documents)));
  const text = stringifyJson(contents);
  // The bundler would change numbers in a JSON file that JavaScript can't represent.
  return text === JSON.stringify(contents) ? contents : text;
}

/**
 * Generates the scripts with the validators, which the worker loads before it validates the first request for one of
 * their operations. They're compiled here because a content security policy can forbid compiling them in the browser,
 * and aren't part of the worker, which would have megabytes for documents with hundreds of operations.
 *
 * @param sandbox - The sandbox's ID.
 */
export function createValidatorFiles(documents: readonly LoadedDocument[], sandbox = ''): PublishedFile[] {
  const skippedItems: string[] = [];
  const modules = generateValidatorModules(combine(documents), (message) => skippedItems.push(message));
  skippedItems.slice(0, maxWarnings).forEach((message) => logger.warn(message));
  if (skippedItems.length > maxWarnings) {
    logger.warn(`The sandbox skips ${skippedItems.length - maxWarnings} more schemas.`);
  }
  return modules.map((code, index) => ({
    name: getValidatorsFile(index, sandbox),
    content: `defineValidators((exports, require) => {${code}});\n`,
  }));
}
