import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The durations of a build in seconds. */
export interface BuildTimes {
  readonly total: number;
  /** The duration of this site's post-build steps; 0 for a stock site. */
  readonly postBuild: number;
}

/**
 * Builds a site without caches.
 *
 * @param dir - Absolute path of the site folder.
 * @param cli - Path of the Docusaurus CLI, relative to the site folder.
 * @throws Error with the build output if the build fails.
 */
export async function measureColdBuild(dir: string, cli: string): Promise<BuildTimes> {
  for (const generated of ['build', '.docusaurus']) {
    rmSync(path.join(dir, generated), {recursive: true, force: true});
  }
  const start = performance.now();
  const buildProcess = spawn(process.execPath, [cli, 'build'], {
    cwd: dir,
    env: {...process.env, NODE_ENV: 'production'},
  });
  let output = '';
  for (const stream of [buildProcess.stdout, buildProcess.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [exitCode] = (await once(buildProcess, 'close')) as [number | null];
  const total = (performance.now() - start) / 1000;
  if (exitCode !== 0) {
    throw new Error(output);
  }
  return {total, postBuild: sumPostBuildSeconds(output)};
}

/** Adds up the durations of the steps in the line that `plugins/output` prints. */
export function sumPostBuildSeconds(output: string): number {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .find((text) => text.startsWith('[post-build]'));
  return (
    [...(line ?? '').matchAll(/\((\d+) ms\)/g)].reduce((sum, [, milliseconds]) => sum + Number(milliseconds), 0) / 1000
  );
}
