import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** An installed theme. */
export interface Theme {
  readonly packageName: string;
  readonly version: string;
  /** Absolute path of its component folder. */
  readonly folder: string;
}

/** A theme component that a swizzle wraps or replaces. */
export interface OriginalComponent {
  readonly theme: Theme;
  /** Path of its module, relative to the component folder. */
  readonly module: string;
  /** Changes with the content of the module and the style sheets in its folder. */
  readonly fingerprint: string;
}

const isModule = (file: string) => /\.[jt]sx?$/.test(file) && !/\.(?:d|test)\.tsx?$/.test(file);

/** Lists the components in a folder, such as `Footer/Copyright`. */
export function listComponents(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isModule)
    .sort()
    .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, ''));
}

/**
 * Finds the theme component with a name.
 *
 * @param themes - The themes in order of precedence, as in Docusaurus.
 * @returns The component, or `undefined` if no theme has it.
 */
export function findOriginal(component: string, themes: readonly Theme[]): OriginalComponent | undefined {
  for (const theme of themes) {
    const module = findModule(component, theme.folder);
    if (module !== undefined) {
      return {theme, module, fingerprint: computeFingerprint(module, theme.folder)};
    }
  }
  return undefined;
}

/** Returns the path of a component's module, relative to the component folder. */
export function findModule(component: string, folder: string): string | undefined {
  return ['/index', '']
    .flatMap((suffix) => ['.tsx', '.ts', '.jsx', '.js'].map((extension) => component + suffix + extension))
    .find((file) => existsSync(path.join(folder, file)));
}

function computeFingerprint(module: string, folder: string): string {
  const hash = createHash('sha256');
  for (const file of [module, ...listStyleSheets(module, folder)]) {
    const content = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${content}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Lists the style sheets of a component. Only components with an `index` module have a folder of their own. */
function listStyleSheets(module: string, folder: string): string[] {
  const componentFolder = path.posix.dirname(module);
  return /\/index\.[jt]sx?$/.test(module)
    ? readdirSync(path.join(folder, componentFolder))
        .filter((name) => name.endsWith('.css'))
        .sort()
        .map((name) => path.posix.join(componentFolder, name))
    : [];
}
