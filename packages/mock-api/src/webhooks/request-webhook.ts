import type {ApiResponse} from '../api-request';
import type {Services} from '../operations/operation-handler';
import {requestToJson} from '../operations/request-to-json';
import {LinkBuilder} from '../rendering/links';
import {parseDuration, second} from '../store/clock';
import {deliverWebhook, type DeliveryOptions} from './deliver';

/** How long after its creation a request with a webhook finishes. */
const finishDelayMs = second;

/** The dependencies of `sendRequestWebhook`. */
export interface WebhookContext extends Pick<DeliveryOptions, 'send' | 'wait' | 'signal' | 'log'> {
  readonly services: Services;
  /** The mock's time, which `Mock-Advance` changes. */
  readonly now: () => number;
  /** The time for `webhook-timestamp`, which receivers compare with their own clocks. */
  readonly getRealTime: () => number;
  /** Whether the mock may send webhooks to a URL. */
  readonly canSend: (url: string) => boolean;
  /** Called with each webhook before it's sent. */
  readonly onSend: (webhook: SentWebhook) => void;
}

/** A webhook that can be redelivered. */
export interface SentWebhook {
  /** The `webhook-id`. */
  readonly id: string;
  /** When the request was finished, in milliseconds since 1970. */
  readonly finishedAt: number;
  /** Sends the webhook again, with a new timestamp and new links, and retries it like the first time. */
  readonly deliver: () => Promise<void>;
}

/** Finishes a request that was created with a webhook URL and delivers its webhook. */
export async function sendRequestWebhook({created}: ApiResponse, context: WebhookContext): Promise<void> {
  if (created?.webhookUrl === undefined) {
    return;
  }
  const {services, now, getRealTime, wait, log} = context;
  const {contract, lifecycle, ids} = services;
  const {request, webhookUrl: url, origin} = created;
  if (!context.canSend(url)) {
    log(
      `webhook to ${url}: not sent, because the mock only calls localhost. Send the header Mock-Webhook-Url: http://localhost:8080/`,
    );
    return;
  }
  await wait(finishDelayMs);
  lifecycle.complete(request, now());
  const id = ids.next('msg');
  const deliver = () =>
    deliverWebhook(
      {
        id,
        url,
        createBody: async () => {
          const links = new LinkBuilder(contract, origin, now());
          return JSON.stringify(await requestToJson(request, services, now(), links));
        },
        secret: request.workspace.account.webhookSecret,
      },
      {
        ...context,
        now: getRealTime,
        pauses: (contract.limit('webhook-attempts').waits as readonly string[]).map(
          (pause) => parseDuration(pause) ?? 0,
        ),
        timeoutMs: contract.limitValue('webhook-timeout') * second,
      },
    );
  context.onSend({id, finishedAt: request.finishedAt ?? now(), deliver});
  await deliver();
}
