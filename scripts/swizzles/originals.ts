import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** An installed theme. */
export interface Theme {
  readonly packageName: string;
  readonly version: string;
  /** Folder of its components: their source where the package has it. */
  readonly folder: string;
}

/** A component of a theme, as it is installed. */
export interface Original {
  readonly theme: Theme;
  /** Its module, relative to the folder of the theme. */
  readonly module: string;
  /** What it is made of: its module and the style sheets beside it. */
  readonly files: readonly {readonly name: string; readonly text: string}[];
}

const isModule = (file: string) => /\.[jt]sx?$/.test(file) && !/\.(?:d|test)\.tsx?$/.test(file);

/**
 * The components below a folder, such as `Footer/Copyright`.
 *
 * @param folder - A folder of theme components; it need not exist.
 */
export function componentsOf(folder: string): string[] {
  return modulesOf(folder).map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, ''));
}

/** The modules below a folder, relative to it, with slashes. */
function modulesOf(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.replaceAll('\\', '/'))
        .filter(isModule)
        .sort()
    : [];
}

/**
 * The installed component that a file under `src/theme` replaces.
 *
 * @param component - Such as `Footer/Copyright`.
 * @param themes - The installed themes; the first that has the component counts, as in Docusaurus.
 * @returns The component, or `undefined` when no theme has it.
 */
export function originalOf(component: string, themes: readonly Theme[]): Original | undefined {
  for (const theme of themes) {
    const module = moduleOf(component, theme.folder);
    if (module !== undefined) {
      return {theme, module, files: filesOf(module, theme.folder)};
    }
  }
  return undefined;
}

/** The module of a component, relative to the folder of components. */
export function moduleOf(component: string, folder: string): string | undefined {
  return ['/index', '']
    .flatMap((end) => ['.tsx', '.ts', '.jsx', '.js'].map((type) => component + end + type))
    .find((file) => existsSync(path.join(folder, file)));
}

/** A module and the style sheets in its folder; a module that is not `index` has the folder not to itself. */
function filesOf(module: string, folder: string): Original['files'] {
  const beside = /\/index\.[jt]sx?$/.test(module)
    ? readdirSync(path.join(folder, path.dirname(module)))
        .filter((name) => name.endsWith('.css'))
        .map((name) => path.posix.join(path.dirname(module), name))
    : [];
  return [module, ...beside.sort()].map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
  }));
}

/** A number for what an original is made of: another one when anything in it changes. */
export function fingerprint({files}: Original): string {
  const hash = createHash('sha256');
  for (const {name, text} of files) {
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}
