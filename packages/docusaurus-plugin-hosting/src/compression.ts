import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import pMap from 'p-map';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that benefit from compression. Most image formats and web fonts are already compressed. */
const compressibleFile = /\.(?:atom|css|html|ico|js|json|map|md|svg|ts|txt|wasm|webmanifest|xml|yaml)$/;

/**
 * Smaller files fit into a single network packet of 1,500 bytes with their headers, so compression doesn't make the
 * response faster.
 */
const minBytes = 1024;

/** Returns whether a file should be compressed. */
export const needsCompression = (file: string): boolean =>
  compressibleFile.test(file) && statSync(file).size >= minBytes;

/**
 * Compresses the text files in a build, for hosts that serve precompressed files.
 *
 * @param files - The paths of the build's files, relative to its folder.
 * @returns What was written, for the terminal.
 */
export async function compressFiles(site: BuiltSite, files: readonly string[]): Promise<string> {
  const compressed = files.filter((file) => needsCompression(path.join(site.outDir, file)));
  await pMap(compressed, (file) => compressFile(site, file), {concurrency: availableParallelism()});
  return `${compressed.length} compressed files`;
}

/**
 * Selects Brotli's quality. For a page, 9 takes ten times as long as 6 and saves 1%. 11 takes 30 times as long and
 * saves 10%, which is only worth it for the few large bundles that most visits load.
 */
const selectQuality = (file: string, bytes: number): number =>
  /^assets\/(?:css|js)\//.test(file) && bytes > 100_000 ? 11 : 6;

/** Writes a `.gz` and a `.br` file next to a file. */
async function compressFile(site: BuiltSite, file: string): Promise<void> {
  const content = await readFile(path.join(site.outDir, file));
  const [gzipped, brotli] = await Promise.all([
    compressGzip(content, {level: constants.Z_BEST_COMPRESSION}),
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: selectQuality(file, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await site.writeFile(`${file}.gz`, gzipped);
  await site.writeFile(`${file}.br`, brotli);
}
