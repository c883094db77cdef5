import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LoadFailure';
import type {ReactNode} from 'react';

/**
 * An error box for code that failed to load, with a **Retry** button. `inline/detect-load-failure.js` creates the same
 * box.
 */
export default function LoadFailure({message, onRetry}: Props): ReactNode {
  return (
    <div className="theme-load-failure" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        <Translate id="theme.LoadFailure.retry" description="The label of the button that loads failed code again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
