import type {Observable} from './sandbox';

/** An observable whose value can be set. */
export interface ObservableValue<T> extends Observable<T> {
  readonly set: (value: T) => void;
}

export function createObservableValue<T>(initialValue: T): ObservableValue<T> {
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
