import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

describe('run-all', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'run-all-'));
    const scripts = {
      'lint:good': `node -e "console.log('quiet')"`,
      'lint:bad': `node -e "console.log('the reason'); process.exit(3)"`,
      other: 'node -e ""',
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({scripts}));
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  const run = (...args: string[]) => {
    const script = path.resolve(import.meta.dirname, 'run-all.mjs');
    const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...args], {cwd: folder, encoding: 'utf8'});
    return {status, output: stdout + stderr};
  };

  it('prints a line for each script, and what it says only when it fails', () => {
    const {status, output} = run('other', 'lint:*');
    expect(status).toBe(1);
    expect(output).toMatch(/^ok {5} .* s {2}other$/m);
    expect(output).toMatch(/^ok {5} .* s {2}lint:good$/m);
    expect(output).toMatch(/^FAILED .* s {2}lint:bad$/m);
    expect(output).toContain('the reason');
    expect(output).not.toContain('quiet');
    expect(output).toContain('1 of 3 failed: npm run lint:bad');
  });

  it('succeeds when all do', () => {
    expect(run('--one-by-one', 'lint:good', 'other').status).toBe(0);
  });

  it('leaves out what a prefix shall not mean', () => {
    const {status, output} = run('lint:*', '!lint:bad');
    expect(status).toBe(0);
    expect(output).not.toContain('lint:bad');
  });

  it('fails when a script that it is told to run does not exist', () => {
    expect(run('other', 'none')).toEqual({status: 1, output: 'No script of package.json is called none.\n'});
  });
});
