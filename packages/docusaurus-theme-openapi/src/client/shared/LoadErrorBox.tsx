import {isSiteUpdatedError} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export interface LoadErrorBoxProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The label of the button that calls `onRetry`. Default: "Retry". */
  readonly action?: string | undefined;
  /** Reloads the page after a deploy. */
  readonly onReload: () => void;
  readonly className?: string;
  /** The message. Default: the error's message. */
  readonly children?: ReactNode;
}

/**
 * The message for an error, such as that of `useLoaded`, with a button that tries again. If the error is that the site
 * was updated, the button reloads the page.
 */
export function LoadErrorBox(props: LoadErrorBoxProps): ReactNode {
  const {error, onRetry, action, onReload, className, children = error.message} = props;
  const isOutdated = isSiteUpdatedError(error);
  return (
    <div className={className} role="alert">
      <p>
        {isOutdated
          ? translate({
              id: 'theme.openapi.console.outdated',
              message: 'The site was updated. Reload the page to continue.',
            })
          : children}
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={isOutdated ? onReload : onRetry}>
        {isOutdated
          ? translate({id: 'theme.openapi.console.reload', message: 'Reload'})
          : (action ?? translate({id: 'theme.openapi.console.retry', message: 'Retry'}))}
      </button>
    </div>
  );
}
