import {useCallback, useEffect, useState} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {operationFile, type ConsoleOperation} from '../../client/console/operation';

const loaded = new Map<string, Promise<ConsoleOperation>>();

/** Loads the description of an operation once. */
export function loadOperation(id: string): Promise<ConsoleOperation> {
  const loading = loaded.get(id) ?? fetchOperation(siteConfig.baseUrl + operationFile(id));
  loaded.set(id, loading);
  // After a failure, the next call tries again.
  loading.catch(() => loaded.delete(id));
  return loading;
}

async function fetchOperation(url: string): Promise<ConsoleOperation> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} returned ${String(response.status)}`);
  }
  return (await response.json()) as ConsoleOperation;
}

/** Loads the description of an operation for a component. */
export function useOperation(id: string): {
  readonly model: ConsoleOperation | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [model, setModel] = useState<ConsoleOperation>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadOperation(id).then(setModel, () => setFailed(true));
  }, [id]);
  useEffect(load, [load]);
  return {model, hasFailed, retry: load};
}
