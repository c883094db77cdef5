// cspell:ignore desing refused
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ICruiseResult} from 'dependency-cruiser';
import {ESLint} from 'eslint';
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

describe('ESLint', () => {
  const eslint = new ESLint({cwd: root});
  const findRules = async (filePath: string, code: string) => {
    const [result] = await eslint.lintText(code, {filePath: path.join(root, filePath)});
    return result?.messages.map(({ruleId}) => ruleId);
  };

  test('rejects conditional hooks', async () => {
    const hook = "import {useState} from 'react';\nexport const useX = (on: boolean) => on && useState(1);\n";
    expect(await findRules('src/pages/search.tsx', hook)).toContain('react-hooks/rules-of-hooks');
  });
});

describe('dependency-cruiser', () => {
  /** Lists the rejected imports in the fixture. All other imports in it are accepted. */
  const listViolations = (config: string) => {
    const args = ['--config', path.join(root, 'tools/lint', config), '--output-type', 'json', '.'];
    const {output} = run('dependency-cruiser', args, {cwd: path.join(root, 'tests/fixtures/imports')});
    const {summary} = JSON.parse(output) as ICruiseResult;
    return summary.violations
      .map(({from, to, rule, via = []}) => {
        const chain = [from, ...(via.length > 0 ? via.map(({name}) => name) : [to])].join(' → ');
        return `${rule.name}: ${chain.replace(/\S*(?=node_modules\/)/, '')}`;
      })
      .sort();
  };

  test('rejects imports against the direction of the areas, past their entry points, and in cycles', () => {
    expect(listViolations('imports.config.mjs')).toMatchInlineSnapshot(`
      [
        "circular files: plugins/runtime/cycle/rejected-a.ts → plugins/runtime/cycle/rejected-b.ts",
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
        "plugin entry points: tests/rejected.ts → plugins/content/title.ts",
        "plugin entry points: tools/rejected.mjs → plugins/content/title.ts",
      ]
    `);
  });

  test('rejects cycles of folders, and build-time code in the browser', () => {
    expect(listViolations('imports.runtime.config.mjs')).toMatchInlineSnapshot(`
      [
        "browser code: plugins/runtime/client/rejected.ts → node_modules/yaml/dist/index.js",
        "browser code: plugins/runtime/client/rejected.ts → plugins/runtime/rank.ts → path",
        "circular folders: plugins/content → plugins/shared",
        "circular folders: plugins/shared → plugins/content",
        "circular folders: src/components → src/hooks",
        "circular folders: src/components → src/pages",
        "circular folders: src/hooks → src/components",
        "circular folders: src/pages → src/components",
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
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'knip-'));
    try {
      cpSync(path.join(root, 'tools/lint/knip.jsonc'), path.join(folder, 'knip.jsonc'));
      cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
      mkdirSync(path.join(folder, 'src/pages'), {recursive: true});
      writeFileSync(
        path.join(folder, 'package.json'),
        '{"dependencies": {"@docusaurus/core": "1", "unused-package": "1"}}',
      );
      writeFileSync(
        path.join(folder, 'src/pages/search.tsx'),
        "import {used} from '../parts';\nexport default used;\n",
      );
      writeFileSync(path.join(folder, 'src/parts.ts'), 'export const used = 1;\nexport const unusedExport = 2;\n');
      writeFileSync(path.join(folder, 'src/unused-file.ts'), 'export {};\n');
      const {status, output} = run('knip', ['--no-config-hints', '--directory', folder], {cwd: folder});
      expect(status).toBe(1);
      expect(output).toMatch(/Unused files[\s\S]*src\/unused-file\.ts/);
      expect(output).toMatch(/Unused dependencies[\s\S]*unused-package/);
      expect(output).toMatch(/Unused exports[\s\S]*unusedExport/);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
