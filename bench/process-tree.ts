import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** What a process and its descendants have used since they started. */
export interface ProcessUsage {
  /** CPU time in seconds, including that of descendants that have exited. Other programs hardly affect it. */
  readonly cpuSeconds: number;
  /** The largest resident memory of all processes together, in MB. */
  readonly peakMegabytes: number;
}

/** A command that is running, and whose usage is sampled. */
export interface MeasuredProcess {
  readonly process: ChildProcess;
  /** Returns the standard output and error so far. */
  readonly output: () => string;
  readonly usage: () => ProcessUsage;
  /** Ends the process and its descendants, and waits until it has exited. */
  readonly stop: () => Promise<void>;
}

const sampleIntervalMs = 200;

/** The kernel's units of CPU time and memory: ticks per second, and MB per page. */
const ticksPerSecond = 100;
const megabytesPerPage = 4096 / 1e6;

/** Starts an npm script. See `startCommand`. */
export const startNpmScript = (dir: string, script: string, args: readonly string[], env = process.env) =>
  startCommand(dir, 'npm', ['run', '--silent', script, '--', ...args], env);

/**
 * Starts a command.
 *
 * @throws Error if the operating system has no `/proc`, as only Linux does.
 */
export function startCommand(dir: string, command: string, args: readonly string[], env = process.env) {
  if (!existsSync('/proc/self/stat')) {
    throw new Error('CPU time of a process and its descendants is read from /proc. Run this benchmark on Linux.');
  }
  // Being detached makes the process the leader of a group, which can be ended as a whole.
  const child = spawn(command, args, {
    cwd: dir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? NaN;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let [cpuSeconds, peakMegabytes] = [0, 0];
  const sample = () => {
    const usage = readProcessTree(pid);
    cpuSeconds = Math.max(cpuSeconds, usage.cpuSeconds);
    peakMegabytes = Math.max(peakMegabytes, usage.megabytes);
  };
  const timer = setInterval(sample, sampleIntervalMs);
  child.once('exit', () => {
    clearInterval(timer);
  });
  const measured: MeasuredProcess = {
    process: child,
    output: () => output,
    usage: () => {
      if (child.exitCode === null) sample();
      return {cpuSeconds, peakMegabytes};
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-pid);
      await once(child, 'exit');
    },
  };
  return measured;
}

/** Adds up the CPU time and memory of a process and its descendants. */
function readProcessTree(root: number): {cpuSeconds: number; megabytes: number} {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStatus(Number(name)));
  const ids = new Set([root]);
  // A process can have a lower ID than its parent, so this repeats until there are no further descendants.
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const {pid, parent} of processes) if (ids.has(parent)) ids.add(pid);
  }
  const tree = processes.filter(({pid}) => ids.has(pid));
  return {
    cpuSeconds: tree.reduce((sum, {ticks}) => sum + ticks, 0) / ticksPerSecond,
    megabytes: tree.reduce((sum, {pages}) => sum + pages, 0) * megabytesPerPage,
  };
}

/** Reads a process's `stat` file (proc(5)); an empty list if it has exited. */
function readStatus(pid: number): {pid: number; parent: number; ticks: number; pages: number}[] {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return [];
  }
  // The second field is the name, which can contain spaces and parentheses. The fourth is the first of these.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(1)
    .map(Number);
  // Fields 14 to 17: time in user and kernel mode, of the process and of its children that have exited.
  const ticks = fields.slice(10, 14).reduce((sum, value) => sum + value, 0);
  return [{pid, parent: fields[0] ?? 0, ticks, pages: fields[20] ?? 0}];
}
