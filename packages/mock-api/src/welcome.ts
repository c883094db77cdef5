import {mockHeaders} from './http/mock-headers';
import type {Mock} from './mock';

/** @throws Error when the text is no port. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT is "${text}". It takes a whole number from 0 to 65535; 0 takes a free port.`);
  }
  return port;
}

/** What a person reads at the start. */
export function welcome({origin, url, apiKey, webhookSecret}: Mock): string {
  const headers = Object.entries(mockHeaders).map(
    ([name, {example, does}]) => `  ${`${name}: ${example}`.padEnd(44)} ${does}`,
  );
  return [
    `The mock of the API listens on ${url}`,
    `Script of the widget    ${origin}/ui-sdk/v1/widget.js`,
    `API key for trying      ${apiKey}`,
    `Webhook secret          ${webhookSecret}`,
    '',
    'Three calls to begin with:',
    '',
    `curl -i ${url}/designs/from-prompt -H 'Authorization: Bearer ${apiKey}' -H 'Content-Type: application/json' \\`,
    `  -d '{"prompt":"Wine tastings on our terrace every Friday in May","designType":"square-post"}'`,
    '',
    `curl -i ${url}/requests/REQUEST_ID -H 'Authorization: Bearer ${apiKey}'`,
    '',
    `curl -i '${url}/designs/DESIGN_ID/variants' -H 'Authorization: Bearer ${apiKey}'`,
    '',
    'The second call finds the request finished when it is made twice; its result names the designs.',
    'Headers that the mock follows and the service does not know:',
    '',
    ...headers,
    '',
    'packages/mock-api/README.md tells more. Ctrl+C ends the mock; it forgets everything.',
    '',
  ].join('\n');
}
