import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../tests/support/temporary-folder';
import {SdkDeclarations} from './declarations';
import {createSdkLinks} from './sdk-pages';

test('links enumerations of the API to the section that describes them, and other types to their entries', () => {
  const folder = createTemporaryFolder({
    'values.d.ts':
      "/** A step. */\nexport type Step = 'reading' | 'writing';\n/** A brand. */\nexport interface Brand {\n  /** The name. */\n  readonly name: string;\n}",
    'docs/page.mdx': '<SdkTypes names="Step Brand" />',
  });
  const {getTypeUrl} = createSdkLinks(new SdkDeclarations(folder).readModel(), {
    root: folder,
    getPageUrl: (link) => `/${link}`,
    schemaPages: {Step: 'docs/api.mdx#step'},
  });
  expect(getTypeUrl('Step')).toBe('/docs/api.mdx#step');
  expect(getTypeUrl('Brand')).toBe('/docs/page.mdx#type-brand');
});
