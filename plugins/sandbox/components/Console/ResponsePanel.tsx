import {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import CodeBlock from '@site/src/components/CodeBlock';
import type {Json} from '../../../contract';
import {isObject} from '../../../contract/client';
import {useLinkHandlers} from '../../../reference/client';
import {parseJson} from '../../client/console/draft';
import {collectStrings, findFieldId, formatJson} from '../../client/console/highlight';
import type {ConsoleOperation} from '../../client/console/operation';
import type {HistoryEntry} from '../../client/console/tab-store';
import Designs from './Designs';
import Polling, {findOpenRequest} from './Polling';
import {formatDuration, formatSize, formatStatus} from './format';
import {useOperation} from './use-operation';
import styles from './styles.module.css';

export interface FieldError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** The field errors in a problem document. */
export function findFieldErrors(body: Json | undefined): FieldError[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly Json[]) : [];
  return errors.filter(isObject) as unknown as FieldError[];
}

interface ResponsePanelProps {
  readonly entry: HistoryEntry;
  /** The description of the operation that returned the response; absent for follow-up requests. */
  readonly model: ConsoleOperation;
  readonly isAutomatic: boolean;
  readonly onResponse: (entry: HistoryEntry) => void;
  readonly onFocusField: (error: FieldError) => void;
}

/** A response: status, problem, designs, body, and headers. */
export default function ResponsePanel({
  entry,
  model,
  isAutomatic,
  onResponse,
  onFocusField,
}: ResponsePanelProps): ReactNode {
  const {response, request} = entry;
  const text = typeof response.body === 'string' ? response.body : '';
  const json = useMemo(() => parseJson(text), [text]);
  const openRequest = findOpenRequest(entry);
  // The response to a poll is documented on another page.
  const responseModel = useOperation(entry.operation).model ?? model;
  const isFollowUp = entry.operation !== model.operation.id;
  return (
    <div className={styles.response}>
      <p className={styles.statusLine}>
        <span className={styles.statusBadge} data-class={String(response.status).charAt(0)}>
          {formatStatus(response.status)}
        </span>
        <span>{formatDuration(response.durationMs)}</span>
        <span>{formatSize(typeof response.body === 'string' ? new Blob([text]).size : response.body.size)}</span>
        {isFollowUp && (
          <span className={styles.followUp}>
            <code>
              {request.method} {new URL(request.url).pathname}
            </code>
          </span>
        )}
      </p>
      {response.status >= 400 && <Problem json={json} model={model} onFocusField={onFocusField} />}
      {openRequest && (
        <Polling
          model={model}
          entry={entry}
          openRequest={openRequest}
          isAutomatic={isAutomatic}
          onResponse={onResponse}
        />
      )}
      <Designs entry={entry} model={model} />
      <Body entry={entry} json={json} model={responseModel} />
      <details className={styles.headers}>
        <summary>Headers ({response.headers.length})</summary>
        <Headers headers={response.headers} />
      </details>
    </div>
  );
}

/** The body of a response, in which fields link to their documentation. */
function Body({
  entry,
  json,
  model,
}: {
  readonly entry: HistoryEntry;
  readonly json: Json | undefined;
  readonly model: ConsoleOperation;
}): ReactNode {
  const {response} = entry;
  const {pathname} = useLocation();
  const handlers = useLinkHandlers();
  const html = useMemo(() => {
    if (json === undefined) {
      return undefined;
    }
    const values = collectStrings(json);
    const page = model.url === pathname ? '' : model.url;
    return formatJson(json, (path) => {
      const id =
        entry.operation === model.operation.id
          ? findFieldId(model.responseIds, response.status, path, values)
          : undefined;
      return id === undefined ? undefined : `${page}#${id}`;
    });
  }, [json, model, response.status, pathname, entry.operation]);
  if (typeof response.body !== 'string') {
    return <p className={styles.hint}>The body is a file with the media type {response.body.type}.</p>;
  }
  if (response.body === '') {
    return <p className={styles.hint}>The response has no body.</p>;
  }
  return (
    <div className={styles.body} {...handlers}>
      {html === undefined ? <CodeBlock>{response.body}</CodeBlock> : <CodeBlock language="json" html={html} />}
    </div>
  );
}

export function Headers({headers}: {readonly headers: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <dl className={styles.headerList}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ProblemProps {
  readonly json: Json | undefined;
  readonly model: ConsoleOperation;
  readonly onFocusField: (error: FieldError) => void;
}

/** What's wrong, and the fields to fix. */
function Problem({json, model, onFocusField}: ProblemProps): ReactNode {
  if (!isObject(json)) {
    return null;
  }
  const {code, title, detail} = json;
  const url = [...model.errors, ...model.failures].find((error) => error.code === code)?.url;
  const errors = findFieldErrors(json);
  return (
    <div className={styles.problem}>
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
        <ul>
          {errors.map((error) => (
            <li key={`${error.pointer ?? error.parameter ?? ''} ${error.code}`}>
              <button
                type="button"
                className={styles.fieldLink}
                onClick={() => {
                  onFocusField(error);
                }}
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
