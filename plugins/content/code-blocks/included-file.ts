import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {readFileWithBrand, type Brand} from '../../shared';
import {extractRegion} from './region';

/** Options for reading the files that code blocks include. */
export interface IncludedFileOptions {
  /** Absolute path of the repository root; paths in `file=…` are relative to it. */
  readonly siteDir: string;
  /** Replaces the brand tokens in the files. */
  readonly brand: Brand;
}

/**
 * Reads a file that a code block includes, replaces the brand tokens, and removes the region markers.
 *
 * @param file - Path relative to the repository root, such as `samples/react/App.tsx`.
 * @param region - Name of the region to include. If omitted, the whole file is included.
 * @throws Error if the file or the region doesn't exist, or if the file is outside the repository.
 */
export function readIncludedFile({siteDir, brand}: IncludedFileOptions, file: string, region?: string): string {
  const absolutePath = path.resolve(siteDir, file);
  const relativePath = path.relative(siteDir, absolutePath);
  const hint = 'Paths are relative to the repository root, as in file=samples/react/App.tsx.';
  if (relativePath.split(path.sep)[0] === '..' || path.isAbsolute(relativePath)) {
    throw new Error(`file=${file} is outside the repository. ${hint}`);
  }
  if (!existsSync(absolutePath) || !statSync(absolutePath).isFile()) {
    throw new Error(`file=${file} doesn't exist. ${hint}`);
  }
  try {
    return extractRegion(readFileWithBrand(absolutePath, brand), region);
  } catch (error) {
    // Not added as a cause, because Docusaurus prints the innermost message first.
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const fenceWithFile = /(?:`{3,}|~{3,})[^`\n]*?[ \t]file=["']?(?<file>[^\s"'{}]+)/g;

/** Lists the absolute paths of the files that the code blocks of a page include. */
export const listIncludedFiles = (source: string, siteDir: string): string[] =>
  [...source.matchAll(fenceWithFile)].map(({groups}) => path.resolve(siteDir, groups?.['file'] ?? ''));
