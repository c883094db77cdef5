import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {operationFile, type ConsoleOperation} from '../../client/console/operation';

const loaded = new Map<string, Promise<ConsoleOperation>>();

function loadOperation(id: string, url: string): Promise<ConsoleOperation> {
  const loading = loaded.get(id) ?? fetchOperation(url);
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

/** Loads the description of an operation. */
export function useOperation(id: string): {
  readonly model: ConsoleOperation | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const url = useBaseUrl(operationFile(id));
  const [model, setModel] = useState<ConsoleOperation>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadOperation(id, url).then(setModel, () => {
      setFailed(true);
    });
  }, [id, url]);
  useEffect(load, [load]);
  return {model, hasFailed, retry: load};
}
