import type {FieldError} from '@developer-docs/mock-api';
import {insertSecret, type SampleKind} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useEvent} from '../../client/shared/use-event';
import {isSiteUpdatedError} from '../../client/try-it/recovery';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {BodyFieldHandle} from '../form/body-editor';
import CopyLink from '../form/CopyLink';
import RequestForm from '../form/RequestForm';
import {createRequest} from '../request/draft/create-request';
import type {FieldName} from '../request/draft/errors';
import {encodeDraft, reloadWithDraft} from '../request/draft/link';
import {loadServerRequest, selectServer} from '../request/send/send';
import {findOpenRequest} from '../response/Polling';
import {ConsoleContext, type ConsoleState} from '../shared/console-context';
import {Message, OutdatedMessage} from '../shared/controls';
import {formatDuration, formatPath, formatStatus} from '../shared/format';
import PanelHeader from '../shared/PanelHeader';
import {useSandbox} from '../shared/use-sandbox';
import Activity from './Activity';
import ConsoleForm from './ConsoleForm';
import ResponseArea from './ResponseArea';
import Samples from './Samples';
import {useDraft} from './use-draft';
import {useSender} from './use-sender';
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
  const {operation} = model;
  const {value: sandbox, error: sandboxError, retry: retrySandbox} = useSandbox(model.sandbox);
  const edited = useDraft(model, kind, mediaType);
  const {draft, edit, destination, credential, source} = edited;
  const {server, url, target} = destination;
  // A request to a server can change data. The reader presses the button that names its host, and sees a link's values.
  const sendsOnOpen = runsOnOpen && server === undefined;
  const [isFormOpen, setIsFormOpen] = useState(!sendsOnOpen);
  /** Whether a deploy has deleted code of the console. */
  const [isOutdated, setIsOutdated] = useState(false);
  /** Whether the reader has deleted everything in this console. */
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<BodyFieldHandle>(null);
  const response = useRef<HTMLDivElement>(null);
  const headingId = useId();

  /** Moves focus to the field that caused an error. */
  const focusField = (field: FieldName | FieldError) => {
    flushSync(() => setIsFormOpen(true));
    if ('pointer' in field && field.pointer !== undefined) {
      body.current?.focusPointer(field.pointer);
      return;
    }
    const input = form.current?.querySelector<HTMLElement>(
      'scheme' in field
        ? `[data-scheme="${CSS.escape(field.scheme)}"] input`
        : `[data-parameter="${CSS.escape(field.parameter ?? '')}"]`,
    );
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };

  const sender = useSender({model, edited, response, focusField});
  const {entry, failure} = sender;
  const isSending = sender.status === 'sending';
  const needsReload = isOutdated || isSiteUpdatedError(sandboxError) || isSiteUpdatedError(failure?.error);
  const runExample = useEvent(() => {
    if (sendsOnOpen) sender.send();
  });
  useEffect(() => runExample(), [runExample]);
  // A browser that's offline later can explain why the request isn't sent.
  const usesServer = server !== undefined;
  useEffect(() => {
    if (usesServer) loadServerRequest().catch(() => undefined);
  }, [usesServer]);
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
  const state: ConsoleState = {
    model,
    draft,
    edit,
    destination,
    credential,
    isLinked: source === 'link',
    createHash: () => encodeDraft(model, kind, draft),
    onOutdated: () => setIsOutdated(true),
  };
  return (
    <ConsoleContext.Provider value={state}>
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
        failure === undefined && <Message onRetry={retrySandbox}>{sandboxError.message}</Message>
      )}
      {source === 'invalidLink' && (
        <p role="alert">
          {translate({
            id: 'theme.openapi.console.invalidLink',
            message: 'The link to this request is invalid, so the console shows the example.',
          })}
        </p>
      )}
      {source === 'link' && usesServer && (
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
          sendLabel={describeSending(runsOnOpen && entry !== undefined, url)}
          isSending={isSending}
          // The next step is the only button in the primary color.
          isPrimary={isSending || entry === undefined || findOpenRequest(entry) === undefined}
          onSend={sender.send}
          onCancel={sender.cancel}
          buttons={<CopyLink />}
        >
          <RequestForm bodyRef={body} fieldErrors={sender.fieldErrors} onForget={() => setHasForgotten(true)} />
        </ConsoleForm>
        <div className={styles.results}>
          <ResponseArea
            areaRef={response}
            sender={sender}
            hidesError={needsReload}
            onRetry={() => {
              retrySandbox();
              sender.send();
            }}
            isAutomatic={runsOnOpen && operation.method === 'get'}
            onFocusField={focusField}
          />
        </div>
        {!runsOnOpen && (
          <div className={styles.samples}>
            <Samples
              key={`${target} ${draft.credential} ${edited.forgotten}`}
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
            sender.showEntry(selected);
            const isSame =
              selected.operation === operation.id &&
              selected.sandbox === model.sandbox &&
              selected.sample.method === operation.method.toUpperCase();
            if (isSame) edited.repeat(selected);
            response.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={() => {
            sender.showEntry(undefined);
            edited.reset();
          }}
        />
      )}
      <p role="status" className="openapi-visually-hidden">
        {entry
          ? translate(
              {id: 'theme.openapi.console.responseStatus', message: 'Response: {status}, {duration}.'},
              {status: formatStatus(entry.response.status), duration: formatDuration(entry.response.durationMs)},
            )
          : hasForgotten &&
            translate({
              id: 'theme.openapi.console.auth.forgotten',
              message: 'Everything that you entered has been forgotten.',
            })}
      </p>
    </ConsoleContext.Provider>
  );
}

/** Returns the label of the button that sends the request. It names the host that the request leaves the browser for. */
function describeSending(isAgain: boolean, url: string | undefined): string {
  const action = isAgain
    ? translate({id: 'theme.openapi.console.runAgain', message: 'Run again'})
    : translate({id: 'theme.openapi.console.send', message: 'Send'});
  return url === undefined
    ? action
    : translate(
        {id: 'theme.openapi.console.toServer', message: '{action} to {host}'},
        {action, host: new URL(url).host},
      );
}
