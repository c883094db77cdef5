import {secondMs} from '@developer-docs/mock-api';
import {encodeBase64} from '@developer-docs/utils';

/**
 * Creates the headers of a webhook delivery, as defined by Standard Webhooks 1.0.
 *
 * @param delivery.secret - `whsec_` followed by Base64.
 * @param now - Milliseconds since the Unix epoch.
 */
export async function createWebhookHeaders(
  {id, body, secret}: {readonly id: string; readonly body: string; readonly secret: string},
  now: number,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / secondMs));
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${await sign(`${id}.${timestamp}.${body}`, secret)}`,
  };
}

/** Returns the HMAC-SHA-256 signature as Base64. */
async function sign(content: string, secret: string): Promise<string> {
  const keyBytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', keyBytes, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  return encodeBase64(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content)));
}
