import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type {FieldError} from '@developer-docs/mock-api';
import {insertSecret, type SampleKind} from '@developer-docs/openapi';
import {t} from '../../console-texts';
import {createDraft, createRequest, decodeDraft, reloadWithDraft, type RequestDraft} from '../model/draft';
import {isSiteUpdatedError} from '../../recovery';
import type {ConsoleOperation} from '../model/operation';
import {findIdContext, listIds} from '../model/tab-store';
import {Message, OutdatedMessage} from '../shared/controls';
import controls from '../shared/controls.module.css';
import {selectServer} from '../model/send';
import PanelHeader from '../shared/PanelHeader';
import {useSandbox} from '../shared/use-loaded';
import Activity from './Activity';
import type {BodyFieldHandle} from '../shared/body-editor';
import CopyLink from './CopyLink';
import {formatDuration, formatPath, formatStatus} from './format';
import RequestForm from './RequestForm';
import ResponsePanel from './ResponsePanel';
import Samples from './Samples';
import {useRequestSender} from './use-request-sender';
import {useEvent} from '../../use-event';
import styles from './Console.module.css';

/**
 * Maximum length of a request body in samples, in characters. Generating and highlighting longer samples would block
 * the page.
 */
const maxSampleLength = 50_000;

export interface ConsoleProps {
  /** Operation ID. */
  readonly operation: string;
  /** The sample that the console opens with. */
  readonly kind: SampleKind;
  /** The media type of the sample's body. Default: the preferred one. */
  readonly mediaType?: string | undefined;
  /** Whether to send the request when the console opens, and to collapse the form. */
  readonly runsOnOpen: boolean;
  readonly onClose: () => void;
}

interface LoadedConsoleProps extends ConsoleProps {
  readonly model: ConsoleOperation;
}

