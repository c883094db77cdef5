import {spawnSync} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** The durations of a build in seconds. */
export interface BuildTimes {
  readonly total: number;
  /** The duration of this site's post-build steps; 0 for a stock site. */
  readonly postBuild: number;
}

/**
 * Builds a new copy of a site, which has no caches.
 *
 * @param dir - Absolute path of the site folder.
 * @param cli - Path of the Docusaurus CLI, relative to the site folder.
 * @throws Error with the build output if the build fails.
 */
export function measureColdBuild(dir: string, cli: string): BuildTimes {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'build'], {
    cwd: dir,
    env: {...process.env, NODE_ENV: 'production'},
    encoding: 'utf8',
  });
  const total = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(stdout + stderr);
  }
  return {total, postBuild: sumPostBuildSeconds(stdout)};
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
