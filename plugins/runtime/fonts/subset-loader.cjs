/** @type {(font: Buffer, letters: string, options: object) => Promise<Buffer>} */
// @ts-expect-error The package has no types.
const subsetFont = require('subset-font');

/** One part of a `unicode-range`: U+20-7E, or U+A0. */
const part = /^U\+([\dA-F]{1,6})(?:-([\dA-F]{1,6}))?$/i;

/**
 * @param {string} range A `unicode-range`.
 * @returns {string} Every letter of it.
 * @throws Error at what is not a range.
 */
function lettersOf(range) {
  return range
    .split(',')
    .map((text) => {
      const [, first, last] = part.exec(text.trim()) ?? [];
      if (first === undefined) {
        throw new Error(`"${text}" is not a part of a unicode-range, such as U+20-7E or U+A0.`);
      }
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
      return Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join('');
    })
    .join('');
}

/**
 * Makes of a variable font the file that a face needs: the letters of its `unicode-range` and the weights of its `font-weight`, which
 * the address asks for. Letters that only features lead to, such as old-style figures, are left out.
 *
 * @this {{async(): (error: unknown, font?: Buffer) => void, resourceQuery: string, resourcePath: string}} What the bundler gives a loader.
 * @param {Buffer} source The font, as WOFF2.
 */
module.exports = function subsetLoader(source) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const [min = 400, max = min] = (query.get('weights') ?? '').split(' ').map(Number);
  const subset = async () =>
    subsetFont(source, lettersOf(query.get('letters') ?? ''), {
      targetFormat: 'woff2',
      variationAxes: {wght: {min, max}},
      noLayoutClosure: true,
    });
  subset().then(
    (font) => {
      done(null, font);
    },
    (/** @type {unknown} */ cause) => {
      done(new Error(`${this.resourcePath} cannot be made smaller: ${String(cause)}`, {cause}));
    },
  );
};
module.exports.raw = true;
