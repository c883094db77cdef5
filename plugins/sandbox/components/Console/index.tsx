import {useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import type {SampleKind} from '../../../reference/samples';
import {prepareOfflineUse, registerOfflineLoader} from '../../../shared/client';
import {
  createDraft,
  createRequest,
  decodeDraft,
  findFieldErrors,
  getParameterKey,
  parseJson,
  type RequestDraft,
} from '../../client/console/draft';
import {loadSandbox, type Sandbox} from '../../client';
import type {FieldError} from '@developer-docs/mock-api';
import type {ConsoleOperation} from '../../client/console/operation';
import {sendDraft} from '../../client/console/send';
import {knownIds, type HistoryEntry} from '../../client/console/tab-store';
import controls from '../shared/controls.module.css';
import Message from '../shared/Message';
import panel from '../shared/panel.module.css';
import PanelHeader from '../shared/PanelHeader';
import {describeError, useSandbox, type Loaded} from '../shared/use-loaded';
import Activity from './Activity';
import {loadEditor, type BodyFieldHandle} from './BodyField';
import CopyLink from './CopyLink';
import {formatDuration, formatPath, formatStatus} from './format';
import RequestForm from './RequestForm';
import ResponsePanel from './ResponsePanel';
import Samples from './Samples';
import {loadOperation, useOperation} from './use-operation';
import styles from './Console.module.css';

// Preloads the dependencies of consoles on other pages.
registerOfflineLoader(async (loadWhenIdle) => {
  await loadEditor();
  const {operationIds} = await loadSandbox();
  await loadWhenIdle(operationIds, loadOperation);
});

export interface ConsoleProps {
  /** Operation ID. */
  readonly operation: string;
  /** The sample that the console opens with. */
  readonly kind: SampleKind;
  /** Whether to send the request when the console opens, and to collapse the form. */
  readonly isRun: boolean;
  readonly onClose: () => void;
}

/** An API console in which readers edit a request, send it to the sandbox, and see the response. */
export default function Console(props: ConsoleProps): ReactNode {
  const {operation, onClose} = props;
  const {value: model, error, retry} = useOperation(operation);
  // Loads in parallel with the description of the operation.
  const loadedSandbox = useSandbox();
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    container.current?.focus({preventScroll: true});
    container.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <section
      ref={container}
      className={clsx(panel.panel, styles.console)}
      aria-label={`Console: ${operation}`}
      aria-busy={model === undefined && error === undefined}
      tabIndex={-1}
    >
      {model !== undefined ? (
        <LoadedConsole {...props} {...{model, loadedSandbox}} />
      ) : (
        <div className={clsx(controls.row, styles.loading)}>
          {error !== undefined ? (
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

/** How long a new response ignores taps, in milliseconds: slightly longer than a double tap. */
const tapPauseMs = 500;

/** Maximum length of a request body in samples, in characters. Generating and highlighting longer samples would block the page. */
const maxSampleLength = 50_000;

/** The state of the reader's request, or the error that prevented a response. */
type SendState = {readonly status: 'idle' | 'sending'} | {readonly status: 'failed'; readonly message: string};

interface LoadedConsoleProps extends ConsoleProps {
  readonly model: ConsoleOperation;
  readonly loadedSandbox: Loaded<Sandbox>;
}

function LoadedConsole(props: LoadedConsoleProps): ReactNode {
  const {model, kind, isRun, loadedSandbox, onClose} = props;
  const {value: sandbox, error: sandboxError, retry: retrySandbox} = loadedSandbox;
  const {operation} = model;
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const initial = createDraft(model, kind, knownIds);
    return decodeDraft(window.location.hash, model, kind, initial) ?? initial;
  });
  const [customToken, setCustomToken] = useState(() => knownIds.list('token')[0] ?? '');
  const [entry, setEntry] = useState<HistoryEntry>();
  const [sendState, setSendState] = useState<SendState>({status: 'idle'});
  const [announcement, setAnnouncement] = useState('');
  /** The empty path parameter that prevented sending the draft. */
  const [missing, setMissing] = useState<{readonly draft: RequestDraft; readonly name: string}>();
  /** A collapsed form isn't rendered, so that running an example doesn't load the editor. */
  const [isFormOpen, setIsFormOpen] = useState(!isRun);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<BodyFieldHandle>(null);
  const response = useRef<HTMLDivElement>(null);
  const abort = useRef<AbortController>(undefined);
  const headingId = useId();

  const showResponse = useCallback((received: HistoryEntry) => {
    setEntry(received);
    const {status, durationMs} = received.response;
    setAnnouncement(`Response: ${formatStatus(status)}, ${formatDuration(durationMs)}.`);
  }, []);

  /** Moves the focus to the field that caused an error. */
  const focusField = useCallback(({pointer, parameter = ''}: Pick<FieldError, 'pointer' | 'parameter'>) => {
    flushSync(() => setIsFormOpen(true));
    if (pointer !== undefined) {
      body.current?.focusPointer(pointer);
      return;
    }
    const input = form.current?.querySelector<HTMLElement>(`[data-parameter="${CSS.escape(parameter)}"]`);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  }, []);

  const send = useCallback(async () => {
    const emptyParameter = operation.parameters.find(
      (parameter) => parameter.in === 'path' && draft.parameters[getParameterKey(parameter)] === '',
    );
    if (emptyParameter !== undefined) {
      const {name} = emptyParameter;
      setMissing({draft, name});
      setAnnouncement(`The parameter ${name} is required.`);
      focusField({parameter: name});
      return;
    }
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setSendState({status: 'sending'});
    try {
      const received = await sendDraft(model, draft, customToken);
      if (!controller.signal.aborted) {
        flushSync(() => {
          showResponse(received);
          setSendState({status: 'idle'});
        });
        // On phones, the response is below the form.
        response.current?.scrollIntoView({block: 'nearest'});
        // Otherwise, a double tap on Send would also press the button that appears under the finger, such as Poll.
        response.current?.animate({pointerEvents: ['none', 'none']}, tapPauseMs);
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        // Otherwise, the previous response would appear to belong to this request.
        setEntry(undefined);
        setSendState({status: 'failed', message: describeError(error)});
      }
    }
  }, [model, operation, draft, customToken, showResponse, focusField]);

  // After the console is closed, the response appears only in the history.
  useEffect(() => () => abort.current?.abort(), []);
  const initialSend = useRef(isRun ? send : undefined);
  useEffect(() => {
    void initialSend.current?.();
    initialSend.current = undefined;
  }, []);

  const [isOfflineReady, setOfflineReady] = useState(false);
  // Wait until the result is visible.
  const isSettled = sandbox !== undefined && (entry !== undefined || !isRun);
  useEffect(() => {
    if (isSettled) {
      void prepareOfflineUse().then(setOfflineReady);
    }
  }, [isSettled]);

  // With a large body, creating the request takes longer than the interval between keystrokes.
  const deferredDraft = useDeferredValue(draft);
  const request = useMemo(() => createRequest(model, deferredDraft), [model, deferredDraft]);
  const fieldErrors = useMemo((): readonly FieldError[] => {
    if (missing?.draft === draft) {
      return [{parameter: missing.name, code: 'required', detail: 'Enter a value. It’s part of the URL.'}];
    }
    return entry?.draft === draft && typeof entry.response.body === 'string'
      ? findFieldErrors(parseJson(entry.response.body))
      : [];
  }, [entry, draft, missing]);
  const fields = (
    <RequestForm
      bodyRef={body}
      model={model}
      draft={draft}
      customToken={customToken}
      fieldErrors={fieldErrors}
      sandbox={sandbox}
      onChange={setDraft}
      onChangeToken={setCustomToken}
      onSend={() => {
        void send();
      }}
    />
  );
  return (
    <>
      <PanelHeader closeLabel="Close the console" onClose={onClose}>
        <p id={headingId} className={panel.title}>
          <span className={`badge badge--method-${operation.method}`}>{operation.method}</span>{' '}
          <code>{formatPath(request.url)}</code>
        </p>
      </PanelHeader>
      {sandboxError !== undefined && <Message onRetry={retrySandbox}>{sandboxError}</Message>}
      <div className={styles.columns}>
        <form
          ref={form}
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
            <details open={isFormOpen} onToggle={({currentTarget}) => setIsFormOpen(currentTarget.open)}>
              <summary>Edit the request</summary>
              {isFormOpen && fields}
            </details>
          ) : (
            fields
          )}
          <div className={controls.row}>
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
            {entry === undefined ? (
              sendState.status !== 'failed' && (
                <p className={styles.empty}>
                  {sendState.status === 'sending'
                    ? 'Waiting for the response…'
                    : 'Send the request to see the response. It runs in your browser: you don’t need an account.'}
                </p>
              )
            ) : (
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
            {deferredDraft.body.length > maxSampleLength ? (
              <p className={controls.hint}>Code samples appear for bodies of up to 50,000 characters.</p>
            ) : (
              <Samples request={request} />
            )}
          </div>
        )}
      </div>
      {sandbox !== undefined && (
        <Activity
          sandbox={sandbox}
          isOfflineReady={isOfflineReady}
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
