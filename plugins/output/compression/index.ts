import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {PostBuildStep} from '../../shared';
import {workersFor} from '../pipeline/workers-for';

/** Kinds of files that compression makes smaller. */
const compressible = /\.(?:css|html|ico|js|json|map|md|svg|txt|wasm|webmanifest|xml|yaml)$/;

/** So many files take longer than it takes to start a process. */
const filesOfProcess = 50;

const program = path.join(__dirname, 'compress-files.cjs');

/**
 * Brotli takes 32 MB for each file, however small, and the C library of Linux gives so much back to the system at once: two
 * thirds of the time went into getting it again. With these settings it keeps them; others do not know them.
 *
 * @see https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const keepMemory = {MALLOC_MMAP_MAX_: '0', MALLOC_TRIM_THRESHOLD_: '-1'};

/**
 * Compresses files in a process of its own: the settings of memory are read when a process starts.
 *
 * @returns How many files were large enough.
 */
async function compress(files: readonly string[]): Promise<number> {
  const child = fork(program, {env: {...process.env, ...keepMemory}});
  let compressed: number | undefined;
  child.once('message', (count: number) => {
    compressed = count;
  });
  child.send(files);
  // After the last message, whether the process ends well or not.
  await once(child, 'disconnect');
  if (compressed === undefined) {
    throw new Error('Files of the build could not be compressed: the reason stands above.');
  }
  return compressed;
}

/** Writes a `.gz` and a `.br` beside every text file, for hosts that send files compressed beforehand. */
export function precompression(): PostBuildStep {
  return {
    name: 'precompression',
    async run(site) {
      const files = (await site.listFiles())
        .filter((name) => compressible.test(name))
        .map((name) => path.join(site.outDir, name));
      const processes = workersFor(files.length, filesOfProcess);
      const shares = Array.from({length: processes}, (_, share) =>
        files.filter((_file, index) => index % processes === share),
      );
      const counts = await Promise.all(shares.map(compress));
      return `${counts.reduce((sum, count) => sum + count, 0)} files`;
    },
  };
}
