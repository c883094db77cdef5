import {viewOf} from '../operations/requests';
import type {Service} from '../operations/call';
import {parseDuration, second} from '../state/clock';
import type {Outgoing} from './api';
import {isLoopback} from './mock-headers';
import {deliver} from './webhooks';

/** How long after its creation a request with a webhook finishes by itself. */
const finishesAfter = second;

export interface WebhookContext {
  readonly service: Service;
  /** The time of the mock, which `Mock-Advance` moves. */
  readonly now: () => number;
  /** The time that receivers compare with their own. */
  readonly realNow: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Finishes a request that was created with a webhook, and sends it there. Only this machine is called. */
export async function sendWebhook({created}: Outgoing, context: WebhookContext): Promise<void> {
  if (created?.webhookUrl === undefined) {
    return;
  }
  const {service, now, realNow, wait, signal, log} = context;
  const {work, webhookUrl: url, links} = created;
  if (!isLoopback(url)) {
    log(
      `webhook to ${url}: not sent, the mock calls only this machine. Add the header Mock-Webhook-Url: http://localhost:8080/`,
    );
    return;
  }
  await wait(finishesAfter);
  service.works.complete(work, now());
  const facts = service.contract.values('limits#Limit');
  const waits = facts['webhook-attempts']?.waits as readonly string[];
  await deliver(
    {
      id: service.ids.next('msg'),
      url,
      body: JSON.stringify(viewOf(work, service.works, now(), links)),
      secret: work.account.webhookSecret,
    },
    {
      now: realNow,
      wait,
      pauses: waits.map((pause) => parseDuration(pause) ?? 0),
      timeout: Number(facts['webhook-timeout']?.value) * second,
      signal,
      log,
    },
  );
}
