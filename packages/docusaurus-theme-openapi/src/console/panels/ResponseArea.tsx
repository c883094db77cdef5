import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {Message} from '../shared/controls';
import ResponsePanel, {type ResponsePanelProps} from '../response/ResponsePanel';
import {ContinuableError, type RequestSender} from './use-sender';
import styles from './Console.module.css';

interface ResponseAreaProps extends Omit<ResponsePanelProps, 'entry' | 'onResponse' | 'onReconnect'> {
  readonly areaRef: Ref<HTMLDivElement>;
  readonly sender: RequestSender;
  /** Whether the request is sent to a server instead of the sandbox. */
  readonly usesServer: boolean;
  /** Whether another message explains why there's no response. */
  readonly hidesError: boolean;
  readonly onRetry: () => void;
}

/** The response to the reader's request, or why there is none. */
export default function ResponseArea(props: ResponseAreaProps): ReactNode {
  const {areaRef, sender, usesServer, hidesError, onRetry, ...panelProps} = props;
  const {state, entry, showFollowUp, continueFrom} = sender;
  const error = state.status === 'failed' ? state.error : undefined;
  const isSending = state.status === 'sending';
  return (
    <div ref={areaRef} className={styles.responseArea} aria-busy={isSending}>
      {error !== undefined &&
        !hidesError &&
        (error instanceof ContinuableError ? (
          <Message action={error.action} onRetry={() => continueFrom(error)}>
            {error.message}
          </Message>
        ) : (
          <Message onRetry={onRetry}>{error.message}</Message>
        ))}
      {entry === undefined && state.status !== 'failed' && (
        <p className={styles.empty} role={state.status === 'canceled' ? 'status' : undefined}>
          {state.status === 'canceled'
            ? translate({
                id: 'theme.openapi.console.canceled',
                message: 'The request was canceled. The server may have processed it.',
              })
            : isSending
              ? translate({id: 'theme.openapi.console.waiting', message: 'Waiting for the response…'})
              : usesServer
                ? translate({
                    id: 'theme.openapi.console.emptyServer',
                    message: 'Send the request to see the server’s response.',
                  })
                : translate({
                    id: 'theme.openapi.console.empty',
                    message:
                      'Send the request to see the response. It runs in your browser: you don’t need an account.',
                  })}
        </p>
      )}
      {entry && (
        <ResponsePanel
          entry={entry}
          onResponse={showFollowUp}
          onReconnect={(id) => void sender.reconnect(id)}
          {...panelProps}
        />
      )}
    </div>
  );
}
