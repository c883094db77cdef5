import {tryParseJson} from '@developer-docs/utils';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import {HeaderList} from '../controls/HeaderList';
import {JsonBlock} from '../controls/JsonBlock';
import type {WebhookDelivery} from '../http/messages';
import {useObservable} from '../observable';
import type {Sandbox} from '../sandbox/load-sandbox';
import controls from '../controls/controls.module.css';

/** The webhooks that the sandbox would have sent. */
export function Webhooks({sandbox}: {readonly sandbox: Sandbox}): ReactNode {
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
