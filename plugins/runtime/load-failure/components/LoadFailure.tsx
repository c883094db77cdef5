import type {ReactNode} from 'react';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** An error box for code that failed to load, with a **Retry** button. */
export default function LoadFailure({message, onRetry}: Props): ReactNode {
  return (
    <div className="load-failure" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
