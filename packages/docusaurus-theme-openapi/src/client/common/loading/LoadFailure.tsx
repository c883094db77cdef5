import {reloadPage, SiteUpdatedError} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';
import {createContext, useContext, type ReactNode} from 'react';

/** Reloads the page after a deploy. By default, what the reader has opened last is opened again. */
export const ReloadContext = createContext(reloadPage);

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The label of the button that calls `onRetry`. Default: "Retry". */
  readonly action?: string | undefined;
}

/** Why something couldn't be loaded, and a button that tries again. After a deploy, only a reload of the page helps. */
export function LoadFailure({error, onRetry, action}: LoadFailureProps): ReactNode {
  const reload = useContext(ReloadContext);
  const isUpdated = error instanceof SiteUpdatedError;
  return (
    <div className="openapi-load-failure" role="alert">
      <p>
        {isUpdated
          ? translate({
              id: 'theme.openapi.console.outdated',
              message: 'The site was updated. Reload the page to continue.',
            })
          : error.message}
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={isUpdated ? reload : onRetry}>
        {isUpdated
          ? translate({id: 'theme.openapi.console.reload', message: 'Reload'})
          : (action ?? translate({id: 'theme.openapi.console.retry', message: 'Retry'}))}
      </button>
    </div>
  );
}
