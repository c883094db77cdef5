import {JsonBlock} from '@developer-docs/docusaurus-theme-openapi/console';
import {capitalize, createSlug, type Json} from '@developer-docs/utils';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {LogEntry} from '../client/runner';
import styles from './Playground.module.css';

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** Called before navigating to the reference. */
  readonly onNavigate: () => void;
}

/** Shows calls, events with their payloads, errors, and requests, oldest first. */
export function Log({entries, onNavigate}: LogProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [entries]);
  return (
    <div ref={scroller} className={styles.log} role="log" aria-label="Log" tabIndex={0}>
      {entries.length === 0 && <small>Calls and events appear here.</small>}
      <ol className="clean-list">
        {entries.map((entry, index) => (
          <li key={index} data-kind={entry.kind}>
            <LogItem entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function LogItem({entry, onNavigate}: {readonly entry: LogEntry; readonly onNavigate: () => void}): ReactNode {
  const {kind, title, detail, name} = entry;
  const [isOpen, setIsOpen] = useState(false);
  const heading = (
    <>
      <b>{capitalize(kind)}</b> <code>{title}</code>
    </>
  );
  const anchor = name === undefined ? '' : createSlug(`${kind} ${name}`);
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
