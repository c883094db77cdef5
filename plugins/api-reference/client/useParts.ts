import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {knownParts, loadParts, type Parts, type PartsSource} from './parts';

const subscribe = () => () => undefined;

/** Where the parts of a page are. `static`: in the HTML that the server sent, which React leaves as it is. */
export type PartsState =
  | {readonly state: 'static'}
  | {readonly state: 'ready'; readonly parts: Parts}
  | {readonly state: 'loading'}
  | {readonly state: 'failed'; readonly error: Error; readonly retry: () => void};

/** The parts of a page: at hand, in the page already, or loaded now. */
export function useParts({parts: given, url}: PartsSource): PartsState {
  const hydrates = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // What was there when the page was taken over stays for as long as the component lives.
  const [isStatic] = useState(hydrates);
  const [parts, setParts] = useState(given ?? (url === undefined ? undefined : knownParts(url)));
  const [error, setError] = useState<Error>();
  const isMissing = parts === undefined && !isStatic;
  const load = useCallback(() => {
    let isCurrent = true;
    if (url !== undefined) {
      loadParts(url).then(
        (found) => {
          if (isCurrent) setParts(found);
        },
        (reason: unknown) => {
          if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)));
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [url]);
  useEffect(() => (isMissing && error === undefined ? load() : undefined), [isMissing, error, load]);
  if (parts !== undefined) {
    return {state: 'ready', parts};
  }
  if (isStatic) {
    return {state: 'static'};
  }
  return error === undefined
    ? {state: 'loading'}
    : {
        state: 'failed',
        error,
        retry: () => {
          setError(undefined);
        },
      };
}
