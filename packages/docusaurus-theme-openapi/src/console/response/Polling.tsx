import {getErrorMessage} from '@developer-docs/utils';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {SmallButton} from '../controls/SmallButton';
import {readRetryAfter} from '../http/parse-response';
import type {HistoryEntry} from '../memory/request-history';
import {loadSandbox} from '../sandbox/load-sandbox';
import {followUp} from '../send/send';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import styles from './response.module.css';

/** An asynchronous request that isn't finished. */
interface OpenRequest {
  readonly statusUrl: string;
  /** Seconds until the next poll. */
  readonly retryAfter: number;
}

/**
 * Finds the request that a response with `Retry-After` reports: the requested one, or a new one, whose URL is in
 * `Location`. Only the sandbox has follow-up requests, so that a response can't send a credential elsewhere.
 */
export function findOpenRequest({sample, url, response, server}: HistoryEntry): OpenRequest | undefined {
  if (server !== undefined) return undefined;
  const headers = new Headers(response.headers);
  const statusUrl = sample.method === 'GET' ? url : headers.get('Location');
  const retryAfter = readRetryAfter(headers);
  if (response.status >= 300 || statusUrl === null || retryAfter === undefined) return undefined;
  return {statusUrl, retryAfter};
}

interface PollingProps {
  readonly entry: HistoryEntry;
  readonly openRequest: OpenRequest;
}

/** Polls an open request as often as `Retry-After` specifies. */
function usePolling({entry, openRequest}: PollingProps) {
  const {operation, isRun, sender} = useConsole();
  const {statusUrl, retryAfter} = openRequest;
  const [isPolling, setPolling] = useState(isRun && operation.method === 'get');
  const [wait, setWait] = useState({entry, seconds: 0});
  const [error, setError] = useState<string>();
  // Each response restarts the wait.
  const waited = wait.entry === entry ? wait.seconds : 0;
  // It's 0 until the response to a poll arrives.
  const remaining = retryAfter - waited;
  const poll = useEvent(async (secondsToSkip: number) => {
    if (remaining === 0) return;
    setWait({entry, seconds: retryAfter});
    try {
      if (secondsToSkip > 0) await (await loadSandbox(entry.sandbox)).advanceClock(secondsToSkip * 1000);
      sender.showFollowUp(entry, await followUp(entry, statusUrl));
    } catch (reason) {
      setError(getErrorMessage(reason));
      setPolling(false);
      setWait({entry, seconds: 0});
    }
  });
  useEffect(() => {
    if (!isPolling || remaining === 0) return undefined;
    const timer = setTimeout(() => {
      if (remaining === 1) void poll(0);
      else setWait({entry, seconds: waited + 1});
    }, 1000);
    return () => clearTimeout(timer);
  }, [isPolling, entry, waited, remaining, poll]);
  return {
    isPolling,
    remaining,
    error,
    toggle: () => {
      setError(undefined);
      setPolling(!isPolling);
    },
    skipWait: () => {
      setPolling(true);
      void poll(remaining);
    },
  };
}

/** Polls an open request, shows the time until the next poll, and lets the reader skip it. */
export function Polling(props: PollingProps): ReactNode {
  const {isPolling, remaining, error, toggle, skipWait} = usePolling(props);
  const {retryAfter} = props.openRequest;
  return (
    <div className={styles.polling}>
      <p>
        {isPolling
          ? translate(
              {
                id: 'theme.openapi.console.polling.next',
                message: 'Polling again in {seconds} s, as Retry-After specifies.',
              },
              {seconds: formatNumber(remaining)},
            )
          : translate(
              {id: 'theme.openapi.console.polling.retryAfter', message: 'Retry-After is {seconds} s.'},
              {seconds: formatNumber(retryAfter)},
            )}
      </p>
      {isPolling && (
        <progress
          max={retryAfter}
          value={retryAfter - remaining}
          aria-label={translate({id: 'theme.openapi.console.polling.remaining', message: 'Time until the next poll'})}
        />
      )}
      <div className={controls.row}>
        <SmallButton
          className={clsx('button', isPolling ? 'button--secondary' : 'button--primary', 'button--sm')}
          onClick={toggle}
        >
          {isPolling
            ? translate({id: 'theme.openapi.console.polling.stop', message: 'Stop polling'})
            : translate({id: 'theme.openapi.console.polling.start', message: 'Poll'})}
        </SmallButton>
        <SmallButton onClick={skipWait}>
          {translate({id: 'theme.openapi.console.polling.skip', message: 'Skip the wait'})}
        </SmallButton>
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}
