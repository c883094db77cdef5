/**
 * The metadata after the language of a fenced code block:
 * ```` ```tsx title="App.tsx" file=product/samples/ui-sdk/react-app/App.tsx ````.
 */
export interface FenceMeta {
  /** Shown above the code; usually a file name. */
  readonly title?: string;
  /** Path of the included file, relative to the repository root. */
  readonly file?: string;
  /** Includes only the part of the file between `#region <name>` and `#endregion <name>`. */
  readonly region?: string;
}

/** An attribute with or without quotation marks, such as `title="App.tsx"` or `region=init`. */
const attribute = /(?<!\S)(title|file|region)=(?:"([^"]+)"|([^\s"{}]+))(?!\S)/g;

/**
 * Parses the metadata of a fenced code block.
 *
 * @param meta - The text after the language, such as `title="App.tsx"`.
 * @throws Error if an attribute is unknown or malformed.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const rest = meta.replaceAll(attribute, '').trim();
  if (rest !== '') {
    throw new Error(
      `unsupported code block attribute: ${rest}. Supported attributes: title="…", file=…, and region=….`,
    );
  }
  const values = [...meta.matchAll(attribute)].map(([, key = '', quoted, bare = '']): [string, string] => [
    key,
    quoted ?? bare,
  ]);
  return Object.fromEntries(values);
}
