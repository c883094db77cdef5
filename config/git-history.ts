import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Whether Git knows when the files of the site were changed. It does not in an archive of them, or in a container's copy. */
export function hasGitHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: path.join(__dirname, '..')}).status === 0;
}
