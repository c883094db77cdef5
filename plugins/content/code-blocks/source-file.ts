import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {readBranded} from '../../../config/brand';
import {readRegion} from './region';

/**
 * Reads the code of a file that a page shows: with the brand put in, without marks of regions.
 *
 * @param siteDir - The root of the repository.
 * @param file - Path of the file from there, such as `samples/react/App.tsx`.
 * @param region - Name of the part to show; without it, the whole file.
 * @throws Error that names file and region and says what to do.
 */
export function readSourceFile(siteDir: string, file: string, region?: string): string {
  const absolute = path.resolve(siteDir, file);
  const fromRoot = path.relative(siteDir, absolute);
  if (fromRoot.startsWith('../..') || path.isAbsolute(fromRoot)) {
    throw new Error(
      `file=${file} is outside of the repository. Paths start at its root, as in file=samples/react/App.tsx.`,
    );
  }
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    throw new Error(
      `file=${file} does not exist. Paths start at the root of the repository, as in file=samples/react/App.tsx.`,
    );
  }
  try {
    return readRegion(readBranded(absolute), region);
  } catch (error) {
    // Not as a cause: the message that people see first is the innermost.
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
