import {createRequire} from 'node:module';

/** @typedef {(code: string, options: object) => Promise<{code?: string}>} Minify */

/** How the build comes to what minifies inline scripts: each package is the one that the package before it has. */
const way = ['@docusaurus/core/lib/index.js', '@docusaurus/bundler', 'html-minifier-terser', 'terser'];

/**
 * What minifies the inline scripts of pages.
 *
 * @returns {{minify: Minify}} The package: whoever changes a function of it changes it for the build.
 * @throws {Error} When Docusaurus does not minify pages with these packages any more.
 */
export function scriptMinifier() {
  const file = way.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename);
  const terser = /** @type {{minify: Minify}} */ (createRequire(file)(file));
  return terser;
}

/**
 * Has each inline script minified once: all pages have the same ones, and to minify them for each page takes as long as to
 * render the pages. Docusaurus has no setting for it.
 */
export function minifyScriptsOnce() {
  const minifier = scriptMinifier();
  const {minify} = minifier;
  /** @type {Map<string, ReturnType<Minify>>} */
  const known = new Map();
  minifier.minify = (code, options) => {
    const key = JSON.stringify([code, options]);
    // Terser writes into its options what it has read.
    const result = known.get(key) ?? minify(code, structuredClone(options));
    known.set(key, result);
    return result;
  };
}
