/** A comment that starts or ends a foldable region, in any comment syntax of the supported languages. */
const markerPattern =
  /^\s*(?:\/\/|#|<!--|\{?\s*\/\*)?\s*#(?<kind>region|endregion)\b[ \t]*(?<name>[\w-]+)?\s*(?:-->|\*\/\s*\}?)?\s*$/;

const usage = 'Mark a part of a file with "#region name" and "#endregion" in comments.';

/**
 * Extracts a region of a file, without region markers or common indentation.
 *
 * @param region - Name of the region. If omitted, the whole file is returned.
 * @throws Error if the region doesn't exist, or if a region of the file is unnamed, duplicated, or unclosed.
 */
export function extractRegion(source: string, region?: string): string {
  const openRegions: string[] = [];
  const names: string[] = [];
  const lines: string[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const {kind, name} = markerPattern.exec(line)?.groups ?? {};
    if (kind === 'region') {
      if (name === undefined) {
        throw new Error(`a region has no name. ${usage}`);
      }
      if (names.includes(name)) {
        throw new Error(`region "${name}" is defined twice. Use a unique name for each region.`);
      }
      openRegions.push(name);
      names.push(name);
    } else if (kind === 'endregion') {
      const current = openRegions.pop();
      if (current === undefined) {
        throw new Error(`"${line.trim()}" has no matching #region. ${usage}`);
      }
      if (name !== undefined && name !== current) {
        throw new Error(`"${line.trim()}" closes the wrong region: expected "${current}".`);
      }
    } else if (region === undefined || openRegions.includes(region)) {
      lines.push(line);
    }
  }
  const unclosed = openRegions.at(-1);
  if (unclosed !== undefined) {
    throw new Error(`region "${unclosed}" isn't closed. Add an "#endregion" comment after its last line.`);
  }
  if (region !== undefined && !names.includes(region)) {
    throw new Error(
      `unknown region "${region}". ${names.length === 0 ? `The file has no regions. ${usage}` : `Available regions: ${names.join(', ')}.`}`,
    );
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
