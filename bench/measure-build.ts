import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {findFreePort} from '../tests/support/listen';

export type BuildMeasurement = Readonly<Record<'CPU s' | 'output MB' | 'peak MB' | 'wall-clock s', number>>;

/** CPU time of all processes together, and the largest resident memory of all together, as `ps` of Linux reports. */
type Usage = Pick<BuildMeasurement, 'CPU s' | 'peak MB'>;

/** How long a development server may take to start. */
const timeoutMs = 600_000;

const sampleIntervalMs = 200;

/** Deletes what earlier builds of a site have left, including caches. */
export function deleteBuild(dir: string): void {
  for (const folder of ['.docusaurus', 'build']) rmSync(path.join(dir, folder), {recursive: true, force: true});
}

// jiti, with which Docusaurus compiles the configuration and plugins, has its own cache.
const buildEnv = {NODE_ENV: 'production', JITI_CACHE: 'false'};

/**
 * Builds a site.
 *
 * @throws Error with the build output if the build fails.
 */
export async function measureBuild(dir: string): Promise<BuildMeasurement> {
  const start = performance.now();
  const build = startCommand(dir, 'npm', ['run', '--silent', 'build'], buildEnv);
  const [exitCode] = (await once(build.process, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) throw new Error(`The build in ${dir} failed:\n${build.output()}`);
  return {
    'CPU s': build.usage()['CPU s'],
    'wall-clock s': seconds,
    'peak MB': build.usage()['peak MB'],
    'output MB': measureFolder(path.join(dir, 'build')) / 1e6,
  };
}

/**
 * Runs a command with `npx`, and returns its usage and output.
 *
 * @param env - Other environment variables.
 * @throws Error with the command's output if it fails.
 */
export async function measureCommand(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{readonly usage: Usage; readonly output: string}> {
  const command = startCommand(dir, 'npx', args, {...buildEnv, ...env});
  const [exitCode] = (await once(command.process, 'close')) as [number | null];
  if (exitCode !== 0) throw new Error(`npx ${args.join(' ')} failed in ${dir}:\n${command.output()}`);
  return {usage: command.usage(), output: command.output()};
}

const measureFolder = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/**
 * Starts a development server, and measures what it uses until it responds.
 *
 * @throws Error with the output if it doesn't respond.
 */
export async function measureStart(dir: string, route: string): Promise<Usage> {
  const port = String(await findFreePort());
  const args = ['run', '--silent', 'start', '--', '--no-open', '--port', port];
  const server = startCommand(dir, 'npm', args, {NODE_ENV: 'development'});
  try {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline && server.process.exitCode === null) {
      const isReady = await fetch(`http://localhost:${port}${route}`).then(
        ({ok}) => ok,
        () => false,
      );
      if (isReady) return server.usage();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The development server in ${dir} didn't respond at ${route}:\n${server.output()}`);
  } finally {
    if (server.process.exitCode === null) {
      process.kill(-(server.process.pid ?? NaN));
      await once(server.process, 'exit');
    }
  }
}

/** A command that is running, and whose usage is sampled. */
interface MeasuredProcess {
  readonly process: ChildProcess;
  /** Returns the standard output and error so far. */
  readonly output: () => string;
  /** Returns what the process and its descendants have used so far. */
  readonly usage: () => Usage;
}

function startCommand(dir: string, command: string, args: readonly string[], env: object): MeasuredProcess {
  const child = spawn(command, args, {
    cwd: dir,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // Makes the process the leader of a session, to which its descendants belong.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let usage: Usage = {'CPU s': 0, 'peak MB': 0};
  const sample = () => {
    const {seconds, megabytes} = readSession(child.pid ?? NaN);
    usage = {'CPU s': Math.max(usage['CPU s'], seconds), 'peak MB': Math.max(usage['peak MB'], megabytes)};
  };
  const timer = setInterval(sample, sampleIntervalMs);
  child.once('exit', () => {
    clearInterval(timer);
  });
  return {
    process: child,
    output: () => output,
    usage: () => {
      if (child.exitCode === null) sample();
      return usage;
    },
  };
}

/** Adds up the CPU time in seconds and the resident memory in MB of the processes in a session. */
function readSession(leader: number): {readonly seconds: number; readonly megabytes: number} {
  const {stdout} = spawnSync('ps', ['-o', 'cputimes=,rss=', '-s', String(leader)], {encoding: 'utf8'});
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return {
    seconds: processes.reduce((sum, [seconds = 0]) => sum + seconds, 0),
    megabytes: processes.reduce((sum, [, kibibytes = 0]) => sum + kibibytes, 0) / 976.6,
  };
}
