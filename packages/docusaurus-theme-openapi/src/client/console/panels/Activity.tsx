import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {formatCount} from '@developer-docs/internal';
import {parseJson} from '../model/draft';
import {history, type HistoryEntry} from '../model/tab-store';
import type {Sandbox, WebhookDelivery} from '../../sandbox';
import {SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import JsonBlock from '../shared/JsonBlock';
import {describeError, useObservable} from '../shared/use-loaded';
import {formatDuration, formatOffset, formatPath, formatStatus} from './format';
import {Headers, StatusBadge} from './ResponsePanel';
import styles from './Console.module.css';

const clockSteps = [
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
  ['31 days', 31 * 86_400_000],
] as const;

interface ActivityProps {
  readonly sandbox: Sandbox;
  /** Whether requests can also be sent to servers. */
  readonly hasServers: boolean;
  /** Called with the previous request that the reader selects. */
  readonly onSelect: (entry: HistoryEntry) => void;
  readonly onReset: () => void;
}

/** Shows the sandbox's state, clock, history, and webhooks. */
export default function Activity({sandbox, hasServers, onSelect, onReset}: ActivityProps): ReactNode {
  const entries = useObservable(history);
  const deliveries = useObservable(sandbox.deliveries);
  const {createdCounts, clockOffsetMs} = useObservable(sandbox.summary);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  /** Announces the result of an action, or shows its error. */
  const announce = (action: Promise<void>, result: string) => {
    action.then(
      () => {
        setMessage(result);
        setError(undefined);
      },
      (reason: unknown) => setError(describeError(reason)),
    );
  };
  const reset = async () => {
    await sandbox.reset();
    history.clear();
    onReset();
  };
  const state = [
    ...Object.entries(createdCounts).flatMap(([noun, count]) => (count > 0 ? [formatCount(count, noun)] : [])),
    ...(clockOffsetMs >= 1000 ? [`clock +${formatOffset(clockOffsetMs)}`] : []),
  ].join(', ');
  return (
    <div className={styles.activity}>
      <div className={clsx(controls.row, styles.state)}>
        <p>
          <b>Sandbox</b> <span>{state === '' ? 'No data yet' : state}</span>
        </p>
        <div className={controls.row}>
          <span className={controls.hint}>Advance the clock:</span>
          {clockSteps.map(([label, milliseconds]) => (
            <SmallButton
              key={label}
              aria-label={`Advance the clock by ${label}`}
              onClick={() => announce(sandbox.advanceClock(milliseconds), `The clock has been advanced by ${label}.`)}
            >
              +{label}
            </SmallButton>
          ))}
          <SmallButton onClick={() => announce(reset(), 'The sandbox has been reset.')}>Reset</SmallButton>
        </div>
        <p role="status" className="visually-hidden">
          {message}
        </p>
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
      <details>
        <summary>History ({entries.length})</summary>
        {entries.length === 0 ? (
          <p className={controls.hint}>Requests that you send in this tab appear here.</p>
        ) : (
          <ol className={controls.list}>
            {entries.map((entry) => (
              <li key={entry.number}>
                <button
                  type="button"
                  className={clsx('clean-btn', controls.row, styles.entry)}
                  onClick={() => onSelect(entry)}
                >
                  <StatusBadge status={entry.response.status} hidesReasonPhrase />
                  <code>
                    {entry.request.method} {formatPath(entry.request.url)}
                  </code>
                  <span className={controls.hint}>{formatDuration(entry.response.durationMs)}</span>
                  <span className="visually-hidden">{formatStatus(entry.response.status)}: show again</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </details>
      <details>
        <summary>Webhooks ({deliveries.length})</summary>
        {deliveries.length === 0 ? (
          <p className={controls.hint}>
            When a request with a webhook URL is finished, its webhook arrives here instead of at the URL.
          </p>
        ) : (
          <ol className={controls.list}>
            {deliveries.map((delivery) => (
              <li key={`${delivery.id} ${String(delivery.attempt)}`}>
                <Delivery
                  delivery={delivery}
                  onRedeliver={() =>
                    announce(sandbox.redeliverWebhook(delivery.id), 'The webhook has been redelivered.')
                  }
                />
              </li>
            ))}
          </ol>
        )}
      </details>
      <p className={controls.hint}>
        {hasServers ? 'Requests to the sandbox' : 'Requests'} run in your browser and are never sent over the network.
        The data is discarded when you reload or close this tab.
      </p>
    </div>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly onRedeliver: () => void;
}

function Delivery({delivery, onRedeliver}: DeliveryProps): ReactNode {
  const {event, attempt, url, headers, body, isSignatureValid} = delivery;
  const json = parseJson(body);
  return (
    <details>
      <summary>
        <code>{event}</code> to {url}
      </summary>
      <p className={controls.hint}>
        Attempt {attempt}. The signature {isSignatureValid ? 'is valid ✓' : 'doesn’t match the body ✗'}{' '}
        <SmallButton onClick={onRedeliver}>Redeliver</SmallButton>
      </p>
      <Headers headers={Object.entries(headers)} />
      {json !== undefined && <JsonBlock value={json} />}
    </details>
  );
}
