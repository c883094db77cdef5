import {useCallback} from 'react';
import {parseJson} from '@developer-docs/internal';
import siteConfig from '@generated/docusaurus.config';
import {getOperationFile, type ConsoleOperation} from '../model/operation';
import {useLoaded, type Loaded} from '../shared/use-loaded';

const loaded = new Map<string, Promise<ConsoleOperation>>();

/** Loads the description of an operation once. */
function loadOperation(id: string): Promise<ConsoleOperation> {
  const operationPromise = loaded.get(id) ?? fetchOperation(siteConfig.baseUrl + getOperationFile(id));
  loaded.set(id, operationPromise);
  // After a failure, the next call tries again.
  operationPromise.catch(() => loaded.delete(id));
  return operationPromise;
}

async function fetchOperation(url: string): Promise<ConsoleOperation> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} returned ${String(response.status)}`);
  }
  return parseJson(await response.text()) as ConsoleOperation;
}

/** Loads the description of an operation for a component. */
export const useOperation = (id: string): Loaded<ConsoleOperation> =>
  useLoaded(useCallback(() => loadOperation(id), [id]));
