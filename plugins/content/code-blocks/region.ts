/** A line that starts or ends a region, in any comment style of our languages: the marks that editors fold by. */
const mark =
  /^\s*(?:\/\/|#|<!--|\{?\s*\/\*)?\s*#(?<edge>region|endregion)\b[ \t]*(?<name>[\w-]+)?\s*(?:-->|\*\/\s*\}?)?\s*$/;

const example = 'Mark a part of a file with "#region name" and "#endregion" in comments.';

/**
 * The part of a file that a page shows, without the lines that mark regions and without the indentation that all its lines share.
 *
 * @param source - The text of the file.
 * @param region - Name of the region; without it, the whole file.
 * @throws Error when the region is missing, stands twice or has no end.
 */
export function readRegion(source: string, region?: string): string {
  const open: string[] = [];
  const names: string[] = [];
  const shown: string[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const {edge, name} = mark.exec(line)?.groups ?? {};
    if (edge === 'region') {
      if (name === undefined || names.includes(name)) {
        throw new Error(
          name === undefined
            ? `a region has no name. ${example}`
            : `the region "${name}" stands twice. Give each its own name.`,
        );
      }
      open.push(name);
      names.push(name);
    } else if (edge === 'endregion') {
      const last = open.pop();
      if (last === undefined || (name !== undefined && name !== last)) {
        throw new Error(
          `"${line.trim()}" does not end ${last === undefined ? 'any region' : `the region "${last}"`}. ${example}`,
        );
      }
    } else if (region === undefined || open.includes(region)) {
      shown.push(line);
    }
  }
  const unended = open.at(-1);
  if (unended !== undefined) {
    throw new Error(`the region "${unended}" has no end. Add "#endregion" in a comment after its last line.`);
  }
  if (region !== undefined && !names.includes(region)) {
    throw new Error(
      `there is no region "${region}". ${names.length === 0 ? `The file has none. ${example}` : `Its regions: ${names.join(', ')}.`}`,
    );
  }
  return dedent(shown);
}

/** Takes off the indentation that all lines share, and the empty lines at both ends. */
function dedent(lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  const indents = text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const shared = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return text
    .split('\n')
    .map((line) => line.slice(Math.min(shared, /^[ \t]*/.exec(line)?.[0].length ?? 0)))
    .join('\n');
}
