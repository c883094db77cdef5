/**
 * Replaces the source of a module. `index.ts` adds this loader to each patched file.
 *
 * @this {{getOptions(): {source: string}}} Loader context; `source` is the patched source.
 * @returns {string} The patched source.
 */
module.exports = function patchLoader() {
  return this.getOptions().source;
};
