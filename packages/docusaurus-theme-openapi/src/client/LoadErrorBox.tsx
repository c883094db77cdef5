import {isSiteUpdatedError, reloadPage} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export interface LoadErrorOptions {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The label of the button that calls `onRetry`. Default: "Retry". */
  readonly action?: string | undefined;
  /** Reloads the page after a deploy. Default: opens again what the reader has opened last. */
  readonly onReload?: (() => void) | undefined;
  /** The message. Default: the error's message. */
  readonly children?: ReactNode;
}

/** Why something couldn't be loaded, and the button that can help. */
export interface DescribedLoadError {
  readonly message: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
}

/** Describes why something couldn't be loaded. Only a reload of the page helps after the site was updated. */
export function describeLoadError(options: LoadErrorOptions): DescribedLoadError {
  const {error, onRetry, action, onReload = reloadPage, children = error.message} = options;
  return isSiteUpdatedError(error)
    ? {
        message: translate({
          id: 'theme.openapi.console.outdated',
          message: 'The site was updated. Reload the page to continue.',
        }),
        action: translate({id: 'theme.openapi.console.reload', message: 'Reload'}),
        onAction: onReload,
      }
    : {
        message: children,
        action: action ?? translate({id: 'theme.openapi.console.retry', message: 'Retry'}),
        onAction: onRetry,
      };
}

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
