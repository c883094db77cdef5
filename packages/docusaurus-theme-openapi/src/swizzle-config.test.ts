import path from 'node:path';
import {expect, test} from 'vitest';
import {listThemeComponents} from '../../../tests/support/theme-components';
import {getSwizzleConfig} from './swizzle-config';

test('each component has a declared swizzle action', () => {
  const components = listThemeComponents(path.join(import.meta.dirname, 'theme'));
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(components);
});
