import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * Returns a stable function that calls the latest version of a callback, for effects. It's like `useEffectEvent`, which
 * requires React 19.2.
 */
export function useEvent<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
