import {second} from '../store/clock';
import {signedHeaders} from './signature';

export interface WebhookDelivery {
  readonly id: string;
  readonly url: string;
  /** Creates the body of an attempt, so that late attempts don't contain expired links. */
  readonly createBody: () => Promise<string>;
  /** The secrets that are active at the time of an attempt. */
  readonly secrets: () => readonly string[];
}

export interface DeliveryOptions {
  readonly send: (request: Request) => Promise<Response>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Pauses between the attempts, in milliseconds. */
  readonly pauses: readonly number[];
  /** How long an attempt may take, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Sends a webhook until an attempt gets a `2xx` response in time. `410` ends the attempts. */
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

/** The status of the response, or the message of the network error. */
async function attemptDelivery(
  {id, url, createBody, secrets}: WebhookDelivery,
  {send, now, timeout, signal}: DeliveryOptions,
): Promise<number | string> {
  const body = await createBody();
  const headers = await signedHeaders({id, body, secrets: secrets()}, now());
  const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
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
