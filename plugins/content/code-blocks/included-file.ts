import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@developer-docs/utils';

/** Options for reading the files that code blocks include. */
export interface IncludedFileOptions {
  /** Absolute path of the repository root; paths in `file=…` are relative to it. */
  readonly siteDir: string;
  /** Transforms the text of the files, for example to insert the brand. */
  readonly transform: (text: string) => string;
}

/**
 * Reads a file that a code block includes, transforms it, and removes the region markers.
 *
 * @param file - Path relative to the repository root, such as `product/samples/ui-sdk/react-app/App.tsx`.
 * @param region - Name of the region to include. If omitted, the whole file is included.
 * @throws Error if the file or the region doesn't exist.
 */
export function readIncludedFile({siteDir, transform}: IncludedFileOptions, file: string, region?: string): string {
  const source = transform(readFileSync(path.resolve(siteDir, file), 'utf8')).replaceAll('\r\n', '\n');
  const text = region === undefined ? source : findRegion(source, region);
  if (text === undefined) {
    throw new Error(
      `${file} has no region "${region}". Mark a part of the file with "#region ${region}" and "#endregion ${region}" in comments.`,
    );
  }
  return dedent(text.replaceAll(/^.*#(?:end)?region\b.*\n?/gm, ''));
}

const fenceWithFile = /(?:`{3,}|~{3,})[^`\n]*?[ \t]file=["']?(?<file>[^\s"'{}]+)/g;

/** Lists the absolute paths of the files that the code blocks of a page include. */
export const listIncludedFiles = (source: string, siteDir: string): string[] =>
  [...source.matchAll(fenceWithFile)].map(({groups}) => path.resolve(siteDir, groups?.file ?? ''));

/** Finds the text between the comments that start and end a region: `// #region init`, and `// #endregion init`. */
function findRegion(source: string, name: string): string | undefined {
  const marker = `region ${escapeRegExp(name)}(?![\\w-])`;
  return new RegExp(`#${marker}.*\\n([^]*?)^.*#end${marker}`, 'm').exec(source)?.[1];
}

/** Removes the common indentation of all lines, and blank lines at both ends. */
function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n');
}
