import type {ReactNode} from 'react';
import {useLoaded} from '../../client/use-loaded';
import {LoadError} from './LoadError';

interface LoadedPartProps<T> {
  /** Must be a stable function. */
  readonly load: () => Promise<T>;
  /** What's shown while the code is loading. */
  readonly fallback?: ReactNode;
  readonly children: (code: T) => ReactNode;
}

/** A part of the console whose code is loaded on demand, or the message that it couldn't be loaded. */
export function LoadedPart<T>({load, fallback = null, children}: LoadedPartProps<T>): ReactNode {
  const {value, error, retry} = useLoaded(load);
  if (error !== undefined) return <LoadError error={error} onRetry={retry} />;
  return value === undefined ? fallback : children(value);
}
