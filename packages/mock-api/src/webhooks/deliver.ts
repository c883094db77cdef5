import {second} from '../store/clock';
import {createWebhookHeaders} from './signature';

/** A webhook to deliver. */
export interface WebhookDelivery {
  /** The `webhook-id`, which is the same for all attempts. */
  readonly id: string;
  readonly url: string;
  /** Creates the body of each attempt, so that late attempts don't contain expired links. */
  readonly createBody: () => Promise<string>;
  readonly secret: string;
}

export interface DeliveryOptions {
  readonly send: (request: Request) => Promise<Response>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Pauses between the attempts, in milliseconds. One more attempt is made than there are pauses. */
  readonly pauses: readonly number[];
  /** The timeout of an attempt. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Sends a webhook and retries it until the receiver responds with `2xx` in time, or with `410`, which stops retries.
 */
export async function deliverWebhook(delivery: WebhookDelivery, options: DeliveryOptions): Promise<void> {
  const {wait, pauses, signal, log} = options;
  for (const pause of [...pauses, undefined]) {
    const outcome = await attemptDelivery(delivery, options);
    if (signal.aborted) {
      return;
    }
    const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    const willRetry = !isDelivered && outcome !== 410 && pause !== undefined;
    const next = willRetry ? `, next attempt in ${pause / second} seconds` : '';
    log(`webhook ${delivery.id} to ${delivery.url}: ${outcome}${next}`);
    if (!willRetry) {
      return;
    }
    await wait(pause);
  }
}

/** Returns the status of the response, or the message of the network error. */
async function attemptDelivery(
  {id, url, createBody, secret}: WebhookDelivery,
  {send, now, timeoutMs, signal}: DeliveryOptions,
): Promise<number | string> {
  const body = await createBody();
  const headers = await createWebhookHeaders({id, body, secret}, now());
  const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await send(
      new Request(url, {method: 'POST', headers, body, redirect: 'manual', signal: attemptSignal}),
    );
    return response.status;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}
