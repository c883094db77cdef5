import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createEntryId} from '@developer-docs/internal';
import {parseJson} from '../../client/console/draft';
import type {Observable} from '../../client/observable';
import type {LogEntry} from '../../client/playground/runner';
import controls from '../shared/controls.module.css';
import JsonBlock from '../shared/JsonBlock';
import {useObservable} from '../shared/use-loaded';
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
  const entries = useObservable(log);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [entries]);
  return (
    <div ref={scroller} className={styles.log} role="log" aria-label="Log" tabIndex={0}>
      {entries.length === 0 ? (
        <p className={controls.hint}>Calls and events appear here.</p>
      ) : (
        <ol className={controls.list}>
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
  const json = isOpen && detail !== undefined ? parseJson(detail) : undefined;
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
      {json !== undefined && <JsonBlock value={json} />}
    </details>
  );
}
