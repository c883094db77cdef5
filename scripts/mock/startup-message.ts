import {directiveHeaders} from '@developer-docs/mock-api';
import type {MockServer} from '@developer-docs/mock-api/node';

/**
 * Parses the environment variable `PORT`.
 *
 * @throws Error if it isn't an integer from 0 to 65535.
 */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT is "${text}". Set it to an integer from 0 to 65535; 0 selects a free port.`);
  }
  return port;
}

/**
 * Formats the message that `npm run mock` prints after it has started.
 *
 * @param examples - Lines with example calls.
 */
export function formatStartupMessage(
  {url, apiKey, liveApiKey, webhookSecret}: MockServer,
  examples: readonly string[],
): string {
  return [
    `The mock API is listening on ${url}`,
    `Test API key            ${apiKey}`,
    `Live API key            ${liveApiKey}  (consumes allowances)`,
    `Webhook secret          ${webhookSecret}`,
    '',
    ...examples,
    'Headers that simulate errors, delays, and the passing of time are described in packages/mock-api/README.md:',
    Object.keys(directiveHeaders).join(', '),
    '',
    'Press Ctrl+C to stop the mock API and discard its data.',
    '',
  ].join('\n');
}
