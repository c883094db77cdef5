import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {getErrorMessage} from '@developer-docs/utils';
import {t} from '../console-texts';
import {parseJson} from '../model/json-depth';
import {history, type HistoryEntry} from '../model/tab-store';
import type {Sandbox, WebhookDelivery} from '../sandbox';
import {FilledText, SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import JsonBlock from '../shared/JsonBlock';
import {useObservable} from '../shared/use-loaded';
import {formatDuration, formatOffset, formatPath, formatStatus} from './format';
import {Headers, StatusBadge} from './ResponsePanel';
import styles from './Console.module.css';

const hourMs = 3_600_000;

/** The steps by which the clock can be advanced, in milliseconds. */
const clockSteps = [hourMs, 24 * hourMs, 31 * 24 * hourMs];

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
  const clockOffset = useObservable(sandbox.clockOffset);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  /** Announces the result of an action, or shows its error. */
  const announce = (action: Promise<void>, result: string) => {
    action.then(
      () => {
        setMessage(result);
        setError(undefined);
      },
      (reason: unknown) => setError(getErrorMessage(reason)),
    );
  };
  const reset = async () => {
    await sandbox.reset();
    history.clear();
    onReset();
  };
  return (
    <div className={styles.activity}>
      <div className={clsx(controls.row, styles.state)}>
        <p>
          <b>{t('console.sandbox')}</b>{' '}
          {clockOffset >= 1000 && <span>{t('console.sandbox.clock', {offset: formatOffset(clockOffset)})}</span>}
        </p>
        <div className={controls.row}>
          {sandbox.usesClock && <span className={controls.hint}>{t('console.clock')}</span>}
          {(sandbox.usesClock ? clockSteps : []).map((milliseconds) => {
            const time = formatOffset(milliseconds);
            return (
              <SmallButton
                key={milliseconds}
                aria-label={t('console.clock.advance', {time})}
                onClick={() => announce(sandbox.advanceClock(milliseconds), t('console.clock.advanced', {time}))}
              >
                +{time}
              </SmallButton>
            );
          })}
          <SmallButton onClick={() => announce(reset(), t('console.sandbox.wasReset'))}>
            {t('console.sandbox.reset')}
          </SmallButton>
        </div>
        <p role="status" className="visually-hidden">
          {message}
        </p>
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
      <details>
        <summary>{t('console.history', {count: entries.length})}</summary>
        {entries.length === 0 ? (
          <p className={controls.hint}>{t('console.history.empty')}</p>
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
                  <span className="visually-hidden">
                    {t('console.history.show', {status: formatStatus(entry.response.status)})}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </details>
      {(sandbox.hasWebhooks || deliveries.length > 0) && (
        <details>
          <summary>{t('console.webhooks', {count: deliveries.length})}</summary>
          {deliveries.length === 0 ? (
            <p className={controls.hint}>{t('console.webhooks.empty')}</p>
          ) : (
            <ol className={controls.list}>
              {deliveries.map((delivery) => (
                <li key={`${delivery.id} ${String(delivery.attempt)}`}>
                  <Delivery
                    delivery={delivery}
                    onRedeliver={() =>
                      announce(sandbox.redeliverWebhook(delivery.id), t('console.webhooks.redelivered'))
                    }
                  />
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
      <p className={controls.hint}>{t(hasServers ? 'console.privacy.sandbox' : 'console.privacy')}</p>
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
        <FilledText text={t('console.webhooks.target')} values={{event: <code>{event}</code>, url}} />
      </summary>
      <p className={controls.hint}>
        {t(isSignatureValid ? 'console.webhooks.valid' : 'console.webhooks.invalid', {attempt})}{' '}
        <SmallButton onClick={onRedeliver}>{t('console.webhooks.redeliver')}</SmallButton>
      </p>
      <Headers headers={Object.entries(headers)} />
      {json !== undefined && <JsonBlock value={json} />}
    </details>
  );
}
