import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {extractSdkModel} from '../../product/elements/sdk-reference/extract';

test('the declarations of a new UI SDK contain everything that its pages show', () => {
  const folder = path.join(__dirname, 'template-ui-sdk/product/ui-sdk');
  const declarations = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts.template'))
    .map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));
  const {options, functions, events, errors} = extractSdkModel(declarations);
  for (const entries of [options, functions, events, errors]) {
    expect([...entries.values()].flat()).not.toEqual([]);
  }
});
