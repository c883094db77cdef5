import {useCallback, useSyncExternalStore} from 'react';
import {useLoaded, type Loaded} from '../../client/shared/use-loaded';
import {loadSandbox, type Sandbox} from '../sandbox';
import type {Observable} from '../sandbox/observable';

/** Loads a sandbox. */
export const useSandbox = (id: string): Loaded<Sandbox> => useLoaded(useCallback(() => loadSandbox(id), [id]));

/** Returns the current value of an observable and rerenders the component when it changes. */
export const useObservable = <T>({subscribe, getSnapshot}: Observable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
