import path from 'node:path';

/** A folder of the theme's components, as a path ends in it. */
const inTheme = (folders: readonly string[]) =>
  new RegExp(`[\\\\/]@docusaurus[\\\\/]theme-classic[\\\\/]lib[\\\\/]theme[\\\\/](?:${folders.join('|')})[\\\\/]`);

/**
 * A rule for the bundler that leaves parts out of components of the theme.
 *
 * @param folders - Where the components stand that draw the parts, below the theme's components.
 * @param parts - Components of the theme that draw nothing on this site, by what is used: `false` is left out.
 */
export const withoutParts = (folders: readonly string[], parts: Readonly<Record<string, boolean>>) => ({
  test: inTheme(folders),
  resolve: {
    // Under the keys that Docusaurus uses. An exact one (`$`) would be asked after these.
    alias: Object.fromEntries(
      Object.entries(parts).flatMap(([name, isUsed]) =>
        isUsed ? [] : [[`@theme/${name}`, path.join(__dirname, 'client/Nothing.ts')]],
      ),
    ),
  },
});
