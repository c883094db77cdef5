import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Whether the last update of pages can be read from Git. An exported archive and the Docker image have no repository. */
export function hasGitHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: path.join(__dirname, '..')}).status === 0;
}
