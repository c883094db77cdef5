import path from 'node:path';
import {getErrorMessage} from '@developer-docs/utils';
import {startLocalRegistry} from './local-registry';
import {checkPackages} from './pack-packages';
import {listPublishedPackages} from './packages';

// `npm run publish:local`: compiles and checks the packages, and publishes them to a registry on this machine, which
// runs until Ctrl+C. Pass another port than 4873 as the argument.

async function main(port: number): Promise<void> {
  await checkPackages('dist');
  const registry = await startLocalRegistry(port);
  registry.publish();
  const {manifest} = listPublishedPackages().find(({folder}) => path.basename(folder).startsWith('create-')) ?? {};
  const name = manifest?.name ?? '';
  const setting = `${path.dirname(name)}:registry`;
  process.stdout.write(`
The registry at ${registry.url} has the packages until you press Ctrl+C. In another terminal, let npm use it, and start a site:

  npm config set ${setting} ${registry.url}
  npx ${name} acme-docs --name Acme --openapi acme.yaml

To install a package in your site, run the command in its README. INSTALL.md explains how to use pnpm and Yarn. When you're done:

  npm config delete ${setting}
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  setInterval(() => undefined, 2 ** 30);
}

main(Number(process.argv[2] ?? 4873)).catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
});
