import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The file in which the processes of a build record their resource usage, relative to the site. */
const usageFile = 'usage.jsonl';

/** Resource usage of a build. */
export interface BuildCost {
  /** Wall-clock time in seconds, which depends on the load of the machine. */
  readonly seconds: number;
  /** CPU time in seconds, of Docusaurus and the processes that it forks. */
  readonly cpu: number;
  /** The highest resident set size of one process, in MB. */
  readonly memory: number;
  /** Wall-clock time of our post-build steps, in seconds; 0 if there are none. */
  readonly postBuild: number;
}

/**
 * Builds a site without caches.
 *
 * @param dir - Folder of the site.
 * @param cli - Path of the Docusaurus CLI, relative to the site.
 * @throws Error with the output of the build if it fails.
 */
export async function coldBuild(dir: string, cli: string): Promise<BuildCost> {
  for (const generated of ['build', '.docusaurus', usageFile]) {
    rmSync(path.join(dir, generated), {recursive: true, force: true});
  }
  const usage = path.join(dir, usageFile);
  const start = performance.now();
  const program = spawn(process.execPath, ['--require', path.join(__dirname, 'usage.cjs'), cli, 'build'], {
    cwd: dir,
    // The bundler's cache is in node_modules, which copies of the site share. CI=true disables it.
    env: {...process.env, NODE_ENV: 'production', BENCH_USAGE: usage},
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [exitCode] = (await once(program, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) {
    throw new Error(output);
  }
  const processes = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pick<BuildCost, 'cpu' | 'memory'>);
  return {
    cpu: processes.reduce((sum, {cpu}) => sum + cpu, 0),
    memory: Math.max(...processes.map(({memory}) => memory)),
    seconds,
    postBuild: sumPostBuildSeconds(output),
  };
}

/** Adds up the durations in the line that `plugins/output/pipeline` prints. */
export function sumPostBuildSeconds(output: string): number {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .find((text) => text.startsWith('[post-build]'));
  return (
    [...(line ?? '').matchAll(/\((\d+) ms\)/g)].reduce((sum, [, milliseconds]) => sum + Number(milliseconds), 0) / 1000
  );
}
