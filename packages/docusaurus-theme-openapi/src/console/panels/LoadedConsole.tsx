import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {FieldError} from '@developer-docs/mock-api';
import {insertSecret, type SampleKind} from '@developer-docs/openapi';
import {chooseCredential} from '../model/credentials';
import {createRequest, encodeDraft, reloadWithDraft, type RequestDraft} from '../model/draft';
import {removeSecrets} from '../model/draft-secrets';
import {memory} from '../model/memory';
import {isSiteUpdatedError} from '../../client/try-it/recovery';
import type {ConsoleOperation} from '../data/operation';
import {Message, OutdatedMessage} from '../shared/controls';
import {loadServerRequest, selectServer} from '../model/send';
import {resolveServer} from '../model/servers';
import PanelHeader from '../shared/PanelHeader';
import {useObservable, useSandbox} from '../shared/use-sandbox';
import Activity from './Activity';
import type {BodyFieldHandle} from '../shared/body-editor';
import ConsoleForm from './ConsoleForm';
import CopyLink from './CopyLink';
import {formatDuration, formatPath, formatStatus} from './format';
import {findOpenRequest} from './Polling';
import RequestForm from './RequestForm';
import ResponseArea from './ResponseArea';
import Samples from './Samples';
import ServerFields from './ServerFields';
import {useDraft} from './use-draft';
import {useRequestSender} from './use-request-sender';
import {useEvent} from '../../client/shared/use-event';
import styles from './Console.module.css';

export interface ConsoleProps {
  /** Operation ID. */
  readonly operation: string;
  /** The ID of the operation's sandbox. */
  readonly sandbox: string;
  /** The sample that the console opens with. */
  readonly kind: SampleKind;
  /** The media type of the sample's body. Default: the preferred one. */
  readonly mediaType?: string;
  /** Whether to send the request when the console opens, if it goes to the sandbox, and to collapse the form. */
  readonly runsOnOpen: boolean;
  /** How often the reader has opened the authorization panel. Each time, it gets focus. */
  readonly authorizations: number;
  readonly onClose: () => void;
}

interface LoadedConsoleProps extends ConsoleProps {
  readonly model: ConsoleOperation;
}

