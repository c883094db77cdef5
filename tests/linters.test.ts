// cspell:ignore desing refused
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
    const violations = summary.violations.map(({from, to, rule, via = []}) => {
      const chain = [from, ...(via.length > 0 ? via.map(({name}) => name) : [to])].join(' → ');
      return `${rule.name}: ${chain.replace(/\S*(?=node_modules\/)/, '')}`;
    });
    // All other imports in the fixture are accepted.
    expect(violations.sort()).toMatchInlineSnapshot(`
      [
        "circular files: plugins/runtime/cycle/rejected-a.ts → plugins/runtime/cycle/rejected-b.ts",
        "circular folders: plugins/content → plugins/shared",
        "circular folders: plugins/shared → plugins/content",
        "circular folders: src/components → src/hooks",
        "circular folders: src/components → src/pages",
        "circular folders: src/hooks → src/components",
        "circular folders: src/pages → src/components",
        "imports of config/(?!plugins/): config/rejected.ts → plugins/shared/index.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → config/plugins/contract.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → config/site.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → packages/search-engine/src/index.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → plugins/shared/index.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → product/mock/index.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → product/ui-sdk/index.d.ts",
        "imports of packages/mock-api/: packages/mock-api/src/rejected.ts → tests/support.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → config/plugins/contract.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → config/site.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → plugins/content/index.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → src/pages/title.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → tests/support.ts",
        "imports of plugins/runtime/: plugins/runtime/rejected.ts → tools/tool.ts",
        "imports of plugins/shared/: plugins/shared/rejected.ts → plugins/content/index.ts",
        "imports of product/elements/: product/elements/rejected.ts → plugins/content/title.ts",
        "imports of src/(client-modules|css|pages|theme)/: src/pages/rejected.ts → config/site.ts",
        "imports of src/(client-modules|css|pages|theme)/: src/pages/rejected.ts → plugins/content/index.ts",
        "imports of src/(client-modules|css|pages|theme)/: src/pages/rejected.ts → tests/support.ts",
        "imports of src/(components|hooks|utils)/: src/components/rejected.ts → config/site.ts",
        "imports of src/(components|hooks|utils)/: src/components/rejected.ts → plugins/content/client/index.ts",
        "imports of src/(components|hooks|utils)/: src/components/rejected.ts → src/pages/title.ts",
        "packages by name: packages/mock-api/src/rejected.ts → packages/search-engine/src/index.ts",
        "packages by name: plugins/runtime/rejected.ts → packages/search-engine/src/index.ts",
        "packages by name: tools/rejected.mjs → packages/search-engine/src/index.ts",
        "plugin entry points: product/elements/rejected.ts → plugins/content/title.ts",
        "plugin entry points: tools/rejected.mjs → plugins/content/title.ts",
      ]
    `);
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

  test('rejects a skipped heading level and a fence without a language', () => {
    const {status, output} = lint('---\ntitle: Page\n---\n\n## Section\n\n#### Too deep\n\n```\ncode\n```\n');
    expect(status).toBe(1);
    expect(output).toMatch(/:7.* MD001/);
    expect(output).toMatch(/:9.* MD040/);
  });

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

describe('cspell', () => {
  const check = (text: string) =>
    run('cspell', ['lint', '--config', 'tools/lint/cspell.config.yaml', '--no-progress', 'stdin://docs/page.mdx'], {
      input: text,
    });

  test('rejects misspelled words, and correct words that the style guide replaces, with their positions', () => {
    const {status, output} = check('The colors\nof a desing are refused.\n');
    expect(status).toBe(1);
    expect(output).toMatch(/page\.mdx:2:6.*desing/);
    expect(output).toMatch(/page\.mdx:2:17.*refused.*rejected/);
  });
});

describe('knip', () => {
  test('rejects unused files, dependencies, and exports', () => {
    const files = {
      'knip.jsonc': readConfiguration('tools/lint/knip.jsonc'),
      'tsconfig.json': readConfiguration('tsconfig.json'),
      'package.json': '{"dependencies": {"@docusaurus/core": "1", "unused-package": "1"}}',
      'src/pages/search.tsx': "import {used} from '../parts';\nexport default used;\n",
      'src/parts.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
      'src/unused-file.ts': 'export {};\n',
    };
    const {status, output} = withFolder(files, (cwd) => run('knip', ['--no-config-hints', '--directory', cwd], {cwd}));
    expect(status).toBe(1);
    expect(output).toMatch(/Unused files[\s\S]*src\/unused-file\.ts/);
    expect(output).toMatch(/Unused dependencies[\s\S]*unused-package/);
    expect(output).toMatch(/Unused exports[\s\S]*unusedExport/);
  });
});
