import process from 'node:process';
import {startMockServer} from '@developer-docs/mock-api/node';
import {loadMockContract} from './mock/contract';
import {createExamples, staticFiles} from './mock/product';
import {formatStartupMessage, parsePort} from './mock/startup-message';

/** `npm run mock`: starts the mock API with the contract of this site. */
async function main(): Promise<void> {
  const port = parsePort(process.env.PORT ?? '4010');
  const {documents, limits, validators} = await loadMockContract();
  const server = await startMockServer({
    documents,
    limits,
    validators,
    seed: Date.now() % 2 ** 31,
    staticFiles,
    log: (line) => {
      console.log(line);
    },
    port,
    host: process.env.HOST ?? '127.0.0.1',
  }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${port} is already in use. Stop the other process, or use another port: PORT=${port + 1} npm run mock`,
          {
            cause: error,
          },
        )
      : error;
  });
  console.log(formatStartupMessage(server, createExamples(server)));
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
