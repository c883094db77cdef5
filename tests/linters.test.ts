import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ICruiseResult} from 'dependency-cruiser';
import stylelint from 'stylelint';
import {describe, expect, test} from 'vitest';

/* Each linter, as configured in this repository, rejects a violation. Running it shows that it accepts the repository. */

const root = path.resolve(import.meta.dirname, '..');

/** Runs a package's command-line program with text as its standard input. */
function run(
  packageName: string,
  args: string[],
  {input = '', cwd = root} = {},
): {status: number | null; output: string} {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const {bin} = JSON.parse(readFileSync(manifest, 'utf8')) as {bin: string | Record<string, string>};
  const file = typeof bin === 'string' ? bin : (bin[packageName] ?? '');
  const {status, stdout, stderr} = spawnSync(process.execPath, [path.join(path.dirname(manifest), file), ...args], {
    cwd,
    input,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

/** Calls a function with a folder that contains these files, and removes it afterwards. */
function withFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'lint-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const readConfiguration = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('oxlint', () => {
  test('rejects errors of types, floating promises, and conditional hooks', () => {
    const files = {
      '.oxlintrc.jsonc': readConfiguration('.oxlintrc.jsonc'),
      'tsconfig.json': '{"compilerOptions": {"strict": true, "types": []}}',
      'client/use-maybe.ts': `
        declare function useState<T>(value: T): T;
        export const useMaybe = (isOn: boolean) => isOn && useState<number>('one');
        export function save(): void {
          Promise.resolve(1).then(() => undefined);
        }`,
    };
    const {output} = withFolder(files, (cwd) => run('oxlint', ['--format', 'json'], {cwd}));
    const {diagnostics} = JSON.parse(output) as {diagnostics: {code: string}[]};
    expect(diagnostics.map(({code}) => code).sort()).toMatchInlineSnapshot(`
      [
        "react-hooks(rules-of-hooks)",
        "typescript(TS2345)",
        "typescript(no-floating-promises)",
      ]
    `);
  });
});

describe('dependency-cruiser', () => {
  test('rejects imports against the direction of the areas, past their entry points, and in cycles', () => {
    const args = ['--config', path.join(root, 'tools/lint/imports.config.mjs'), '--output-type', 'json', '.'];
    const {output} = run('dependency-cruiser', args, {cwd: path.join(root, 'tests/fixtures/imports')});
    const {summary} = JSON.parse(output) as ICruiseResult;
    const rules = new Set(summary.violations.map(({rule}) => rule.name));
    expect([...rules].sort()).toEqual([
      'circular files',
      'circular folders',
      'imports of config/(?!plugins/)',
      'imports of packages/mock-api/',
      'imports of plugins/runtime/',
      'imports of plugins/shared/',
      'imports of product/elements/',
      'imports of src/(client-modules|css|pages|theme)/',
      'imports of src/(components|hooks)/',
      'packages by name',
      'plugin entry points',
    ]);
  });
});

describe('Stylelint', () => {
  const findBrokenRules = async (codeFilename: string, code: string) => {
    const {results} = await stylelint.lint({cwd: root, codeFilename: path.join(root, codeFilename), code});
    return results[0]?.warnings.map(({rule}) => rule);
  };
  const card = 'src/components/Card/styles.module.css';

  test('rejects literal colors and radii outside the tokens', async () => {
    const own =
      '.card {\n  color: #123456;\n  background: rgb(0 0 0 / 50%);\n  border-color: red;\n  border-radius: 3px;\n}\n';
    expect(await findBrokenRules(card, own)).toEqual([
      'color-named',
      'color-no-hex',
      'declaration-property-value-allowed-list',
      'function-disallowed-list',
    ]);
    expect(await findBrokenRules('src/css/tokens.css', ':root {\n  --ds-text: #123456;\n}\n')).toEqual([]);
  });
});

describe('markdownlint', () => {
  const config = path.join(root, 'tools/lint/markdownlint.markdownlint-cli2.mjs');
  const lint = (text: string) => run('markdownlint-cli2', ['--config', config, '--no-globs', '-'], {input: text});

  test('rejects what STYLEGUIDE.md forbids, but not in code', () => {
    const {output} = lint('# Steps\n\nSimply call the end point `cannot`: see [it](./a.mdx), and ![](./a.png).\n');
    const findings = [...output.matchAll(/^stdin:\d+(?::\d+)? error (\S+)(?: Custom rule \[([\w-]+))?/gm)];
    expect(findings.map(([, rule, name]) => name ?? rule).sort()).toEqual([
      'MD045/no-alt-text',
      'MD059/descriptive-link-text',
      'filler',
      'standard-terms',
    ]);
  });
});
