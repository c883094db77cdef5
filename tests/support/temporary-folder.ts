import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * Creates a folder, which is deleted after the test. Call it in a test, or in `beforeEach`.
 *
 * @param files - Texts by path relative to the folder.
 * @returns The absolute path of the folder.
 */
export function createTemporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  for (const [file, text] of Object.entries(files)) writeFileIn(folder, file, text);
  return folder;
}

/** Writes a file in a folder, and creates the folders between them. */
export function writeFileIn(folder: string, file: string, content: string | Buffer): void {
  const absolutePath = path.join(folder, file);
  mkdirSync(path.dirname(absolutePath), {recursive: true});
  writeFileSync(absolutePath, content);
}
