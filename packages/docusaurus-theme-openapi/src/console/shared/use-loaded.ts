import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {toError} from '@developer-docs/utils';
import {isSiteUpdatedError} from '../../client/try-it/recovery';
import {loadSandbox, type Sandbox} from '../sandbox';
import type {Observable} from '../sandbox/observable';
import {useEvent} from '../../client/shared/use-event';

/** A value that's loaded asynchronously. While it's loading, `value` is `undefined`. */
export interface Loaded<T> {
  readonly value?: T;
  readonly error?: Error;
  readonly retry: () => void;
}

/**
 * Loads a value asynchronously.
 *
 * @param load - Must be a stable function. A new function loads the value again.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [result, setResult] = useState<Pick<Loaded<T>, 'value' | 'error'>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    const finish = (finishedResult: typeof result) => {
      if (!isCanceled) setResult(finishedResult);
    };
    setResult({});
    load().then(
      (value) => finish({value}),
      (error: unknown) => finish({error: toError(error)}),
    );
    return () => {
      isCanceled = true;
    };
  }, [load, attempt]);
  return {...result, retry: () => setAttempt(attempt + 1)};
}

/**
 * Loads code of this deployment.
 *
 * @param onOutdated - Called instead of returning an error if a newer deployment has deleted the code.
 */
export function useLoadedCode<T>(load: () => Promise<T>, onOutdated: () => void): Loaded<T> {
  const {error, ...loaded} = useLoaded(load);
  const isOutdated = isSiteUpdatedError(error);
  const reportOutdated = useEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) reportOutdated();
  }, [isOutdated, reportOutdated]);
  return error === undefined || isOutdated ? loaded : {...loaded, error};
}

/** Loads a sandbox. */
export const useSandbox = (id: string): Loaded<Sandbox> => useLoaded(useCallback(() => loadSandbox(id), [id]));

/** Returns the current value of an observable and rerenders the component when it changes. */
export const useObservable = <T>({subscribe, getSnapshot}: Observable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
