import {readdirSync} from 'node:fs';

/** Lists the names under which `docusaurus swizzle` offers the modules in the folder of a theme's components. */
export const listThemeComponents = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, ''))
    .sort();
