import type {ApiResponse} from '../api-request';
import type {Services} from './services';
import {LinkBuilder} from './rendering/links';
import {parseDuration, second} from '../shared/clock';
import {createWebhookHeaders} from '../shared/webhook-signature';

/** The time until a request with a webhook finishes. */
const finishDelayMs = second;

/** The dependencies of `sendRequestWebhook`. */
export interface WebhookContext {
  readonly services: Services;
  /** The mock's time, which `Mock-Advance` changes. */
  readonly now: () => number;
  /** The time for `webhook-timestamp`, which receivers compare with their own clocks. */
  readonly getRealTime: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly send: (request: Request, event: string) => Promise<Response>;
  /** Whether the mock may send webhooks to a URL. */
  readonly canSend: (url: string) => boolean;
  /** Called with each webhook before it's sent. */
  readonly onSend: (webhook: SentWebhook) => void;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** A webhook that can be redelivered. */
export interface SentWebhook {
  /** The `webhook-id`, which is the same for all attempts. */
  readonly id: string;
  /** When the request was finished, in milliseconds since the Unix epoch. */
  readonly finishedAt: number;
  /** Sends the webhook again, with a new timestamp and new links, and the same retries. */
  readonly deliver: () => Promise<void>;
}

/** Finishes a request that was created with a webhook URL and delivers its webhook. */
export async function sendRequestWebhook({created}: ApiResponse, context: WebhookContext): Promise<void> {
  if (created?.webhookUrl === undefined) {
    return;
  }
  const {services, now, getRealTime, wait, signal, log} = context;
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

  /** Sends the webhook once, and returns the response status or the message of the network error. */
  const attempt = async (): Promise<number | string> => {
    // The body is created for each attempt, so that late attempts don't contain expired links.
    const links = new LinkBuilder(contract, origin, now());
    const content = await links.requestToJson(request, lifecycle);
    const body = JSON.stringify(content);
    const headers = await createWebhookHeaders(
      {id, body, secret: request.workspace.account.webhookSecret},
      getRealTime(),
    );
    const timeout = AbortSignal.timeout(contract.limitValue('webhook-timeout') * second);
    try {
      const response = await context.send(
        new Request(url, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.any([signal, timeout]),
        }),
        `${request.kind} ${String(content.status)}`,
      );
      return response.status;
    } catch (error) {
      const {message, cause} = error as Error;
      return cause instanceof Error && cause.message !== '' ? cause.message : message;
    }
  };
  /** Sends the webhook until the receiver responds with `2xx` in time, or with `410`, which stops retries. */
  const deliver = async () => {
    const delays = contract.limit('webhook-attempts').waits as readonly string[];
    for (const delay of [...delays.map((text) => parseDuration(text) ?? 0), undefined]) {
      const outcome = await attempt();
      if (signal.aborted) {
        return;
      }
      const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
      const willRetry = !isDelivered && outcome !== 410 && delay !== undefined;
      log(`webhook ${id} to ${url}: ${outcome}${willRetry ? `, next attempt in ${delay / second} seconds` : ''}`);
      if (!willRetry) {
        return;
      }
      await wait(delay);
    }
  };
  context.onSend({id, finishedAt: request.finishedAt ?? now(), deliver});
  await deliver();
}
