import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Where a build notes what its processes have used, relative to the site. */
const usageFile = 'usage.jsonl';

/** What a build took. */
export interface BuildCost {
  /** Seconds on the clock; what else the machine does counts. */
  readonly seconds: number;
  /** Seconds of all processors together, in Docusaurus and the processes that it forks. */
  readonly cpu: number;
  /** The most memory that one of its processes had at once, in MB. */
  readonly memory: number;
  /** Seconds of the clock in our own steps on the finished build; 0 where there are none. */
  readonly postBuild: number;
}

/**
 * Builds a site from clean.
 *
 * @param dir - The site.
 * @param cli - Its command line, relative to it.
 * @throws Error with what it printed when the build fails.
 */
export async function coldBuild(dir: string, cli: string): Promise<BuildCost> {
  for (const made of ['build', '.docusaurus', usageFile]) {
    rmSync(path.join(dir, made), {recursive: true, force: true});
  }
  const usage = path.join(dir, usageFile);
  const start = performance.now();
  const program = spawn(process.execPath, ['--require', path.join(__dirname, 'usage.cjs'), cli, 'build'], {
    cwd: dir,
    // The bundler's cache lies in node_modules, which the copies of a site share: CI leaves it out.
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
    postBuild: postBuildSeconds(output),
  };
}

/** The time of all steps in the line that `plugins/output/pipeline` prints. */
export function postBuildSeconds(output: string): number {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .find((text) => text.startsWith('[post-build]'));
  return (
    [...(line ?? '').matchAll(/\((\d+) ms\)/g)].reduce((sum, [, milliseconds]) => sum + Number(milliseconds), 0) / 1000
  );
}
