/**
 * Leaves out of the theme's list of kinds of navbar items those that no item of the configuration has.
 *
 * @this {{getOptions(): {types: string[]}}} What the bundler gives a loader; the option is the types that are configured.
 * @param {string} source The module `@theme/NavbarItem/ComponentTypes`: an import for each kind, and `type: Component,`.
 * @returns {string} The same module with the configured types alone. Without an import, a component is not bundled.
 * @throws {Error} When the module has another form.
 */
module.exports = function navbarTypes(source) {
  const {types} = this.getOptions();
  let found = 0;
  const short = source.replace(/^ {2}(\w+): \w+NavbarItem,\n/gm, (line, type) => {
    found += 1;
    return types.includes(type) ? line : '';
  });
  if (found < 2) {
    throw new Error(
      '@docusaurus/theme-classic has changed, and plugins/client-bundle/navbar-types-loader.cjs does not find the kinds of navbar items. Look for them in the new version, or go back to the version in package.json.',
    );
  }
  return short.replace(/^import (\w+) from .*\n/gm, (line, name) => (short.includes(`: ${name},`) ? line : ''));
};
