import {insertSecret, type SampleKind} from '@developer-docs/openapi';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useDeferredValue, useEffect, useId, useMemo, type ReactNode} from 'react';
import {LoadFailure, ReloadContext} from '../client/common/loading/LoadFailure';
import {useLoaded} from '../client/common/loading/use-loaded';
import type {ConsoleOperation} from '../shared/console-operation';
import {Activity} from './activity/Activity';
import {formatDuration, formatUrlPath, formatStatus} from './controls/format';
import {PanelHeader} from './controls/PanelHeader';
import {createRequest} from './draft/create-request';
import {RequestForm} from './form/RequestForm';
import type {HistoryEntry} from './memory/request-history';
import {ResponseArea} from './response/ResponseArea';
import {Samples} from './samples/Samples';
import {loadSandbox} from './sandbox/load-sandbox';
import {ConsoleContext, useConsole} from './state/console-context';
import {useDraft} from './state/use-draft';
import {useForm} from './state/use-form';
import {useSender} from './state/use-sender';
import styles from './Console.module.css';

export interface ConsoleProps {
  readonly operation: ConsoleOperation;
  /** The sample that the console opens with. */
  readonly kind: SampleKind;
  /** The media type of the sample's body. Default: the preferred one. */
  readonly mediaType?: string;
  /**
   * Why the console opens: to send the request, to edit it, or to enter credentials. With `run`, a request to the
   * sandbox is sent immediately, and its form is collapsed. With `authorize`, the authorization panel gets focus.
   */
  readonly reason: 'run' | 'edit' | 'authorize';
  readonly onClose: () => void;
}

/** The content of a console: the form, the response, the samples, and the activity. */
export function ConsoleContent(props: ConsoleProps): ReactNode {
  const {operation, kind, mediaType, reason, onClose} = props;
  const sandbox = useLoaded(useCallback(() => loadSandbox(operation.sandbox), [operation.sandbox]));
  const edited = useDraft(operation, kind, mediaType);
  const {draft, destination} = edited;
  const isRun = reason === 'run';
  // A request to a server can change data. The reader presses the button that names its host, and sees a link's values.
  const sendsOnOpen = isRun && destination.isSandbox;
  const form = useForm(!sendsOnOpen, reason === 'authorize');
  const sender = useSender(operation, edited, form.focusField);
  const headingId = useId();
  const openConsole = useEvent(() => {
    if (sendsOnOpen) sender.send();
  });
  useEffect(() => openConsole(), [openConsole]);
  // With a large body, creating the request takes longer than the interval between keystrokes.
  const deferredDraft = useDeferredValue(draft);
  const request = useMemo(
    () => createRequest(operation, deferredDraft, destination.url),
    [operation, destination.url, deferredDraft],
  );
  const retry = () => {
    sandbox.retry();
    sender.send();
  };
  return (
    <ConsoleContext.Provider value={{...edited, operation, isRun, form, sender}}>
      <ReloadContext.Provider value={edited.reload}>
        <PanelHeader
          closeLabel={translate({id: 'theme.openapi.console.closeConsole', message: 'Close the console'})}
          onClose={onClose}
        >
          <p id={headingId}>
            <span className={clsx('badge', `openapi-badge--method-${operation.method}`, styles.method)}>
              {operation.method}
            </span>{' '}
            <code>{formatUrlPath(insertSecret(request.url, ''))}</code>
          </p>
        </PanelHeader>
        {sandbox.error !== undefined && sender.failure === undefined && (
          <LoadFailure error={sandbox.error} onRetry={sandbox.retry} />
        )}
        <LinkMessage />
        <div className={styles.columns}>
          <RequestForm className={styles.form} labelledBy={headingId} />
          <div className={styles.results}>
            <ResponseArea onRetry={retry} />
          </div>
          {!isRun && (
            <div className={styles.samples}>
              <Samples
                key={`${edited.session} ${draft.credential}`}
                operation={operation}
                credential={draft.credential}
                origin={destination.origin}
                request={request}
                bodyLength={deferredDraft.body.length}
              />
            </div>
          )}
        </div>
        {sandbox.value !== undefined && <Activity sandbox={sandbox.value} />}
        <p role="status" className="openapi-visually-hidden">
          {sender.entry && describeResponse(sender.entry)}
        </p>
      </ReloadContext.Provider>
    </ConsoleContext.Provider>
  );
}

/** Says where the values of the draft come from, if that's a link. */
function LinkMessage(): ReactNode {
  const {source, destination} = useConsole();
  if (source === 'invalidLink') {
    return (
      <p role="alert">
        {translate({
          id: 'theme.openapi.console.invalidLink',
          message: 'The link to this request is invalid, so the console shows the example.',
        })}
      </p>
    );
  }
  return (
    source === 'link' &&
    !destination.isSandbox && (
      <p role="status">
        {translate({
          id: 'theme.openapi.console.server.linked',
          message: 'The values are from the link that you opened. Check them before you send them to the server.',
        })}
      </p>
    )
  );
}

const describeResponse = ({response: {status, durationMs}}: HistoryEntry): string =>
  translate(
    {id: 'theme.openapi.console.responseStatus', message: 'Response: {status}, {duration}.'},
    {status: formatStatus(status), duration: formatDuration(durationMs)},
  );
