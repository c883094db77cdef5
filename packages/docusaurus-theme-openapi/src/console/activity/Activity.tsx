import {getErrorMessage, tryParseJson} from '@developer-docs/utils';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {formatNumber} from '../../client/format-number';
import {useObservable} from '../../client/observable';
import {formatDuration, formatOffset, formatUrlPath, formatStatus} from '../controls/format';
import {HeaderList} from '../controls/HeaderList';
import {JsonBlock} from '../controls/JsonBlock';
import {SmallButton} from '../controls/SmallButton';
import {StatusBadge} from '../controls/StatusBadge';
import type {WebhookDelivery} from '../http/messages';
import {requestHistory} from '../memory/request-history';
import type {Sandbox} from '../sandbox/load-sandbox';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import styles from './activity.module.css';

/** The steps by which the clock can be advanced, in milliseconds: an hour, a day, and 30 days. */
const clockSteps = [1, 24, 30 * 24].map((hours) => hours * 3_600_000);

interface ActivityProps {
  readonly sandbox: Sandbox;
}

/** Shows the sandbox's state, clock, history, and webhooks. */
export function Activity({sandbox}: ActivityProps): ReactNode {
  return (
    <div className={styles.activity}>
      <SandboxState sandbox={sandbox} />
      <RequestHistory />
      <Webhooks sandbox={sandbox} />
      <p className={controls.hint}>
        {translate({
          id: 'theme.openapi.console.privacy.sandbox',
          message:
            'Requests to the sandbox run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
        })}
      </p>
    </div>
  );
}

/** The sandbox's clock, and the buttons that advance it and reset the sandbox. */
function SandboxState({sandbox}: ActivityProps): ReactNode {
  const {sender, restoreSample} = useConsole();
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
    requestHistory.clear();
    sender.showEntry(undefined);
    restoreSample();
  };
  return (
    <div className={clsx(controls.row, styles.state)}>
      <p>
        <b>{translate({id: 'theme.openapi.console.sandbox', message: 'Sandbox'})}</b>{' '}
        {clockOffset >= 1000 && (
          <span>
            {translate(
              {id: 'theme.openapi.console.sandbox.clock', message: 'clock +{offset}'},
              {offset: formatOffset(clockOffset)},
            )}
          </span>
        )}
      </p>
      <div className={controls.row}>
        {sandbox.usesClock && (
          <>
            <span className={controls.hint}>
              {translate({id: 'theme.openapi.console.clock', message: 'Advance the clock:'})}
            </span>
            {clockSteps.map((milliseconds) => {
              const time = formatOffset(milliseconds);
              const label = translate(
                {id: 'theme.openapi.console.clock.advance', message: 'Advance the clock by {time}'},
                {time},
              );
              const result = translate(
                {id: 'theme.openapi.console.clock.advanced', message: 'The clock has been advanced by {time}.'},
                {time},
              );
              return (
                <SmallButton
                  key={milliseconds}
                  aria-label={label}
                  onClick={() => announce(sandbox.advanceClock(milliseconds), result)}
                >
                  +{time}
                </SmallButton>
              );
            })}
          </>
        )}
        <SmallButton
          onClick={() =>
            announce(
              reset(),
              translate({id: 'theme.openapi.console.sandbox.wasReset', message: 'The sandbox has been reset.'}),
            )
          }
        >
          {translate({id: 'theme.openapi.console.sandbox.reset', message: 'Reset'})}
        </SmallButton>
      </div>
      <p role="status" className="openapi-visually-hidden">
        {message}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}

/** The requests of this tab. */
function RequestHistory(): ReactNode {
  const {sender, restoreEntry} = useConsole();
  const entries = useObservable(requestHistory);
  return (
    <details>
      <summary>
        {translate(
          {id: 'theme.openapi.console.history', message: 'History ({count})'},
          {count: formatNumber(entries.length)},
        )}
      </summary>
      {entries.length === 0 && (
        <p className={controls.hint}>
          {translate({
            id: 'theme.openapi.console.history.empty',
            message: 'Requests that you send in this tab appear here.',
          })}
        </p>
      )}
      <ol className={controls.list}>
        {entries.map((entry) => (
          <li key={entry.number}>
            <button
              type="button"
              className={clsx('clean-btn', controls.row, styles.entry)}
              onClick={() => {
                sender.showEntry(entry);
                restoreEntry(entry);
              }}
            >
              <StatusBadge status={entry.response.status} hidesReasonPhrase />
              <code>
                {entry.sample.method} {formatUrlPath(entry.url)}
              </code>
              <span className={controls.hint}>{formatDuration(entry.response.durationMs)}</span>
              <span className="openapi-visually-hidden">
                {translate(
                  {id: 'theme.openapi.console.history.show', message: '{status}: show again'},
                  {status: formatStatus(entry.response.status)},
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The webhooks that the sandbox would have sent. */
function Webhooks({sandbox}: ActivityProps): ReactNode {
  const deliveries = useObservable(sandbox.deliveries);
  if (deliveries.length === 0) return null;
  return (
    <details>
      <summary>
        {translate(
          {id: 'theme.openapi.console.webhooks', message: 'Webhooks ({count})'},
          {count: formatNumber(deliveries.length)},
        )}
      </summary>
      <ol className={controls.list}>
        {deliveries.map((delivery, index) => (
          <li key={deliveries.length - index}>
            <Delivery {...delivery} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Delivery({event, url, headers, body}: WebhookDelivery): ReactNode {
  const json = tryParseJson(body);
  return (
    <details>
      <summary>
        <Interpolate values={{event: <code>{event}</code>, url}}>
          {translate({id: 'theme.openapi.console.webhooks.target', message: '{event} to {url}'})}
        </Interpolate>
      </summary>
      <HeaderList headers={Object.entries(headers)} />
      {json !== undefined && <JsonBlock value={json} />}
    </details>
  );
}
