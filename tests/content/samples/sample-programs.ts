import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {replaceBrandTokens} from '../../../config/site';
import {startProductServer, type ProductServer} from '../../../product/mock/node';
import {loadContract} from '../../../tools/mock/contract';

const source = 'product/samples/api';
const contract = await loadContract();

const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((file) => path.extname(file) !== '');

/** The paths of the programs that pages include, relative to `product/samples/api`. */
export const programFiles = files.filter((file) => /\.(mjs|py)$/.test(file));

/** The paths of the programs that pages load when a reader chooses their language. */
export const loadedFiles = files.filter((file) => !programFiles.includes(file));

/** Reads a program as readers see it, with the brand's name. */
export const readProgram = (file: string) => replaceBrandTokens(readFileSync(path.join(source, file), 'utf8'));

/** Saves all programs as readers do: next to each other, without a package.json. Removes the folder after the tests. */
export function savePrograms(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const file of files) writeFileSync(path.join(folder, path.basename(file)), readProgram(file));
  afterAll(() => rmSync(folder, {recursive: true}));
  return folder;
}

/** Starts a mock that is closed at the end of a test, and collects its log, which precedes its responses. */
export async function startMock(
  onTestFinished: (close: () => Promise<void>) => void,
  onLog: (line: string) => void = () => undefined,
): Promise<{mock: ProductServer; log: string[]}> {
  const log: string[] = [];
  const mock = await startProductServer({
    ...contract,
    log: (line) => {
      log.push(line);
      onLog(line);
    },
  });
  onTestFinished(() => mock.close());
  return {mock, log};
}
