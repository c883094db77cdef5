// cspell:ignore Copywrong
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/**
 * A file under `src/theme` replaces a component of an installed theme. When an upgrade renames or removes that component, the
 * file is dead code, and nothing says so but this test.
 */

const require = createRequire(import.meta.url);
const folderOf = (packageName: string) => path.dirname(require.resolve(`${packageName}/package.json`));

const themes = [
  path.join(folderOf('@docusaurus/theme-classic'), 'lib/theme'),
  path.join(folderOf('@docusaurus/core'), 'lib/client/theme-fallback'),
];

/** The components of a theme's folder, such as `Footer/Copyright`. */
function componentsOf(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:d|test)\.tsx?$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, ''));
}

/** Those that no theme has. */
function orphans(components: readonly string[]): string[] {
  const known = new Set(themes.flatMap(componentsOf));
  return components.filter((component) => !known.has(component));
}

describe('src/theme', () => {
  it('replaces only components that an installed theme has', () => {
    expect(orphans(componentsOf(path.resolve(import.meta.dirname, '../src/theme')))).toEqual([]);
  });
});

describe('this check', () => {
  it('knows the components of the classic theme and the fallbacks of the core', () => {
    expect(orphans(['Footer', 'Footer/Copyright', 'NavbarItem/ComponentTypes', 'Loading', 'Root'])).toEqual([]);
  });

  it('finds a component that no theme has', () => {
    expect(orphans(['Footer', 'Footer/Copywrong', 'helpers'])).toEqual(['Footer/Copywrong', 'helpers']);
  });
});
