import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** Ends a process, and waits until it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill();
    await once(child, 'exit');
  }
}
