import {createHmac} from 'node:crypto';
import {second} from '../state/clock';

/** A delivery that is signed and can be sent. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** `whsec_` and Base64. */
  readonly secret: string;
}

/** The headers of a delivery as in Standard Webhooks 1.0. */
export function signedHeaders({id, body, secret}: Omit<Delivery, 'url'>, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / second));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

export interface DeliveryOptions {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Pauses between the attempts, in milliseconds. */
  readonly pauses: readonly number[];
  /** How long an attempt may take, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Sends a delivery until it arrives: any status from 200 to 299 within the time. 410 ends the attempts.
 *
 * @returns Whether it arrived.
 */
export async function deliver(delivery: Delivery, options: DeliveryOptions): Promise<boolean> {
  const {now, wait, pauses, timeout, signal, log} = options;
  for (const pause of [...pauses, undefined]) {
    const outcome = await attempt(delivery, now(), AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
    if (signal.aborted) {
      return false;
    }
    const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    const goesOn = !isDelivered && outcome !== 410 && pause !== undefined;
    log(
      `webhook ${delivery.id} to ${delivery.url}: ${outcome}${goesOn ? `, next attempt in ${pause / second} seconds` : ''}`,
    );
    if (!goesOn) {
      return isDelivered;
    }
    await wait(pause);
  }
  return false;
}

async function attempt(delivery: Delivery, now: number, signal: AbortSignal): Promise<number | string> {
  try {
    const {status} = await fetch(delivery.url, {
      method: 'POST',
      headers: signedHeaders(delivery, now),
      body: delivery.body,
      redirect: 'manual',
      signal,
    });
    return status;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}
