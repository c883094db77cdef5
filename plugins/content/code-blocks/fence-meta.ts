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
 * @param strict - Whether an unknown attribute is an error. Otherwise, it's ignored.
 * @throws Error if an attribute is malformed, or if `strict` is set and an attribute is unknown.
 */
export function parseFenceMeta(meta: string, strict = true): FenceMeta {
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
    } else if (key === 'showLineNumbers' && (value === undefined || !strict)) {
      fenceMeta.showLineNumbers = true;
    } else if ((key === 'title' || (strict && (key === 'file' || key === 'region'))) && value) {
      fenceMeta[key] = value;
    } else if (!strict) {
      // Plugins can define their own attributes. An attribute in another format is skipped up to the next space.
      attributePattern.lastIndex = findNextSpace(text, start);
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

/** Returns the index of the first character after the next whitespace. */
function findNextSpace(text: string, start: number): number {
  const [skipped = ''] = /^\S*\s*/.exec(text.slice(start)) ?? [];
  return start + skipped.length;
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
