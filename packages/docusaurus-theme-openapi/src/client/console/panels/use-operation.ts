import {useCallback} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {createRequestError, parseJson} from '@developer-docs/utils';
import {loadCode} from '../../recovery';
import {getOperationFile} from '../../console-contract/file-names';
import type {ConsoleOperation} from '../../console-contract/operation';
import {useLoaded, type Loaded} from '../shared/use-loaded';

const loaded = new Map<string, Promise<ConsoleOperation>>();

/** Loads the description of an operation once. */
function loadOperation(id: string, sandbox: string): Promise<ConsoleOperation> {
  const url = siteConfig.baseUrl + getOperationFile(id, sandbox);
  const operationPromise = loaded.get(url) ?? loadCode(() => fetchOperation(url));
  loaded.set(url, operationPromise);
  // After a failure, the next call tries again.
  operationPromise.catch(() => loaded.delete(url));
  return operationPromise;
}

async function fetchOperation(url: string): Promise<ConsoleOperation> {
  try {
    return parseJson(await (await fetch(url)).text()) as ConsoleOperation;
  } catch {
    // The file of an earlier or later build, a web page, or incomplete.
    throw createRequestError(url, `${url} can't be read.`);
  }
}

/** Loads the description of an operation for a component. */
export const useOperation = (id: string, sandbox: string): Loaded<ConsoleOperation> =>
  useLoaded(useCallback(() => loadOperation(id, sandbox), [id, sandbox]));
