import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {loadSandbox, type Observable, type Sandbox} from '../../client';

export type SandboxState =
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly sandbox: Sandbox}
  | {readonly status: 'failed'; readonly message: string};

/** Loads the sandbox. */
export function useSandbox(): readonly [SandboxState, retry: () => void] {
  const [state, setState] = useState<SandboxState>({status: 'loading'});
  const load = useCallback(() => {
    setState({status: 'loading'});
    loadSandbox().then(
      (sandbox) => setState({status: 'ready', sandbox}),
      (error: unknown) => setState({status: 'failed', message: describeError(error)}),
    );
  }, []);
  useEffect(load, [load]);
  return [state, load];
}

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The current value of an observable; renders again when it changes. */
export const useObservable = <T>({subscribe, getSnapshot}: Observable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
