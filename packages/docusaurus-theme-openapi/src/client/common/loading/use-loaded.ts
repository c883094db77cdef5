import {toError} from '@developer-docs/utils';
import {useEffect, useState} from 'react';

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
