import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {createTemporaryFolder} from '../../../support/temporary-folder';

const root = path.resolve(__dirname, '../../../..');

/**
 * Compiles files together with the configuration of the declarations. Call it in a test.
 *
 * @param files - Texts by name, such as `index.d.ts`.
 * @returns A line for each error, with file, line, and code.
 */
export function compile(files: Readonly<Record<string, string>>): string[] {
  const config = {extends: path.join(root, 'product/ui-sdk/tsconfig.json'), include: ['.']};
  const folder = createTemporaryFolder({...files, 'tsconfig.json': JSON.stringify(config)});
  const program = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const {stdout, error} = spawnSync(process.execPath, [program, '-p', '.'], {cwd: folder, encoding: 'utf8'});
  if (error !== undefined) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}
