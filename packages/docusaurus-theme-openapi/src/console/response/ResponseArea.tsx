import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {LoadFailure} from '../../client/common/loading/LoadFailure';
import {RedirectError} from '../draft/errors';
import {useConsole} from '../state/console-context';
import type {RequestSender} from '../state/use-sender';
import {ResponseDetails} from './ResponseDetails';
import styles from './response.module.css';

interface ResponseAreaProps {
  readonly onRetry: () => void;
}

/** The response to the reader's request, or why there is none. */
export function ResponseArea({onRetry}: ResponseAreaProps): ReactNode {
  const {sender, destination} = useConsole();
  const {responseArea, status, failure, entry} = sender;
  const isRedirect = failure instanceof RedirectError;
  return (
    <div ref={responseArea} className={styles.responseArea} aria-busy={status === 'sending'}>
      {failure !== undefined && (
        <LoadFailure
          error={failure}
          action={
            isRedirect
              ? translate({id: 'theme.openapi.console.followRedirect', message: 'Follow without credentials'})
              : undefined
          }
          onRetry={isRedirect ? sender.followRedirect : onRetry}
        />
      )}
      {entry === undefined && failure === undefined && (
        <p className={styles.empty} role={status === 'canceled' ? 'status' : undefined}>
          {describeEmpty(status, destination.isSandbox)}
        </p>
      )}
      {entry && <ResponseDetails entry={entry} />}
    </div>
  );
}

function describeEmpty(status: RequestSender['status'], isSandbox: boolean): string {
  if (status === 'canceled') {
    return translate({
      id: 'theme.openapi.console.canceled',
      message: 'The request was canceled. The server may have processed it.',
    });
  }
  if (status === 'sending') {
    return translate({id: 'theme.openapi.console.waiting', message: 'Waiting for the response…'});
  }
  return isSandbox
    ? translate({
        id: 'theme.openapi.console.empty',
        message: 'Send the request to see the response. It runs in your browser: you don’t need an account.',
      })
    : translate({
        id: 'theme.openapi.console.emptyServer',
        message: 'Send the request to see the server’s response.',
      });
}
