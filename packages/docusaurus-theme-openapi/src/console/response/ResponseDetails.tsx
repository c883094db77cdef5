import {generateCurlSample} from '@developer-docs/openapi';
import {isObject, type Json} from '@developer-docs/utils';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import ResponsePreview from '@theme/OpenApi/ResponsePreview';
import clsx from 'clsx';
import {useCallback, useMemo, type ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {useLoaded} from '../../client/common/loading/use-loaded';
import {useLinkHandlers} from '../../client/common/use-link-handlers';
import type {ConsoleOperation} from '../../shared/console-operation';
import {CopyButton} from '../controls/CopyButton';
import {formatDuration, formatUrlPath, formatSize} from '../controls/format';
import {HeaderList} from '../controls/HeaderList';
import {JsonBlock} from '../controls/JsonBlock';
import {StatusBadge} from '../controls/StatusBadge';
import {isLong, maxShownLength, parseResponse, findFieldErrors} from '../http/parse-response';
import {loadOperation} from '../load-descriptions';
import type {HistoryEntry} from '../memory/request-history';
import {followUp} from '../send/send';
import {useConsole} from '../state/console-context';
import {collectStrings, findFieldId} from './field-ids';
import {PlainText} from './PlainText';
import {Polling, findOpenRequest} from './Polling';
import {ResponseFile} from './ResponseFile';
import {StreamItems} from './StreamItems';
import controls from '../controls/controls.module.css';
import styles from './response.module.css';

/** Returns the size of a body in bytes. */
const getSize = ({body}: HistoryEntry['response']) => new Blob([body]).size;

/** A response: its status, error, preview, body, and headers. */
export function ResponseDetails({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const {operation, sender} = useConsole();
  const {response, url, sandbox} = entry;
  const {method} = entry.sample;
  const json = useMemo(() => parseResponse(entry.response), [entry]);
  const follow = useCallback(async (link: string) => parseResponse((await followUp(entry, link)).response), [entry]);
  const openRequest = findOpenRequest(entry);
  // The responses to polls are documented on another page.
  const {operationId} = entry;
  const load = useCallback(() => loadOperation(operationId, sandbox), [operationId, sandbox]);
  const responseOperation = useLoaded(load).value ?? operation;
  const isFollowUp = entry.operationId !== operation.id || sandbox !== operation.sandbox;
  return (
    <div className={styles.response}>
      <StatusLine entry={entry} isFollowUp={isFollowUp} />
      {response.status >= 400 && <Problem json={json} operation={responseOperation} />}
      {openRequest && <Polling entry={entry} openRequest={openRequest} />}
      {json !== undefined && entry.server === undefined && <ResponsePreview url={url} body={json} follow={follow} />}
      {response.stream === undefined ? (
        <Body entry={entry} json={json} operation={responseOperation} />
      ) : (
        <StreamItems
          key={entry.number}
          stream={response.stream}
          onReconnect={method === 'GET' && !isFollowUp ? sender.reconnect : undefined}
        />
      )}
      <div className={controls.row}>
        <CopyButton
          key={entry.number}
          getText={() => generateCurlSample(entry.sample)}
          copiedText={translate({
            id: 'theme.openapi.console.copyCurl.copied',
            message: 'Copied. Credentials are variables.',
          })}
        >
          {translate({id: 'theme.openapi.console.copyCurl', message: 'Copy as cURL'})}
        </CopyButton>
      </div>
      <details>
        <summary>
          {translate(
            {id: 'theme.openapi.console.headers', message: 'Headers ({count})'},
            {count: formatNumber(response.headers.length)},
          )}
        </summary>
        <HeaderList headers={response.headers} />
      </details>
    </div>
  );
}

interface StatusLineProps {
  readonly entry: HistoryEntry;
  readonly isFollowUp: boolean;
}

/** The status, duration, and size of a response, and the request if it's another one than the reader's. */
function StatusLine({entry: {response, sample, url}, isFollowUp}: StatusLineProps): ReactNode {
  return (
    <p className={clsx(controls.row, styles.statusLine)}>
      <StatusBadge status={response.status} />
      <span>{formatDuration(response.durationMs)}</span>
      {response.stream === undefined && <span>{formatSize(getSize(response))}</span>}
      {isFollowUp && (
        <span className={styles.followUp}>
          <code>
            {sample.method} {formatUrlPath(url)}
          </code>
        </span>
      )}
    </p>
  );
}

interface ProblemProps {
  readonly json: Json | undefined;
  readonly operation: ConsoleOperation;
}

/** The error in a response, with the fields to fix. */
function Problem({json, operation}: ProblemProps): ReactNode {
  const {form} = useConsole();
  if (!isObject(json)) return null;
  const {code, title, detail} = json;
  const url = operation.errors.find((error) => error.code === code)?.url;
  const errors = findFieldErrors(json);
  return (
    <div className={controls.alert}>
      <p>
        {typeof code === 'string' && (
          <>
            {url === undefined ? (
              <code>{code}</code>
            ) : (
              <a href={url}>
                <code>{code}</code>
              </a>
            )}{' '}
          </>
        )}
        {String(detail ?? title ?? '')}
      </p>
      {errors.length > 0 && (
        <ul className={controls.problems}>
          {errors.map((error) => (
            <li key={`${error.pointer ?? error.parameter ?? ''} ${error.code}`}>
              <button
                type="button"
                className={clsx('clean-btn', controls.location)}
                onClick={() => form.focusField(error)}
              >
                {error.pointer ?? error.parameter}
              </button>{' '}
              {error.detail} <code>{error.code}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface BodyProps {
  readonly entry: HistoryEntry;
  readonly json: Json | undefined;
  readonly operation: ConsoleOperation;
}

/** A response body, in which fields link to their documentation. */
function Body({entry, json, operation}: BodyProps): ReactNode {
  const {response} = entry;
  const {pathname} = useLocation();
  const handlers = useLinkHandlers();
  const values = useMemo(() => collectStrings(json ?? null), [json]);
  const findUrl = useCallback(
    (path: readonly string[]) => {
      const isDocumented = entry.operationId === operation.id;
      const id = isDocumented ? findFieldId(operation.responseIds, response.status, path, values) : undefined;
      return id === undefined ? undefined : `${operation.pageUrl === pathname ? '' : operation.pageUrl}#${id}`;
    },
    [operation, response.status, pathname, entry.operationId, values],
  );
  if (getSize(response) === 0) {
    return (
      <p className={controls.hint}>
        {translate({id: 'theme.openapi.console.noBody', message: 'The response has no body.'})}
      </p>
    );
  }
  if (typeof response.body !== 'string') return <ResponseFile entry={entry} />;
  return json === undefined ? (
    <PlainText text={response.body} maxLength={isLong(response) ? maxShownLength : undefined}>
      <ResponseFile entry={entry} />
    </PlainText>
  ) : (
    <div {...handlers}>
      <JsonBlock value={json} findUrl={findUrl} />
    </div>
  );
}
