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

function findTypeUrl(page: string): string | undefined {
  writeFileSync(path.join(folder, 'values.d.ts'), "/** A step. */\nexport type Step = 'reading' | 'writing';");
  writeFileSync(path.join(folder, 'page.mdx'), page);
  const declarations = new SdkDeclarations(folder);
  const options = {declarations, root: folder, docsFolder: '.', getPageUrl: (file: string) => `/${file}`};
  return createSdkLinks(declarations.readModel(), options).getTypeUrl('Step');
}

test('links a type to the section that lists its values', () => {
  const page =
    '# Page\n\n## Intro {#intro}\n\n## Steps {#steps}\n\n<EnumValues of="statuses#Step" as="table" />\n\n## End {#end}\n';
  expect(findTypeUrl(page)).toBe('/page.mdx#steps');
});

test('links a type to the page if the values precede all sections', () => {
  expect(findTypeUrl('<EnumValues\n  of="statuses#Step"\n/>\n\n## End {#end}\n')).toBe('/page.mdx');
});
