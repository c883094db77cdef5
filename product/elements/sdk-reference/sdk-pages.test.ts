import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {SdkDeclarations} from './declarations';
import {createSdkLinks} from './sdk-pages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sdk-pages-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('links enumerations of the API to the section that describes them, and other types to their entries', () => {
  writeFileSync(
    path.join(folder, 'values.d.ts'),
    "/** A step. */\nexport type Step = 'reading' | 'writing';\n/** A brand. */\nexport interface Brand {\n  /** The name. */\n  readonly name: string;\n}",
  );
  writeFileSync(path.join(folder, 'page.mdx'), '<SdkTypes names="Step Brand" />');
  const {getTypeUrl} = createSdkLinks(new SdkDeclarations(folder).readModel(), {
    declarations: new SdkDeclarations(folder),
    root: folder,
    docsFolder: '.',
    getPageUrl: (file) => `/${file}`,
    getSchemaPageUrl: (schema) => `/api#${schema.toLowerCase()}`,
  });
  expect(getTypeUrl('Step')).toBe('/api#step');
  expect(getTypeUrl('Brand')).toBe('/page.mdx#type-brand');
});
