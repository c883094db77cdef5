import type {ReactNode} from 'react';

interface Props {
  /** The text of the error. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** The red box that says why something did not load, with a button to try again. */
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
