import {useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SampleKind} from '../../../reference/samples';
import {
  createDraft,
  createRequest,
  decodeDraft,
  encodeDraft,
  parameterKey,
  parseJson,
  type RequestDraft,
} from '../../client/console/draft';
import type {ConsoleOperation} from '../../client/console/operation';
import {sendDraft} from '../../client/console/send';
import {getLastToken, knownIds, type HistoryEntry} from '../../client/console/tab-store';
import Activity from './Activity';
import CloseButton from './CloseButton';
import {formatDuration, formatStatus} from './format';
import Message from './Message';
import RequestForm, {type RequestFormHandle} from './RequestForm';
import ResponsePanel, {findFieldErrors, type FieldError} from './ResponsePanel';
import Samples from './Samples';
import {useOperation} from './use-operation';
import {describeError, useSandbox} from './use-sandbox';
import styles from './styles.module.css';

export interface ConsoleProps {
  /** Operation ID. */
  readonly operation: string;
  /** The sample that the console opens with. */
  readonly kind: string;
  /** Whether to send the request when the console opens, and to collapse the form. */
  readonly isRun: boolean;
  readonly onClose: () => void;
}

/** An API console: edits a request, sends it to the sandbox, and shows the response. */
export default function Console(props: ConsoleProps): ReactNode {
  const {operation, onClose} = props;
  const {model, hasFailed, retry} = useOperation(operation);
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    container.current?.focus({preventScroll: true});
    container.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <section
      ref={container}
      className={styles.console}
      aria-label={`Console: ${operation}`}
      aria-busy={model === undefined && !hasFailed}
      tabIndex={-1}
    >
      {model !== undefined ? (
        <LoadedConsole {...props} model={model} />
      ) : (
        <div className={styles.loading}>
          {hasFailed ? (
            <Message onRetry={retry}>The console couldn’t be loaded. Check your connection, then retry.</Message>
          ) : (
            <p role="status">Loading the console…</p>
          )}
          <button type="button" className="button button--secondary button--sm" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </section>
  );
}

/** The credentials of a request that's being sent, or the error that prevented it. */
type SendState = {readonly status: 'idle' | 'sending'} | {readonly status: 'failed'; readonly message: string};

function LoadedConsole({
  model,
  kind: kindName,
  isRun,
  onClose,
}: ConsoleProps & {readonly model: ConsoleOperation}): ReactNode {
  const kind: SampleKind = kindName === 'realistic' ? 'realistic' : 'minimal';
  const {operation} = model;
  const [sandboxState, retrySandbox] = useSandbox();
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const initial = createDraft(model, kind, knownIds);
    return decodeDraft(window.location.hash, operation.id, kind, initial) ?? initial;
  });
  const [customToken, setCustomToken] = useState(getLastToken);
  const [entry, setEntry] = useState<HistoryEntry>();
  const [sendState, setSendState] = useState<SendState>({status: 'idle'});
  const [announcement, setAnnouncement] = useState('');
  /** A collapsed form isn't rendered, so that running an example doesn't load the editor. */
  const [isFormOpen, setIsFormOpen] = useState(!isRun);
  const form = useRef<RequestFormHandle>(null);
  const response = useRef<HTMLDivElement>(null);
  const abort = useRef<AbortController>(undefined);
  const headingId = useId();

  const showResponse = useCallback((received: HistoryEntry) => {
    setEntry(received);
    const {status, durationMs} = received.response;
    setAnnouncement(`Response: ${formatStatus(status)}, ${formatDuration(durationMs)}.`);
  }, []);

  const focusField = useCallback((field: Pick<FieldError, 'pointer' | 'parameter'>) => {
    flushSync(() => {
      setIsFormOpen(true);
    });
    form.current?.focusField(field);
  }, []);

  const send = useCallback(async () => {
    const missing = operation.parameters.find(
      (parameter) => parameter.in === 'path' && draft.parameters[parameterKey(parameter)] === '',
    );
    if (missing !== undefined) {
      focusField({parameter: missing.name});
      setAnnouncement(`The parameter ${missing.name} is required.`);
      return;
    }
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setSendState({status: 'sending'});
    try {
      const received = await sendDraft(model, draft, customToken, controller.signal);
      if (!controller.signal.aborted) {
        showResponse(received);
        setSendState({status: 'idle'});
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        setSendState({status: 'failed', message: describeError(error)});
      }
    }
  }, [model, operation, draft, customToken, showResponse, focusField]);

  // Closing the console cancels what it's waiting for.
  useEffect(
    () => () => {
      abort.current?.abort();
    },
    [],
  );
  const initialSend = useRef(isRun ? send : undefined);
  useEffect(() => {
    void initialSend.current?.();
    initialSend.current = undefined;
  }, []);

  const request = useMemo(() => createRequest(model, draft), [model, draft]);
  const fieldErrors = useMemo(
    () =>
      entry !== undefined && entry.draft === draft && typeof entry.response.body === 'string'
        ? findFieldErrors(parseJson(entry.response.body))
        : [],
    [entry, draft],
  );
  const fields = (
    <RequestForm
      ref={form}
      model={model}
      draft={draft}
      customToken={customToken}
      fieldErrors={fieldErrors}
      sandboxState={sandboxState}
      onChange={setDraft}
      onChangeToken={setCustomToken}
      onSend={() => {
        void send();
      }}
    />
  );
  return (
    <>
      <header className={styles.header}>
        <p id={headingId} className={styles.title}>
          <span className={`badge badge--method-${operation.method}`}>{operation.method}</span>{' '}
          <code>{new URL(request.url).pathname}</code>
        </p>
        <CloseButton label="Close the console" onClick={onClose} />
      </header>
      {sandboxState.status === 'failed' && <Message onRetry={retrySandbox}>{sandboxState.message}</Message>}
      <div className={styles.columns}>
        <form
          className={styles.form}
          aria-labelledby={headingId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          onKeyDown={(event) => {
            // The editor handles the keys itself, and prevents their default action.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) {
              event.preventDefault();
              void send();
            }
          }}
        >
          {isRun ? (
            <details
              open={isFormOpen}
              onToggle={({currentTarget}) => {
                setIsFormOpen(currentTarget.open);
              }}
            >
              <summary>Edit the request</summary>
              {isFormOpen && fields}
            </details>
          ) : (
            fields
          )}
          <div className={styles.sendRow}>
            <button type="submit" className="button button--primary" aria-disabled={sendState.status === 'sending'}>
              {sendState.status === 'sending' ? 'Sending…' : isRun && entry ? 'Run again' : 'Send'}
            </button>
            <CopyLink operation={operation.id} kind={kind} draft={draft} />
          </div>
        </form>
        <div className={styles.results}>
          <div ref={response} className={styles.responseArea} aria-busy={sendState.status === 'sending'}>
            {sendState.status === 'failed' && (
              <Message
                onRetry={() => {
                  retrySandbox();
                  void send();
                }}
              >
                {sendState.message}
              </Message>
            )}
            {entry === undefined
              ? sendState.status !== 'failed' && (
                  <p className={styles.empty}>
                    {sendState.status === 'sending'
                      ? 'Waiting for the response…'
                      : 'Send the request to see the response. It runs in your browser: you don’t need an account.'}
                  </p>
                )
              : entry && (
                  <ResponsePanel
                    entry={entry}
                    model={model}
                    isAutomatic={isRun && operation.method === 'get'}
                    onResponse={showResponse}
                    onFocusField={focusField}
                  />
                )}
          </div>
        </div>
        {!isRun && (
          <div className={styles.samples}>
            <Samples request={request} />
          </div>
        )}
      </div>
      {sandboxState.status === 'ready' && (
        <Activity
          sandbox={sandboxState.sandbox}
          onSelect={(selected) => {
            showResponse(selected);
            if (selected.operation === operation.id && selected.request.method === operation.method.toUpperCase()) {
              setDraft(selected.draft);
            }
            response.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={() => {
            setEntry(undefined);
            setDraft(createDraft(model, kind, knownIds));
          }}
        />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

interface CopyLinkProps {
  readonly operation: string;
  readonly kind: SampleKind;
  readonly draft: RequestDraft;
}

/** Copies a link to the edited request. If the clipboard isn't available, the link is shown. */
function CopyLink({operation, kind, draft}: CopyLinkProps): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const [result, setResult] = useState<{
    readonly draft: RequestDraft;
    readonly link: string;
    readonly isCopied: boolean;
  }>();
  const current = result?.draft === draft ? result : undefined;
  const copy = async () => {
    const {origin, pathname, search} = window.location;
    const link = `${origin}${pathname}${search}${encodeDraft(operation, kind, draft)}`;
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setResult({draft, link, isCopied});
  };
  return (
    <span className={styles.link}>
      <button
        type="button"
        className="button button--secondary button--sm"
        title={`Copies a link that opens this request in ${title}. It doesn’t contain credentials.`}
        onClick={() => {
          void copy();
        }}
      >
        Copy link
      </button>
      <span role="status">{current?.isCopied === true && 'Copied'}</span>
      {current?.isCopied === false && (
        <input
          type="text"
          readOnly
          aria-label="Link to this request"
          value={current.link}
          onFocus={({target}) => {
            target.select();
          }}
        />
      )}
    </span>
  );
}
