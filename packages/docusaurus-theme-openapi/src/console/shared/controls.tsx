import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode} from 'react';
import {isSiteUpdatedError, reloadConsole} from '../../client/try-it/recovery';
import controls from './controls.module.css';

/** A small button for a secondary action. */
export function SmallButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}

interface MessageProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** The button's label. Default: "Retry". */
  readonly action?: string;
}

/** An error message with a button. */
export function Message({
  children,
  onRetry,
  action = translate({id: 'theme.openapi.console.retry', message: 'Retry'}),
}: MessageProps): ReactNode {
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>{children}</p>
      <SmallButton onClick={onRetry}>{action}</SmallButton>
    </div>
  );
}

/** The message after a deploy. */
export const OutdatedMessage = ({onReload}: {readonly onReload: () => void}): ReactNode => (
  <Message onRetry={onReload} action={translate({id: 'theme.openapi.console.reload', message: 'Reload'})}>
    {translate({id: 'theme.openapi.console.outdated', message: 'The site was updated. Reload the page to continue.'})}
  </Message>
);

interface LoadErrorProps {
  /** The error of `useLoaded`. */
  readonly error: Error;
  readonly onRetry: () => void;
  /** Reloads the page after a deploy, and keeps what the reader has entered. Default: only opens the console again. */
  readonly onReload?: () => void;
  /** Default: the error's message. */
  readonly children?: ReactNode;
}

/** The message after code or data couldn't be loaded. */
export const LoadError = ({
  error,
  onRetry,
  onReload = reloadConsole,
  children = error.message,
}: LoadErrorProps): ReactNode =>
  isSiteUpdatedError(error) ? <OutdatedMessage onReload={onReload} /> : <Message onRetry={onRetry}>{children}</Message>;
