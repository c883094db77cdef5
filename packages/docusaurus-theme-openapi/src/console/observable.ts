import {useSyncExternalStore} from 'react';

/** A value that changes over time, with the interface that `useSyncExternalStore` expects. */
export interface Observable<T> {
  readonly getSnapshot: () => T;
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an observable with an initial value, and a function that sets it and notifies the listeners. */
export function createObservable<T>(initialValue: T): Observable<T> & {readonly set: (value: T) => void} {
  const listeners = new Set<() => void>();
  let value = initialValue;
  return {
    getSnapshot: () => value,
    set: (newValue) => {
      value = newValue;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the current value of an observable, and renders the component again when it changes. */
export const useObservable = <T>({subscribe, getSnapshot}: Observable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
