import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createEntryId, type Json} from '@developer-docs/utils';
import type {Observable} from '@developer-docs/docusaurus-theme-openapi/console';
import {JsonBlock} from '@developer-docs/docusaurus-theme-openapi/console';
import type {LogEntry} from '../client/runner';
import styles from './Playground.module.css';

const labels: Readonly<Record<LogEntry['kind'], string>> = {
  call: 'Call',
  result: 'Result',
  error: 'Error',
  event: 'Event',
  request: 'Request',
};

interface LogProps {
  readonly log: Observable<readonly LogEntry[]>;
  /** Called before navigating to the reference. */
  readonly onNavigate: () => void;
}

/** Shows calls, events with their payloads, errors, and requests, oldest first. */
export default function Log({log, onNavigate}: LogProps): ReactNode {
  const entries = useSyncExternalStore(log.subscribe, log.getSnapshot, log.getSnapshot);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [entries]);
  return (
    <div ref={scroller} className={styles.log} role="log" aria-label="Log" tabIndex={0}>
      {entries.length === 0 ? (
        <p className={styles.hint}>Calls and events appear here.</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.number} className={styles.entry} data-kind={entry.kind}>
              <LogItem entry={entry} onNavigate={onNavigate} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function LogItem({entry, onNavigate}: {readonly entry: LogEntry; readonly onNavigate: () => void}): ReactNode {
  const {kind, title, detail, name} = entry;
  const [isOpen, setIsOpen] = useState(false);
  const heading = (
    <>
      <b>{labels[kind]}</b> <code>{title}</code>
    </>
  );
  const anchor = name === undefined ? '' : createEntryId(kind, name);
  return detail === undefined ? (
    <p>{heading}</p>
  ) : (
    <details onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{heading}</summary>
      {isOpen && document.getElementById(anchor) !== null && (
        <p>
          <a href={`#${anchor}`} onClick={onNavigate}>
            Documentation for <code>{name}</code>
          </a>
        </p>
      )}
      {isOpen && <JsonBlock value={JSON.parse(detail) as Json} />}
    </details>
  );
}
