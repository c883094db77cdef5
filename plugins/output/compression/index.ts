import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {mapWithConcurrency, type BuiltSite, type PostBuildStep} from '@developer-docs/internal/node';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that benefit from compression. Most image formats and web fonts are already compressed. */
const compressibleFile = /\.(?:css|html|ico|js|json|map|md|svg|txt|wasm|xml|yaml)$/;

/**
 * Smaller files fit into a single network packet of 1,500 bytes with their headers, so compression doesn't make the
 * response faster.
 */
const minBytes = 1024;

/** Writes a `.gz` and a `.br` file next to a file. */
async function compressFile(site: BuiltSite, file: string, content: Buffer): Promise<void> {
  const [gzipped, brotli] = await Promise.all([
    compressGzip(content, {level: constants.Z_BEST_COMPRESSION}),
    compressBrotli(content, {
      // Quality 11 takes ten times as long and saves only another 3%.
      params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
  ]);
  await site.writeFile(`${file}.gz`, gzipped);
  await site.writeFile(`${file}.br`, brotli);
}

/** Compresses the text files in the build, for hosts that serve precompressed files. */
export function compressFiles(): PostBuildStep {
  return {
    name: 'compression',
    async run(site) {
      const files = (await site.listFiles()).filter((file) => compressibleFile.test(file));
      const compressedFiles = await mapWithConcurrency(
        files,
        async (file) => {
          const content = await readFile(path.join(site.outDir, file));
          if (content.length < minBytes) return false;
          await compressFile(site, file, content);
          return true;
        },
        availableParallelism(),
      );
      return `${compressedFiles.filter(Boolean).length} files`;
    },
  };
}
