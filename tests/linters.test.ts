import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ICruiseResult} from 'dependency-cruiser';
import {describe, expect, test} from 'vitest';

/* The rules of this repository reject a violation. Running the linters shows that they accept the repository. */

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

describe('dependency-cruiser', () => {
  test('rejects imports against the direction of areas, past entry points, out of ejectable components, and in cycles', () => {
    const args = ['--config', path.join(root, 'tools/lint/imports.config.mjs'), '--output-type', 'json', '.'];
    const {output} = run('dependency-cruiser', args, {cwd: path.join(root, 'tests/fixtures/imports')});
    const {summary} = JSON.parse(output) as ICruiseResult;
    const rules = new Set(summary.violations.map(({rule}) => rule.name));
    expect([...rules].sort()).toEqual([
      'circular files',
      'circular folders',
      'ejectable components',
      'imports of packages/mock-api/',
      'imports of plugins/shared/',
      'imports of product/elements/',
      'packages by name',
      'plugin entry points',
    ]);
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
