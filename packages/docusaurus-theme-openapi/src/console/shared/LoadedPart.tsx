import {useEffect, type ReactNode} from 'react';
import {isSiteUpdatedError} from '../../client/try-it/recovery';
import {useEvent} from '../../client/utils/use-event';
import {useLoaded, type Loaded} from '../../client/utils/use-loaded';
import {useConsole} from './console-context';
import {Message} from './controls';

/**
 * Loads code of this deployment. If a newer deployment has deleted the code, that's reported to the console instead of
 * returning an error.
 */
export function useLoadedCode<T>(load: () => Promise<T>): Loaded<T> {
  const {error, ...loaded} = useLoaded(load);
  const isOutdated = isSiteUpdatedError(error);
  const reportOutdated = useEvent(useConsole().onOutdated);
  useEffect(() => {
    if (isOutdated) reportOutdated();
  }, [isOutdated, reportOutdated]);
  return error === undefined || isOutdated ? loaded : {...loaded, error};
}

interface LoadedPartProps<T> {
  /** Must be a stable function. */
  readonly load: () => Promise<T>;
  /** What's shown while the code is loading. */
  readonly fallback?: ReactNode;
  readonly children: (code: T) => ReactNode;
}

/** A part of the console whose code is loaded on demand, or the message that it couldn't be loaded. */
export default function LoadedPart<T>({load, fallback = null, children}: LoadedPartProps<T>): ReactNode {
  const {value, error, retry} = useLoadedCode(load);
  if (error !== undefined) return <Message onRetry={retry}>{error.message}</Message>;
  return value === undefined ? fallback : children(value);
}
