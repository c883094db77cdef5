import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, test} from 'vitest';
import {architecture} from './architecture.mjs';
import {findBuildTimeImports, findCycles, readImports} from './import-graph';

test('the linter accepts or rejects each import in the fixture', async () => {
  const fixture = path.resolve(import.meta.dirname, 'fixtures/architecture');
  const eslint = new ESLint({
    cwd: fixture,
    overrideConfigFile: true,
    overrideConfig: [{files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}}, ...architecture(fixture)],
  });
  for (const {filePath, messages} of await eslint.lintFiles(['.'])) {
    const file = path.relative(fixture, filePath);
    const accepted = readFileSync(filePath, 'utf8')
      .split('\n')
      .filter((text, index) => text.includes(' from ') && !messages.some(({line}) => line === index + 1));
    if (path.basename(file).startsWith('rejected')) {
      expect(accepted, file).toEqual([]);
    } else {
      expect(messages, file).toEqual([]);
    }
  }
});

describe('the import graph', () => {
  test('of the fixture contains build-time code in the browser, and a cycle', async () => {
    const graph = await readImports(path.resolve(import.meta.dirname, 'fixtures/import-graph'), ['plugins', 'src']);
    const findings = findBuildTimeImports(graph);
    expect(findings).toContain('plugins/search/client/index.ts → plugins/search/rank.ts → node:path');
    expect(findings).toContain('plugins/search/client/index.ts → yaml');
    expect(findings).toContainEqual(expect.stringMatching(/client\/index\.ts → .*mock-api.*@hono\/node-server/));
    expect(findings).not.toContainEqual(expect.stringContaining('node:fs'));
    expect(findCycles(graph)).toEqual(['src/components', 'src/hooks']);
  });

  test('of the site contains neither', async () => {
    const graph = await readImports(process.cwd(), [
      'bench',
      'config',
      'packages',
      'patches',
      'plugins',
      'scripts',
      'src',
    ]);
    expect(findBuildTimeImports(graph)).toEqual([]);
    expect(findCycles(graph)).toEqual([]);
  });
});
