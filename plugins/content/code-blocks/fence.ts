/** What stands behind the language of a fence: ```` ```tsx title="App.tsx" {1,3-4} showLineNumbers ````. */
export interface Fence {
  /** Shown above the code: mostly the name of a file. */
  readonly title?: string;
  /** Numbers of the highlighted lines, counted from 1. */
  readonly lines: readonly number[];
  readonly showLineNumbers: boolean;
  /** The file that is shown, from the root of the repository. */
  readonly file?: string;
  /** The part of the file between `#region <name>` and `#endregion`. */
  readonly region?: string;
}

const word =
  /(?:\{(?<lines>[^}]*)\}|(?<key>[A-Za-z]\w*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{}]+)))?)(?:\s+|$)/y;

const allowed = 'title="…", {1,3-4}, showLineNumbers, file=… and region=…';

/**
 * Reads what stands behind the language of a fence.
 *
 * @param meta - The text behind the language, such as `title="App.tsx" {1,3-4}`.
 * @throws Error that quotes the word that is not understood and says what may stand there.
 */
export function readFence(meta: string): Fence {
  const text = meta.trim();
  const fence: {-readonly [Key in keyof Fence]: Fence[Key]} = {lines: [], showLineNumbers: false};
  word.lastIndex = 0;
  while (word.lastIndex < text.length) {
    const start = word.lastIndex;
    const groups = word.exec(text)?.groups;
    const wrong = () => new Error(`a fence does not take "${text.slice(start)}". It takes ${allowed}.`);
    if (groups === undefined) {
      throw wrong();
    }
    const value = groups['double'] ?? groups['single'] ?? groups['bare'];
    if (groups['lines'] !== undefined) {
      fence.lines = readLines(groups['lines']);
    } else if (groups['key'] === 'showLineNumbers' && value === undefined) {
      fence.showLineNumbers = true;
    } else if ((groups['key'] === 'title' || groups['key'] === 'file' || groups['key'] === 'region') && value) {
      fence[groups['key']] = value;
    } else {
      throw wrong();
    }
  }
  if (fence.region !== undefined && fence.file === undefined) {
    throw new Error(`a fence has region=${fence.region} and no file. Add file=… with the file that has this region.`);
  }
  return fence;
}

/** `1,3-4` → `[1, 3, 4]`. */
function readLines(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === undefined || from > to) {
      throw new Error(`a fence does not take the lines "{${ranges}}". It takes numbers and ranges such as {1,3-4}.`);
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}
