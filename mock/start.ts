import process from 'node:process';
import {loadContract} from './contract/contract';
import {mockHeaders} from './http/mock-headers';
import {createMock, type Mock} from './mock';
import {widgetFiles} from './widget/files';

/** `npm run mock`: starts the mock and says how to use it. */
async function start(): Promise<void> {
  const port = readPort(process.env.PORT ?? '4010');
  const contract = await loadContract();
  const mock = await createMock({
    contract,
    files: widgetFiles,
    log: (line) => {
      console.log(line);
    },
  });
  try {
    await mock.listen(port, process.env.HOST ?? '127.0.0.1');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${port} is taken. Stop what listens there, or choose another port: PORT=${port + 1} npm run mock`,
          {cause: error},
        )
      : error;
  }
  console.log(welcome(mock));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void mock.close();
    });
  }
}

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
    'mock/README.md tells more. Ctrl+C ends the mock; it forgets everything.',
    '',
  ].join('\n');
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
