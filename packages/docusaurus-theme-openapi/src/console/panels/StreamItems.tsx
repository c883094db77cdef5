import {memo, useId, type ReactNode} from 'react';
import {parseJson} from '../model/json-depth';
import OpenApiCode from '@theme/OpenApi/Code';
import {escapeHtml} from '@developer-docs/utils';
import {t} from '../console-texts';
import type {ResponseStream, StreamItem, StreamState} from '../sandbox/response-stream';
import {SmallButton} from '../shared/controls';
import controls from '../shared/controls.module.css';
import JsonBlock from '../shared/JsonBlock';
import {useObservable} from '../shared/use-loaded';
import {formatDuration} from './format';
import styles from './Console.module.css';

/** Longer items are shown in part, as plain text: highlighting several of them a second would block the page. */
const maxItemLength = 5000;

interface StreamItemsProps {
  readonly stream: ResponseStream;
  /** Connects again, after the event with this ID. Absent if that would repeat more than a `GET` request. */
  readonly onReconnect: ((lastEventId: string | undefined) => void) | undefined;
}

/** The items of a stream, with the time of each. */
export default function StreamItems({stream, onReconnect}: StreamItemsProps): ReactNode {
  const state = useObservable(stream);
  const {items, count, status, lastEventId} = state;
  const countId = useId();
  const isOpen = status === 'open';
  return (
    <div className={styles.stream}>
      <div className={controls.row}>
        <p role="status">{describeStatus(state)}</p>
        <p id={countId}>{t('console.stream.items.plurals', {count})}</p>
        {isOpen && <SmallButton onClick={() => stream.stop()}>{t('console.stream.stop')}</SmallButton>}
        {!isOpen && onReconnect !== undefined && (
          <SmallButton onClick={() => onReconnect(lastEventId)}>{t('console.stream.reconnect')}</SmallButton>
        )}
      </div>
      {items.length < count && <p className={controls.hint}>{t('console.stream.newest', {count: items.length})}</p>}
      {/* Readers can scroll it by keyboard. */}
      <div role="log" aria-labelledby={countId} tabIndex={0} className={styles.items}>
        <ol className={controls.list}>
          {items.map((item, index) => (
            <li key={count - items.length + index}>
              <Item item={item} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function describeStatus({status}: StreamState): string {
  switch (status) {
    case 'open':
      return t('console.stream.open');
    case 'ended':
      return t('console.stream.ended');
    case 'stopped':
      return t('console.stream.stopped');
    case 'failed':
      return t('console.stream.failed');
  }
}

/** It's memoized, because each item that arrives renders the list. */
const Item = memo(function Item({item: {time, event, data}}: {readonly item: StreamItem}): ReactNode {
  const isShortened = data.length > maxItemLength;
  const json = isShortened ? undefined : parseJson(data);
  return (
    <>
      <p className={controls.hint}>
        +{formatDuration(time)} {event !== undefined && <code>{event}</code>}
      </p>
      {isShortened && <p className={controls.hint}>{t('console.longBody', {count: maxItemLength})}</p>}
      {json === undefined ? (
        <OpenApiCode
          markup={{dangerouslySetInnerHTML: {__html: escapeHtml(isShortened ? data.slice(0, maxItemLength) : data)}}}
        />
      ) : (
        <JsonBlock value={json} />
      )}
    </>
  );
});
