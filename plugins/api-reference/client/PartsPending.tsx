import type {ReactNode} from 'react';
import type {PartsState} from './useParts';

interface PartsPendingProps {
  readonly state: Extract<PartsState, {state: 'loading' | 'failed'}>;
}

/** What stands in place of a part that is not there yet, or that cannot be loaded. */
export default function PartsPending({state}: PartsPendingProps): ReactNode {
  if (state.state === 'loading') {
    return <div className="ref-pending" aria-busy="true" />;
  }
  return (
    <div className="ref-failed" role="alert">
      <p>This part of the page could not be loaded. {state.error.message}</p>
      <button type="button" className="button button--secondary button--sm" onClick={state.retry}>
        Retry
      </button>
    </div>
  );
}
