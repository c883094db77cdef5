import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {isSiteUpdatedError, reloadConsole} from '../../client/try-it/recovery';
import {ConsoleContext} from '../state/console-context';
import {SmallButton} from './SmallButton';
import controls from './controls.module.css';

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The label of the button that calls `onRetry`. Default: "Retry". */
  readonly action?: string;
  /** Reloads the page after a deploy. Default: opens the console again, with the draft if there's one. */
  readonly onReload?: () => void;
  /** Default: the error's message. */
  readonly children?: ReactNode;
}

/**
 * The message for an error, such as that of `useLoaded`, with a button that tries again. If the error is that the site
 * was updated, the button reloads the page.
 */
export function LoadError(props: LoadErrorProps): ReactNode {
  const reload = useContext(ConsoleContext)?.reload ?? reloadConsole;
  const {error, onRetry, action, onReload = reload, children = error.message} = props;
  const isOutdated = isSiteUpdatedError(error);
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>
        {isOutdated
          ? translate({
              id: 'theme.openapi.console.outdated',
              message: 'The site was updated. Reload the page to continue.',
            })
          : children}
      </p>
      <SmallButton onClick={isOutdated ? onReload : onRetry}>
        {isOutdated
          ? translate({id: 'theme.openapi.console.reload', message: 'Reload'})
          : (action ?? translate({id: 'theme.openapi.console.retry', message: 'Retry'}))}
      </SmallButton>
    </div>
  );
}
