import path from 'node:path';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {beforeAll, describe, expect, test} from 'vitest';
import {architecture} from './architecture.mjs';

const fixture = path.resolve(import.meta.dirname, 'fixtures/architecture');

describe('the architecture rules', () => {
  /** The findings in the fixture, by file. */
  let findings: Map<string, string[]>;

  beforeAll(async () => {
    const eslint = new ESLint({
      cwd: fixture,
      overrideConfigFile: true,
      overrideConfig: [
        {files: ['**/*.{ts,tsx}'], languageOptions: {parser: tseslint.parser}},
        ...architecture(fixture),
      ],
    });
    const results = await eslint.lintFiles(['.']);
    findings = new Map(
      results.map(({filePath, messages}) => [
        path.relative(fixture, filePath).replaceAll('\\', '/'),
        messages.map(({message}) => message),
      ]),
    );
  });

  test.each([
    ['plugins/search/past-the-entry.ts', 'Import from plugins/contract/index.ts'],
    ['plugins/shared/wrong-direction.ts', 'plugins/shared may import no other plugin folder'],
    ['plugins/search/imports-a-page.ts', 'Plugins may import only src/components'],
    ['src/components/imports-a-plugin.ts', 'Components are used by plugins and pages'],
    ['config/imports-a-plugin.ts', 'config/ is plain data'],
    ['packages/engine/imports-the-site.ts', 'import from the site'],
    ['src/theme/imports-node.ts', 'Do the work at build time'],
    ['src/theme/imports-config.ts', 'Pass the value through customFields'],
    ['src/theme/imports-a-plugin.ts', 'Import from the client/ or components/ folder'],
    ['plugins/search/client/imports-a-plugin.ts', 'Import from the client/ or components/ folder'],
    ['plugins/contract/title.ts', 'Dependency cycle'],
    ['plugins/contract/describe.ts', 'Dependency cycle'],
  ])('reject %s: %s', (file, message) => {
    expect(findings.get(file)?.join('\n')).toContain(message);
  });

  test.each([
    'plugins/shared/index.ts',
    'plugins/contract/index.ts',
    'plugins/search/client/index.ts',
    'config/site.ts',
    'src/pages/Title.tsx',
  ])('accept %s', (file) => {
    expect(findings.get(file)).toEqual([]);
  });
});
