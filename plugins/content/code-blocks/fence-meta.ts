/**
 * The metadata after the language of a fenced code block:
 * ```` ```tsx title="App.tsx" file=product/samples/ui-sdk/react-app/App.tsx ````.
 */
export interface FenceMeta {
  /** Shown above the code; usually a file name. */
  readonly title?: string;
  /** Path of the included file, relative to the repository root. */
  readonly file?: string;
  /** Includes only the part of the file between `#region <name>` and `#endregion`. */
  readonly region?: string;
}

/** An attribute with or without quotation marks, such as `title="App.tsx"` or `region=init`, and the space after it. */
const attributePattern =
  /(?<key>title|file|region)=(?:"(?<double>[^"]+)"|'(?<single>[^']+)'|(?<bare>[^\s"'{}]+))(?:\s+|$)/y;

/**
 * Parses the metadata of a fenced code block.
 *
 * @param meta - The text after the language, such as `title="App.tsx"`.
 * @throws Error if an attribute is unknown or malformed.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const text = meta.trim();
  const fenceMeta: {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]} = {};
  attributePattern.lastIndex = 0;
  while (attributePattern.lastIndex < text.length) {
    const start = attributePattern.lastIndex;
    const groups = attributePattern.exec(text)?.groups ?? {};
    const value = groups.double ?? groups.single ?? groups.bare;
    if (value === undefined) {
      throw new Error(
        `unsupported code block attribute: ${text.slice(start)}. Supported attributes: title="…", file=…, and region=….`,
      );
    }
    fenceMeta[groups.key as keyof FenceMeta] = value;
  }
  if (fenceMeta.region !== undefined && fenceMeta.file === undefined) {
    throw new Error(`region=${fenceMeta.region} requires file=… with the file that contains the region.`);
  }
  return fenceMeta;
}
