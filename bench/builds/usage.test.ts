import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

test('records the usage of every process once, including its threads', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(dir, 'usage.jsonl');
  const program = `
    if (process.argv[2] !== 'child') {
      new (require('node:worker_threads').Worker)('', {eval: true});
      require('node:child_process').fork(__filename, ['child']);
    }`;
  const script = path.join(dir, 'program.cjs');
  try {
    writeFileSync(script, program);
    spawnSync(process.execPath, ['--require', path.join(__dirname, 'usage.cjs'), script], {
      env: {...process.env, BENCH_USAGE: file},
    });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    rmSync(dir, {recursive: true});
  }
});
