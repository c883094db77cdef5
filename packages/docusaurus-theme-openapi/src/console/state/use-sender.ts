import type {FieldError} from '@developer-docs/mock-api';
import {toError} from '@developer-docs/utils';
import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {RequestDraft} from '../draft/draft';
import {FieldValueError, type FieldName} from '../draft/errors';
import {removeSecrets} from '../draft/remove-secrets';
import {parseResponse, findFieldErrors} from '../http/parse-response';
import type {HistoryEntry} from '../memory/request-history';
import {refreshExpired} from '../oauth/refresh-expired';
import {describeInvalidVariable} from '../send/destination';
import {loadServerCode, sendDraft} from '../send/send';
import type {EditedDraft} from './use-draft';

/** The reader's request, and its response. */
interface Exchange {
  readonly status: 'idle' | 'sending' | 'canceled';
  /** Why the request has no response. */
  readonly failure?: Error;
  /** The request with the response to show. */
  readonly entry?: HistoryEntry;
  /** The draft that the response is for. Absent if the response is from the history. */
  readonly sent?: RequestDraft;
}

/**
 * Sends the draft of a console and keeps its response. A response that arrives after the console is closed isn't shown.
 *
 * @param focusField - Moves focus to a field that needs another value.
 */
export function useSender(
  operation: ConsoleOperation,
  {draft, destination, session}: EditedDraft,
  focusField: (field: FieldName) => void,
) {
  const [state, setState] = useState<Exchange & {readonly session: string}>({session, status: 'idle'});
  // A response has actions such as Reconnect, which are for its server only.
  const exchange: Exchange = state.session === session ? state : {status: 'idle'};
  const setExchange = (changed: Exchange) => setState({...changed, session});
  /** The element that contains the response. */
  const responseArea = useRef<HTMLDivElement>(null);
  const controller = useRef<AbortController>(undefined);
  const abort = () => controller.current?.abort();
  useEffect(() => abort, [session]);
  // A browser that's offline later can explain why the request isn't sent.
  const {isSandbox} = destination;
  useEffect(() => {
    if (!isSandbox) loadServerCode().catch(() => undefined);
  }, [isSandbox]);

  const send = async (sent = draft, lastEventId?: string) => {
    abort();
    const {signal} = (controller.current = new AbortController());
    setExchange({status: 'sending', entry: exchange.entry});
    const {invalidVariable} = destination;
    try {
      if (invalidVariable !== undefined) {
        throw new FieldValueError(describeInvalidVariable(invalidVariable), {parameter: `{${invalidVariable}}`});
      }
      await refreshExpired(operation, sent.credential, destination);
      signal.throwIfAborted();
      const entry = await sendDraft(operation, sent, destination, {signal, lastEventId});
      if (signal.aborted) return;
      signal.addEventListener('abort', () => entry.response.stream?.stop());
      flushSync(() => setExchange({status: 'idle', entry, sent}));
      // On phones, the response is below the form.
      responseArea.current?.scrollIntoView({block: 'nearest'});
    } catch (reason) {
      if (signal.aborted) return;
      // The previous response would appear to belong to this request.
      setExchange({status: 'idle', failure: toError(reason)});
      if (reason instanceof FieldValueError) focusField(reason.field);
    }
  };

  const {status, failure, entry} = exchange;
  /** The errors in the fields of the current draft. */
  const fieldErrors: readonly FieldError[] =
    entry !== undefined && exchange.sent === draft ? findFieldErrors(parseResponse(entry.response)) : [];
  return {
    status,
    failure,
    entry,
    responseArea,
    fieldErrors,
    /** Sends the draft, and shows the response. */
    send: () => void send(),
    /** Sends the request of a stream again, without what was edited since, so that it continues after an event. */
    reconnect: (lastEventId: string | undefined) => void send(exchange.sent ?? entry?.draft, lastEventId),
    /** Sends the draft without credentials, so that the browser follows a redirect. */
    followRedirect: () => void send({...removeSecrets(operation, draft), credential: 'none'}),
    /** Aborts the request that's being sent. */
    cancel: () => {
      abort();
      setExchange({status: 'canceled'});
    },
    /** Shows a response, such as one in the history, or none. */
    showEntry: (shown: HistoryEntry | undefined) => {
      // Nobody could stop a stream that isn't shown.
      if (shown !== entry) entry?.response.stream?.stop();
      setExchange({status: exchange.status === 'sending' ? 'sending' : 'idle', entry: shown});
      if (shown !== undefined) responseArea.current?.scrollIntoView({block: 'nearest'});
    },
    /**
     * Shows the response to a request that followed another one, such as a poll. If the reader sees a newer response by
     * then, it stays.
     */
    showFollowUp: (previous: HistoryEntry, followUp: HistoryEntry) =>
      setState((current) => (current.entry === previous ? {...current, entry: followUp} : current)),
  };
}

export type RequestSender = ReturnType<typeof useSender>;
