import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {openFinishedBuild} from './finished-build';

test('without a build, the message contains the command that creates one', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'finished-build-'));
  try {
    expect(() => openFinishedBuild(root)).toThrow('There is no production build. Run "npm run build" first.');
    mkdirSync(path.join(root, 'build'));
    writeFileSync(path.join(root, 'build/index.html'), '');
    expect(() => openFinishedBuild(root)).not.toThrow();
  } finally {
    rmSync(root, {recursive: true});
  }
});
