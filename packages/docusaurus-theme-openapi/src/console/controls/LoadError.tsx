import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {describeLoadError, type LoadErrorOptions} from '../../browser/describe-load-error';
import {reloadConsole} from '../../browser/load-console-code';
import {ConsoleContext} from '../state/console-context';
import {SmallButton} from './SmallButton';
import controls from './controls.module.css';

interface LoadErrorProps extends Omit<LoadErrorOptions, 'onReload'> {
  /** Reloads the page after a deploy. Default: opens the console again, with the draft if there's one. */
  readonly onReload?: () => void;
}

/**
 * The message for an error, such as that of `useLoaded`, with a button that tries again. If the error is that the site
 * was updated, the button reloads the page.
 */
export function LoadError(props: LoadErrorProps): ReactNode {
  const onReload = useContext(ConsoleContext)?.reload ?? reloadConsole;
  const {message, action, onAction} = describeLoadError({onReload, ...props});
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>{message}</p>
      <SmallButton onClick={onAction}>{action}</SmallButton>
    </div>
  );
}
