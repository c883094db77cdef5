import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {isUrl, loadOpenApiFile} from '@developer-docs/openapi/node';
import {ExplainedError, getErrorMessage, makeUnique} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import {createJiti} from 'jiti';
import type {MockExtension} from '../extension/extension.js';
import {withState} from '../state/stateful.js';

interface LoadOptions {
  readonly extension?: string | undefined;
  readonly stateful: boolean;
  readonly 'strict-query': boolean;
}

/**
 * Loads what the command serves: the documents, the extension, and the absolute paths of their files.
 *
 * @throws Error with a message for the user.
 */
export async function loadMock(paths: readonly string[], options: LoadOptions) {
  const {documents, files} = await loadDocuments(paths);
  const {extension: file} = options;
  const loaded = file === undefined ? undefined : await loadExtension(file);
  const extension = options.stateful ? withState(loaded) : loaded;
  const strict: MockExtension = (environment) => ({...extension?.(environment), strictQuery: true});
  return {
    documents,
    extension: options['strict-query'] ? strict : extension,
    files: [...files, ...(file === undefined ? [] : [path.resolve(file)])],
  };
}

async function loadDocuments(paths: readonly string[]) {
  // Files in different folders can have the same name, such as `openapi.yaml`.
  const usedNames = new Set<string>();
  const loaded = await Promise.all(
    paths.map(async (file) => {
      if (isUrl(file)) throw new ExplainedError(`${file} is a URL. Download the document, and name the file.`);
      const name = makeUnique(path.basename(file).replace(/\.\w+$/, ''), usedNames);
      const {bundle, files} = await loadOpenApiFile({file: path.resolve(file), root: process.cwd()});
      return {name, bundle, files};
    }),
  );
  return {
    documents: Object.fromEntries(loaded.map(({name, bundle}) => [name, bundle])),
    files: [...new Set(loaded.flatMap(({files}) => files))],
  };
}

/** @throws ExplainedError if the module can't be loaded, or if its default export isn't a function. */
async function loadExtension(file: string): Promise<MockExtension> {
  if (!existsSync(file)) {
    throw new ExplainedError(
      `The extension ${file} doesn't exist. Correct the path in --extension.${suggestFile(file)}`,
    );
  }
  let module: unknown;
  try {
    module = await createJiti(import.meta.url, {moduleCache: false}).import(path.resolve(file), {default: true});
  } catch (error) {
    throw new ExplainedError(`The extension ${file} can't be loaded: ${getErrorMessage(error)}`);
  }
  if (typeof module !== 'function') {
    throw new ExplainedError(
      `${file} has no default export that is a function. Export one: export default defineMockExtension(() => ({handlers: {…}}));`,
    );
  }
  return module as MockExtension;
}
