import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The file in which the processes of a build record their resource usage, relative to the site folder. */
const usageFile = 'usage.jsonl';

/** Resource usage of a build. */
export interface BuildUsage {
  /** Wall-clock time in seconds, which depends on the load of the machine. */
  readonly seconds: number;
  /** CPU time of Docusaurus and the processes that it forks, in seconds. */
  readonly cpu: number;
  /** The highest resident set size of one process, in MB. */
  readonly memory: number;
  /** Wall-clock time of our post-build steps, in seconds; 0 if there are none. */
  readonly postBuild: number;
}

/**
 * Builds a site without caches.
 *
 * @param dir - Absolute path of the site folder.
 * @param cli - Path of the Docusaurus CLI, relative to the site folder.
 * @throws Error with the output of the build if it fails.
 */
export async function coldBuild(dir: string, cli: string): Promise<BuildUsage> {
  for (const generated of ['build', '.docusaurus', usageFile]) {
    rmSync(path.join(dir, generated), {recursive: true, force: true});
  }
  const usage = path.join(dir, usageFile);
  const start = performance.now();
  const buildProcess = spawn(process.execPath, ['--require', path.join(__dirname, 'usage.cjs'), cli, 'build'], {
    cwd: dir,
    env: {...process.env, NODE_ENV: 'production', BENCH_USAGE: usage},
  });
  let output = '';
  for (const stream of [buildProcess.stdout, buildProcess.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [exitCode] = (await once(buildProcess, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) {
    throw new Error(output);
  }
  const processes = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pick<BuildUsage, 'cpu' | 'memory'>);
  return {
    cpu: processes.reduce((sum, {cpu}) => sum + cpu, 0),
    memory: Math.max(...processes.map(({memory}) => memory)),
    seconds,
    postBuild: sumPostBuildSeconds(output),
  };
}

/** Adds up the durations of the steps in the line that `plugins/output/pipeline` prints. */
export function sumPostBuildSeconds(output: string): number {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .find((text) => text.startsWith('[post-build]'));
  return (
    [...(line ?? '').matchAll(/\((\d+) ms\)/g)].reduce((sum, [, milliseconds]) => sum + Number(milliseconds), 0) / 1000
  );
}
