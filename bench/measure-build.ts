import {once} from 'node:events';
import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {findFreePort} from '../tests/support/listen';
import {startNpmScript, type MeasuredProcess} from './process-tree';

export type BuildMeasurement = Readonly<Record<'CPU s' | 'output MB' | 'peak MB' | 'wall-clock s', number>>;

/** How long a development server may take to start. */
const timeoutMs = 600_000;

/** Deletes what earlier builds of a site have left, including caches. */
export function deleteBuild(dir: string): void {
  for (const folder of ['.docusaurus', 'build']) rmSync(path.join(dir, folder), {recursive: true, force: true});
}

/**
 * Builds a site.
 *
 * @throws Error with the build output if the build fails.
 */
export async function measureBuild(dir: string): Promise<BuildMeasurement> {
  const start = performance.now();
  // jiti, with which Docusaurus compiles the configuration and plugins, has its own cache.
  const env = {...process.env, NODE_ENV: 'production', JITI_CACHE: 'false'};
  const build = startNpmScript(dir, 'build', [], env);
  const [exitCode] = (await once(build.process, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) throw new Error(`The build in ${dir} failed:\n${build.output()}`);
  const {cpuSeconds, peakMegabytes} = build.usage();
  return {
    'CPU s': cpuSeconds,
    'wall-clock s': seconds,
    'peak MB': peakMegabytes,
    'output MB': measureFolder(path.join(dir, 'build')) / 1e6,
  };
}

const measureFolder = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/**
 * Starts a development server, and waits until it responds.
 *
 * @throws Error with the output if it doesn't respond.
 */
export async function startServer(dir: string, route: string): Promise<{server: MeasuredProcess; origin: string}> {
  const port = await findFreePort();
  const origin = `http://localhost:${String(port)}`;
  const env = {...process.env, NODE_ENV: 'development'};
  const server = startNpmScript(dir, 'start', ['--no-open', '--port', String(port)], env);
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && server.process.exitCode === null) {
    const isReady = await fetch(origin + route).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReady) return {server, origin};
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await server.stop();
  throw new Error(`The development server didn't respond at ${origin}${route}:\n${server.output()}`);
}

/** Measures what a development server uses until it responds. */
export async function measureStart(dir: string, route: string): Promise<Pick<BuildMeasurement, 'CPU s' | 'peak MB'>> {
  const {server} = await startServer(dir, route);
  const {cpuSeconds, peakMegabytes} = server.usage();
  await server.stop();
  return {'CPU s': cpuSeconds, 'peak MB': peakMegabytes};
}
