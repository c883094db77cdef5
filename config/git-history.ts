import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Whether the last update of each page can be read from Git. Exported archives and the Docker image contain no repository. */
export function hasGitHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: path.join(__dirname, '..')}).status === 0;
}
