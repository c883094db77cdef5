/** @type {(font: Buffer, characters: string, options: object) => Promise<Buffer>} */
// @ts-expect-error The package has no types.
const subsetFont = require('subset-font');

/** One item of a `unicode-range`: `U+20-7E` or `U+A0`. */
const rangePattern = /^U\+([\dA-F]{1,6})(?:-([\dA-F]{1,6}))?$/i;

/**
 * @param {string} unicodeRange The value of a `unicode-range` descriptor.
 * @returns {string} All characters in the range.
 */
function expandUnicodeRange(unicodeRange) {
  return unicodeRange
    .split(',')
    .map((item) => {
      const [, first, last] = rangePattern.exec(item.trim()) ?? [];
      if (first === undefined) {
        throw new Error(`"${item}" isn't a valid unicode-range item, such as U+20-7E or U+A0.`);
      }
      const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
      return Array.from({length: end - start + 1}, (_, index) => String.fromCodePoint(start + index)).join('');
    })
    .join('');
}

/**
 * Subsets a variable font to the `unicode-range` and `weight` in the query of the import. Alternate glyphs that are
 * only reachable through OpenType features, such as old-style figures, are dropped.
 *
 * @this {{async(): (error: unknown, font?: Buffer) => void, resourceQuery: string, resourcePath: string}} Loader
 *   context.
 * @param {Buffer} source The font in WOFF2 format.
 */
function fontSubsetLoader(source) {
  const callback = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const [min = 400, max = min] = (query.get('weight') ?? '').split(' ').map(Number);
  const subset = async () =>
    subsetFont(source, expandUnicodeRange(query.get('unicode-range') ?? ''), {
      targetFormat: 'woff2',
      variationAxes: {wght: {min, max}},
      noLayoutClosure: true,
    });
  subset().then(
    (font) => {
      callback(null, font);
    },
    (/** @type {unknown} */ cause) => {
      callback(new Error(`Can't subset ${this.resourcePath}: ${String(cause)}`, {cause}));
    },
  );
}
fontSubsetLoader.raw = true;
module.exports = fontSubsetLoader;
