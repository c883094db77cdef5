/** The metadata after the language of a fenced code block: ```` ```tsx title="App.tsx" {1,3-4} showLineNumbers ````. */
export interface FenceMeta {
  /** Shown above the code; usually a file name. */
  readonly title?: string;
  /** Numbers of the highlighted lines, starting at 1. */
  readonly lines: readonly number[];
  readonly showLineNumbers: boolean;
  /** Path of the included file, relative to the repository root. */
  readonly file?: string;
  /** Includes only the part of the file between `#region <name>` and `#endregion`. */
  readonly region?: string;
}

const attributePattern =
  /(?:\{(?<lines>[^}]*)\}|(?<key>[A-Za-z]\w*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{}]+)))?)(?:\s+|$)/y;

const supportedAttributes = 'title="…", {1,3-4}, showLineNumbers, file=…, and region=…';

/**
 * Parses the metadata of a fenced code block.
 *
 * @param meta - The text after the language, such as `title="App.tsx" {1,3-4}`.
 * @throws Error if an attribute is unknown or malformed.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const text = meta.trim();
  const fenceMeta: {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]} = {lines: [], showLineNumbers: false};
  attributePattern.lastIndex = 0;
  while (attributePattern.lastIndex < text.length) {
    const start = attributePattern.lastIndex;
    const groups = attributePattern.exec(text)?.groups ?? {};
    const {lines, key} = groups;
    const value = groups['double'] ?? groups['single'] ?? groups['bare'];
    if (lines !== undefined) {
      fenceMeta.lines = parseLineRanges(lines);
    } else if (key === 'showLineNumbers' && value === undefined) {
      fenceMeta.showLineNumbers = true;
    } else if ((key === 'title' || key === 'file' || key === 'region') && value) {
      fenceMeta[key] = value;
    } else {
      throw new Error(
        `unsupported code block attribute: ${text.slice(start)}. Supported attributes: ${supportedAttributes}.`,
      );
    }
  }
  if (fenceMeta.region !== undefined && fenceMeta.file === undefined) {
    throw new Error(`region=${fenceMeta.region} requires file=… with the file that contains the region.`);
  }
  return fenceMeta;
}

/** Parses line ranges: `1,3-4` becomes `[1, 3, 4]`. */
function parseLineRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === undefined || from > to) {
      throw new Error(`invalid line range {${ranges}}. Use line numbers and ranges, such as {1,3-4}.`);
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}
