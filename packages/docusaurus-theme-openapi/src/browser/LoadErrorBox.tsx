import type {ReactNode} from 'react';
import {describeLoadError, type LoadErrorOptions} from './describe-load-error';

export interface LoadErrorBoxProps extends LoadErrorOptions {
  readonly className?: string;
}

/**
 * The message for an error, such as that of `useLoaded`, with a button that tries again. If the error is that the site
 * was updated, the button reloads the page.
 */
export function LoadErrorBox({className, ...options}: LoadErrorBoxProps): ReactNode {
  const {message, action, onAction} = describeLoadError(options);
  return (
    <div className={className} role="alert">
      <p>{message}</p>
      <button type="button" className="button button--secondary button--sm" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
