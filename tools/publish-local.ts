import {checkPackages} from './pack-packages';
import {startLocalRegistry} from './local-registry';

// `npm run publish:local`: compiles and checks the packages, and publishes them to a registry on this machine, which
// runs until Ctrl+C. Pass another port than 4873 as the argument.

async function main(port: number): Promise<void> {
  await checkPackages('dist');
  const registry = await startLocalRegistry(port);
  registry.publish();
  process.stdout.write(
    `The registry at ${registry.url} has the packages. To install them on this machine, run:\n\n  npm config set @developer-docs:registry ${registry.url}\n\nPress Ctrl+C to stop the registry.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  setInterval(() => undefined, 2 ** 30);
}

main(Number(process.argv[2] ?? 4873)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
