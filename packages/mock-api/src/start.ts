import process from 'node:process';
import {loadContract} from './contract/contract';
import {createMock} from './mock';
import {readPort, welcome} from './welcome';
import {widgetFiles} from '../../widget/files';

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

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
