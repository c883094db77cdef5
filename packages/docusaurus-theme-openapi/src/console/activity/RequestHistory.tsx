import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {formatDuration, formatUrlPath, formatStatus} from '../controls/format';
import {StatusBadge} from '../controls/StatusBadge';
import {requestHistory, type HistoryEntry} from '../memory/request-history';
import {useObservable} from '../observable';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import styles from './activity.module.css';

/** The requests of this tab. */
export function RequestHistory(): ReactNode {
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
            <HistoryButton entry={entry} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Shows a response again, with its request in the form. */
function HistoryButton({entry}: {readonly entry: HistoryEntry}): ReactNode {
  const {sender, restoreEntry} = useConsole();
  const {sample, url, response} = entry;
  return (
    <button
      type="button"
      className={clsx('clean-btn', controls.row, styles.entry)}
      onClick={() => {
        sender.showEntry(entry);
        restoreEntry(entry);
      }}
    >
      <StatusBadge status={response.status} hidesReasonPhrase />
      <code>
        {sample.method} {formatUrlPath(url)}
      </code>
      <span className={controls.hint}>{formatDuration(response.durationMs)}</span>
      <span className="openapi-visually-hidden">
        {translate(
          {id: 'theme.openapi.console.history.show', message: '{status}: show again'},
          {status: formatStatus(response.status)},
        )}
      </span>
    </button>
  );
}