/** A console whose operation has been loaded: the form, the response, the samples, and the activity. */
export default function LoadedConsole(props: LoadedConsoleProps): ReactNode {
  const {model, kind, mediaType, runsOnOpen, authorizations, onClose} = props;
  const {value: sandbox, error: sandboxError, retry: retrySandbox} = useSandbox(model.sandbox);
  const {operation} = model;
  const {draft: editedDraft, setDraft, resetDraft, isLinkInvalid, isLinked} = useDraft(model, kind, mediaType);
  // Server and secrets aren't a part of the draft, so that a link can't select them.
  const {forgotten} = useObservable(memory);
  const {server: template, variables} = memory.read(model.document);
  const server = model.servers?.find((candidate) => candidate.template === template);
  const resolved = server && resolveServer(server, variables, window.location.origin);
  const url = resolved && 'url' in resolved ? resolved.url : undefined;
  // A server without a valid URL has no origin.
  const target = server === undefined ? '' : url === undefined ? 'null' : new URL(url).origin;
  const credential = chooseCredential(model, editedDraft.credential, server === undefined);
  const draft = useMemo(
    () => (credential === undefined ? editedDraft : {...editedDraft, credential: credential.id}),
    [editedDraft, credential],
  );
  const [draftTarget, setDraftTarget] = useState(target);
  /** Whether the body was entered for another server, and may contain a credential. The reader must confirm it. */
  const [isForeignBody, setIsForeignBody] = useState(false);
  /** Sets a draft that was entered for another server. */
  const takeDraft = (foreign: RequestDraft) => {
    const {body = foreign.body, ...rest} = removeSecrets(model, foreign);
    setDraft({...rest, body});
    setIsForeignBody(true);
  };
  if (target !== draftTarget) {
    setDraftTarget(target);
    takeDraft(editedDraft);
  }
  /** Whether a deploy has deleted the editor's code. */
  const [isOutdated, setIsOutdated] = useState(false);
  /** What is announced to screen readers. */
  const [message, setMessage] = useState('');
  // A request to a server can change data. The reader presses the button that names its host, and sees a link's values.
  const sendsOnOpen = runsOnOpen && server === undefined;
  const [isFormOpen, setIsFormOpen] = useState(!sendsOnOpen);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<BodyFieldHandle>(null);
  const response = useRef<HTMLDivElement>(null);
  const headingId = useId();

  /** Moves focus to the field that caused an error. */
  const focusField = ({
    pointer,
    parameter = '',
    scheme,
  }: Pick<FieldError, 'pointer' | 'parameter'> & {scheme?: string}) => {
    flushSync(() => setIsFormOpen(true));
    if (pointer !== undefined) {
      body.current?.focusPointer(pointer);
      return;
    }
    const input = form.current?.querySelector<HTMLElement>(
      scheme === undefined
        ? `[data-parameter="${CSS.escape(parameter)}"]`
        : `[data-scheme="${CSS.escape(scheme)}"] input`,
    );
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };

  const sender = useRequestSender({
    model,
    draft,
    server: resolved,
    response,
    focusField,
    isForeignBody,
    onConfirm: () => setIsForeignBody(false),
  });
  const {state, entry, fieldErrors, showResponse} = sender;
  const send = () => void sender.send();
  const isSending = state.status === 'sending';
  const sendError = state.status === 'failed' ? state.error : undefined;
  // The next step is the only button in the primary color.
  const isNextPoll = !isSending && entry !== undefined && findOpenRequest(entry) !== undefined;
  const needsReload = isOutdated || isSiteUpdatedError(sandboxError) || isSiteUpdatedError(sendError);
  const runExample = useEvent(() => {
    if (sendsOnOpen) send();
  });
  useEffect(() => runExample(), [runExample]);

  // A browser that's offline later can explain why the request isn't sent.
  const usesServer = server !== undefined;
  useEffect(() => {
    if (usesServer) loadServerRequest().catch(() => undefined);
  }, [usesServer]);

  // The reader can delete everything in another console.
  const clear = useEvent(() => {
    sender.clear();
    resetDraft();
  });
  // What the page shows, such as Reconnect, is for the server that the request was sent to.
  const clearResponse = useEvent(() => sender.clear());
  const clearedTarget = useRef(target);
  useEffect(() => {
    if (target === clearedTarget.current) return;
    clearedTarget.current = target;
    clearResponse();
  }, [target, clearResponse]);
  const clearedAt = useRef(forgotten);
  useEffect(() => {
    if (forgotten === clearedAt.current) return;
    clearedAt.current = forgotten;
    clear();
  }, [forgotten, clear]);

  useEffect(() => {
    if (authorizations === 0) return;
    setIsFormOpen(true);
    const panel = form.current?.querySelector<HTMLElement>('[data-authorization]');
    panel?.scrollIntoView({block: 'nearest'});
    panel?.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
  }, [authorizations]);

  // With a large body, creating the request takes longer than the interval between keystrokes.
  const deferredDraft = useDeferredValue(draft);
  const request = useMemo(
    () => createRequest(url === undefined ? model : selectServer(model, url), deferredDraft),
    [model, url, deferredDraft],
  );
  const action =
    runsOnOpen && entry
      ? translate({id: 'theme.openapi.console.runAgain', message: 'Run again'})
      : translate({id: 'theme.openapi.console.send', message: 'Send'});
  return (
    <>
      <PanelHeader
        closeLabel={translate({id: 'theme.openapi.console.closeConsole', message: 'Close the console'})}
        onClose={onClose}
      >
        <p id={headingId}>
          <span className={clsx('badge', `openapi-badge--method-${operation.method}`, styles.method)}>
            {operation.method}
          </span>{' '}
          <code>{formatPath(insertSecret(request.url, ''))}</code>
        </p>
      </PanelHeader>
      {needsReload ? (
        <OutdatedMessage onReload={() => reloadWithDraft(model, kind, draft)} />
      ) : (
        sandboxError !== undefined &&
        sendError === undefined && <Message onRetry={retrySandbox}>{sandboxError.message}</Message>
      )}
      {isLinkInvalid && (
        <p role="alert">
          {translate({
            id: 'theme.openapi.console.invalidLink',
            message: 'The link to this request is invalid, so the console shows the example.',
          })}
        </p>
      )}
      {isLinked && server !== undefined && (
        <p role="status">
          {translate({
            id: 'theme.openapi.console.server.linked',
            message: 'The values are from the link that you opened. Check them before you send them to the server.',
          })}
        </p>
      )}
      <div className={styles.columns}>
        <ConsoleForm
          formRef={form}
          labelledBy={headingId}
          isCollapsible={runsOnOpen}
          isOpen={isFormOpen}
          onToggle={setIsFormOpen}
          onSend={() => {
            // Enter in a field would send the request again. The button is Cancel by then.
            if (!isSending) send();
          }}
          buttons={
            <>
              <button
                // Enter in a field doesn't cancel.
                type={isSending ? 'button' : 'submit'}
                className={clsx('button', isNextPoll ? 'button--secondary' : 'button--primary')}
                onClick={(event) => {
                  if (!isSending) return;
                  // The button is one that submits by the end of this press, which would send the request again.
                  event.preventDefault();
                  sender.cancel();
                }}
              >
                {isSending
                  ? translate({id: 'theme.openapi.console.cancel', message: 'Cancel'})
                  : url === undefined
                    ? action
                    : translate(
                        {id: 'theme.openapi.console.toServer', message: '{action} to {host}'},
                        {action, host: new URL(url).host},
                      )}
              </button>
              <CopyLink model={model} kind={kind} draft={draft} />
            </>
          }
        >
          <RequestForm
            bodyRef={body}
            model={model}
            draft={draft}
            credential={credential}
            target={target}
            server={url}
            createHash={() => encodeDraft(model, kind, draft)}
            serverFields={<ServerFields model={model} values={variables} server={server} resolved={resolved} />}
            fieldErrors={fieldErrors}
            onChange={setDraft}
            onForget={() =>
              setMessage(
                translate({
                  id: 'theme.openapi.console.auth.forgotten',
                  message: 'Everything that you entered has been forgotten.',
                }),
              )
            }
            onOutdated={() => setIsOutdated(true)}
          />
        </ConsoleForm>
        <div className={styles.results}>
          <ResponseArea
            areaRef={response}
            sender={sender}
            usesServer={usesServer}
            hidesError={needsReload}
            onRetry={() => {
              retrySandbox();
              send();
            }}
            model={model}
            isAutomatic={runsOnOpen && operation.method === 'get'}
            onFocusField={focusField}
          />
        </div>
        {!runsOnOpen && (
          <div className={styles.samples}>
            <Samples
              key={`${target} ${draft.credential} ${forgotten}`}
              model={model}
              request={request}
              credential={credential}
              target={target}
              bodyLength={deferredDraft.body.length}
            />
          </div>
        )}
      </div>
      {sandbox !== undefined && (
        <Activity
          sandbox={sandbox}
          hasServers={(model.servers ?? []).length > 0}
          onSelect={(selected) => {
            showResponse(selected);
            if (
              selected.operation === operation.id &&
              selected.sandbox === model.sandbox &&
              selected.request.method === operation.method.toUpperCase()
            ) {
              const isSameServer = (selected.server === undefined ? '' : new URL(selected.server).origin) === target;
              if (isSameServer) setDraft(selected.draft);
              else takeDraft(selected.draft);
            }
            response.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={() => {
            showResponse(undefined);
            resetDraft();
          }}
        />
      )}
      <p role="status" className="openapi-visually-hidden">
        {entry
          ? translate(
              {id: 'theme.openapi.console.responseStatus', message: 'Response: {status}, {duration}.'},
              {status: formatStatus(entry.response.status), duration: formatDuration(entry.response.durationMs)},
            )
          : message}
      </p>
    </>
  );
}
