import type {ReactNode} from 'react';
import {LoadFailure} from './LoadFailure';
import {useLoaded} from './use-loaded';

interface LoadedPartProps<T> {
  /** Must be a stable function. */
  readonly load: () => Promise<T>;
  /** What's shown while the value is loading. */
  readonly fallback?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Content whose code is loaded on demand, or the message that it couldn't be loaded. */
export function LoadedPart<T>({load, fallback = null, children}: LoadedPartProps<T>): ReactNode {
  const {value, error, retry} = useLoaded(load);
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  return value === undefined ? fallback : children(value);
}
