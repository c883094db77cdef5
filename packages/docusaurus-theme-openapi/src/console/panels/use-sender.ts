import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {toError} from '@developer-docs/utils';
import type {FieldError} from '@developer-docs/mock-api';
import type {ResponseStream} from '../sandbox/response-stream';
import {findFieldErrors, type RequestDraft} from '../request/draft';
import type {ConsoleOperation} from '../data/operation';
import {parseResponse} from '../request/response';
import {removeSecrets} from '../request/draft-secrets';
import {RedirectError, removeCredentials} from '../request/redirects';
import {MissingSecretError, PathParameterError, sendDraft} from '../request/send';
import type {ResolvedServer} from '../request/servers';
import type {HistoryEntry} from '../request/history';
import {refreshExpired} from '../oauth/refresh-expired';

/** How long a new response ignores taps, in milliseconds: slightly longer than a double tap. */
const tapPauseMs = 500;

interface RequestSenderOptions {
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  /** The server that receives the request. Absent for the sandbox. */
  readonly server: ResolvedServer | undefined;
  /** The element that contains the response. */
  readonly response: RefObject<HTMLElement | null>;
  /** Moves focus to the field of a path parameter, or of a security scheme, that needs a value. */
  readonly focusField: (field: {readonly parameter: string} | {readonly scheme: string}) => void;
  /** Whether the body was entered for another server. */
  readonly isForeignBody: boolean;
  /** Called when the reader has confirmed that the body is for this server. */
  readonly onConfirm: () => void;
}

/** A request wasn't sent, or had no response, but the reader can continue. */
export class ContinuableError extends Error {
  constructor(
    message: string,
    /** The label of the button. */
    readonly action: string,
    /** What is sent then. */
    readonly draft: RequestDraft,
    /** URL of the server that the message is about. */
    readonly server: string | undefined,
  ) {
    super(message);
  }
}

/** The state of the reader's request, or the error that prevented a response. */
type SendState =
  | {readonly status: 'idle' | 'sending' | 'canceled'}
  | {readonly status: 'failed'; readonly error: Error};

/** The reader's request, and its response. */
export interface RequestSender {
  readonly state: SendState;
  /** The request with the response to show. */
  readonly entry: HistoryEntry | undefined;
  /** The errors in the fields of the current draft. */
  readonly fieldErrors: readonly FieldError[];
  /** Sends the draft, and shows the response. */
  readonly send: () => Promise<void>;
  /** Sends the draft again, so that a stream continues after an event. */
  readonly reconnect: (lastEventId: string | undefined) => Promise<void>;
  /** Sends the draft of an error. */
  readonly continueFrom: (error: ContinuableError) => void;
  /** Aborts the request that's being sent. */
  readonly cancel: () => void;
  /** Aborts the request that's being sent, and removes the response. */
  readonly clear: () => void;
  /** Shows a response, such as one in the history, or none. This function is stable. */
  readonly showResponse: (entry: HistoryEntry | undefined) => void;
  /**
   * Shows the response to a request that followed another one, such as a poll. If the reader sees a newer response by then,
   * it stays. This function is stable.
   */
  readonly showFollowUp: (previous: HistoryEntry, entry: HistoryEntry) => void;
}

/**
 * Sends the draft of a console and keeps its response. A response that arrives after the console is closed isn't shown.
 */
export function useRequestSender(options: RequestSenderOptions): RequestSender {
  const {model, draft, server, response, focusField, isForeignBody, onConfirm} = options;
  const [entry, setEntry] = useState<HistoryEntry>();
  const [state, setState] = useState<SendState>({status: 'idle'});
  const abort = useRef<AbortController>(undefined);
  const startedAt = useRef(0);
  /** The stream that is being received. */
  const stream = useRef<ResponseStream>(undefined);
  const url = server !== undefined && 'url' in server ? server.url : undefined;
  const abortRequest = () => {
    stream.current?.stop();
    abort.current?.abort();
  };
  useEffect(() => abortRequest, []);
  const showResponse = useCallback((shown: HistoryEntry | undefined) => {
    // Nobody could stop a stream that isn't shown.
    if (shown?.response.stream !== stream.current) stream.current?.stop();
    setEntry(shown);
  }, []);

  const send = async (sentDraft = draft, lastEventId?: string, isConfirmed = !isForeignBody) => {
    abortRequest();
    const controller = new AbortController();
    abort.current = controller;
    startedAt.current = performance.now();
    setState({status: 'sending'});
    try {
      if (server !== undefined && 'variable' in server) {
        focusField({parameter: `{${server.variable}}`});
        throw new Error(
          translate(
            {
              id: 'theme.openapi.console.server.invalidVariable',
              message: 'Enter another value for {name}. This one can’t be a part of the server’s URL.',
            },
            {name: server.variable},
          ),
        );
      }
      if (server !== undefined && !isConfirmed && removeSecrets(model, sentDraft).body === undefined) {
        const message = translate(
          {
            id: 'theme.openapi.console.server.foreignBody',
            message:
              'The request body may contain a credential that you entered for another server. Do you want to send it to {server}?',
          },
          {server: new URL(server.url).origin},
        );
        throw new ContinuableError(
          message,
          translate({id: 'theme.openapi.console.server.sendBody', message: 'Send the body'}),
          sentDraft,
          server.url,
        );
      }
      await refreshExpired(model, sentDraft.credential, server?.url);
      controller.signal.throwIfAborted();
      const receivedEntry = await sendDraft(model, sentDraft, {
        server: server?.url,
        signal: controller.signal,
        lastEventId,
      });
      if (!controller.signal.aborted) {
        stream.current = receivedEntry.response.stream;
        flushSync(() => {
          showResponse(receivedEntry);
          setState({status: 'idle'});
        });
        // On phones, the response is below the form.
        response.current?.scrollIntoView({block: 'nearest'});
        // Otherwise, a double tap on Send would also press the button that appears under the finger, such as Poll.
        response.current?.animate({pointerEvents: ['none', 'none']}, tapPauseMs);
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        // Otherwise, the previous response would appear to belong to this request.
        showResponse(undefined);
        const failure =
          error instanceof RedirectError
            ? new ContinuableError(
                error.message,
                translate({id: 'theme.openapi.console.followRedirect', message: 'Follow without credentials'}),
                removeCredentials(model, sentDraft),
                url,
              )
            : toError(error);
        setState({status: 'failed', error: failure});
        if (error instanceof PathParameterError || error instanceof MissingSecretError) {
          focusField(error);
        }
      }
    }
  };

  const cancel = () => {
    // The second press of a double tap on Send would be on Cancel.
    if (performance.now() - startedAt.current < tapPauseMs) return;
    abort.current?.abort();
    showResponse(undefined);
    setState({status: 'canceled'});
  };
  const clear = () => {
    abortRequest();
    showResponse(undefined);
    setState({status: 'idle'});
  };
  const showFollowUp = useCallback((previous: HistoryEntry, followUp: HistoryEntry) => {
    setEntry((current) => (current === previous ? followUp : current));
  }, []);

  const fieldErrors = entry?.draft === draft ? findFieldErrors(parseResponse(entry.response)) : [];
  return {
    state,
    entry,
    fieldErrors,
    send: () => send(),
    reconnect: (lastEventId) => send(draft, lastEventId),
    continueFrom: (error) => {
      if (error.server !== url) return;
      onConfirm();
      void send(error.draft, undefined, true);
    },
    cancel,
    clear,
    showResponse,
    showFollowUp,
  };
}
