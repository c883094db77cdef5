import process from 'node:process';
import {directiveHeaders} from '@developer-docs/mock-api';
import {loadMockContract} from './mock/contract';
import {describeMock, headers, startMock} from './mock/product';

/** `npm run mock`: starts the mock API with this site's contract. */
async function main(): Promise<void> {
  const {PORT = '4010', HOST = '127.0.0.1'} = process.env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) {
    throw new Error(`PORT is "${PORT}". Set it to an integer from 0 to 65535; 0 selects a free port.`);
  }
  const {documents, limits, validators} = await loadMockContract();
  const server = await startMock({
    documents,
    limits,
    validators,
    seed: Date.now() % 2 ** 31,
    log: (line) => {
      console.log(line);
    },
    port,
    host: HOST,
  }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${port} is in use. Stop the other process, or use a different port: PORT=${port + 1} npm run mock`,
          {
            cause: error,
          },
        )
      : error;
  });
  console.log(
    [
      `The mock API is listening on ${server.url}`,
      ...describeMock(server),
      'Headers that simulate errors, delays, and the passage of time are described in packages/mock-api/README.md:',
      [...Object.keys(directiveHeaders), ...headers].join(', '),
      '',
      'Press Ctrl+C to stop the mock API and discard its data.',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close();
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
