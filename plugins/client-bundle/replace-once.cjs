/**
 * Makes a loader that changes one place in the code of a package.
 *
 * @param {{package: string, by: string, from: string, to: string}} change The package; the file that asks, for the message; what stands
 *   in the code exactly once; what stands there afterwards.
 * @returns {(source: string) => string} The loader. It throws an Error when the code is not what it was: another version needs
 *   another look.
 */
module.exports =
  ({package: name, by, from, to}) =>
  (source) => {
    if (source.split(from).length !== 2) {
      throw new Error(
        `${name} has changed, and ${by} does not find what it changes. Look for it in the new version, or go back to the version in package.json.`,
      );
    }
    return source.replace(from, to);
  };
