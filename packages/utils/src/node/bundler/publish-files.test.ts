import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {PublishFilesPlugin} from './publish-files.js';

test('reports an error in a source file and keeps watching', async () => {
  const folder = createTemporaryFolder({'sources/source.txt': 'mistake', 'entry.js': ''});
  const sources = path.join(folder, 'sources');
  const source = path.join(sources, 'source.txt');
  const createFiles = () => {
    const content = readFileSync(source, 'utf8');
    return content === 'mistake'
      ? Promise.reject(new Error('source.txt:1: a mistake'))
      : Promise.resolve([{name: 'copy.txt', content}]);
  };
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './entry.js',
    output: {path: path.join(folder, 'build')},
    plugins: [new PublishFilesPlugin(createFiles, [sources]) as never],
  });
  const results: Stats[] = [];
  const watching = compiler.watch({aggregateTimeout: 20}, (_, stats) => {
    if (stats) results.push(stats);
  });
  try {
    await vi.waitFor(() => {
      expect(
        results
          .at(-1)
          ?.toJson()
          .errors?.map(({message}) => message),
      ).toEqual([expect.stringContaining('source.txt:1: a mistake')]);
    }, 20_000);
    await vi.waitFor(
      () => {
        writeFileSync(source, 'fixed');
        expect(readFileSync(path.join(folder, 'build/copy.txt'), 'utf8')).toBe('fixed');
      },
      {timeout: 20_000, interval: 500},
    );
  } finally {
    await new Promise<void>((resolve) => {
      watching?.close(resolve);
    });
  }
});
