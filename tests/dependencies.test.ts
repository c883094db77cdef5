import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

/** What DEPENDENCIES.md says holds. */

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly overrides: Record<string, string>;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = Object.entries({...manifest.dependencies, ...manifest.devDependencies});

/** The first cells of a table below a heading, and how many cells of each row are empty. */
function rows(markdown: string, heading: string): {name: string; empty: number}[] {
  const [, section = ''] = new RegExp(`^## ${heading}$([^]*?)(?=^## |(?![^]))`, 'm').exec(markdown) ?? [];
  return [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => ({
    name,
    empty: rest.split('|').filter((cell) => cell.trim() === '').length,
  }));
}

const document = read('DEPENDENCIES.md');
const named = (heading: string) =>
  rows(document, heading)
    .map(({name}) => name)
    .sort();

describe('DEPENDENCIES.md', () => {
  it('has a reason for each override, and for no other', () => {
    expect(named('Overrides')).toEqual(Object.keys(manifest.overrides).sort());
  });

  it('has a reason for each update that is not proposed', () => {
    const {updates} = parse(read('.github/dependabot.yml')) as {
      updates: {ignore?: {'dependency-name': string}[]; cooldown?: {'default-days': number}}[];
    };
    const ignored = updates.flatMap(({ignore = []}) => ignore.map((entry) => entry['dependency-name']));
    expect(named('Updates that are not proposed')).toEqual(ignored.sort());
    expect(updates.map(({cooldown}) => cooldown?.['default-days'])).toEqual(updates.map(() => 14));
  });

  it('leaves no reason empty', () => {
    const all = [...rows(document, 'Overrides'), ...rows(document, 'Updates that are not proposed')];
    expect(all.filter(({empty}) => empty > 0)).toEqual([]);
  });

  it('is read as it is written', () => {
    const text =
      '# A\n\n## Overrides\n\n| Override | Why |\n| --- | --- |\n| `a` | x |\n| `b` |  |\n\n## Other\n\n| `c` | x |\n';
    expect(rows(text, 'Overrides')).toEqual([
      {name: 'a', empty: 0},
      {name: 'b', empty: 1},
    ]);
    expect(rows(text, 'Other')).toEqual([{name: 'c', empty: 0}]);
  });
});

describe('package.json', () => {
  it('has exact versions, and one of Docusaurus', () => {
    expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const framework = direct.filter(([name]) => name.startsWith('@docusaurus/'));
    expect(framework.length).toBeGreaterThan(5);
    expect(new Set(framework.map(([, version]) => version))).toEqual(new Set(['3.7.0']));
  });

  it('has a lockfile that names no registry', () => {
    const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, {resolved?: string}>};
    const named = Object.entries(packages).filter(([, {resolved}]) => resolved?.startsWith('http'));
    expect(named.map(([name]) => name)).toEqual([]);
  });
});
