import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {findFreePort} from '../tests/support/listen';

export type BuildMeasurement = Readonly<Record<'CPU s' | 'output MB' | 'peak MB' | 'wall-clock s', number>>;

/**
 * CPU time of all processes together, including those that have exited, and the largest resident memory of all
 * together. Other programs hardly affect them.
 */
type Usage = Pick<BuildMeasurement, 'CPU s' | 'peak MB'>;

/** How long a development server may take to start. */
const timeoutMs = 600_000;

const sampleIntervalMs = 200;

/** The kernel's units of CPU time and memory: ticks per second, and MB per page. */
const ticksPerSecond = 100;
const megabytesPerPage = 4096 / 1e6;

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

/** @throws Error if the operating system has no `/proc`, as only Linux does. */
function startCommand(dir: string, command: string, args: readonly string[], env: object): MeasuredProcess {
  if (!existsSync('/proc/self/stat')) {
    throw new Error('CPU time of a process and its descendants is read from /proc. Run this benchmark on Linux.');
  }
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
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStatus(`/proc/${name}/stat`))
    .filter(({session}) => session === leader);
  return {
    seconds: processes.reduce((sum, {ticks}) => sum + ticks, 0) / ticksPerSecond,
    megabytes: processes.reduce((sum, {pages}) => sum + pages, 0) * megabytesPerPage,
  };
}

/** Reads a process's `stat` file (proc(5)), whose fields are numbered from 1. */
function readStatus(file: string): {readonly session: number; readonly ticks: number; readonly pages: number} {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The process has exited.
  }
  // The second field is the name, which can contain spaces and parentheses. The third is the first of these.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const getField = (number: number) => fields[number - 3] ?? 0;
  // Time in user and kernel mode, of the process and of its children that have exited.
  return {
    session: getField(6),
    ticks: [14, 15, 16, 17].reduce((sum, number) => sum + getField(number), 0),
    pages: getField(24),
  };
}
