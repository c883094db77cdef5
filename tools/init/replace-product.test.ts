import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {editFiles} from './replace-product';

const root = path.resolve(__dirname, '../..');
const options = {name: 'Teapots', hasUiSdk: true, documents: []};

test('an edit whose text a file no longer contains is an error', () => {
  const edited = new Map(editFiles(root, options));
  expect(edited.get('bench/budgets.ts')).toContain('reference: 100');
  const folder = mkdtempSync(path.join(tmpdir(), 'init-'));
  try {
    for (const file of edited.keys()) cpSync(path.join(root, file), path.join(folder, file));
    const budgets = path.join(folder, 'bench/budgets.ts');
    writeFileSync(budgets, readFileSync(budgets, 'utf8').replaceAll('reference: 42', 'reference: 43'));
    expect(() => editFiles(folder, options)).toThrow('bench/budgets.ts doesn\'t contain "reference: 42"');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
