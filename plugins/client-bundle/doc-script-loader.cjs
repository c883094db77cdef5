/**
 * Makes one script of parts that every doc loads: in the list of all parts, they get the name of the first, under which it is
 * loaded ahead.
 *
 * @this {{getOptions(): {parts: string[]}}} The modules of the parts.
 * @param {string} source The module that Docusaurus generates: `"key": [() => import(… "name" … "module")`.
 * @returns {string} The same module with other names.
 * @throws {Error} When a part is not in the list.
 */
module.exports = function docScript(source) {
  const imports = /webpackChunkName: "([^"]*)" \*\/ "([^"]*)"\)/g;
  const names = new Map([...source.matchAll(imports)].map(([, name, module]) => [module, name]));
  const {parts} = this.getOptions();
  const missing = parts.find((part) => !names.has(part));
  if (missing !== undefined) {
    throw new Error(`No page has the part ${missing} any more: plugins/client-bundle/doc-parts.ts lists it.`);
  }
  return source.replace(imports, (whole, name, module) =>
    parts.includes(module) ? whole.replace(`"${name}"`, `"${names.get(parts[0])}"`) : whole,
  );
};
