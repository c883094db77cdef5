/**
 * Makes a module of a YAML file of the contract, with the brand put in, or of one part of it:
 * `core-api.yaml?at=/paths/…` holds only what stands at that JSON pointer.
 *
 * @this {import('webpack').LoaderContext<{load: (file: string, pointer: string | null) => unknown, files: () => string[]}>}
 * @returns {string}
 */
module.exports = function contractYaml() {
  const {load, files} = this.getOptions();
  const pointer = new URLSearchParams(this.resourceQuery).get('at');
  if (pointer !== null) {
    // The pointer may lead through a $ref into another file.
    for (const file of files()) {
      this.addDependency(file);
    }
  }
  return `export default ${JSON.stringify(load(this.resourcePath, pointer))};`;
};
