import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

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
 * @throws Error if the file or the region doesn't exist, or if the file is outside the repository.
 */
export function readIncludedFile({siteDir, transform}: IncludedFileOptions, file: string, region?: string): string {
  const absolutePath = path.resolve(siteDir, file);
  const relativePath = path.relative(siteDir, absolutePath);
  const hint = 'Paths are relative to the repository root, as in file=product/samples/ui-sdk/react-app/App.tsx.';
  if (relativePath.split(path.sep)[0] === '..' || path.isAbsolute(relativePath)) {
    throw new Error(`file=${file} is outside the repository. ${hint}`);
  }
  if (!existsSync(absolutePath) || !statSync(absolutePath).isFile()) {
    throw new Error(`file=${file} doesn't exist. ${hint}`);
  }
  try {
    return extractRegion(transform(readFileSync(absolutePath, 'utf8')), region);
  } catch (error) {
    // Not added as a cause, because Docusaurus prints the innermost message first.
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const fenceWithFile = /(?:`{3,}|~{3,})[^`\n]*?[ \t]file=["']?(?<file>[^\s"'{}]+)/g;

/** Lists the absolute paths of the files that the code blocks of a page include. */
export const listIncludedFiles = (source: string, siteDir: string): string[] =>
  [...source.matchAll(fenceWithFile)].map(({groups}) => path.resolve(siteDir, groups?.file ?? ''));

// A comment that starts or ends a foldable region: `// #region init`, `# #endregion`, `<!-- #region -->`, `{/*
// #endregion */}`.
const markerPattern =
  /^\s*(?:\/\/|#|<!--|\{?\s*\/\*)?\s*#(?<kind>region|endregion)\b[ \t]*(?<name>[\w-]+)?\s*(?:-->|\*\/\s*\}?)?\s*$/;

/**
 * Extracts a region of a file, without region markers or common indentation.
 *
 * @param region - Name of the region. If omitted, the whole file is returned.
 * @throws Error if the region doesn't exist or isn't closed.
 */
export function extractRegion(source: string, region?: string): string {
  const openRegions: string[] = [];
  const names: string[] = [];
  const lines: string[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const {kind, name = ''} = markerPattern.exec(line)?.groups ?? {};
    if (kind === 'region') {
      openRegions.push(name);
      names.push(name);
    } else if (kind === 'endregion') {
      openRegions.pop();
    } else if (region === undefined || openRegions.includes(region)) {
      lines.push(line);
    }
  }
  const unclosed = openRegions.at(-1);
  if (unclosed !== undefined) {
    throw new Error(`region "${unclosed}" isn't closed. Add an "#endregion" comment after its last line.`);
  }
  if (region !== undefined && !names.includes(region)) {
    const regions =
      names.length === 0
        ? 'none. Mark a part of the file with "#region name" and "#endregion" in comments'
        : names.join(', ');
    throw new Error(`unknown region "${region}". Available regions: ${regions}.`);
  }
  return dedent(lines);
}

/** Removes the common indentation of all lines, and blank lines at both ends. */
function dedent(lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  const indentations = text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const commonIndentation = Math.min(...indentations, Number.MAX_SAFE_INTEGER);
  return text
    .split('\n')
    .map((line) => line.slice(Math.min(commonIndentation, /^[ \t]*/.exec(line)?.[0].length ?? 0)))
    .join('\n');
}
