import {tryParseJson} from '@developer-docs/utils';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {memo, useId, type ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {formatDuration} from '../controls/format';
import {JsonBlock} from '../controls/JsonBlock';
import {SmallButton} from '../controls/SmallButton';
import type {ResponseStream, StreamItem, StreamState} from '../http/response-stream';
import {useObservable} from '../observable';
import {PlainText} from './PlainText';
import controls from '../controls/controls.module.css';
import styles from './response.module.css';

/** Longer items are shown in part, as plain text: highlighting several of them a second would block the page. */
const maxItemLength = 5000;

interface StreamItemsProps {
  readonly stream: ResponseStream;
  /** Connects again, after the event with this ID. Absent if that would repeat more than a `GET` request. */
  readonly onReconnect: ((lastEventId: string | undefined) => void) | undefined;
}

/** A stream's items, with the time of each. */
export function StreamItems({stream, onReconnect}: StreamItemsProps): ReactNode {
  const state = useObservable(stream);
  const {items, count, status, lastEventId} = state;
  const countId = useId();
  const {selectMessage} = usePluralForm();
  const isOpen = status === 'open';
  return (
    <div>
      <div className={controls.row}>
        <p role="status">{describeStatus(state)}</p>
        <p id={countId}>
          {selectMessage(
            count,
            translate(
              {id: 'theme.openapi.console.stream.items.plurals', message: '{count} item|{count} items'},
              {count: formatNumber(count)},
            ),
          )}
        </p>
        {isOpen && (
          <SmallButton onClick={() => stream.stop()}>
            {translate({id: 'theme.openapi.console.stream.stop', message: 'Stop'})}
          </SmallButton>
        )}
        {!isOpen && onReconnect !== undefined && (
          <SmallButton onClick={() => onReconnect(lastEventId)}>
            {translate({id: 'theme.openapi.console.stream.reconnect', message: 'Reconnect'})}
          </SmallButton>
        )}
      </div>
      {items.length < count && (
        <p className={controls.hint}>
          {translate(
            {id: 'theme.openapi.console.stream.newest', message: 'Only the newest {count} are shown.'},
            {count: formatNumber(items.length)},
          )}
        </p>
      )}
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
      return translate({id: 'theme.openapi.console.stream.open', message: 'Receiving…'});
    case 'ended':
      return translate({id: 'theme.openapi.console.stream.ended', message: 'The stream has ended.'});
    case 'stopped':
      return translate({id: 'theme.openapi.console.stream.stopped', message: 'You stopped the stream.'});
    case 'failed':
      return translate({
        id: 'theme.openapi.console.stream.failed',
        message: 'The connection was lost. The request isn’t repeated automatically.',
      });
  }
}

/** It's memoized, because each item that arrives renders the list. */
const Item = memo(function Item({item: {time, event, data}}: {readonly item: StreamItem}): ReactNode {
  const json = data.length > maxItemLength ? undefined : tryParseJson(data);
  return (
    <>
      <p className={controls.hint}>
        +{formatDuration(time)} {event !== undefined && <code>{event}</code>}
      </p>
      {json === undefined ? <PlainText text={data} maxLength={maxItemLength} /> : <JsonBlock value={json} />}
    </>
  );
});
