import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {brand} from '../../config/site';
import {contract} from '../../config/plugins/contract';
import {replaceBrandTokens} from '../../config/brand-tokens';
import {lintOpenApiFile} from '../../product/contract/lint';

const root = path.resolve(import.meta.dirname, '../..');

describe('OpenAPI lint', () => {
  const name = 'user-management-api.yaml';

  /** Lints a copy of one of our OpenAPI documents, with one string replaced. */
  async function lint(text: string, replacement: string): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
    try {
      cpSync(path.join(root, 'product/openapi'), folder, {recursive: true});
      const file = path.join(folder, name);
      const source = readFileSync(file, 'utf8');
      expect(source).toContain(text);
      writeFileSync(file, source.replace(text, replacement));
      const problems = await lintOpenApiFile(
        {file, root: folder, transform: (text) => replaceBrandTokens(text, brand)},
        {sessionOperations: ['loginUser'], errorCodes: contract.errorCodes},
      );
      return problems.map(({message}) => message).join('\n');
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  test('accepts our documents and rejects violations of the standard and our own rules', async () => {
    expect(await lint('openapi: 3.1', 'openapi: 3.1')).toBe('');
    expect(await lint('      summary: Log a user in\n', '')).toMatch(/user-management-api\.yaml:\d+:\d+ .*summary/s);
    expect(await lint('x-rate-limit:', 'x-rate:')).toMatch(
      /user-management-api\.yaml:\d+:\d+ \(#\/paths.*no "x-rate-limit"/,
    );
  });
});