/** A console whose operation has been loaded: the form, the response, the samples, and the activity. */
export default function LoadedConsole(props: LoadedConsoleProps): ReactNode {
  const {model, kind, mediaType, runsOnOpen, onClose} = props;
  const {value: sandbox, error: sandboxError, retry: retrySandbox} = useSandbox();
  const {operation} = model;
  const [initial] = useState(() => {
    const defaultDraft = createDraft(model, kind, findIdContext, mediaType);
    try {
      return {draft: decodeDraft(window.location.hash, model, kind, defaultDraft), isLinkInvalid: false};
    } catch {
      return {draft: defaultDraft, isLinkInvalid: true};
    }
  });
  const [draft, setDraft] = useState<RequestDraft>(initial.draft);
  // The mock of a document accepts any token. It isn't sent to a server.
  const acceptsAnyToken = model.credentials.find(({isAccepted}) => isAccepted)?.id === 'custom';
  const [sandboxToken, setSandboxToken] = useState(() => listIds('token')[0] ?? (acceptsAnyToken ? 'example' : ''));
  const [serverToken, setServerToken] = useState('');
  // It isn't a part of the draft, so that a link can't select a server.
  const [server, setServer] = useState<string>();
  const customToken = server === undefined ? sandboxToken : serverToken;
  /** Whether a deploy has deleted the code of the editor. */
  const [isOutdated, setIsOutdated] = useState(false);
  /** A collapsed form isn't rendered, so that running an example doesn't load the editor. */
  const [isFormOpen, setIsFormOpen] = useState(!runsOnOpen);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<BodyFieldHandle>(null);
  const response = useRef<HTMLDivElement>(null);
  const headingId = useId();

  /** Moves focus to the field that caused an error. */
  const focusField = ({pointer, parameter = ''}: Pick<FieldError, 'pointer' | 'parameter'>) => {
    flushSync(() => setIsFormOpen(true));
    if (pointer !== undefined) {
      body.current?.focusPointer(pointer);
      return;
    }
    const input = form.current?.querySelector<HTMLElement>(`[data-parameter="${CSS.escape(parameter)}"]`);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };

  const {state, entry, fieldErrors, send, showResponse} = useRequestSender({
    model,
    draft,
    customToken,
    server,
    response,
    focusField,
  });
  const sendError = state.status === 'failed' ? state.error : undefined;
  const needsReload = isOutdated || isSiteUpdatedError(sandboxError) || isSiteUpdatedError(sendError);
  const runExample = useEvent(() => {
    if (runsOnOpen) void send();
  });
  useEffect(() => runExample(), [runExample]);

  // With a large body, creating the request takes longer than the interval between keystrokes.
  const deferredDraft = useDeferredValue(draft);
  const request = useMemo(
    () => createRequest(server === undefined ? model : selectServer(model, server), deferredDraft),
    [model, server, deferredDraft],
  );
  const action = t(
    state.status === 'sending' ? 'console.sending' : runsOnOpen && entry ? 'console.runAgain' : 'console.send',
  );
  const fields = (
    <RequestForm
      bodyRef={body}
      model={model}
      draft={draft}
      customToken={customToken}
      server={server}
      fieldErrors={fieldErrors}
      onChange={setDraft}
      onChangeToken={server === undefined ? setSandboxToken : setServerToken}
      onChangeServer={setServer}
      onOutdated={() => setIsOutdated(true)}
    />
  );
  return (
    <>
      <PanelHeader closeLabel={t('console.closeConsole')} onClose={onClose}>
        <p id={headingId}>
          <span className={`badge badge--method-${operation.method}`}>{operation.method}</span>{' '}
          <code>{formatPath(insertSecret(request.url, ''))}</code>
        </p>
      </PanelHeader>
      {needsReload ? (
        <OutdatedMessage onReload={() => reloadWithDraft(operation.id, kind, draft)} />
      ) : (
        sandboxError !== undefined &&
        sendError === undefined && <Message onRetry={retrySandbox}>{sandboxError.message}</Message>
      )}
      {initial.isLinkInvalid && draft === initial.draft && <p role="alert">{t('console.invalidLink')}</p>}
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          aria-labelledby={headingId}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.currentTarget.requestSubmit();
            }
          }}
        >
          {runsOnOpen ? (
            <details open={isFormOpen} onToggle={({currentTarget}) => setIsFormOpen(currentTarget.open)}>
              <summary>{t('console.edit')}</summary>
              {isFormOpen && fields}
            </details>
          ) : (
            fields
          )}
          <div className={controls.row}>
            <button type="submit" className="button button--primary" aria-disabled={state.status === 'sending'}>
              {server === undefined ? action : t('console.toServer', {action, host: new URL(server).host})}
            </button>
            <CopyLink operation={operation.id} kind={kind} draft={draft} />
          </div>
        </form>
        <div className={styles.results}>
          <div ref={response} className={styles.responseArea} aria-busy={state.status === 'sending'}>
            {sendError !== undefined && !needsReload && (
              <Message
                onRetry={() => {
                  retrySandbox();
                  void send();
                }}
              >
                {sendError.message}
              </Message>
            )}
            {entry === undefined ? (
              sendError === undefined && (
                <p className={styles.empty}>
                  {t(
                    state.status === 'sending'
                      ? 'console.waiting'
                      : server === undefined
                        ? 'console.empty'
                        : 'console.emptyServer',
                  )}
                </p>
              )
            ) : (
              <ResponsePanel
                entry={entry}
                model={model}
                isAutomatic={runsOnOpen && operation.method === 'get'}
                onResponse={showResponse}
                onFocusField={focusField}
              />
            )}
          </div>
        </div>
        {!runsOnOpen && (
          <div className={styles.samples}>
            {deferredDraft.body.length > maxSampleLength ? (
              <p className={controls.hint}>{t('console.noSamples', {count: maxSampleLength})}</p>
            ) : (
              <Samples request={request} />
            )}
          </div>
        )}
      </div>
      {sandbox !== undefined && (
        <Activity
          sandbox={sandbox}
          hasServers={(model.servers ?? []).length > 0}
          onSelect={(selected) => {
            showResponse(selected);
            if (selected.operation === operation.id && selected.request.method === operation.method.toUpperCase()) {
              setDraft(selected.draft);
            }
            response.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={() => {
            showResponse(undefined);
            setDraft(createDraft(model, kind, findIdContext, mediaType));
          }}
        />
      )}
      <p role="status" className="visually-hidden">
        {entry &&
          t('console.responseStatus', {
            status: formatStatus(entry.response.status),
            duration: formatDuration(entry.response.durationMs),
          })}
      </p>
    </>
  );
}
