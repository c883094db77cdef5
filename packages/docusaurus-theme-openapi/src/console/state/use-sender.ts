import type {FieldError} from '@developer-docs/mock-api';
import {toError} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {ConsoleOperation} from '../../shared/console-operation';
import {parseResponse, findFieldErrors} from '../exchange/parse-response';
import type {ResponseStream} from '../exchange/response-stream';
import {refreshExpired} from '../oauth/refresh-expired';
import type {RequestDraft} from '../request/draft/draft';
import {FieldValueError, RedirectError, type FieldName} from '../request/draft/errors';
import {removeCredentials, removeSecrets} from '../request/draft/remove-secrets';
import type {HistoryEntry} from '../request/memory/history';
import {describeInvalidVariable} from '../request/send/destination';
import {loadServerCode, sendDraft} from '../request/send/send';
import type {EditedDraft} from './use-draft';

/** How long a new response ignores taps, in milliseconds: slightly longer than a double tap. */
const tapPauseMs = 500;

/** Why a request has no response. */
interface Failure {
  readonly error: Error;
  /** How the reader can continue: the label of the button, and what it sends. Absent if only another try can help. */
  readonly next?: {readonly label: string; readonly draft: RequestDraft};
}

/** The reader's request, and its response. */
interface Exchange {
  readonly status: 'idle' | 'sending' | 'canceled';
  readonly failure?: Failure;
  /** The request with the response to show. */
  readonly entry?: HistoryEntry;
}

export interface RequestSender extends Exchange {
  /** The element that contains the response. */
  readonly responseArea: RefObject<HTMLDivElement | null>;
  /** The errors in the fields of the current draft. */
  readonly fieldErrors: readonly FieldError[];
  /** Sends the draft, and shows the response. */
  readonly send: () => void;
  /** Sends the draft again, so that a stream continues after an event. */
  readonly reconnect: (lastEventId: string | undefined) => void;
  /** Sends what a failure offers. */
  readonly continueFrom: (next: NonNullable<Failure['next']>) => void;
  /** Aborts the request that's being sent. */
  readonly cancel: () => void;
  /** Shows a response, such as one in the history, or none. */
  readonly showEntry: (entry: HistoryEntry | undefined) => void;
  /**
   * Shows the response to a request that followed another one, such as a poll. If the reader sees a newer response by
   * then, it stays.
   */
  readonly showFollowUp: (previous: HistoryEntry, entry: HistoryEntry) => void;
}

/**
 * Sends the draft of a console and keeps its response. A response that arrives after the console is closed isn't shown.
 *
 * @param focusField - Moves focus to a field that needs another value.
 */
export function useSender(
  model: ConsoleOperation,
  edited: EditedDraft,
  focusField: (field: FieldName) => void,
): RequestSender {
  const {draft, destination, session, isForeignBody} = edited;
  const [state, setState] = useState<Exchange & {readonly session: string}>({session, status: 'idle'});
  // A response has actions such as Reconnect, which are for its server only.
  const exchange: Exchange = state.session === session ? state : {status: 'idle'};
  const setExchange = (changed: Exchange) => setState({...changed, session});
  const responseArea = useRef<HTMLDivElement>(null);
  const controller = useRef<AbortController>(undefined);
  const startedAt = useRef(0);
  /** The stream that is being received. */
  const stream = useRef<ResponseStream>(undefined);
  const abort = () => {
    stream.current?.stop();
    controller.current?.abort();
  };
  useEffect(() => abort, [session]);
  // A browser that's offline later can explain why the request isn't sent.
  const {isSandbox} = destination;
  useEffect(() => {
    if (!isSandbox) loadServerCode().catch(() => undefined);
  }, [isSandbox]);

  const send = async (sent = draft, {lastEventId, isConfirmed = !isForeignBody}: SendChanges = {}) => {
    abort();
    const {signal} = (controller.current = new AbortController());
    startedAt.current = performance.now();
    setExchange({status: 'sending', entry: exchange.entry});
    const {url, invalidVariable} = destination;
    try {
      if (invalidVariable !== undefined) {
        throw new FieldValueError(describeInvalidVariable(invalidVariable), {parameter: `{${invalidVariable}}`});
      }
      if (url !== undefined && !isConfirmed && removeSecrets(model, sent).body === undefined) {
        setExchange({status: 'idle', failure: askForBody(url, sent)});
        return;
      }
      await refreshExpired(model, sent.credential, destination);
      signal.throwIfAborted();
      const entry = await sendDraft(model, sent, {server: url, signal, lastEventId});
      if (signal.aborted) return;
      stream.current = entry.response.stream;
      flushSync(() => setExchange({status: 'idle', entry}));
      // On phones, the response is below the form.
      responseArea.current?.scrollIntoView({block: 'nearest'});
      // Otherwise, a double tap on Send would also press the button that appears under the finger, such as Poll.
      responseArea.current?.animate({pointerEvents: ['none', 'none']}, tapPauseMs);
    } catch (reason) {
      if (signal.aborted) return;
      // The previous response would appear to belong to this request.
      const failure = {
        error: toError(reason),
        next: reason instanceof RedirectError ? followRedirect(model, sent) : undefined,
      };
      setExchange({status: 'idle', failure});
      if (reason instanceof FieldValueError) focusField(reason.field);
    }
  };

  const {entry} = exchange;
  return {
    ...exchange,
    responseArea,
    fieldErrors: entry?.draft === draft ? findFieldErrors(parseResponse(entry.response)) : [],
    send: () => void send(),
    reconnect: (lastEventId) => void send(draft, {lastEventId}),
    continueFrom: (next) => {
      edited.confirmBody();
      void send(next.draft, {isConfirmed: true});
    },
    cancel: () => {
      // The second press of a double tap on Send would be on Cancel.
      if (performance.now() - startedAt.current < tapPauseMs) return;
      abort();
      setExchange({status: 'canceled'});
    },
    showEntry: (shown) => {
      // Nobody could stop a stream that isn't shown.
      if (shown?.response.stream !== stream.current) stream.current?.stop();
      setExchange({status: exchange.status === 'sending' ? 'sending' : 'idle', entry: shown});
      if (shown !== undefined) responseArea.current?.scrollIntoView({block: 'nearest'});
    },
    showFollowUp: (previous, followUp) =>
      setState((current) => (current.entry === previous ? {...current, entry: followUp} : current)),
  };
}

interface SendChanges {
  readonly lastEventId?: string;
  /** Whether the body is for this server. */
  readonly isConfirmed?: boolean;
}

/** Asks whether to send a body that may contain a credential that the reader has entered for another server. */
const askForBody = (url: string, draft: RequestDraft): Failure => ({
  error: new Error(
    translate(
      {
        id: 'theme.openapi.console.server.foreignBody',
        message:
          'The request body may contain a credential that you entered for another server. Do you want to send it to {server}?',
      },
      {server: new URL(url).origin},
    ),
  ),
  next: {label: translate({id: 'theme.openapi.console.server.sendBody', message: 'Send the body'}), draft},
});

/** Offers to send a request that was redirected without its credentials. */
const followRedirect = (model: ConsoleOperation, draft: RequestDraft): NonNullable<Failure['next']> => ({
  label: translate({id: 'theme.openapi.console.followRedirect', message: 'Follow without credentials'}),
  draft: removeCredentials(model, draft),
});
