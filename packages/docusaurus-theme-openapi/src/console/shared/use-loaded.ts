import {useCallback, useEffect, useSyncExternalStore} from 'react';
import {useLoaded, type Loaded} from '../../client/shared/use-loaded';
import {isSiteUpdatedError} from '../../client/try-it/recovery';
import {loadSandbox, type Sandbox} from '../sandbox';
import type {Observable} from '../sandbox/observable';
import {useEvent} from '../../client/shared/use-event';

export {useLoaded, type Loaded} from '../../client/shared/use-loaded';

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
